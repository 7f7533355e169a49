#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// A residual block: two 3x3 convolutions (basic) or 1x1, 3x3 with the stride, 1x1 (bottleneck), as in torchvision.
class Block : public torch::nn::Module {
public:
    Block(std::int64_t in, std::int64_t width, std::int64_t stride, bool bottleneck, const std::string& norm,
          at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    std::vector<std::pair<std::shared_ptr<Conv>, std::shared_ptr<Norm>>> path_;
    std::shared_ptr<Conv> shortcutConv_;
    std::shared_ptr<Norm> shortcutNorm_;
};

/// ResNet-8/14/20: the CIFAR family of He et al. 2016, widths 16-32-64, with 1x1 convolutions where the shape changes
/// ("option B": 272,474 parameters for ResNet-20 with three channels and ten classes). ResNet-18 to 152: as in
/// torchvision, whose state-dict keys both families use.
class ResNet : public torch::nn::Module {
public:
    ResNet(const RunSpec::Model& model, std::int64_t channels, ImageSize size, std::int64_t classes, std::int64_t seed);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& images) const;

private:
    bool large_;
    std::shared_ptr<Conv> stemConv_;
    std::shared_ptr<Norm> stemNorm_;
    std::vector<std::shared_ptr<Block>> blocks_;
    std::shared_ptr<Linear> head_;
};

/// Every parameter and buffer, under its torchvision key.
[[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> stateDict(const torch::nn::Module& model);

}  // namespace epochal::engine
