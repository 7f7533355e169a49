#pragma once

#include <torch/types.h>

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "core/engine/collective/collective.h"
#include "core/engine/device/stopwatch.h"
#include "core/engine/device/timeline.h"

namespace epochal::engine {

/// What connects a rank with the others of its run.
struct Peers {
    std::shared_ptr<Collective> everyone;
    std::shared_ptr<Collective> replicas;  ///< those that have the same part of the network; without stages, everyone
    /// The stages of this rank's replica, one for what goes to later stages and one for what goes back; nothing without
    /// stages. Each has communicators of its own: a pair that sends in both directions on one of them would wait.
    std::shared_ptr<Collective> forward, backward;

    /// Without stages.
    static Peers of(const std::shared_ptr<Collective>& collective) { return {collective, collective, {}, {}}; }
};

/// A stage's connections with those before and after it. Tensors keep their type and strides on the way. What is sent
/// is sent while the sender computes. Used by one thread.
class Line {
public:
    Line(std::shared_ptr<Collective> forward, std::shared_ptr<Collective> backward, torch::Device device);

    [[nodiscard]] int stage() const { return forward_->rank(); }
    [[nodiscard]] int stages() const { return forward_->world(); }
    [[nodiscard]] bool isFirst() const { return stage() == 0; }
    [[nodiscard]] bool isLast() const { return stage() == stages() - 1; }

    /// Together, before samples may have another shape or type than so far.
    void begin();
    /// To the next stage: its inputs, samples x ..., and in training the samples' labels.
    void give(const torch::Tensor& x, const torch::Tensor& labels = {});
    struct Given {
        torch::Tensor x, labels;
    };
    /// What the stage before gives for `samples` samples.
    [[nodiscard]] Given take(std::int64_t samples, bool labeled);
    /// To the stage before: the gradient of the `x` that it gave.
    void giveBack(const torch::Tensor& gradient, const torch::Tensor& x);
    /// The gradient of the `x` that was given to the next stage.
    [[nodiscard]] torch::Tensor takeBack(const torch::Tensor& x);
    /// From the last stage, in place, to the first; others do nothing.
    void report(torch::Tensor& tensor);
    /// Waits until everything that was sent has arrived, after which its memory may be used again.
    void waitForSends();

    /// Records what arrives there from now on; nothing: no longer.
    void watch(Timeline* timeline) { timeline_ = timeline; }
    /// Seconds that the device waited for other stages since the last call.
    [[nodiscard]] double waited() { return waits_->taken(); }

private:
    /// The shape but for the samples, the strides and the type of what is given; at most kMostDims of each.
    struct Form {
        std::vector<std::int64_t> sizes, strides;
        torch::ScalarType type = torch::kFloat;
    };
    static constexpr std::size_t kMostDims = 6;

    void send(Collective& collective, torch::Tensor tensor, int to);
    void receive(Collective& collective, torch::Tensor& tensor, int from);

    const std::shared_ptr<Collective> forward_, backward_;
    const torch::Device device_;
    const std::unique_ptr<Stopwatch> waits_;
    Timeline* timeline_ = nullptr;
    bool told_ = false;  ///< the next stage knows the form
    Form form_;          ///< of what the stage before gives; no sizes: not known
    struct Sent {
        torch::Tensor flat;
        std::unique_ptr<Pending> pending;
    };
    std::deque<Sent> sent_;
};

}  // namespace epochal::engine
