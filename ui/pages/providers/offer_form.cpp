#include "ui/pages/providers/offer_form.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <algorithm>
#include <cstring>

#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/economics/price_date.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/parts/date_field.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kFieldWidth = 112;

bool isOwn(const Offer& offer) {
    return offer.kind == PriceKind::Own;
}

bool isDate(const OfferField& field) {
    return field.valid == &isPriceDate;
}

}  // namespace

OfferForm::OfferForm(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(0, 1);
    for (const OfferGroup group : {OfferGroup::Price, OfferGroup::Machine, OfferGroup::Source}) {
        if (group != OfferGroup::Price) addHeading();
        for (const OfferField& field : offerFields())
            if (field.group == group) addRow(field);
        if (group != OfferGroup::Price) continue;
        costRow_ = grid_->rowCount();
        grid_->setRowMinimumHeight(costRow_, 1);
    }
    retranslate();
}

void OfferForm::addHeading() {
    auto* heading = new QLabel(this);
    heading->setFont(Theme::instance().font(Type::BodyBold));
    heading->setContentsMargins(0, 10, 0, 2);
    headings_.append(heading);
    grid_->addWidget(heading, std::max(grid_->rowCount(), costRow_ + 1), 0, 1, 3);
}

QWidget* OfferForm::widgetOf(const OfferField& field) {
    if (const auto choices = choicesOf(field); !choices.empty()) {
        auto* combo = new QComboBox(this);
        // The kind Own belongs to this machine alone, whose price kind cannot be chosen.
        for (const OfferChoice& choice : choices)
            if (std::strcmp(choice.id, name(PriceKind::Own)) != 0) combo->addItem(QString(), QLatin1String(choice.id));
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        leaveWheelToPage(combo);
        connect(combo, &QComboBox::activated, this, [this] {
            arrange();
            edited();
        });
        return combo;
    }
    if (field.format == OfferFormat::Lines) {
        auto* lines = new QPlainTextEdit(this);
        lines->setFixedHeight(72);
        lines->setTabChangesFocus(true);
        connect(lines, &QPlainTextEdit::textChanged, this, &OfferForm::edited);
        return lines;
    }
    auto* date = isDate(field) ? new DateField(this) : nullptr;
    QLineEdit* line = date ? date : isNumber(field) ? new AmountField(this) : new QLineEdit(this);
    if (date)
        date->setExample(field.example);
    else
        line->setPlaceholderText(QLatin1String(field.example));
    connect(line, &QLineEdit::textEdited, this, &OfferForm::edited);
    return line;
}

void OfferForm::addRow(const OfferField& field) {
    Row row{&field, new QLabel(this), widgetOf(field), nullptr};
    row.label->setWordWrap(true);
    row.widget->setObjectName(QLatin1String("offer-") + QLatin1String(field.key));
    row.label->setBuddy(row.widget);
    const int at = grid_->rowCount();
    if (field.format == OfferFormat::Lines) {
        grid_->addWidget(row.label, at, 0, 1, 3);
        grid_->addWidget(row.widget, at + 1, 0, 1, 3);
    } else if (isNumber(field) || *field.unit) {
        row.unit = new QLabel(this);
        row.unit->setProperty("secondary", true);
        row.widget->setFixedWidth(kFieldWidth);
        grid_->addWidget(row.label, at, 0);
        grid_->addWidget(row.widget, at, 1);
        grid_->addWidget(row.unit, at, 2);
    } else {
        row.widget->setMinimumWidth(kFieldWidth);
        grid_->addWidget(row.label, at, 0);
        grid_->addWidget(row.widget, at, 1, 1, 2);
    }
    rows_.push_back(row);
}

void OfferForm::setCost(QWidget* cost) {
    cost->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // its chart uses the width available
    grid_->addWidget(cost, costRow_, 0, 1, 3);
}

void OfferForm::focusFirst() {
    for (const Row& row : rows_)
        if (shows(row) && isMoney(*row.field)) return row.widget->setFocus();
}

const OfferForm::Row& OfferForm::rowOf(const char* key) const {
    return *std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.field == findOfferField(key); });
}

PriceKind OfferForm::kind() const {
    if (isOwn(offer_)) return PriceKind::Own;
    return priceKindOf(entered(rowOf("kind"))).value_or(offer_.kind);
}

bool OfferForm::shows(const Row& row) const {
    return (row.field->kinds & setOf(kind())) != 0;
}

void OfferForm::fill(const Row& row, const Offer& offer) {
    const OfferField& field = *row.field;
    const QString text = QString::fromStdString(textOf(field, offer));
    if (auto* combo = qobject_cast<QComboBox*>(row.widget))
        combo->setCurrentIndex(std::max(0, combo->findData(text)));
    else if (auto* lines = qobject_cast<QPlainTextEdit*>(row.widget))
        lines->setPlainText(text);
    else if (auto* amount = qobject_cast<AmountField*>(row.widget))
        amount->setAmount(
            text.isEmpty() && *field.implied ? Decimal::parse(field.implied).value() : numberOf(field, offer),
            field.decimals);
    else if (auto* date = qobject_cast<DateField*>(row.widget))
        date->setDate(text.toStdString());
    else
        static_cast<QLineEdit*>(row.widget)->setText(text);
}

