#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/economics/cost.h"

namespace epochal {

/// A stretch of work on a machine, in wall-clock time.
struct Stretch {
    double begin = 0, end = 0;     ///< s, from any common origin; end >= begin unless the clock was set back
    std::optional<double> active;  ///< s the machine worked; none = the whole stretch
};

/// How a machine was used for one run.
struct MachineUse {
    std::vector<Stretch> stretches;  ///< ascending; a run that was stopped and resumed has several
    double preparation = 0;  ///< s of installation and data loading before work can begin (usually 20 to 60 min)
    /// Whether the machine was kept between the stretches: one rental, with the pauses paid for. Otherwise it was
    /// returned, and every stretch is a separate rental with its own preparation, minimum and quantum.
    bool kept = true;
    std::optional<double> joules;  ///< measured over the stretches
};

/// One rental as the provider bills it.
struct Rental {
    double seconds = 0;  ///< s, including preparation
    double billed = 0;   ///< s, with minimum and quantum applied
};

struct Bill {
    std::vector<Rental> rentals;           ///< one if the machine was kept, otherwise one per stretch
    double preparation = 0, billed = 0;    ///< s, over all rentals
    std::optional<Money> cost;             ///< none if the offer has no price
    std::optional<Money> preparationCost;  ///< the part of `cost` due to preparation
    std::optional<Money> rounding;         ///< the part of `cost` that minimum and quantum add
    std::optional<double> kilowattHours;   ///< measured
    /// Measured energy at the own machine's tariff. `cost` already includes energy at the assumed power; this is shown
    /// next to it.
    std::optional<Money> energy;
    std::optional<Money> assumedEnergy;  ///< the energy included in `cost`: watts x billed time x tariff
};

/// The bill of a run on an offer. If billsUse: seconds = preparation (once per stretch unless kept) + active time, no
/// minimum, no quantum. Otherwise, for each rental: ceil(max(preparation + wall time, minimum) / quantum) x quantum.
/// cost = price per hour x sum of billed seconds / 3600, rounded once.
[[nodiscard]] Bill bill(const Offer& offer, const MachineUse& use);

/// Expected cost of one run that reaches its target when some runs do not: sum of all runs' costs / runs that reached
/// it, which is mean cost / success rate. Nothing if none did, or if currencies differ.
[[nodiscard]] std::optional<Money> expectedCost(std::span<const Money> costs, std::size_t reached);

}  // namespace epochal
