#include "ui/pages/parts/amount_field.h"

#include <algorithm>

#include <QEvent>
#include <QRegularExpression>
#include <QSignalBlocker>

#include "ui/format/formatter.h"
#include "ui/pages/parts/style_property.h"

namespace epochal::ui {

AmountField::AmountField(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight);
    setMaxLength(30);
    connect(this, &QLineEdit::textChanged, this, &AmountField::check);
}

void AmountField::setAmount(const std::optional<Decimal>& amount, int decimals) {
    decimals_ = decimals;
    setText(amount ? write(*amount, decimals) : QString());
    amount_ = amount;
    known_ = text();
}

std::optional<Decimal> AmountField::amount() const {
    // While a key is handled, the text is newer: textEdited() comes before textChanged().
    return text() == known_ ? amount_ : read(text());
}

bool AmountField::isRight() const {
    return text().trimmed().isEmpty() || amount();
}

std::optional<Decimal> AmountField::read(const QString& text) {
    // The separators that the formatter writes in this language.
    const QString sample = Formatter::current().number(1234567.5, 1);
    const QChar point = sample[sample.size() - 2], group = sample[1];
    QString plain = text.trimmed();
    const QString escapedGroup = QRegularExpression::escape(QString(group));
    const QString escapedPoint = QRegularExpression::escape(QString(point));
    const QString blanks = group.isSpace() ? QStringLiteral("[\\s\\x{A0}\\x{202F}]") : escapedGroup;
    static const QRegularExpression digits(QStringLiteral("^\\d+(\\.\\d+)?$"));
    const QRegularExpression grouped(QStringLiteral("^[1-9]\\d{0,2}(%1\\d{3})+(%2\\d+)?$").arg(blanks, escapedPoint));
    if (grouped.match(plain).hasMatch()) plain.remove(QRegularExpression(blanks));
    // A point is a decimal separator in every language, except where it groups thousands.
    if (point != QLatin1Char('.') && !(group == QLatin1Char('.') && plain.contains(group)))
        plain.replace(point, QLatin1Char('.'));
    else if (point != QLatin1Char('.'))
        return std::nullopt;
    if (!digits.match(plain).hasMatch()) return std::nullopt;
    const Result<Decimal> amount = Decimal::parse(plain.toStdString());
    return amount ? std::optional(*amount) : std::nullopt;
}

QString AmountField::write(const Decimal& amount, int decimals) {
    const std::string exact = amount.text();
    const std::size_t point = exact.find('.');
    const int digits = point == std::string::npos ? 0 : static_cast<int>(exact.size() - point - 1);
    return Formatter::current().amount(amount, std::max(decimals, digits));
}

void AmountField::check() {
    amount_ = read(text());
    known_ = text();
    const bool right = isRight();
    setStyleProperty(this, "state", right ? QString() : QStringLiteral("error"));
    setToolTip(right ? QString()
                     : tr("Enter digits and a decimal separator, such as %1").arg(Formatter::current().number(4.6, 2)));
}

/// "0,090" is nine hundredths in Spanish; read in English it would be ninety.
void AmountField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    if (amount_) {
        const QSignalBlocker quiet(this);
        setText(write(*amount_, decimals_));
    }
    check();
}

}  // namespace epochal::ui
