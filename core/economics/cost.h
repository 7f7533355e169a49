#pragma once

#include <optional>

#include "core/economics/offer.h"

namespace epochal {

inline constexpr double kHoursPerMonth = 730.5, kHoursPerYear = 12 * kHoursPerMonth;  ///< 8766 h are 365.25 days
inline constexpr double kJoulesPerWattHour = 3600, kJoulesPerKilowattHour = 3.6e6;

/// (purchase - resale) / (years x 8766 h x use) + hosting / (730.5 h x use) + kW x tariff. Nothing unless years and use
/// are above zero.
[[nodiscard]] std::optional<Decimal> ownPricePerHour(const OwnMachine& machine);
/// Its three terms, in that order.
struct OwnPrice {
    Decimal purchase, hosting, energy;
};
[[nodiscard]] std::optional<OwnPrice> ownPriceParts(const OwnMachine& machine);
/// kW x tariff.
[[nodiscard]] Decimal energyPerHour(const OwnMachine& machine);
/// What a reservation's upfront payment adds to an hour of its term. Nothing without a term.
[[nodiscard]] std::optional<Decimal> upfrontPerHour(const Offer& offer);

/// What a calendar hour costs whether or not the machine works (standing), and what an hour of work adds (working):
/// price per hour of use = standing / use + working.
struct UseCost {
    Decimal standing, working;
};
/// For your own machine or a monthly lease; nothing for other offers or if the cost is unknown.
[[nodiscard]] std::optional<UseCost> useCost(const Offer& offer);

/// Price per hour of use at a different share of the hours. Nothing if useCost returns nothing or `use` is not above
/// zero.
[[nodiscard]] std::optional<Decimal> priceAtUse(const Offer& offer, double use);

/// The share of the hours above which an owned or leased machine is cheaper than `rivalPerHour`: standing / (rival -
/// working). Above 1, it never is, however busy. Nothing if useCost returns nothing or the work alone costs at least
/// `rivalPerHour`.
[[nodiscard]] std::optional<double> breakEvenUse(const Offer& offer, Decimal rivalPerHour);

/// Whether the bill counts hours of use: own machines and monthly leases, whose standing cost is part of their hourly
/// price. Other offers bill the rental's wall time, pauses included.
[[nodiscard]] bool billsUse(const Offer& offer);

/// Seconds a provider bills for a rental of `seconds`: max(seconds, minimum) rounded up to the quantum (1 s if
/// unknown). If billsUse, `seconds` itself. 0 unless `seconds` is above zero: no time, no rental.
[[nodiscard]] double billedSeconds(const Offer& offer, double seconds);

/// Price per hour x seconds / 3600, exact in the price, rounded half to even at the ninth decimal place. 0 for offers
/// without an hourlyPrice.
[[nodiscard]] Money cost(const Offer& offer, double billedSeconds);

/// The longest time, in billed seconds, that may be used on top of `billedBefore` billed seconds so that the total
/// costs no more than `limit`: whole quanta, and 0 if not even the minimum is covered. If billsUse, plain seconds.
/// Infinite if time costs nothing or the result exceeds 1e13 quanta (or ms).
[[nodiscard]] double affordableSeconds(const Offer& offer, const Decimal& limit, double billedBefore = 0);

/// images/s / (price per hour). Nothing without a price above zero.
[[nodiscard]] std::optional<double> imagesPerSecondPerPrice(const Offer& offer, double imagesPerSecond);
[[nodiscard]] std::optional<double> imagesPerSecondPerPrice(const Decimal& pricePerHour, double imagesPerSecond);
/// What one unit of the currency pays for.
[[nodiscard]] double imagesPerMoney(double imagesPerSecondPerPrice);
/// What a million images, or other samples, cost.
[[nodiscard]] double pricePerMillion(const Decimal& pricePerHour, double imagesPerSecond);

}  // namespace epochal
