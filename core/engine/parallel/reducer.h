#pragma once

#include <torch/csrc/autograd/function.h>
#include <torch/types.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/engine/collective/collective.h"
#include "core/engine/device/stopwatch.h"
#include "core/engine/device/timeline.h"
#include "core/engine/parallel/flat_layout.h"
#include "core/engine/parallel/flat_weights.h"

namespace epochal::engine {

/// Brings the ranks' gradients together in flat buckets, and the new weights back: one class for each parallel
/// algorithm. A parameter's .grad is a view into its bucket, with the parameter's own strides; those that require no
/// gradient have none. Used by one thread; backward may run on another (CUDA). The collective must outlive it.
///
/// With `half`, gradients travel as bf16 and are summed in fp32: each is rounded once, to 8 significant bits. So an
/// element of the sum is off by at most 2^-8 times the sum of the addends' magnitudes, and where the sum itself travels
/// (AllReducer), by another 2^-8 times its own.
class Reducer {
public:
    virtual ~Reducer();
    Reducer(const Reducer&) = delete;
    Reducer& operator=(const Reducer&) = delete;

    /// Zeroes the gradients, to which the next `passes` backwards add. They are exchanged during the last, or after it.
    void begin(std::int64_t passes = 1);
    /// Waits for the exchange, after which the gradients are the sums, on those ranks that step; on a GPU, makes its
    /// stream wait. A parameter that backward did not reach has had the gradient zero.
    void finish();
    /// Together, after the step of those ranks that step: all have the new weights.
    void spread();
    /// Records the exchanges there from now on; nothing: no longer. It must outlive them.
    void watch(Timeline* timeline) { timeline_ = timeline; }
    /// Seconds that the device waited in `finish` and `spread` since the last call.
    [[nodiscard]] double waited() { return waits_->taken(); }

protected:
    struct Bucket {
        std::size_t number = 0;                    ///< in the layout
        torch::Tensor flat;                        ///< this rank's gradients; later, the sums
        std::int64_t parameters = 0, missing = 0;  ///< with gradients; and whose gradients are yet to come
        torch::Tensor part;                        ///< the sums of this rank's part, where it has one
        torch::Tensor sent, received;              ///< while they travel
        std::unique_ptr<Pending> pending;
        std::optional<std::size_t> span;  ///< of the timeline, which complete() ends
    };

    /// Of `parameters`, which are on `device` and laid out as `layout` says, those that require gradients. A bucket
    /// without any is left out.
    Reducer(torch::Device device, const std::vector<torch::Tensor>& parameters, const FlatLayout& layout,
            Collective& collective);

    /// The bucket's gradients are complete. Called once a step and bucket, in the same order on all ranks, while
    /// backward may be going on.
    virtual void launch(Bucket& bucket) = 0;
    /// Called after the last launch, for each bucket, before the first complete().
    virtual void proceed(Bucket&) {}
    virtual void complete(Bucket& bucket) = 0;
    virtual void send(std::vector<Bucket>&) {}
    /// Whether an exchange is over when what launch() began is.
    [[nodiscard]] virtual bool isOneExchange() const { return true; }

    Collective& collective_;
    std::vector<Bucket> buckets_;
    Timeline* timeline_ = nullptr;

private:
    void ready(std::size_t bucket);
    void launchNext();

    const std::unique_ptr<Stopwatch> waits_;
    std::size_t launched_ = 0;
    std::vector<torch::Tensor> parameters_;  ///< with gradients
    /// A parameter holds only a weak reference to its accumulator.
    std::vector<std::shared_ptr<torch::autograd::Node>> accumulators_;
    std::vector<std::uintptr_t> hooks_;
};

/// All ranks have all sums, which are computed while backward is still computing the gradients of the earlier layers;
/// each makes the same step. With `half`, the second half of the exchange, in which the sums travel, follows backward.
class AllReducer : public Reducer {
public:
    AllReducer(const std::vector<torch::Tensor>& parameters, Collective& collective, bool half = false);

protected:
    void launch(Bucket& bucket) override;
    void proceed(Bucket& bucket) override;
    void complete(Bucket& bucket) override;
    [[nodiscard]] bool isOneExchange() const override { return !half_; }

private:
    const bool half_;
};

/// The first rank has the sums: after backward, all send it their gradients, which it adds up in the order of the
/// ranks; it alone steps, and broadcasts the new weights.
class RootReducer : public Reducer {
public:
    RootReducer(FlatWeights& weights, bool half);

protected:
    void launch(Bucket&) override {}
    void complete(Bucket& bucket) override;
    void send(std::vector<Bucket>& buckets) override;

private:
    FlatWeights& weights_;
    const bool half_;
};

/// Each rank has the sums of its part of every bucket, which are computed while backward is still computing the
/// gradients of the earlier layers; it steps that part, and the parts are gathered on all ranks. The gradients that
/// count are those of FlatWeights::pieces().
class ShardReducer : public Reducer {
public:
    ShardReducer(FlatWeights& weights, bool half);
    ~ShardReducer() override;

protected:
    void launch(Bucket& bucket) override;
    void complete(Bucket& bucket) override;
    void send(std::vector<Bucket>& buckets) override;

private:
    FlatWeights& weights_;
    const bool half_;
};

}  // namespace epochal::engine
