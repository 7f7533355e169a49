#pragma once

#include <string>

#include "core/engine/weights/weights.h"

namespace epochal::engine {

/// The tensors under torchvision's names: without the prefixes of wrappers (DataParallel, torch.compile), and with the
/// names of EfficientNet-PyTorch, which efficientnet_lite_pytorch shares, translated.
[[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> inTorchvisionsNames(const NamedTensors& file);

/// The network that names and shapes like these belong to: an id of core/spec/networks.h, or the name of its family;
/// empty if they are unknown.
[[nodiscard]] std::string networkOf(const std::vector<std::pair<std::string, torch::Tensor>>& tensors);

}  // namespace epochal::engine
