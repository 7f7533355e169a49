#pragma once

#include <torch/nn/module.h>

#include <string>
#include <utility>
#include <vector>

namespace epochal::engine {

/// Every parameter and buffer under its torchvision key, in torchvision's order.
[[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> stateDict(const torch::nn::Module& model);

}  // namespace epochal::engine
