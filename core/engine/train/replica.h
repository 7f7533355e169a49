#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/pipeline.h"
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/engine/data/mixup.h"
#include "core/engine/device/batches.h"
#include "core/engine/models/model.h"
#include "core/engine/parallel/line.h"
#include "core/engine/parallel/named_exchange.h"
#include "core/engine/parallel/norm_peers.h"
#include "core/engine/train/average.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/division.h"
#include "core/engine/train/initial_weights.h"
#include "core/engine/train/objective.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/replayed.h"
#include "core/engine/train/row_layout.h"
#include "core/engine/train/stage.h"
#include "core/engine/train/step_guard.h"
#include "core/engine/train/weight_update.h"
#include "core/spec/parallel.h"

namespace epochal::engine {

/// Sums over the training samples seen since the start of the epoch.
struct Sums {
    double loss = 0;
    std::int64_t correct = 0;  ///< of classes
    std::int64_t images = 0;
};

/// One copy of the network with its optimizer and its share of the data; or, where copies are divided into stages, one
/// rank's stage of a copy (core/engine/train/division.h). The first stage reads the samples and has the sums; the last
/// has the loss. Used by one thread. All ranks make the calls marked "together" at the same point.
class Replica {
public:
    /// Together.
    Replica(const Plan& plan, Peers peers);

    /// Rank 0: loads the state, which may be one of another number of replicas, and divided in another way. A network
    /// of a different shape, or a state without what this optimizer keeps, is ErrorKind::Spec, with nothing changed; of
    /// the other stages' parts, share() throws it.
    [[nodiscard]] Status restore(const Checkpoint& checkpoint);
    /// Rank 0, for a fresh start: loads the weights that the spec names, if any, and returns what there is to say about
    /// it.
    [[nodiscard]] Result<std::vector<Message>> start();
    /// Together, after rank 0 has restored or started: every rank receives what it needs of rank 0's weights,
    /// statistics and optimizer's state and, unless `step` is 0, its own row of the rest.
    void share(std::int64_t step);

    /// In the first model.frozen_epochs of a run that starts from given weights, only the last layer is trained: the
    /// others get no gradients, and their batch normalization computes with its running statistics, which stay as they
    /// are.
    void beginEpoch(std::int64_t epoch, std::int64_t firstStep);
    /// The parameters of the last layer, of the whole network.
    [[nodiscard]] std::int64_t lastLayerParameters() const;
    [[nodiscard]] const Division& division() const { return division_; }
    /// How a batch is divided among the replicas; where that is measured, from share() on.
    [[nodiscard]] const Split& split() const { return split_; }
    struct Times {
        double data = 0;       ///< s that the host waited for samples
        bool skipped = false;  ///< the step was left out, and its samples are in no sum (StepGuard)
    };
    /// Together. One update with this replica's slice of the global batch; the gradients are those of the mean over the
    /// global batch. With accumulation the slice goes through the network in that many parts (as many as it has images,
    /// if those are fewer), one after another: batch normalization takes its statistics from each part.
    Times step(double rate);

