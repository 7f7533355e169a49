#include "ui/pages/parts/date_field.h"

#include <QEvent>
#include <QRegularExpression>
#include <QSignalBlocker>

#include "ui/format/formatter.h"

namespace epochal::ui {

DateField::DateField(QWidget* parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::textChanged, this, [this] {
        date_ = read(text());
        known_ = text();
    });
}

void DateField::setDate(const std::string& date) {
    setText(write(date));
    date_ = date;
    known_ = text();
}

std::string DateField::date() const {
    // While a key is handled, the text is newer: textEdited() comes before textChanged().
    return text() == known_ ? date_ : read(text());
}

void DateField::setExample(const std::string& date) {
    example_ = date;
    setPlaceholderText(write(date));
}

QString DateField::write(const std::string& date) {
    static const QRegularExpression iso(QStringLiteral(R"((?<!\d)\d{4}-\d\d(-\d\d)?(?!\d))"));
    QString text = QString::fromStdString(date);
    for (auto found = iso.match(text); found.hasMatch();) {
        const QString day = Formatter::current().isoDay(found.captured());
        text.replace(found.capturedStart(), found.capturedLength(), day);
        found = iso.match(text, found.capturedStart() + day.size());
    }
    return text;
}

std::string DateField::read(const QString& text) {
    constexpr qsizetype kAfterDay = 2;
    const QString sample = Formatter::current().isoDay(QStringLiteral("2001-02-03"));
    QString date = text.trimmed();
    const QChar between = sample[kAfterDay];
    if (between.isDigit()) return date.toStdString();  // the language writes ISO dates
    const QString mark = QRegularExpression::escape(QString(between));
    const auto twoDigits = [](const QString& number) { return number.rightJustified(2, QLatin1Char('0')); };
    const QRegularExpression day(QStringLiteral(R"((?<!\d)(\d{1,2})%1(\d{1,2})%1(\d{4})(?!\d))").arg(mark)),
        month(QStringLiteral(R"((?<!\d)(\d{1,2})%1(\d{4})(?!\d))").arg(mark));
    for (auto found = day.match(date); found.hasMatch(); found = day.match(date))
        date.replace(found.capturedStart(), found.capturedLength(),
                     found.captured(3) + QLatin1Char('-') + twoDigits(found.captured(2)) + QLatin1Char('-') +
                         twoDigits(found.captured(1)));
    for (auto found = month.match(date); found.hasMatch(); found = month.match(date))
        date.replace(found.capturedStart(), found.capturedLength(),
                     found.captured(2) + QLatin1Char('-') + twoDigits(found.captured(1)));
    return date.toStdString();
}

void DateField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    const QSignalBlocker quiet(this);
    setDate(date_);
    setExample(example_);
}

}  // namespace epochal::ui
