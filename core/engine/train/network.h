#pragma once

#include <torch/types.h>

#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/engine/models/model.h"
#include "core/engine/train/checkpoint.h"

namespace epochal::engine {

/// The network of a checkpoint as it was evaluated: with the moving average of its weights, if it has one.
struct StoredNetwork {
    std::vector<std::pair<std::string, torch::Tensor>> tensors;  ///< by state-dict key
    bool averaged = false;
};
[[nodiscard]] StoredNetwork networkOf(const Checkpoint& checkpoint);

/// Copies its tensors into a network; ErrorKind::Spec, with nothing copied, if they are those of another one.
[[nodiscard]] Status copyInto(Model& model, const StoredNetwork& stored);

/// The error for a checkpoint whose tensor `name` is not the network's.
[[nodiscard]] Error otherNetwork(const std::string& name);

}  // namespace epochal::engine
