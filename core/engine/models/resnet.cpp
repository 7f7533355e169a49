#include "core/engine/models/resnet.h"

#include <ATen/CPUGeneratorImpl.h>

#include <stdexcept>

#include "core/spec/networks.h"

namespace epochal::engine {
namespace {

const Network& networkOf(const RunSpec::Model& model) {
    if (const Network* network = findNetwork(model.architecture)) return *network;
    throw std::invalid_argument("unknown architecture " + model.architecture);
}

}  // namespace

Block::Block(std::int64_t in, std::int64_t width, std::int64_t stride, bool bottleneck, const std::string& norm,
             at::Generator& random) {
    const std::int64_t out = bottleneck ? 4 * width : width;
    const auto add = [&](std::int64_t from, std::int64_t to, std::int64_t kernel, std::int64_t step) {
        const std::string number = std::to_string(path_.size() + 1);
        auto conv = register_module("conv" + number, std::make_shared<Conv>(from, to, kernel, step, random));
        auto norms = register_module("bn" + number, std::make_shared<Norm>(to, norm));
        path_.emplace_back(std::move(conv), std::move(norms));
    };
    if (bottleneck) {
        add(in, width, 1, 1);
        add(width, width, 3, stride);
        add(width, out, 1, 1);
    } else {
        add(in, width, 3, stride);
        add(width, out, 3, 1);
    }
    if (stride == 1 && in == out) return;
    auto shortcut = register_module("downsample", std::make_shared<torch::nn::Module>());
    shortcutConv_ = shortcut->register_module("0", std::make_shared<Conv>(in, out, 1, stride, random));
    shortcutNorm_ = shortcut->register_module("1", std::make_shared<Norm>(out, norm));
}

torch::Tensor Block::forward(const torch::Tensor& x) const {
    torch::Tensor y = x;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) y = path_[i].second->forwardRelu(path_[i].first->forward(y));
    const torch::Tensor shortcut = shortcutConv_ ? shortcutNorm_->forward(shortcutConv_->forward(x)) : x;
    return path_.back().second->forwardRelu(path_.back().first->forward(y), shortcut);
}

ResNet::ResNet(const RunSpec::Model& model, std::int64_t channels, ImageSize size, std::int64_t classes,
               std::int64_t seed)
    : large_(usesLargeStem(networkOf(model), model, size.height, size.width)) {
    const Network& network = networkOf(model);
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    std::int64_t width = network.firstWidth;
    stemConv_ =
        register_module("conv1", std::make_shared<Conv>(channels, width, large_ ? 7 : 3, large_ ? 2 : 1, random));
    stemNorm_ = register_module("bn1", std::make_shared<Norm>(width, model.normalisation));
    std::int64_t in = width;
    for (std::size_t stage = 0; stage < network.depths.size(); ++stage, width *= 2) {
        auto layer = register_module("layer" + std::to_string(stage + 1), std::make_shared<torch::nn::Module>());
        for (int i = 0; i < network.depths[stage]; ++i) {
            const std::int64_t stride = stage > 0 && i == 0 ? 2 : 1;
            blocks_.push_back(layer->register_module(
                std::to_string(i),
                std::make_shared<Block>(in, width, stride, network.bottleneck, model.normalisation, random)));
            in = network.bottleneck ? 4 * width : width;
        }
    }
    head_ = register_module("fc", std::make_shared<Linear>(in, classes, random));
}

torch::Tensor ResNet::forward(const torch::Tensor& images) const {
    torch::Tensor x = stemNorm_->forwardRelu(stemConv_->forward(images));
    if (large_) x = at::max_pool2d(x, {3, 3}, {2, 2}, {1, 1});
    for (const auto& block : blocks_) x = block->forward(x);
    return head_->forward(x.mean({2, 3}));
}

std::vector<std::pair<std::string, torch::Tensor>> stateDict(const torch::nn::Module& model) {
    std::vector<std::pair<std::string, torch::Tensor>> state;
    for (const auto& item : model.named_parameters()) state.emplace_back(item.key(), item.value());
    for (const auto& item : model.named_buffers()) state.emplace_back(item.key(), item.value());
    return state;
}

}  // namespace epochal::engine
