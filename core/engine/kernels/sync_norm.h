#pragma once

#include <torch/types.h>

#include "core/engine/parallel/norm_peers.h"

namespace epochal::engine {

/// batch_norm(x) in training mode over the batches of all replicas (N x C x H x W, at least one pixel on each), on any
/// device, by ATen's operations: in fp32 or, of fp64, in fp64. Running statistics and gradients as in fusedNorm.
/// `peers` must outlive the graph.
[[nodiscard]] torch::Tensor syncNorm(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                                     const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                                     double momentum, double epsilon, NormPeers& peers);

/// A reference that a graph can keep, and what it refers to.
[[nodiscard]] c10::IValue held(NormPeers& peers);
[[nodiscard]] NormPeers& peersIn(const c10::IValue& held);

}  // namespace epochal::engine
