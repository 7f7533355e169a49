#pragma once

#include <torch/types.h>

#include "core/engine/parallel/norm_peers.h"
#include "core/spec/activation.h"

namespace epochal::engine {

/// Whether `fusedNorm` accepts this input: float32 or bfloat16 on a CPU, channels last, not empty.
[[nodiscard]] bool suitsFusedNorm(const torch::Tensor& x);

/// batch_norm(x) in training mode, plus `shortcut` unless undefined, then `activation`, which after a shortcut is None
/// or Relu; the running statistics are updated as in ATen. A convolutional network on a CPU is limited by memory here:
/// forward passes over the activations twice instead of up to five times, and backward twice as well. Sums are taken in
/// the same order for any number of threads. `weight`, `bias` and the statistics are float32. With `peers`, statistics
/// and the input's gradient are those of all replicas' batches as one, while the gradients of weight and bias are this
/// replica's addends. They must outlive the graph.
[[nodiscard]] torch::Tensor fusedNorm(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                                      const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                                      const torch::Tensor& shortcut, Activation activation, double momentum,
                                      double epsilon, NormPeers* peers = nullptr);

}  // namespace epochal::engine