std::string OfferForm::entered(const Row& row) {
    if (const auto* combo = qobject_cast<QComboBox*>(row.widget)) return combo->currentData().toString().toStdString();
    if (const auto* lines = qobject_cast<QPlainTextEdit*>(row.widget))
        return lines->toPlainText().trimmed().toStdString();
    if (const auto* line = qobject_cast<AmountField*>(row.widget)) {
        const auto amount = line->amount();
        const std::string text = amount ? amount->text() : std::string();
        return text == row.field->implied ? std::string() : text;
    }
    if (const auto* date = qobject_cast<DateField*>(row.widget)) return date->date();
    return static_cast<QLineEdit*>(row.widget)->text().trimmed().toStdString();
}

void OfferForm::setOffer(const Offer& offer) {
    setting_ = true;
    offer_ = offer;
    if (isOwn(offer_) && !offer_.own) offer_.own.emplace();
    for (const Row& row : rows_) {
        if (isOfOwnMachine(*row.field) && !isOwn(offer_)) continue;
        fill(row, offer_);
        setStyleProperty(row.widget, "state", QString());
    }
    arrange();
    setting_ = false;
}

std::vector<std::pair<const OfferForm::Row*, QString>> OfferForm::take(Offer& offer) const {
    std::vector<std::pair<const Row*, QString>> wrong;
    offer.kind = kind();
    for (const Row& row : rows_) {
        if (shows(row)) {
            if (const Status set = setText(*row.field, offer, entered(row)); !set)
                wrong.emplace_back(&row, Formatter::current().text(set.error().what));
        } else if (offer.kind != offer_.kind && !isOfOwnMachine(*row.field)) {
            // Clears fields that apply only to the previous price kind.
            (void)setText(*row.field, offer, {});
        }
    }
    return wrong;
}

Offer OfferForm::offer() const {
    Offer offer = offer_;
    take(offer);
    if (isOwn(offer) && offer.own) offer.pricePerHour = ownPricePerHour(*offer.own);
    return offer;
}

QString OfferForm::problem() {
    Offer entered = offer_;
    std::vector<std::pair<const Row*, QString>> wrong = take(entered);
    for (const auto& [key, why] : problemsOf(offer())) {
        const auto found = std::find_if(rows_.begin(), rows_.end(), [&, member = findOfferField(key)](const Row& row) {
            return row.field == member;
        });
        wrong.emplace_back(found == rows_.end() ? nullptr : &*found, Formatter::current().text(why));
    }
    wrong_ = nullptr;
    QString first;
    for (const Row& row : rows_) {
        auto* amount = qobject_cast<AmountField*>(row.widget);
        QString why;
        for (const auto& [at, text] : wrong)
            if (at == &row && why.isEmpty()) why = text;
        if (amount && shows(row) && !amount->isRight()) why = amount->toolTip();
        if (!amount || !why.isEmpty())
            setStyleProperty(row.widget, "state", why.isEmpty() ? QString() : QStringLiteral("error"));
        if (why.isEmpty() || wrong_) continue;
        wrong_ = row.widget;
        first = why;
    }
    if (!wrong_ && !wrong.empty()) first = wrong.front().second;  // of a member without a field
    return first;
}

void OfferForm::revealProblem() {
    if (!wrong_) return;
    wrong_->setFocus(Qt::OtherFocusReason);
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) return area->ensureWidgetVisible(wrong_, 0, 32);
}

void OfferForm::arrange() {
    for (const Row& row : rows_) {
        const bool shown = shows(row);
        for (QWidget* part : std::initializer_list<QWidget*>{row.label, row.widget, row.unit})
            if (part) part->setVisible(shown);
    }
    retranslate();
}

void OfferForm::edited() {
    if (setting_) return;
    for (const Row& row : rows_) {
        const auto* amount = qobject_cast<AmountField*>(row.widget);
        if (!amount || amount->isRight()) setStyleProperty(row.widget, "state", QString());
    }
    retranslate();
    Q_EMIT changed();
}

void OfferForm::retranslate() {
    const QString currency = QString::fromStdString(entered(rowOf("currency")));
    for (const Row& row : rows_) {
        const OfferField& field = *row.field;
        row.label->setText(Formatter::text(field.label));
        if (row.unit) row.unit->setText(Formatter::text(field.unit).replace(QLatin1String("%1"), currency));
        if (*field.help) row.widget->setToolTip(Formatter::text(field.help));
        auto* combo = qobject_cast<QComboBox*>(row.widget);
        for (const OfferChoice& choice : choicesOf(field))
            if (const int at = combo->findData(QLatin1String(choice.id)); at >= 0)
                combo->setItemText(at, Formatter::text(choice.brief));
    }
    //: noun, heading of a group of fields
    headings_[0]->setText(tr("Machine"));
    //: heading of a form
    headings_[1]->setText(tr("Price source"));
}

void OfferForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        // Amounts are rewritten in the format of the new language.
        const Offer now = offer();
        retranslate();
        setOffer(now);
    }
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
