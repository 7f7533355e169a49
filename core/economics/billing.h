#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/economics/cost.h"

namespace epochal {

/// One stretch of work on a machine, on the wall clock.
struct Stretch {
    double begin = 0, end = 0;     ///< s, any common zero; end >= begin
    std::optional<double> active;  ///< s of it the machine worked; none = all of it
};

/// How a machine was used for one run.
struct MachineUse {
    std::vector<Stretch> stretches;  ///< ascending; a run stopped and resumed has several
    double preparation = 0;          ///< s of installing and loading data before work can begin (20 to 60 min is usual)
    /// Whether the machine was kept between the stretches: one rental, pauses paid. Else it was given back: every
    /// stretch is a rental of its own, with its own preparation, minimum and quantum.
    bool kept = true;
    std::optional<double> joules;  ///< measured over the stretches
};

/// One rental as the provider bills it.
struct Rental {
    double seconds = 0;  ///< preparation in
    double billed = 0;   ///< minimum and quantum applied
};

struct Bill {
    std::vector<Rental> rentals;           ///< one for a machine that bills by use
    double preparation = 0, billed = 0;    ///< s, of all rentals
    std::optional<Money> cost;             ///< nothing when the offer has no price
    std::optional<Money> preparationCost;  ///< the part of `cost` that preparation's seconds are
    std::optional<Money> rounding;         ///< the part that minimum and quantum added
    std::optional<double> kilowattHours;   ///< measured
    /// Measured energy at the own machine's tariff. Already in `cost` by its assumed power; shown beside it.
    std::optional<Money> energy;
    std::optional<Money> assumedEnergy;  ///< what `cost` holds for it: watts x billed time x tariff
};

/// The bill of a run on an offer. Where billsUse: seconds = preparation (once a stretch unless kept) + active time, no
/// minimum, no quantum. Else for each rental: ceil(max(preparation + wall time, minimum) / quantum) x quantum.
/// cost = price per hour x sum of billed seconds / 3600, rounded once.
[[nodiscard]] Bill bill(const Offer& offer, const MachineUse& use);

/// What one run that reaches its target is expected to cost when some do not: sum of all runs' costs / runs that
/// reached it, which is mean cost / success rate. Nothing when none did, or when currencies differ.
[[nodiscard]] std::optional<Money> expectedCost(std::span<const Money> costs, std::size_t reached);

}  // namespace epochal
