// What an offer bills for an entry.
#include <algorithm>
#include <limits>

#include "core/analysis/comparison.h"
#include "core/economics/billing.h"
#include "core/economics/cost.h"

namespace epochal {

namespace {

/// Seconds: far below the time between two events, far above the rounding error of a sum of seconds.
constexpr double kSameInstant = 1e-6;

/// Length in seconds of an entry with one stretch, up to `at` or whole.
std::optional<double> lengthOf(const Entry& entry, bool wall, const std::optional<AxisPosition>& at) {
    if (at ? !isTimed(entry, *at) : !isTimed(entry)) return std::nullopt;
    if (at) return wall ? at->billed - entry.preparationSeconds : at->active;
    if (wall) return entry.rentedSeconds;
    return entry.activeSeconds ? entry.activeSeconds : entry.trainingSeconds;
}

/// The stretches up to `at`, each with the length that counts. A billed position on the run's own offer includes its
/// earlier rentals as billed; the rest is the time in the last one.
std::vector<Stretch> stretchesTo(const Entry& entry, bool wall, const std::optional<AxisPosition>& at) {
    std::vector<Stretch> out;
    double active = at ? at->active : std::numeric_limits<double>::infinity();
    double billed = 0;  // s, of earlier rentals on the run's own offer
    for (const Stretch& stretch : entry.stretches) {
        const double worked = stretch.active.value_or(std::max(0.0, stretch.end - stretch.begin));
        const bool last = active <= worked + kSameInstant;
        double length = wall ? std::max(stretch.end - stretch.begin, worked) : std::min(worked, active);
        const double whole = length;
        if (wall && last) length = std::clamp(at->billed - billed - entry.preparationSeconds, active, length);
        out.push_back({stretch.begin, stretch.begin + length, {}});
        if (last) break;
        billed += billedSeconds(entry.offer, entry.preparationSeconds + whole);
        active -= worked;
    }
    return out;
}

}  // namespace

std::optional<double> billedOn(const Entry& entry, const Offer& offer, const std::optional<AxisPosition>& at) {
    MachineUse use;
    use.preparation = entry.preparationSeconds;
    use.kept = billsUse(offer);
    // A rented offer bills wall time if the run was on a rented machine, else active time.
    const bool wall = !billsUse(offer) && entry.rentedSeconds;
    if (entry.stretches.empty()) {
        const std::optional<double> length = lengthOf(entry, wall, at);
        if (!length) return std::nullopt;
        use.stretches.push_back({0, *length, {}});
    } else {
        use.stretches = stretchesTo(entry, wall, at);
    }
    return bill(offer, use).billed;
}

}  // namespace epochal
