#pragma once

#include <torch/torch.h>

namespace epochal::engine {

/// Whether `normRelu` can take this input: float32 on a CPU, channels last.
[[nodiscard]] bool suitsNormRelu(const torch::Tensor& x);

/// relu(batch_norm(x) + shortcut) in training, `shortcut` undefined for none. Forward is ATen's; backward goes over the
/// activations twice instead of five times, for a ResNet on a CPU waits for memory there: the gradients of ReLU, sum
/// and normalisation in one kernel. The result for a given number of threads is always the same.
[[nodiscard]] torch::Tensor normRelu(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                                     const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                                     const torch::Tensor& shortcut, double momentum, double epsilon);

}  // namespace epochal::engine
