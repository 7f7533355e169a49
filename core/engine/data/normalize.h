#pragma once

#include <torch/types.h>

namespace epochal::engine {

/// From bytes, N x height x width x channels, to float, N x channels x height x width, channels last in memory or
/// first: (value / 255 - mean) / deviation, each operation rounded, so the same bits on every device. `mean` and
/// `deviation` are float, one per channel, on the device of `bytes`. On a CPU in parallel; elsewhere on the current
/// stream, without waiting. May throw c10::Error.
[[nodiscard]] torch::Tensor normalize(const torch::Tensor& bytes, const torch::Tensor& mean,
                                      const torch::Tensor& deviation, bool channelsLast);

}  // namespace epochal::engine
