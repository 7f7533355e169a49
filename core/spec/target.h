#pragma once

#include <algorithm>
#include <cmath>

#include "core/spec/task.h"

namespace epochal {

/// Whether a quality has reached a target, both in the measure's own unit. Nothing else decides this: the engine's stop
/// rule, figures, comparisons, estimates and charts all ask here. A fraction is a count / images and a target is typed
/// in decimals: the slack is far below one image of any validation set and far above the rounding of both. A measure
/// without an upper end is a mean of floats, of which only the rounding of the typed number needs slack: that grows
/// with the number. A quality that is not finite reaches nothing.
[[nodiscard]] inline bool meetsTarget(const Measure& measure, double quality, double target) {
    const double slack = 1e-12 * std::max(1.0, std::abs(target));
    return std::isfinite(quality) && (measure.higherIsBetter ? quality >= target - slack : quality <= target + slack);
}

/// The same for the target of a spec; false if it has none.
[[nodiscard]] inline bool reachesTarget(const RunSpec& spec, double quality) {
    const std::optional<double> target = targetOf(spec);
    return target && meetsTarget(measureOf(spec), quality, *target);
}

}  // namespace epochal
