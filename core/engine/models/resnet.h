#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// A residual block: two 3x3 convolutions (basic) or 1x1, 3x3 with the stride, 1x1 (bottleneck), as in torchvision.
class Block : public torch::nn::Module, public Foldable {
public:
    Block(const ResidualBlock& shape, const std::string& norm, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;
    void fold() override;

private:
    std::vector<std::pair<std::shared_ptr<Conv>, std::shared_ptr<Norm>>> path_;
    std::shared_ptr<Conv> shortcutConv_;
    std::shared_ptr<Norm> shortcutNorm_;
};

/// ResNet-8/14/20: the CIFAR family of He et al. 2016, widths 16-32-64, with 1x1 convolutions where the shape changes
/// ("option B": 272,474 parameters for ResNet-20 with three channels and ten classes). ResNet-18 to 152, ResNeXt and
/// Wide ResNet: as in torchvision, whose state-dict keys all of them use.
class ResNet : public Model, public Foldable {
public:
    ResNet(const ResidualDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed);
    void fold() override;

private:
    std::shared_ptr<Conv> stemConv_;
    std::shared_ptr<Norm> stemNorm_;
};

}  // namespace epochal::engine
