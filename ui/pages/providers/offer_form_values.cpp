// Conversion between the offer form's fields and values, both ways.
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <array>

#include "core/economics/cost.h"
#include "core/economics/local_book.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/parts/style_property.h"
#include "ui/pages/providers/offer_form.h"

namespace epochal::ui {

namespace {

constexpr std::array kScopes{PriceScope::WholeMachine, PriceScope::PerAcceleratorWithHost, PriceScope::AcceleratorOnly,
                             PriceScope::Unknown};

template <class Value, std::size_t n>
int indexOf(const std::array<Value, n>& values, Value value) {
    return static_cast<int>(std::find(values.begin(), values.end(), value) - values.begin());
}

std::optional<Decimal> positive(double value) {
    return value > 0 ? std::optional(Decimal::fromDouble(value)) : std::nullopt;
}
Decimal hundredfold(double fraction) {
    return Decimal::fromDouble(fraction * 100);
}

}  // namespace

AmountField* OfferForm::amountField(Field field) const {
    return static_cast<AmountField*>(rows_.at(field).field);
}
std::optional<Decimal> OfferForm::amount(Field field) const {
    return amountField(field)->amount();
}
double OfferForm::real(Field field) const {
    return amount(field).value_or(Decimal()).toDouble();
}
std::string OfferForm::line(Field field) const {
    return static_cast<QLineEdit*>(rows_.at(field).field)->text().trimmed().toStdString();
}

void OfferForm::setOwn(const OwnMachine& own) {
    amountField(Field::Purchase)->setAmount(own.purchase);
    amountField(Field::Resale)->setAmount(own.resale);
    amountField(Field::Years)->setAmount(Decimal::fromDouble(own.years), 1);
    amountField(Field::OwnUse)->setAmount(hundredfold(own.use));
    amountField(Field::Watts)->setAmount(Decimal::fromDouble(own.watts));
    amountField(Field::Tariff)->setAmount(own.tariffPerKwh, 3);
    amountField(Field::Hosting)->setAmount(own.hostingPerMonth);
}

void OfferForm::setOffer(const Offer& offer) {
    setting_ = true;
    offer_ = offer;
    const auto combo = [this](Field field) { return static_cast<QComboBox*>(rows_.at(field).field); };
    const auto put = [this](Field field, const std::string& text) {
        static_cast<QLineEdit*>(rows_.at(field).field)->setText(QString::fromStdString(text));
        setStyleProperty(rows_.at(field).field, "state", QString());
    };
    if (offer.kind != PriceKind::Own) combo(Field::Kind)->setCurrentIndex(indexOf(kRentedKinds, offer.kind));
    combo(Field::Scope)->setCurrentIndex(indexOf(kScopes, offer.scope));
    combo(Field::Tax)->setCurrentIndex(offer.taxIncluded ? 1 : 0);
    amountField(Field::Price)->setAmount(offer.pricePerHour, 2);
    amountField(Field::Month)->setAmount(offer.pricePerMonth, 2);
    amountField(Field::Upfront)->setAmount(offer.upfront.isZero() ? std::nullopt : std::optional(offer.upfront), 2);
    amountField(Field::Term)->setAmount(positive(static_cast<double>(offer.termMonths)));
    amountField(Field::Use)->setAmount(hundredfold(offer.use.value_or(1)));
    amountField(Field::TaxRate)
        ->setAmount(offer.taxRate ? std::optional(*offer.taxRate * Decimal::fromInteger(100)) : std::nullopt);
    amountField(Field::Quantum)->setAmount(positive(offer.quantumSeconds));
    amountField(Field::Minimum)->setAmount(positive(offer.minimumSeconds));
    amountField(Field::Count)->setAmount(Decimal::fromInteger(offer.count));
    amountField(Field::Memory)->setAmount(positive(offer.memoryGbEach));
    amountField(Field::Processors)->setAmount(positive(offer.vcpu));
    amountField(Field::Ram)->setAmount(positive(offer.ramGib));
    setOwn(offer.own.value_or(OwnMachine{}));
    put(Field::Currency, offer.currency);
    put(Field::Provider, offer.provider);
    put(Field::Instance, offer.instance);
    put(Field::Region, regionsText(offer));
    put(Field::Accelerator, offer.accelerator);
    put(Field::Date, offer.date);
    put(Field::Source, offer.source);
    notes_->setPlainText(QString::fromStdString(offer.notes));
    arrange();
    setting_ = false;
}

OwnMachine OfferForm::ownMachine() const {
    OwnMachine own = offer_.own.value_or(OwnMachine{});
    own.purchase = amount(Field::Purchase).value_or(Decimal());
    own.resale = amount(Field::Resale).value_or(Decimal());
    own.years = real(Field::Years);
    own.use = real(Field::OwnUse) / 100;
    own.watts = real(Field::Watts);
    own.tariffPerKwh = amount(Field::Tariff).value_or(Decimal());
    own.hostingPerMonth = amount(Field::Hosting).value_or(Decimal());
    return own;
}

Offer OfferForm::offer() const {
    Offer offer = offer_;
    const auto index = [this](Field field) {
        return static_cast<std::size_t>(std::max(0, static_cast<QComboBox*>(rows_.at(field).field)->currentIndex()));
    };
    offer.kind = kind();
    offer.currency = line(Field::Currency);
    offer.taxIncluded = index(Field::Tax) == 1;
    const auto rate = amount(Field::TaxRate);
    offer.taxRate = rate ? std::optional(*rate / Decimal::fromInteger(100)) : std::nullopt;
    offer.instance = line(Field::Instance);
    setRegions(offer, line(Field::Region));
    offer.accelerator = line(Field::Accelerator);
    offer.count = static_cast<std::int64_t>(real(Field::Count));
    offer.memoryGbEach = real(Field::Memory);
    offer.vcpu = real(Field::Processors);
    offer.ramGib = real(Field::Ram);
    offer.date = line(Field::Date);
    offer.source = line(Field::Source);
    offer.notes = notes_->toPlainText().trimmed().toStdString();
    if (offer.kind == PriceKind::Own) {
        offer.own = ownMachine();
        offer.pricePerHour = ownPricePerHour(*offer.own);
        return offer;
    }
    offer.provider = line(Field::Provider);
    offer.scope = kScopes[std::min(index(Field::Scope), kScopes.size() - 1)];
    offer.quantumSeconds = real(Field::Quantum);
    offer.minimumSeconds = real(Field::Minimum);
    const bool lease = offer.kind == PriceKind::Monthly, reserved = offer.kind == PriceKind::Reserved;
    offer.pricePerHour = lease ? std::nullopt : amount(Field::Price);
    offer.pricePerMonth = lease ? amount(Field::Month) : std::nullopt;
    offer.use = lease && real(Field::Use) < 100 ? std::optional(real(Field::Use) / 100) : std::nullopt;
    offer.upfront = reserved ? amount(Field::Upfront).value_or(Decimal()) : Decimal();
    offer.termMonths = reserved ? static_cast<std::int64_t>(real(Field::Term)) : 0;
    return offer;
}

OfferForm::Field OfferForm::fieldOf(const std::string& member) const {
    const PriceKind is = kind();
    if (member == "provider") return Field::Provider;
    if (member == "instance") return Field::Instance;
    if (member == "currency") return Field::Currency;
    if (member == "date") return Field::Date;
    if (member == "source") return Field::Source;
    if (member == "term_months") return Field::Term;
    // The price is not above zero: for the user's own machine because of its years or use, or else its purchase price.
    if (is == PriceKind::Own)
        return real(Field::Years) <= 0 ? Field::Years : real(Field::OwnUse) <= 0 ? Field::OwnUse : Field::Purchase;
    return is == PriceKind::Monthly ? Field::Month : Field::Price;
}

QString OfferForm::problem() {
    std::map<Field, QString> wrong;
    for (const auto& [member, why] : problemsOf(offer()))
        wrong.try_emplace(fieldOf(member), Formatter::current().text(why));
    for (const Field field : {Field::OwnUse, Field::Use})
        if (shows(field) && real(field) > 100) wrong[field] = tr("Use cannot exceed 100% of all hours");
    for (const auto& [field, row] : rows_)
        if (auto* amountLine = qobject_cast<AmountField*>(row.field);
            amountLine && shows(field) && !amountLine->isRight())
            wrong[field] = amountLine->toolTip();
    for (const auto& [field, row] : rows_)
        if (!qobject_cast<AmountField*>(row.field) || wrong.contains(field))
            setStyleProperty(row.field, "state", wrong.contains(field) ? QStringLiteral("error") : QString());
    wrong_ = nullptr;
    QString first;
    for (const auto& [field, why] : wrong) {
        QWidget* widget = rows_.at(field).field;
        if (wrong_ && wrong_->y() <= widget->y()) continue;
        wrong_ = widget;
        first = why;
    }
    return first;
}

void OfferForm::revealProblem() {
    if (!wrong_) return;
    wrong_->setFocus(Qt::OtherFocusReason);
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) return area->ensureWidgetVisible(wrong_, 0, 32);
}

}  // namespace epochal::ui
