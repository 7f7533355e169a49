#include "core/economics/billing.h"

#include <algorithm>

namespace epochal {

namespace {

double wallOf(const Stretch& stretch) {
    // The wall clock may have been set back during the stretch; the work still counts.
    return std::max({stretch.end - stretch.begin, stretch.active.value_or(0), 0.0});
}

std::vector<double> rentalsOf(const Offer& offer, const MachineUse& use) {
    std::vector<double> seconds;
    const auto add = [&](double length) {
        if (use.kept && !seconds.empty())
            seconds.front() += length;
        else
            seconds.push_back(use.preparation + length);
    };
    for (std::size_t i = 0; i < use.stretches.size(); ++i) {
        const Stretch& stretch = use.stretches[i];
        if (billsUse(offer)) {
            add(stretch.active.value_or(wallOf(stretch)));
            continue;
        }
        const double pause = use.kept && i > 0 ? std::max(stretch.begin - use.stretches[i - 1].end, 0.0) : 0;
        add(wallOf(stretch) + pause);
    }
    return seconds;
}

Money energyMoney(const Offer& offer, double joules) {
    return {multiplyDivide(Decimal::fromDouble(joules), offer.own->tariffPerKwh,
                           Decimal::fromDouble(kJoulesPerKilowattHour)),
            offer.currency};
}

}  // namespace

Bill bill(const Offer& offer, const MachineUse& use) {
    Bill out;
    double unrounded = 0;
    for (const double seconds : rentalsOf(offer, use)) {
        out.rentals.push_back({seconds, billedSeconds(offer, seconds)});
        out.billed += out.rentals.back().billed;
        unrounded += seconds;
    }
    out.preparation = use.preparation * static_cast<double>(out.rentals.size());
    if (use.joules) out.kilowattHours = *use.joules / kJoulesPerKilowattHour;
    if (offer.kind == PriceKind::Own && offer.own && !offer.own->tariffPerKwh.isZero()) {
        if (use.joules) out.energy = energyMoney(offer, *use.joules);
        out.assumedEnergy = energyMoney(offer, offer.own->watts * out.billed);
    }
    if (!hourlyPrice(offer)) return out;
    out.cost = cost(offer, out.billed);
    out.preparationCost = cost(offer, out.preparation);
    out.rounding = Money{out.cost->amount - cost(offer, unrounded).amount, offer.currency};
    return out;
}

std::optional<Money> expectedCost(std::span<const Money> costs, std::size_t reached) {
    if (costs.empty() || reached == 0) return std::nullopt;
    Money sum{Decimal(), costs.front().currency};
    for (const Money& one : costs) {
        if (one.currency != sum.currency) return std::nullopt;
        sum.amount = sum.amount + one.amount;
    }
    return Money{sum.amount / Decimal::fromInteger(static_cast<std::int64_t>(reached)), sum.currency};
}

}  // namespace epochal
