#include "core/engine/models/inverted.h"

#include <ATen/CPUGeneratorImpl.h>

namespace epochal::engine {
namespace {

bool namedAsMobileNet(const InvertedDesign& design) {
    return design.names == InvertedDesign::Names::MobileNet;
}

}  // namespace

ConvNorm::ConvNorm(std::int64_t in, std::int64_t out, Conv::Options options, Activation activation,
                   const InvertedStyle& style, at::Generator& random)
    : activation_(activation) {
    options.padding = style.design.evenPadding ? Padding::Half : Padding::Same;
    conv_ = register_module("0", std::make_shared<Conv>(in, out, options, random));
    norm_ = register_module("1", std::make_shared<Norm>(out, style.norm, style.design.epsilon, style.design.momentum));
}

torch::Tensor ConvNorm::forward(const torch::Tensor& x) const {
    return normalized(*conv_, *norm_, x, activation_);
}

void ConvNorm::fold() {
    norm_->foldInto(*conv_);
}

Squeeze::Squeeze(std::int64_t channels, std::int64_t squeezed, at::Generator& random) {
    const Conv::Options options{.kernel = 1, .bias = true};
    fc1_ = register_module("fc1", std::make_shared<Conv>(channels, squeezed, options, random));
    fc2_ = register_module("fc2", std::make_shared<Conv>(squeezed, channels, options, random));
}

torch::Tensor Squeeze::forward(const torch::Tensor& x) const {
    const torch::Tensor means = x.mean({2, 3}, /*keepdim=*/true);
    return x * at::sigmoid(fc2_->forward(activated(fc1_->forward(means), Activation::Silu)));
}

InvertedResidual::InvertedResidual(const InvertedBlock& shape, const InvertedStyle& style, at::Generator& random)
    : shape_(shape) {
    const bool mobile = namedAsMobileNet(style.design);
    auto path = register_module(mobile ? "conv" : "block", std::make_shared<torch::nn::Module>());
    const auto add = [&](auto layer) {
        return path->register_module(std::to_string(path->children().size()), std::move(layer));
    };
    const Activation activation = style.design.activation;
    if (shape.expanded != shape.in)
        widen_ = add(std::make_shared<ConvNorm>(shape.in, shape.expanded, Conv::Options{.kernel = 1}, activation, style,
                                                random));
    const Conv::Options separate{.kernel = shape.kernel, .stride = shape.stride, .groups = shape.expanded};
    depthwise_ = add(std::make_shared<ConvNorm>(shape.expanded, shape.expanded, separate, activation, style, random));
    if (shape.squeezed > 0) squeeze_ = add(std::make_shared<Squeeze>(shape.expanded, shape.squeezed, random));
    if (mobile) {
        narrow_ = add(std::make_shared<Conv>(shape.expanded, shape.out, Conv::Options{.kernel = 1}, random));
        narrowNorm_ = add(std::make_shared<Norm>(shape.out, style.norm, style.design.epsilon, style.design.momentum));
    } else {
        auto last = add(std::make_shared<torch::nn::Module>());
        narrow_ = last->register_module(
            "0", std::make_shared<Conv>(shape.expanded, shape.out, Conv::Options{.kernel = 1}, random));
        narrowNorm_ = last->register_module(
            "1", std::make_shared<Norm>(shape.out, style.norm, style.design.epsilon, style.design.momentum));
    }
}

void InvertedResidual::fold() {
    narrowNorm_->foldInto(*narrow_);
}

torch::Tensor InvertedResidual::forward(const torch::Tensor& x, Noise& noise) const {
    torch::Tensor y = depthwise_->forward(widen_ ? widen_->forward(x) : x);
    if (squeeze_) y = squeeze_->forward(y);
    if (!shape_.skips()) return normalized(*narrow_, *narrowNorm_, y);
    if (!is_training() || shape_.dropPath == 0) return normalized(*narrow_, *narrowNorm_, y, Activation::None, x);
    y = normalized(*narrow_, *narrowNorm_, y);
    return at::addcmul(x, y, noise.keptImages(y, shape_.dropPath));
}

InvertedNet::InvertedNet(const InvertedDesign& design, const RunSpec::Model& model, const ImageShape& shape,
                         std::int64_t seed)
    : Model("classifier.1", seed) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    const InvertedStyle style{design, model.normalisation};
    const InvertedPlan plan = planOf(design);
    auto features = register_module("features", std::make_shared<torch::nn::Module>());
    // Adds a layer to a group, and it is a piece.
    const auto add = [&](auto& to, const std::string& group, auto layer, auto compute) {
        const std::string number = std::to_string(to->children().size());
        to->register_module(number, layer);
        addPiece({group + "." + number}, compute);
    };
    const auto convolution = [&](std::int64_t in, std::int64_t out, const Conv::Options& options) {
        auto layer = std::make_shared<ConvNorm>(in, out, options, design.activation, style, random);
        add(features, "features", layer, [layer](const torch::Tensor& x) { return layer->forward(x); });
    };
    convolution(shape.channels, plan.stem, Conv::Options{.stride = 2});
    for (const auto& blocks : plan.stages) {
        // EfficientNet numbers the blocks of each stage, MobileNet all of them.
        const std::string group =
            namedAsMobileNet(design) ? "features" : "features." + std::to_string(features->children().size());
        auto stage = namedAsMobileNet(design) ? features
                                              : features->register_module(std::to_string(features->children().size()),
                                                                          std::make_shared<torch::nn::Module>());
        for (const InvertedBlock& shapeOf : blocks) {
            auto block = std::make_shared<InvertedResidual>(shapeOf, style, random);
            add(stage, group, block, [this, block](const torch::Tensor& x) { return block->forward(x, noise()); });
        }
    }
    convolution(plan.stages.back().back().out, plan.head, Conv::Options{.kernel = 1});
    auto classifier = register_module("classifier", std::make_shared<torch::nn::Module>());
    const auto last = classifier->register_module(
        "1", std::make_shared<Linear>(plan.head, shape.classes,
                                      namedAsMobileNet(design) ? Start::Normal : Start::UniformOut, random));
    addPiece({head()}, [this, last, dropout = design.dropout](const torch::Tensor& x) {
        const torch::Tensor means = x.mean({2, 3});
        return last->forward(is_training() ? noise().dropout(means, dropout) : means);
    });
}

}  // namespace epochal::engine
