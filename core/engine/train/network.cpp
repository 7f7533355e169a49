#include "core/engine/train/network.h"

#include <torch/utils.h>
#include <map>

#include "core/engine/weights/state_dict.h"

namespace epochal::engine {

StoredNetwork networkOf(const Checkpoint& checkpoint) {
    constexpr std::string_view kModel = "model.", kAverage = "average.";
    const std::map<std::string, torch::Tensor> all(checkpoint.tensors.begin(), checkpoint.tensors.end());
    StoredNetwork network;
    for (const auto& [name, tensor] : checkpoint.tensors) {
        if (!name.starts_with(kModel)) continue;
        const std::string key = name.substr(kModel.size());
        const auto average = all.find(std::string(kAverage) + key);
        network.averaged = network.averaged || average != all.end();
        network.tensors.emplace_back(key, average != all.end() ? average->second : tensor);
    }
    return network;
}

Status copyInto(Model& model, const StoredNetwork& stored) {
    const torch::NoGradGuard noGradients;
    const std::map<std::string, torch::Tensor> all(stored.tensors.begin(), stored.tensors.end());
    std::vector<std::pair<torch::Tensor, torch::Tensor>> copies;
    for (const auto& [name, tensor] : stateDict(model)) {
        const auto found = all.find(name);
        if (found == all.end() || found->second.sizes() != tensor.sizes() ||
            found->second.scalar_type() != tensor.scalar_type())
            return otherNetwork(name);
        copies.emplace_back(tensor, found->second);
    }
    for (auto& [target, source] : copies) target.copy_(source);
    return {};
}

Error otherNetwork(const std::string& name) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "The checkpoint belongs to a different network: %1 differs"), {name}},
            "/model/architecture",
            {EPOCHAL_TEXT("core", "Start a new run for a different configuration"), {}}};
}

}  // namespace epochal::engine
