#pragma once

#include <optional>

#include "core/economics/offer.h"

namespace epochal {

/// Hours in a month, 8766 / 12.
inline constexpr double kHoursPerMonth = 730.5;

/// (purchase - resale) / (years x 8766 h x use) + hosting / (730.5 h x use) + kW x tariff. Nothing when years or use is
/// not above zero.
[[nodiscard]] std::optional<Decimal> ownPricePerHour(const OwnMachine& machine);

/// What one calendar hour costs whether the machine works or not, and what an hour of work adds: price per hour of use
/// = standing / use + working.
struct UseCost {
    Decimal standing, working;
};
/// Of an own machine or a monthly lease; nothing for others or when it is not known.
[[nodiscard]] std::optional<UseCost> useCost(const Offer& offer);

/// Price per hour of use at another share of the hours. Nothing when useCost is, or `use` is not above zero.
[[nodiscard]] std::optional<Decimal> priceAtUse(const Offer& offer, double use);

/// The share of the hours from which on an own or leased machine is cheaper than `rivalPerHour`:
/// standing / (rival - working). Above 1: it never is, however busy. Nothing when its work alone costs as much.
[[nodiscard]] std::optional<double> breakEvenUse(const Offer& offer, Decimal rivalPerHour);

/// Whether the bill follows the hours in use: own machines and monthly leases, whose standing cost is in their hourly
/// price. Others bill the rental's time on the wall, pauses included.
[[nodiscard]] bool billsUse(const Offer& offer);

/// Seconds a provider bills for a rental of `seconds`: max(seconds, minimum) rounded up to the quantum (1 s if
/// unknown). Where billsUse, `seconds` itself. No time is no rental: 0.
[[nodiscard]] double billedSeconds(const Offer& offer, double seconds);

/// Price per hour x seconds / 3600, exact in the price, rounded half to even at the ninth digit.
/// For offers with an hourlyPrice; 0 for others.
[[nodiscard]] Money cost(const Offer& offer, double billedSeconds);

/// The longest time, in billedSeconds()' terms, that may be used on top of `billedBefore` billed seconds so that the
/// whole costs no more than `limit`: whole quanta, and nothing where not even the minimum is paid for. Where billsUse,
/// the seconds themselves. Infinite where time costs nothing.
[[nodiscard]] double affordableSeconds(const Offer& offer, const Decimal& limit, double billedBefore = 0);

/// images/s / (price per hour). Nothing without a price above zero.
[[nodiscard]] std::optional<double> imagesPerSecondPerPrice(const Offer& offer, double imagesPerSecond);

}  // namespace epochal
