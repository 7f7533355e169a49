#pragma once

#include <cmath>

namespace epochal {

/// Whether a quality is at or above a target, both 0 to 1. Nothing else decides this: the engine's stop rule, figures,
/// comparisons, estimates and charts all ask here. A quality is a count / images and a target is typed in decimals: the
/// slack is far below one image of any validation set and far above the rounding of both. A quality that is not finite
/// reaches nothing.
[[nodiscard]] inline bool meetsTarget(double quality, double target) {
    constexpr double kSlack = 1e-12;
    return std::isfinite(quality) && quality >= target - kSlack;
}

/// The same for a target in percent, as in a spec.
[[nodiscard]] inline bool reachesTarget(double quality, double targetPercent) {
    return meetsTarget(quality, targetPercent / 100);
}

}  // namespace epochal
