#include "core/economics/cost.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace epochal {

namespace {

constexpr double kTimeStep = 1e-3;   ///< s, the resolution of a run's clocks
constexpr double kMostUnits = 1e13;  ///< far longer than any run, and still counted exactly

double quantumOf(const Offer& offer) {
    return offer.quantumSeconds > 0 ? offer.quantumSeconds : 1;
}

Decimal perMonth() {
    return Decimal::fromDouble(kHoursPerMonth);
}

std::optional<UseCost> useCostOf(const OwnMachine& machine) {
    const double hours = machine.years * kHoursPerYear;
    if (!(hours > 0) || !std::isfinite(hours)) return std::nullopt;
    return UseCost{
        (machine.purchase - machine.resale) / Decimal::fromDouble(hours) + machine.hostingPerMonth / perMonth(),
        energyPerHour(machine)};
}

}  // namespace

Decimal energyPerHour(const OwnMachine& machine) {
    return multiplyDivide(Decimal::fromDouble(machine.watts), machine.tariffPerKwh, Decimal::fromInteger(1000));
}

std::optional<OwnPrice> ownPriceParts(const OwnMachine& machine) {
    const double hours = machine.years * kHoursPerYear * machine.use;
    if (!(machine.years > 0) || !(machine.use > 0) || !std::isfinite(hours)) return std::nullopt;
    const Decimal divisor = Decimal::fromDouble(hours), used = Decimal::fromDouble(kHoursPerMonth * machine.use);
    if (divisor.isZero() || used.isZero()) return std::nullopt;
    return OwnPrice{(machine.purchase - machine.resale) / divisor, machine.hostingPerMonth / used,
                    energyPerHour(machine)};
}

std::optional<Decimal> ownPricePerHour(const OwnMachine& machine) {
    const std::optional<OwnPrice> parts = ownPriceParts(machine);
    if (!parts) return std::nullopt;
    return parts->purchase + parts->hosting + parts->energy;
}

std::optional<Decimal> upfrontPerHour(const Offer& offer) {
    if (offer.termMonths <= 0) return std::nullopt;
    return offer.upfront / (Decimal::fromInteger(offer.termMonths) * perMonth());
}

std::optional<Decimal> hourlyPrice(const Offer& offer) {
    if (offer.kind == PriceKind::Monthly && offer.pricePerMonth) {
        const Decimal hours = Decimal::fromDouble(kHoursPerMonth * offer.use.value_or(1));
        if (hours <= Decimal()) return std::nullopt;
        return *offer.pricePerMonth / hours;
    }
    if (offer.kind == PriceKind::Reserved && !offer.upfront.isZero()) {
        // With an upfront payment, the total is unknown without the term or the price per hour.
        const std::optional<Decimal> upfront = upfrontPerHour(offer);
        if (!upfront || !offer.pricePerHour) return std::nullopt;
        return *offer.pricePerHour + *upfront;
    }
    if (offer.pricePerHour) return offer.pricePerHour;
    if (offer.own) return ownPricePerHour(*offer.own);
    return std::nullopt;
}

std::optional<Decimal> hourlyPriceWithTax(const Offer& offer) {
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price || offer.taxIncluded) return price;
    if (!offer.taxRate) return std::nullopt;
    return *price * (Decimal::fromInteger(1) + *offer.taxRate);
}

std::optional<Decimal> hourlyPriceWithoutTax(const Offer& offer) {
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price || !offer.taxIncluded) return price;
    if (!offer.taxRate) return std::nullopt;
    return *price / (Decimal::fromInteger(1) + *offer.taxRate);
}

std::optional<UseCost> useCost(const Offer& offer) {
    if (offer.kind == PriceKind::Own && offer.own) return useCostOf(*offer.own);
    if (offer.kind == PriceKind::Monthly && offer.pricePerMonth)
        return UseCost{*offer.pricePerMonth / perMonth(), Decimal()};
    return std::nullopt;
}

std::optional<Decimal> priceAtUse(const Offer& offer, double use) {
    const std::optional<UseCost> parts = useCost(offer);
    const Decimal share = Decimal::fromDouble(use);
    if (!parts || share <= Decimal()) return std::nullopt;
    return parts->standing / share + parts->working;
}

std::optional<double> breakEvenUse(const Offer& offer, Decimal rivalPerHour) {
    const std::optional<UseCost> parts = useCost(offer);
    if (!parts || rivalPerHour <= parts->working) return std::nullopt;
    return parts->standing.toDouble() / (rivalPerHour - parts->working).toDouble();
}

bool billsUse(const Offer& offer) {
    return offer.kind == PriceKind::Own || offer.kind == PriceKind::Monthly;
}

double billedSeconds(const Offer& offer, double seconds) {
    if (!(seconds > 0)) return 0;
    if (billsUse(offer)) return seconds;
    const double quantum = quantumOf(offer);
    const double atLeast = std::max(seconds, offer.minimumSeconds);
    // A sum of measured times may exceed a whole number of quanta by a rounding error; that must not add a quantum.
    return std::ceil(atLeast / quantum - 1e-9) * quantum;
}

double affordableSeconds(const Offer& offer, const Decimal& limit, double billedBefore) {
    const double price = hourlyPrice(offer).value_or(Decimal{}).toDouble();
    if (!(price > 0)) return std::numeric_limits<double>::infinity();
    const double unit = billsUse(offer) ? kTimeStep : quantumOf(offer);
    double units = std::floor((limit.toDouble() * 3600 / price - billedBefore) / unit);
    if (units > kMostUnits) return std::numeric_limits<double>::infinity();
    // The division may be off by a rounding error; cost() decides.
    ++units;
    while (units > 0 && cost(offer, billedBefore + units * unit).amount > limit) --units;
    if (!(units > 0)) return 0;
    return !billsUse(offer) && billedSeconds(offer, unit) > units * unit ? 0 : units * unit;
}

Money cost(const Offer& offer, double billedSeconds) {
    const Decimal price = hourlyPrice(offer).value_or(Decimal{});
    return Money{multiplyDivide(price, Decimal::fromDouble(billedSeconds), Decimal::fromInteger(3600)), offer.currency};
}

std::optional<double> imagesPerSecondPerPrice(const Offer& offer, double imagesPerSecond) {
    const std::optional<Decimal> price = hourlyPrice(offer);
    return price ? imagesPerSecondPerPrice(*price, imagesPerSecond) : std::nullopt;
}

std::optional<double> imagesPerSecondPerPrice(const Decimal& pricePerHour, double imagesPerSecond) {
    if (pricePerHour <= Decimal{}) return std::nullopt;
    return imagesPerSecond / pricePerHour.toDouble();
}

double imagesPerMoney(double imagesPerSecondPerPrice) {
    return imagesPerSecondPerPrice * 3600;
}

double pricePerMillion(const Decimal& pricePerHour, double imagesPerSecond) {
    return pricePerHour.toDouble() / 3600 / imagesPerSecond * 1e6;
}

}  // namespace epochal
