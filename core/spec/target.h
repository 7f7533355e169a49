#pragma once

#include <cmath>

namespace epochal {

/// Whether a quality is at or above a target, both 0 to 1. The one place that decides it: the engine's stop, figures,
/// comparisons, estimates and charts ask here. A quality is a count / images and a target was typed in decimals: the
/// slack is far below one image of any validation set and far above the rounding of the two. What is not finite reaches
/// nothing.
[[nodiscard]] inline bool meetsTarget(double quality, double target) {
    constexpr double kSlack = 1e-12;
    return std::isfinite(quality) && quality >= target - kSlack;
}

/// The same of a target in percent, as a spec has it.
[[nodiscard]] inline bool reachesTarget(double quality, double targetPercent) {
    return meetsTarget(quality, targetPercent / 100);
}

}  // namespace epochal
