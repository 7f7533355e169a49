#pragma once

#include <torch/types.h>

#include <string>
#include <utility>
#include <vector>

#include "core/engine/collective/collective.h"

namespace epochal::engine {

using NamedList = std::vector<std::pair<std::string, torch::Tensor>>;

/// Together. Each rank's text, in their order, on rank 0; nothing on the others.
[[nodiscard]] std::vector<std::string> gatherTexts(Collective& collective, const std::string& mine,
                                                   torch::Device device);

/// Together. The named tensors of each rank of `from`, in that order, on the CPU of rank 0; nothing on the others. They
/// are sent one at a time, so that a device needs room for one of them only. `device` is what the collective sends
/// from.
[[nodiscard]] std::vector<NamedList> gatherNamed(Collective& collective, const NamedList& mine,
                                                 const std::vector<int>& from, torch::Device device);

/// Together. Rank 0's named tensors on the CPU of each rank.
[[nodiscard]] NamedList broadcastNamed(Collective& collective, const NamedList& ofFirst, torch::Device device);

}  // namespace epochal::engine
