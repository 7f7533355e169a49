#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/pipeline.h"
#include "core/engine/models/model.h"
#include "core/engine/parallel/line.h"
#include "core/engine/parallel/named_exchange.h"
#include "core/engine/train/plan.h"

namespace epochal::engine {

/// How a network is divided into stages, and what a rank must know of the whole one. Without stages, one cut at 0 and
/// nothing else.
struct Division {
    Cuts cuts = {0};
    std::vector<double> seconds;           ///< of each stage's passes for one part, on rank 0
    std::vector<std::string> pieces;       ///< the first name of each piece
    std::vector<std::int64_t> statistics;  ///< numbers in each stage's float buffers
    std::int64_t lastLayer = 0;            ///< parameters

    [[nodiscard]] std::size_t stages() const { return cuts.size(); }
    /// "conv1 to layer2.0 (48%), layer2.1 to fc (52%)", in time; a language of its own.
    [[nodiscard]] std::string text() const;
    /// The mean share of a step for which a device has nothing to do, by the measured times (see idleShare in
    /// core/spec/parallel.h); sending is left out.
    [[nodiscard]] double idle(std::int64_t parts) const;
};

/// Together. Without stages, the whole. With stages rank 0 measures the passes of each piece, one after another, on its
/// device, and the cuts are those with the shortest longest stage of those whose stages fit into its memory.
[[nodiscard]] Division divide(const Plan& plan, const Peers& peers, torch::Device device);

/// A checkpoint's tensors from those of each stage, kReplicasState aside, in the order of an undivided network's
/// wherever it was cut: kind by kind ("model.", "momentum.", ...), each in the order of the stages, and of the averages
/// the weights before the statistics. What several have are counts of updates, which only stages with such parameters
/// advance, or what all have alike: the largest counts.
[[nodiscard]] NamedList joinStages(const std::vector<NamedList>& stages);

/// This rank's part of the plan's network, with the first weights of its seed, on `device`.
[[nodiscard]] std::shared_ptr<Model> modelOf(const Plan& plan, const Division& division, int stage,
                                             torch::Device device);

}  // namespace epochal::engine
