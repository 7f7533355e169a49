#pragma once

#include <torch/torch.h>

#include <cstddef>
#include <memory>
#include <vector>

#include "core/engine/parallel/collective.h"

namespace epochal::engine {

/// Sums gradients over all ranks in flat buckets while backward is still computing those of the earlier layers. A
/// parameter's .grad is a view into its bucket, with the parameter's own strides. Used by one thread; backward may run
/// on another (CUDA).
class Reducer {
public:
    Reducer(std::vector<torch::Tensor> parameters, Collective& collective);
    ~Reducer();
    Reducer(const Reducer&) = delete;
    Reducer& operator=(const Reducer&) = delete;

    /// Zeroes the gradients. Must be called before every backward.
    void begin();
    /// Waits for reductions in progress, after which the gradients are the sums. Returns the seconds waited.
    double finish();

private:
    struct Bucket {
        torch::Tensor flat;
        std::size_t parameters = 0, missing = 0;
        std::unique_ptr<Pending> pending;
    };

    void ready(std::size_t bucket);

    Collective& collective_;
    std::vector<Bucket> buckets_;
    std::size_t launched_ = 0;
    /// A parameter holds only a weak reference to its accumulator.
    std::vector<std::shared_ptr<torch::autograd::Node>> accumulators_;
    std::vector<std::uintptr_t> hooks_;
};

}  // namespace epochal::engine
