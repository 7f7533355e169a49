#pragma once

#include <span>
#include <vector>

namespace epochal {

/// Exponential moving average s_n = w s_(n-1) + (1 - w) y_n from s_0 = 0, divided by 1 - w^n so that the start is not
/// pulled towards zero (TensorBoard's smoothing). `weight` in [0, 1); 0 gives the values back. What is not finite
/// becomes NaN and is passed over.
[[nodiscard]] std::vector<double> smoothed(std::span<const double> values, double weight);

}  // namespace epochal
