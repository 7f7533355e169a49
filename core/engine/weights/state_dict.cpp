#include "core/engine/weights/state_dict.h"

namespace epochal::engine {
namespace {

void collect(const torch::nn::Module& module, const std::string& prefix,
             std::vector<std::pair<std::string, torch::Tensor>>& state) {
    for (const auto& item : module.named_parameters(/*recurse=*/false))
        state.emplace_back(prefix + item.key(), item.value());
    for (const auto& item : module.named_buffers(/*recurse=*/false))
        state.emplace_back(prefix + item.key(), item.value());
    for (const auto& item : module.named_children()) collect(*item.value(), prefix + item.key() + ".", state);
}

}  // namespace

std::vector<std::pair<std::string, torch::Tensor>> stateDict(const torch::nn::Module& model) {
    std::vector<std::pair<std::string, torch::Tensor>> state;
    collect(model, "", state);
    return state;
}

}  // namespace epochal::engine
