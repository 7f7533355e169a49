#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/collective/collective.h"
#include "core/engine/device/stopwatch.h"
#include "core/engine/models/model.h"
#include "core/engine/parallel/flat_weights.h"
#include "core/engine/parallel/line.h"
#include "core/engine/parallel/reducer.h"
#include "core/engine/train/optimizer.h"
#include "core/engine/train/step_guard.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// What a replica's step does once there are gradients, as parallel.algorithm says: they are exchanged, the optimizer
/// updates what this rank has to update, and all ranks have the new weights. Used by one thread; all ranks make the
/// calls marked "together" at the same point.
class WeightUpdate {
public:
    /// Together. Model and collective, which is that of the ranks with the same layers, must outlive it. `peers`: the
    /// whole run's, where a rank has but a stage of the network. The model's parameters get the strides that they will
    /// keep beforehand, and move into flat memory here where the algorithm sends weights.
    WeightUpdate(const RunSpec& spec, Model& model, Collective& collective, const Peers& peers = {});
    WeightUpdate(const WeightUpdate&) = delete;
    WeightUpdate& operator=(const WeightUpdate&) = delete;

    /// Before the first of `passes` backwards.
    void begin(std::int64_t passes);
    /// Together, after the last: completes the exchange of gradients.
    void collect();
    /// Together, if the guard is on: whether the step may be made.
    [[nodiscard]] bool accept(StepGuard& guard) const;
    /// Together: clips the gradients, updates the weights, sends them.
    void step(double rate);
    /// Drops the gradients, before what requires them changes ...
    void release();
    /// ... and prepares for those that require them from now on.
    void prepare();

    /// Together. What the optimizer keeps, whole: on rank 0 what a checkpoint has, whatever the algorithm; the other
    /// ranks' is their own. May share memory with what is live.
    [[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> state();
    /// Rank 0: the tensors that a checkpoint's are to be copied to before share().
    [[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> toRestore();
    /// Together: each rank gets rank 0's state, or its piece of that.
    void share();

    /// Records the exchanges there from now on; nothing: no longer.
    void watch(Timeline* timeline);
    /// Bytes of what the optimizer keeps on this rank.
    [[nodiscard]] std::int64_t stateBytes() const;
    /// Seconds in which the device updated weights since the last call.
    [[nodiscard]] double updated() { return updates_->taken(); }
    /// Seconds that the device waited for peers since the last call.
    [[nodiscard]] double waited() { return reducer_ ? reducer_->waited() : 0; }

private:
    const RunSpec& spec_;
    Model& model_;
    Collective& collective_;
    const std::unique_ptr<Stopwatch> updates_;
    const bool gathers_, shards_;
    SumOverRanks sum_;                 ///< where ranks see different gradients of the same layers
    SumOverRanks sumOfAll_;            ///< over all ranks that see different gradients, of any layers
    SumOverRanks sumOfStages_;         ///< over the stages of a replica
    std::optional<FlatWeights> flat_;  ///< gathers_ and shards_
    std::unique_ptr<Optimizer> optimizer_;
    std::unique_ptr<Reducer> reducer_;  ///< only with peers
    Timeline* timeline_ = nullptr;
    /// shards_, on rank 0 between toRestore and share: for each Optimizer::Kept the whole tensors.
    std::vector<std::vector<torch::Tensor>> whole_;
};

}  // namespace epochal::engine
