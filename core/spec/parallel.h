#pragma once

#include <cstdint>
#include <iterator>
#include <vector>

#include "core/spec/run_spec.h"

namespace epochal {

/// How the replicas of a run make one step together. Everything that depends on the algorithm asks here, never for the
/// word. None of it means anything with one replica.

/// How samples are divided among replicas, in proportion to their shares: those of replica r begin at all x (shares
/// before r) / (all shares). Parts differ from the exact proportion by less than one, and add up to `all`.
class Split {
public:
    /// `shares`: at least one, all positive.
    explicit Split(const std::vector<std::int64_t>& shares);
    [[nodiscard]] static Split even(std::int64_t replicas);

    [[nodiscard]] std::int64_t replicas() const { return std::ssize(before_) - 1; }
    [[nodiscard]] std::int64_t begin(std::int64_t all, std::int64_t replica) const {
        return all * before_[static_cast<std::size_t>(replica)] / before_.back();
    }
    [[nodiscard]] std::int64_t partOf(std::int64_t all, std::int64_t replica) const {
        return begin(all, replica + 1) - begin(all, replica);
    }
    [[nodiscard]] std::int64_t least(std::int64_t all) const;
    [[nodiscard]] std::int64_t most(std::int64_t all) const;

private:
    std::vector<std::int64_t> before_;  ///< shares of the replicas before each, and of all
};

/// The batch is divided by shares that the spec gives, or that are measured at the start; else evenly.
[[nodiscard]] bool hasGivenShares(const RunSpec& spec);
[[nodiscard]] bool measuresShares(const RunSpec& spec);
/// By the spec's shares; evenly where it gives none, where they are measured only later, and where they are not for
/// `spec.devices.count` replicas, which a run that is resumed on others may have.
[[nodiscard]] Split splitOf(const RunSpec& spec);
/// Gradients are summed on the first device, which alone steps and sends the new weights to the others. Else gradients
/// are summed on all, and each makes the whole step.
[[nodiscard]] inline bool gathersOnOne(const RunSpec::Parallel& parallel) {
    return parallel.algorithm == "gather";
}
/// Each replica sums the gradients of its own share of the weights, keeps the optimizer's state for that share alone,
/// steps it, and gets the others' (ZeRO stage 1: Rajbhandari et al., arXiv 1910.02054).
[[nodiscard]] inline bool shardsOptimizer(const RunSpec::Parallel& parallel) {
    return parallel.algorithm == "sharded";
}
/// Ranks that have a copy of the network between them: each computes a part of its layers, for one part of the batch
/// (optimizer.accumulation) after another. 1: each rank has the whole network.
[[nodiscard]] std::int64_t stagesOf(const RunSpec& spec);
/// Devices of a run: rank r has stage r % stages of replica r / stages.
[[nodiscard]] inline std::int64_t ranksOf(const RunSpec& spec) {
    return spec.devices.count * stagesOf(spec);
}
/// The compute threads that a run on a CPU asks for: as many as it names cores, unless it says; 0 = every core.
[[nodiscard]] inline std::int64_t askedThreads(const RunSpec& spec) {
    return spec.devices.threads > 0 ? spec.devices.threads : static_cast<std::int64_t>(spec.devices.numbers.size());
}
/// Whether the network of `spec` can be divided: it is one of the engine's own for images.
[[nodiscard]] bool canBeDivided(const RunSpec& spec);
/// The share of a step for which a device of a pipeline has nothing to do, if all parts take equally long in all
/// stages: (stages - 1) / (parts + stages - 1) (Huang et al., GPipe, arXiv 1811.06965, section 2.2; 1F1B idles as
/// long).
[[nodiscard]] constexpr double idleShare(std::int64_t stages, std::int64_t parts) {
    return static_cast<double>(stages - 1) / static_cast<double>(parts + stages - 1);
}

[[nodiscard]] inline bool reducesInBf16(const RunSpec::Parallel& parallel) {
    return parallel.reduction == "bf16";
}

}  // namespace epochal
