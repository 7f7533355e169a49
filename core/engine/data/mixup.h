#pragma once

#include <torch/types.h>

#include "core/base/random.h"

namespace epochal::engine {

/// A batch mixed with itself, each sample with the one before it (Zhang et al., arXiv 1710.09412, in torchvision's
/// form: one share for the whole batch).
struct Mixture {
    torch::Tensor images, labels;  ///< what the network sees; the labels of the samples themselves
    torch::Tensor others;          ///< the labels of those mixed in
    double share = 1;              ///< of the samples themselves; the loss is that of both labels, by their shares
    /// The labels with the larger share.
    [[nodiscard]] const torch::Tensor& main() const { return share >= 0.5 ? labels : others; }
};

/// `images` N x ..., floating point; `labels` N. The share follows a beta distribution with both parameters `alpha`.
[[nodiscard]] Mixture mixed(const torch::Tensor& images, const torch::Tensor& labels, double alpha,
                            CounterRandom& random);

/// From a beta distribution with both parameters `alpha` > 0, by two gamma variates (Marsaglia and Tsang 2000).
[[nodiscard]] double betaShare(double alpha, CounterRandom& random);

}  // namespace epochal::engine
