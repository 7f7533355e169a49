#pragma once

#include <optional>

#include "core/economics/offer.h"

namespace epochal {

/// What a month of using an offer costs, in the offer's currency, when it works for `hours` of it (0 to 730.5):
/// on demand and spot: hours x price; a reservation or a monthly lease: the whole month, however much it works,
/// an own machine: its month and the power of the hours. Tax as quoted; quantum and minimum left
/// out. Nothing when the price is not known or the hours are out of range.
[[nodiscard]] std::optional<Money> monthlyCost(const Offer& offer, double hours);

/// Where two offers cost the same.
struct BreakEven {
    enum class Kind { At, FirstAlways, SecondAlways, Equal };
    Kind kind = Kind::At;
    double hours = 0;           ///< of a month, for At
    bool firstIsBelow = false;  ///< for At: the first is the cheaper one below these hours
};

/// Hours of use a month at which two offers cost the same. Nothing when a price is not known, or when the currencies
/// differ.
[[nodiscard]] std::optional<BreakEven> breakEven(const Offer& first, const Offer& second);

}  // namespace epochal
