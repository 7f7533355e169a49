#include "core/economics/cost.h"

#include <algorithm>
#include <cmath>

namespace epochal {

namespace {

constexpr double kHoursPerYear = 8766;  // 365.25 days

}  // namespace

std::optional<Decimal> ownPricePerHour(const OwnMachine& machine) {
    const double hours = machine.years * kHoursPerYear * machine.use;
    if (!(machine.years > 0) || !(machine.use > 0) || !std::isfinite(hours)) return std::nullopt;
    const Decimal divisor = Decimal::fromDouble(hours);
    if (divisor.isZero()) return std::nullopt;
    return (machine.purchase - machine.resale) / divisor +
           multiplyDivide(Decimal::fromDouble(machine.watts), machine.tariffPerKwh, Decimal::fromInteger(1000));
}

std::optional<Decimal> hourlyPrice(const Offer& offer) {
    if (offer.pricePerHour) return offer.pricePerHour;
    if (offer.own) return ownPricePerHour(*offer.own);
    return std::nullopt;
}

double billedSeconds(const Offer& offer, double seconds) {
    if (!(seconds > 0)) return 0;
    if (offer.kind == PriceKind::Own) return seconds;
    const double quantum = offer.quantumSeconds > 0 ? offer.quantumSeconds : 1;
    const double atLeast = std::max(seconds, offer.minimumSeconds);
    // A sum of measured times may lie a rounding error above a whole number of quanta; that is not another quantum.
    return std::ceil(atLeast / quantum - 1e-9) * quantum;
}

Money cost(const Offer& offer, double billedSeconds) {
    const Decimal price = hourlyPrice(offer).value_or(Decimal{});
    return Money{multiplyDivide(price, Decimal::fromDouble(billedSeconds), Decimal::fromInteger(3600)), offer.currency};
}

std::optional<double> imagesPerSecondPerPrice(const Offer& offer, double imagesPerSecond) {
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price || *price <= Decimal{}) return std::nullopt;
    return imagesPerSecond / price->toDouble();
}

}  // namespace epochal
