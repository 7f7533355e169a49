// The offer form's fields as values, both ways.
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
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
    put(Field::Region, offer.region);
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
    offer.region = line(Field::Region);
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

QString OfferForm::problem() {
    for (const auto& [field, row] : rows_)
        if (auto* amountLine = qobject_cast<AmountField*>(row.field);
            amountLine && shows(field) && !amountLine->isRight())
            return amountLine->toolTip();
    if (real(Field::OwnUse) > 100 || real(Field::Use) > 100) return tr("Use is at most 100 % of all hours");
    const auto wrong = checkOffer(offer());
    if (!wrong) return {};
    const std::pair<const char*, Field> fields[] = {{"provider", Field::Provider},
                                                    {"instance", Field::Instance},
                                                    {"currency", Field::Currency},
                                                    {"date", Field::Date},
                                                    {"source", Field::Source}};
    for (const auto& [member, field] : fields)
        if (wrong->first == member) setStyleProperty(rows_.at(field).field, "state", QStringLiteral("error"));
    return Formatter::current().text(wrong->second);
}

}  // namespace epochal::ui
