#pragma once

#include <torch/types.h>

#include <cstdint>
#include <vector>

namespace epochal::engine {

/// The columns of kReplicasState, of which a checkpoint has one row of doubles for each replica: the epoch's sums, then
/// the statistics of normalization that are the replica's own, then their averages where weights are averaged. In a
/// checkpoint they are the whole network's, whatever its stages; a stage has the sums and its own part of the rest.
class RowLayout {
public:
    static constexpr std::int64_t kSums = 3;  ///< loss, correct, samples

    /// `statistics`: how many numbers each stage has.
    RowLayout(std::vector<std::int64_t> statistics, bool averaged);

    /// Of a checkpoint's rows.
    [[nodiscard]] std::int64_t columns() const;
    /// What a stage has of a checkpoint's rows. The sums are the first stage's; the others begin with none.
    [[nodiscard]] torch::Tensor ofStage(const torch::Tensor& rows, int stage) const;
    /// A checkpoint's rows from those of each stage.
    [[nodiscard]] torch::Tensor joined(const std::vector<torch::Tensor>& stages) const;

    /// A checkpoint's rows for another number of replicas: the sums of all are shared out evenly, and each gets the
    /// mean of the statistics that each had of its own, as in an evaluation.
    [[nodiscard]] static torch::Tensor forReplicas(const torch::Tensor& rows, std::int64_t replicas);

private:
    const std::vector<std::int64_t> statistics_;
    const std::int64_t all_;    ///< of the network
    const std::int64_t parts_;  ///< statistics, and their averages
};

}  // namespace epochal::engine
