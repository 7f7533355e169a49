#pragma once

#include <torch/torch.h>

namespace epochal::engine {

/// Whether `fusedNorm` can take this input: float32 or bfloat16 on a CPU, channels last.
[[nodiscard]] bool suitsFusedNorm(const torch::Tensor& x);

/// batch_norm(x) in training, plus `shortcut` unless undefined, through a ReLU if `relu`; the running statistics are
/// moved as ATen moves them. A ResNet on a CPU waits for memory there: forward goes over the activations twice instead
/// of up to five times, backward twice as well. Sums are taken in one order whatever the number of threads. `weight`,
/// `bias` and the statistics are float32.
[[nodiscard]] torch::Tensor fusedNorm(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                                      const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                                      const torch::Tensor& shortcut, bool relu, double momentum, double epsilon);

}  // namespace epochal::engine
