#include "ui/pages/providers/offer_form.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "ui/pages/parts/amount_field.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kFieldWidth = 112;
}  // namespace

OfferForm::OfferForm(QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)), notes_(new QPlainTextEdit(this)), notesLabel_(new QLabel(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(0, 1);
    addCombo(Field::Kind, 4);
    for (const Field field : {Field::Price, Field::Month, Field::Upfront, Field::Term, Field::Use, Field::Purchase,
                              Field::Resale, Field::Years, Field::OwnUse, Field::Watts, Field::Tariff, Field::Hosting})
        addAmount(field);
    addLine(Field::Currency)->setMaxLength(3);
    for (const Field field : {Field::Quantum, Field::Minimum}) addAmount(field);
    addCombo(Field::Scope, 4);
    costRow_ = grid_->rowCount();
    grid_->setRowMinimumHeight(costRow_, 1);
    addHeading();
    for (const Field field : {Field::Provider, Field::Instance, Field::Region, Field::Accelerator}) addLine(field);
    for (const Field field : {Field::Count, Field::Memory, Field::Processors, Field::Ram}) addAmount(field);
    addHeading();
    for (const Field field : {Field::Date, Field::Source}) addLine(field);
    addCombo(Field::Tax, 2);
    addAmount(Field::TaxRate);
    const int row = grid_->rowCount();
    notes_->setObjectName(QStringLiteral("offerNotes"));
    notes_->setFixedHeight(72);
    notes_->setTabChangesFocus(true);
    notesLabel_->setBuddy(notes_);
    grid_->addWidget(notesLabel_, row, 0, 1, 3);
    grid_->addWidget(notes_, row + 1, 0, 1, 3);
    connect(notes_, &QPlainTextEdit::textChanged, this, &OfferForm::edited);
    retranslate();
}

void OfferForm::addHeading() {
    auto* heading = new QLabel(this);
    heading->setFont(Theme::instance().font(Type::BodyBold));
    heading->setContentsMargins(0, 10, 0, 2);
    headings_.append(heading);
    grid_->addWidget(heading, std::max(grid_->rowCount(), costRow_ + 1), 0, 1, 3);
}

OfferForm::Row& OfferForm::addRow(Field field, QWidget* widget) {
    static constexpr const char* kNames[] = {"Kind",     "Price",      "Month",    "Upfront", "Term",        "Use",
                                             "Purchase", "Resale",     "Years",    "OwnUse",  "Watts",       "Tariff",
                                             "Hosting",  "Currency",   "Tax",      "TaxRate", "Quantum",     "Minimum",
                                             "Scope",    "Provider",   "Instance", "Region",  "Accelerator", "Count",
                                             "Memory",   "Processors", "Ram",      "Date",    "Source"};
    widget->setObjectName(QLatin1String("offer") + QLatin1String(kNames[static_cast<std::size_t>(field)]));
    Row& row = rows_[field];
    row = {new QLabel(this), widget, new QLabel(this)};
    row.label->setBuddy(widget);
    row.unit->setProperty("secondary", true);
    const int at = grid_->rowCount();
    grid_->addWidget(row.label, at, 0);
    grid_->addWidget(row.field, at, 1);
    grid_->addWidget(row.unit, at, 2);
    return row;
}

AmountField* OfferForm::addAmount(Field field) {
    auto* amount = new AmountField(this);
    amount->setFixedWidth(kFieldWidth);
    addRow(field, amount);
    connect(amount, &QLineEdit::textEdited, this, &OfferForm::edited);
    return amount;
}

QLineEdit* OfferForm::addLine(Field field) {
    auto* line = new QLineEdit(this);
    Row& row = addRow(field, line);
    if (field == Field::Currency) {
        line->setFixedWidth(kFieldWidth);
    } else {
        line->setMinimumWidth(kFieldWidth);
        grid_->removeWidget(row.unit);
        row.unit->hide();
        grid_->removeWidget(line);
        grid_->addWidget(line, grid_->rowCount() - 1, 1, 1, 2);
    }
    connect(line, &QLineEdit::textEdited, this, &OfferForm::edited);
    return line;
}

QComboBox* OfferForm::addCombo(Field field, int items) {
    auto* combo = new QComboBox(this);
    for (int i = 0; i < items; ++i) combo->addItem(QString());
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    leaveWheelToPage(combo);
    Row& row = addRow(field, combo);
    grid_->removeWidget(row.unit);
    row.unit->hide();
    grid_->removeWidget(combo);
    grid_->addWidget(combo, grid_->rowCount() - 1, 1, 1, 2);
    connect(combo, &QComboBox::activated, this, [this] {
        arrange();
        edited();
    });
    return combo;
}

void OfferForm::setCost(QWidget* cost) {
    cost->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // its chart uses the width available
    grid_->addWidget(cost, costRow_, 0, 1, 3);
}

void OfferForm::focusFirst() {
    (kind() == PriceKind::Own ? rows_.at(Field::Purchase) : rows_.at(Field::Price)).field->setFocus();
}

PriceKind OfferForm::kind() const {
    if (offer_.kind == PriceKind::Own) return PriceKind::Own;
    return kRentedKinds[std::max(0, static_cast<QComboBox*>(rows_.at(Field::Kind).field)->currentIndex())];
}

bool OfferForm::shows(Field field) const {
    const PriceKind is = kind();
    const bool own = is == PriceKind::Own, lease = is == PriceKind::Monthly;
    switch (field) {
        case Field::Kind:
            return !own;
        case Field::Price:
            return !own && !lease;
        case Field::Month:
        case Field::Use:
            return lease;
        case Field::Upfront:
        case Field::Term:
            return is == PriceKind::Reserved;
        case Field::Purchase:
        case Field::Resale:
        case Field::Years:
        case Field::OwnUse:
        case Field::Watts:
        case Field::Tariff:
        case Field::Hosting:
            return own;
        case Field::Quantum:
        case Field::Minimum:
            return !own && !lease;
        case Field::Scope:
            return !own;
        case Field::Provider:
            return !own;
        default:
            return true;
    }
}

void OfferForm::arrange() {
    for (auto& [field, row] : rows_) {
        const bool shown = shows(field);
        row.label->setVisible(shown);
        row.field->setVisible(shown);
        const bool unit = grid_->indexOf(row.unit) >= 0;
        row.unit->setVisible(shown && unit);
    }
    retranslate();
}

void OfferForm::edited() {
    if (setting_) return;
    for (auto& [field, row] : rows_) {
        const auto* amountLine = qobject_cast<AmountField*>(row.field);
        if (!amountLine || amountLine->isRight()) setStyleProperty(row.field, "state", QString());
    }
    retranslate();
    Q_EMIT changed();
}

void OfferForm::fillKinds() {
    const auto fill = [this](Field field, const QStringList& texts) {
        auto* combo = static_cast<QComboBox*>(rows_.at(field).field);
        for (int i = 0; i < combo->count(); ++i) combo->setItemText(i, texts.value(i));
    };
    QStringList kinds;
    for (const PriceKind one : kRentedKinds) kinds.append(word(one));
    // In the order of PriceScope.
    const QStringList scopes{tr("machine"), tr("GPU + host"), tr("GPU only"), tr("unknown")};
    fill(Field::Kind, kinds);
    fill(Field::Scope, scopes);
    //: VAT
    fill(Field::Tax, {tr("not included"), tr("included")});
}

void OfferForm::retranslate() {
    fillKinds();
    const QString currency = static_cast<QLineEdit*>(rows_.at(Field::Currency).field)->text();
    const QString month = tr("%1 per month").arg(currency), percent = tr("% of all hours");
    const std::pair<Field, std::pair<QString, QString>> words[] = {
        {Field::Kind, {tr("Price &kind"), {}}},
        {Field::Price, {tr("&Price"), perHour(currency)}},
        {Field::Month, {tr("&Price"), month}},
        {Field::Upfront, {tr("&Upfront"), currency}},
        {Field::Term, {tr("&Term"), tr("months")}},
        //: share of all hours in which the machine is used
        {Field::Use, {tr("&Use"), percent}},
        {Field::Purchase, {tr("&Purchase price"), currency}},
        {Field::Resale, {tr("&Resale value"), currency}},
        {Field::Years, {tr("Useful &life"), tr("years")}},
        {Field::OwnUse, {tr("&Use"), percent}},
        {Field::Watts, {tr("Po&wer under load"), tr("W at the wall")}},
        {Field::Tariff, {tr("&Tariff"), tr("%1/kWh").arg(currency)}},
        {Field::Hosting, {tr("&Hosting"), month}},
        {Field::Currency, {tr("&Currency"), tr("ISO code")}},
        {Field::Tax, {tr("&VAT"), {}}},
        {Field::TaxRate, {tr("VAT r&ate"), tr("%")}},
        {Field::Quantum, {tr("&Billing quantum"), tr("s")}},
        {Field::Minimum, {tr("Minimum c&harge"), tr("s")}},
        {Field::Scope, {tr("Price c&overs"), {}}},
        {Field::Provider, {tr("P&rovider"), {}}},
        {Field::Instance, {tr("&Instance"), {}}},
        {Field::Region, {tr("Regio&n"), {}}},
        {Field::Accelerator, {tr("&GPU"), {}}},
        {Field::Count, {tr("Number o&f GPUs"), {}}},
        //: memory of each GPU
        {Field::Memory, {tr("GPU &memory"), tr("GB each")}},
        {Field::Processors, {tr("vCPU"), {}}},
        {Field::Ram, {tr("RAM"), tr("GiB")}},
        {Field::Date, {tr("Price &date"), {}}},
        {Field::Source, {tr("Sourc&e"), {}}}};
    for (const auto& [field, text] : words) {
        rows_.at(field).label->setText(text.first);
        rows_.at(field).unit->setText(text.second);
    }
    static_cast<QLineEdit*>(rows_.at(Field::Date).field)->setPlaceholderText(QStringLiteral("2026-11-09"));
    rows_.at(Field::Date).field->setToolTip(tr("Date the price was seen: 2026-11-09; or 2026, >=2025-11, 2025..2026"));
    rows_.at(Field::Region).field->setToolTip(tr("Separate regions that share a price with semicolons"));
    //: the billing quantum
    rows_.at(Field::Quantum).field->setToolTip(tr("Time is rounded up to a multiple of this; leave empty if unknown"));
    headings_[0]->setText(tr("Machine"));
    //: heading of a form
    headings_[1]->setText(tr("Price source"));
    notesLabel_->setText(tr("Notes"));
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
