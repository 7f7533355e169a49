#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>

#include "core/engine/collective/collective.h"
#include "core/engine/device/stopwatch.h"

namespace epochal::engine {

/// How batch normalization computes over the batches of all replicas. Each layer makes one exchange in forward and one
/// in backward, in the same order on all ranks; used by whichever thread runs the replica's pass. The collective must
/// outlive it.
class NormPeers {
public:
    NormPeers(Collective& collective, torch::Device device);

    struct Moments {
        torch::Tensor mean, variance;  ///< one per channel, fp64; the variance is the biased one (divided by count)
        torch::Tensor count;           ///< pixels on all ranks, fp64 (1)
    };
    /// Together: those of all pixels, from those of each rank's `count`. Combined in the order of the ranks, by sums of
    /// squares about the common mean (Chan et al. 1979), so that no digits are lost.
    [[nodiscard]] Moments combine(const torch::Tensor& mean, const torch::Tensor& variance, std::int64_t count);
    /// Together: the sum over all ranks.
    [[nodiscard]] torch::Tensor sum(torch::Tensor ofThisRank);

    /// Seconds that the device waited in exchanges since the last call.
    [[nodiscard]] double waited() { return waits_->taken(); }

private:
    Collective& collective_;
    const std::unique_ptr<Stopwatch> waits_;
};

}  // namespace epochal::engine
