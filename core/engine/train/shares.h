#pragma once

#include <torch/types.h>

#include <cstdint>
#include <optional>

#include "core/engine/collective/collective.h"
#include "core/engine/train/plan.h"
#include "core/spec/parallel.h"

namespace epochal::engine {

/// Together among the ranks of a plan without stages: what rank 0 knows from a checkpoint or, if it knows nothing, what
/// is measured. Then all of them make forward and backward passes of the plan's network at the same time, as they do in
/// training, for an even part of the batch and for half as much; each gets what balancedParts()
/// (core/analysis/balance.h) gives it. Takes about a second.
[[nodiscard]] Split agreedSplit(const Plan& plan, Collective& ranks, torch::Device device,
                                const std::optional<Split>& known);

/// What a checkpoint keeps of a split: how many samples of a batch each replica gets. Nothing if a tensor is not that.
[[nodiscard]] torch::Tensor toTensor(const Split& split, std::int64_t batch);
[[nodiscard]] std::optional<Split> splitFrom(const torch::Tensor& stored, std::int64_t batch);

}  // namespace epochal::engine