    /// This replica's sums, on its first stage; waits for the device.
    [[nodiscard]] Sums sums() const;
    /// Together: the sums over all replicas, which are then reset to zero.
    [[nodiscard]] Sums endEpoch();
    /// Together. The outputs for the whole validation set, one row per sample, on the CPU, computed with the averaged
    /// weights if there are any. Once some are NaN or infinite, the rest may be left out, but those are included. Batch
    /// normalization's running statistics, which every replica maintains separately during training, are first replaced
    /// by their mean.
    [[nodiscard]] torch::Tensor evaluate();
    /// Together. On rank 0, the tensors of a checkpoint; most share memory with the live ones.
    [[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> snapshot(std::int64_t step);
    /// Waits until the device has done what was asked of it.
    void synchronize() const;
    /// Seconds that the device waited since the last call, and what its updates took; waits for the device.
    struct Waits {
        double peers = 0;    ///< for what the peers send: gradients, weights, statistics
        double copies = 0;   ///< for training images to be copied to it
        double updates = 0;  ///< in which it updated weights
        /// What preparing the steps' images took, beside them; nothing without a loader.
        std::optional<LoaderWork> loader;
    };
    [[nodiscard]] Waits waits();
    /// Together: from now on, what happens in steps is recorded.
    void beginTrace();
    [[nodiscard]] bool isTraced() const { return timeline_ != nullptr; }
    /// Together: ends that. On rank 0, what all ranks have recorded; the times of ranks on other machines are as far
    /// off as they began apart.
    [[nodiscard]] std::vector<StepSpan> endTrace();
    /// Together, at the end: no rank leaves while another still waits for data.
    void leave() { everyone_->barrier(); }

private:
    /// Tells the other ranks that this one gets on.
    void beat() const;
    /// Whether only the last layer is trained from now on.
    void freeze(bool frozen);
    /// The part'th of this replica's parts of a step of the epoch.
    [[nodiscard]] Slice sliceOf(std::int64_t step, std::int64_t part) const;
    /// The network's float buffers and, after them, their averages.
    [[nodiscard]] std::vector<torch::Tensor> buffers() const;
    void prepareEpoch(std::int64_t epoch, std::int64_t firstStep);
    /// The seed of the next pass, and what else it draws: a function of where the run is, so that a resumed one draws
    /// the same.
    struct Draw {
        std::uint64_t seed;
        CounterRandom random;
    };
    [[nodiscard]] Draw draw();
    /// Forward and backward passes of a step's parts, one part after another.
    void passWhole(Times& times);
    [[nodiscard]] std::optional<Samples> nextBatch(Times& times);
    void watch(Timeline* timeline);
    /// Forward and backward of one part of a step, the `first` or a later one; adds to the sums on the device.
    void learn(const Samples& batch, const std::optional<Mixture>& mixture, bool first);
    /// The same in the turns of a stage.
    void passStage(Times& times);
    /// Returns the part's outputs; on the last stage, with their gradient.
    [[nodiscard]] torch::Tensor forwardPart(std::int64_t part, Times& times);
    void backwardPart(std::int64_t part, const torch::Tensor& outputs);
    /// Loss and its backward pass, down to the outputs or through the network; adds to the sums on the device.
    void judge(const torch::Tensor& outputs, const torch::Tensor& labels, const std::optional<Mixture>& mixture);
    [[nodiscard]] torch::Tensor answer(std::optional<Samples> samples, std::int64_t size);
    [[nodiscard]] bool isFirst() const { return !line_ || line_->isFirst(); }
    [[nodiscard]] bool isLast() const { return !line_ || line_->isLast(); }
    /// What a step changes besides the weights: this rank's row (RowLayout).
    [[nodiscard]] torch::Tensor passing() const;
    void setPassing(const torch::Tensor& state);
    [[nodiscard]] torch::Tensor flatBuffers() const;
    void setFlatBuffers(const torch::Tensor& flat);
    /// Together: a checkpoint's tensors, on rank 0, from what each stage of the first replica has.
    [[nodiscard]] NamedList join(const NamedList& mine) const;
    /// From what rank 0 has loaded: a checkpoint, or weights.
    [[nodiscard]] Status adopt(const NamedList& whole);

    const Plan& plan_;
    const std::shared_ptr<Collective> everyone_;
    const std::shared_ptr<Collective> collective_;  ///< of those that have the same part of the network
    torch::Device device_;
    std::optional<Line> line_;  ///< only with stages
    const Division division_;
    std::shared_ptr<Model> model_;
    const RowLayout layout_;
    std::optional<NormPeers> normPeers_;  ///< if they are synchronized
    WeightUpdate update_;
    StepGuard guard_;
    std::optional<WeightAverage> average_;
    const std::int64_t frozenEpochs_;
    const bool mixes_;               ///< each batch of images with itself
    Split split_;                    ///< of a batch among the replicas
    std::optional<Split> measured_;  ///< before the checkpoint
    const std::int64_t parts_;       ///< of its slice of a batch
    std::optional<Stage> stage_;     ///< with stages, or activations that are computed again
    const std::vector<Turn> turns_;  ///< of a step, of stage_
    Replayed replayed_;              ///< learn()
    double replayedScale_ = 1;       ///< of the loss, in what was recorded
    bool frozen_ = false;
    std::int64_t epoch_ = 0, forwards_ = 0;  ///< of this epoch so far, in training
    const Objective objective_;
    const std::unique_ptr<Batches> training_, validation_;  ///< of the first stage
    torch::Tensor loss_, correct_;                          ///< on the device, so that a step never waits for a number
    std::int64_t images_ = 0;
    torch::Tensor rows_;                  ///< a checkpoint's rows of sums and buffers, between restore and share
    std::shared_ptr<Timeline> timeline_;  ///< while steps are traced
    NamedList handed_;                    ///< on rank 0: what the other stages need of what was loaded, until share
};

}  // namespace epochal::engine
