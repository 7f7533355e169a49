#pragma once

#include <span>
#include <vector>

namespace epochal {

/// Exponential moving average s_n = w s_(n-1) + (1 - w) y_n from s_0 = 0, divided by 1 - w^n so that the start is not
/// pulled toward zero (TensorBoard's smoothing). `weight` in [0, 1); 0 returns the values unchanged. A value that is
/// not finite becomes NaN and is skipped.
[[nodiscard]] std::vector<double> smoothed(std::span<const double> values, double weight);

}  // namespace epochal
