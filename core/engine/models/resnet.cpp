#include "core/engine/models/resnet.h"

#include <ATen/CPUGeneratorImpl.h>

namespace epochal::engine {

Block::Block(const ResidualBlock& shape, const std::string& norm, at::Generator& random) {
    const auto add = [&](std::int64_t from, std::int64_t to, Conv::Options options) {
        const std::string number = std::to_string(path_.size() + 1);
        auto conv = register_module("conv" + number, std::make_shared<Conv>(from, to, options, random));
        auto norms = register_module("bn" + number, std::make_shared<Norm>(to, norm));
        path_.emplace_back(std::move(conv), std::move(norms));
    };
    if (shape.bottleneck) {
        add(shape.in, shape.middle, {.kernel = 1});
        add(shape.middle, shape.middle, {.stride = shape.stride, .groups = shape.groups});
        add(shape.middle, shape.out, {.kernel = 1});
    } else {
        add(shape.in, shape.out, {.stride = shape.stride});
        add(shape.out, shape.out, {});
    }
    if (!shape.projects()) return;
    auto shortcut = register_module("downsample", std::make_shared<torch::nn::Module>());
    shortcutConv_ = shortcut->register_module(
        "0", std::make_shared<Conv>(shape.in, shape.out, Conv::Options{.kernel = 1, .stride = shape.stride}, random));
    shortcutNorm_ = shortcut->register_module("1", std::make_shared<Norm>(shape.out, norm));
}

void Block::fold() {
    for (const auto& [conv, norm] : path_) norm->foldInto(*conv);
    if (shortcutNorm_) shortcutNorm_->foldInto(*shortcutConv_);
}

torch::Tensor Block::forward(const torch::Tensor& x) const {
    torch::Tensor y = x;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i)
        y = normalized(*path_[i].first, *path_[i].second, y, Activation::Relu);
    const torch::Tensor shortcut = shortcutConv_ ? normalized(*shortcutConv_, *shortcutNorm_, x) : x;
    return normalized(*path_.back().first, *path_.back().second, y, Activation::Relu, shortcut);
}

ResNet::ResNet(const ResidualDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed)
    : Model("fc", seed) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    const std::int64_t width = design.firstWidth;
    const bool large = usesLargeStem(design, model, shape.height, shape.width);
    const Conv::Options stem{.kernel = large ? 7 : 3, .stride = large ? 2 : 1};
    stemConv_ = register_module("conv1", std::make_shared<Conv>(shape.channels, width, stem, random));
    stemNorm_ = register_module("bn1", std::make_shared<Norm>(width, model.normalisation));
    addPiece({"conv1", "bn1"}, [this, large](const torch::Tensor& images) {
        const torch::Tensor x = normalized(*stemConv_, *stemNorm_, images, Activation::Relu);
        return large ? at::max_pool2d(x, {3, 3}, {2, 2}, {1, 1}) : x;
    });
    const auto stages = blocksOf(design);
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const std::string name = "layer" + std::to_string(stage + 1);
        auto layer = register_module(name, std::make_shared<torch::nn::Module>());
        for (const ResidualBlock& shapeOf : stages[stage]) {
            const std::string number = std::to_string(layer->children().size());
            auto block = layer->register_module(number, std::make_shared<Block>(shapeOf, model.normalisation, random));
            addPiece({std::string(name).append(".").append(number)},
                     [block](const torch::Tensor& x) { return block->forward(x); });
        }
    }
    auto last = register_module(
        head(), std::make_shared<Linear>(stages.back().back().out, shape.classes, Start::Torch, random));
    addPiece({head()}, [last](const torch::Tensor& x) { return last->forward(x.mean({2, 3})); });
}

void ResNet::fold() {
    stemNorm_->foldInto(*stemConv_);
}

}  // namespace epochal::engine
