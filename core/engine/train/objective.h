#pragma once

#include <torch/types.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/data/data_set.h"
#include "core/engine/train/metrics.h"
#include "core/events/predictions.h"

namespace epochal::engine {

/// What a network is trained for. Of classes: the cross entropy of its logits, smoothed. Of a number: the squared error
/// of the standardized number.
class Objective {
public:
    Objective(const DataSet& set, double labelSmoothing);

    /// Per sample: a network's outputs are samples x this.
    [[nodiscard]] std::int64_t outputs() const { return outputs_; }
    /// Summed over the batch, with a gradient; outputs in fp32.
    [[nodiscard]] torch::Tensor loss(const torch::Tensor& outputs, const torch::Tensor& labels) const;
    /// How many of a batch are classified correctly, int64; undefined of numbers.
    [[nodiscard]] torch::Tensor correct(const torch::Tensor& outputs, const torch::Tensor& labels) const;

private:
    bool regression_;
    std::int64_t outputs_;
    double labelSmoothing_;
};

/// The classes of the validation samples.
[[nodiscard]] std::vector<std::int64_t> labelsOf(const DataSet& set);
/// Of a regression: what the validation rows have, and what the outputs, on the CPU, predict, in the column's own unit.
[[nodiscard]] std::vector<NumberAnswer> numbersOf(const DataSet& set, const torch::Tensor& outputs);

/// The measures of the set's task, from the outputs for its validation samples, on the CPU, on at most `threads`
/// threads. Nothing if one is not finite.
[[nodiscard]] std::optional<Metrics> measure(const DataSet& set, const torch::Tensor& outputs, std::size_t threads);

}  // namespace epochal::engine
