#pragma once

#include <optional>

#include "core/economics/offer.h"

namespace epochal {

/// The cost of a month on an offer, in the offer's currency, with `hours` of use (0 to 730.5). On demand and spot:
/// hours x price; a reservation or a monthly lease: the whole month, regardless of use; your own machine: its fixed
/// cost for the month and the power for the hours of use, or hours x price if only a price per hour is known. Tax as
/// quoted; quantum and minimum are left out. Nothing when the price is not known or the hours are out of range.
[[nodiscard]] std::optional<Money> monthlyCost(const Offer& offer, double hours);

/// Where two offers cost the same.
struct BreakEven {
    enum class Kind { At, FirstAlways, SecondAlways, Equal };
    Kind kind = Kind::At;
    double hours = 0;           ///< of a month, for At
    bool firstIsBelow = false;  ///< for At: the first is cheaper below these hours
};

/// Hours of use per month at which two offers cost the same. Nothing when a price is not known, or when the currencies
/// differ.
[[nodiscard]] std::optional<BreakEven> breakEven(const Offer& first, const Offer& second);

}  // namespace epochal
