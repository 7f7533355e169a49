#pragma once

#include <torch/torch.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/engine/device/stopwatch.h"
#include "core/engine/parallel/collective.h"

namespace epochal::engine {

/// Sums gradients over all ranks in flat buckets while backward is still computing those of the earlier layers. A
/// parameter's .grad is a view into its bucket, with the parameter's own strides. Those that require no gradient are
/// left out. Used by one thread; backward may run on another (CUDA).
class Reducer {
public:
    Reducer(std::vector<torch::Tensor> parameters, Collective& collective);
    ~Reducer();
    Reducer(const Reducer&) = delete;
    Reducer& operator=(const Reducer&) = delete;

    /// Zeroes the gradients, to which the next `passes` backwards add. They are exchanged during the last.
    void begin(std::int64_t passes = 1);
    /// Waits for reductions in progress, after which the gradients are the sums; on a GPU, makes its stream wait. A
    /// parameter that backward did not reach has had the gradient zero.
    void finish();
    /// Seconds that the device waited in `finish` since the last call.
    [[nodiscard]] double waited() { return waits_->taken(); }

private:
    struct Bucket {
        torch::Tensor flat;
        std::int64_t parameters = 0, missing = 0;
        std::unique_ptr<Pending> pending;
    };

    void ready(std::size_t bucket);
    void launchNext();

    Collective& collective_;
    const std::unique_ptr<Stopwatch> waits_;
    std::vector<Bucket> buckets_;
    std::size_t launched_ = 0;
    /// A parameter holds only a weak reference to its accumulator.
    std::vector<std::shared_ptr<torch::autograd::Node>> accumulators_;
    std::vector<std::uintptr_t> hooks_;
};

}  // namespace epochal::engine
