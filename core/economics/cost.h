#pragma once

#include <optional>

#include "core/economics/offer.h"

namespace epochal {

/// (purchase - resale) / (years x 8766 h x use) + kW x tariff. Nothing when years or use is not above zero.
[[nodiscard]] std::optional<Decimal> ownPricePerHour(const OwnMachine& machine);

/// Seconds a provider bills for a rental of `seconds`: max(seconds, minimum) rounded up to the quantum (1 s if
/// unknown). An own machine bills nothing but time in use: `seconds` itself. No time is no rental: 0.
[[nodiscard]] double billedSeconds(const Offer& offer, double seconds);

/// Price per hour x seconds / 3600, exact in the price, rounded half to even at the ninth digit.
/// For offers with an hourlyPrice; 0 for others.
[[nodiscard]] Money cost(const Offer& offer, double billedSeconds);

/// images/s / (price per hour). Nothing without a price above zero.
[[nodiscard]] std::optional<double> imagesPerSecondPerPrice(const Offer& offer, double imagesPerSecond);

}  // namespace epochal
