#include "core/engine/models/vgg.h"

#include <ATen/CPUGeneratorImpl.h>

namespace epochal::engine {

Vgg::Vgg(const VggDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed)
    : Model("classifier.6", seed), areas_(design.areas), dropout_(design.dropout) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    auto features = register_module("features", std::make_shared<torch::nn::Module>());
    std::int64_t in = shape.channels, index = 0;  // torchvision counts pooling and ReLU as well
    for (const std::int64_t out : design.plan) {
        Layer& layer = features_.emplace_back();
        if (out == VggDesign::kPool) {
            ++index;
            continue;
        }
        layer.conv = features->register_module(std::to_string(index++),
                                               std::make_shared<Conv>(in, out, Conv::Options{.bias = true}, random));
        if (design.batchNorm)
            layer.norm =
                features->register_module(std::to_string(index++), std::make_shared<Norm>(out, model.normalisation));
        ++index;
        in = out;
    }
    auto classifier = register_module("classifier", std::make_shared<torch::nn::Module>());
    const auto linear = [&](const char* name, std::int64_t from, std::int64_t to) {
        classifier_.push_back(
            classifier->register_module(name, std::make_shared<Linear>(from, to, Start::Normal, random)));
    };
    linear("0", in * areas_ * areas_, design.hidden);
    linear("3", design.hidden, design.hidden);
    linear("6", design.hidden, shape.classes);
}

void Vgg::fold() {
    for (const Layer& layer : features_)
        if (layer.norm) layer.norm->foldInto(*layer.conv);
}

torch::Tensor Vgg::forward(const torch::Tensor& images) {
    torch::Tensor x = images;
    for (const Layer& layer : features_) {
        if (!layer.conv) {
            x = at::max_pool2d(x, {2, 2}, {2, 2});
            continue;
        }
        x = layer.norm ? normalized(*layer.conv, *layer.norm, x, Activation::Relu)
                       : layer.conv->forward(x, Activation::Relu);
    }
    if (x.size(2) != areas_ || x.size(3) != areas_) x = at::adaptive_avg_pool2d(x, {areas_, areas_});
    x = x.flatten(1);
    for (std::size_t i = 0; i + 1 < classifier_.size(); ++i) {
        x = activated(classifier_[i]->forward(x), Activation::Relu);
        if (is_training()) x = noise().dropout(x, dropout_);
    }
    return classifier_.back()->forward(x);
}

}  // namespace epochal::engine
