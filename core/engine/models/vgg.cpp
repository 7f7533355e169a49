#include "core/engine/models/vgg.h"

#include <ATen/CPUGeneratorImpl.h>

namespace epochal::engine {

Vgg::Vgg(const VggDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed)
    : Model("classifier.6", seed), areas_(design.areas), dropout_(design.dropout) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    auto features = register_module("features", std::make_shared<torch::nn::Module>());
    std::int64_t in = shape.channels, index = 0;  // torchvision counts pooling and ReLU as well
    std::vector<std::vector<std::string>> names;
    for (const std::int64_t out : design.plan) {
        if (out == VggDesign::kPool) {
            features_.back().pooled = true;
            ++index;
            continue;
        }
        Layer& layer = features_.emplace_back();
        std::vector<std::string>& own = names.emplace_back();
        const auto add = [&](auto module) {
            own.push_back("features." + std::to_string(index));
            return features->register_module(std::to_string(index++), std::move(module));
        };
        layer.conv = add(std::make_shared<Conv>(in, out, Conv::Options{.bias = true}, random));
        if (design.batchNorm) layer.norm = add(std::make_shared<Norm>(out, model.normalisation));
        ++index;
        in = out;
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        addPiece(std::move(names[i]), [this, i](const torch::Tensor& x) { return computed(features_[i], x); });
    auto classifier = register_module("classifier", std::make_shared<torch::nn::Module>());
    const auto linear = [&](const char* name, std::int64_t from, std::int64_t to) {
        return classifier->register_module(name, std::make_shared<Linear>(from, to, Start::Normal, random));
    };
    const auto hidden = [this](const Linear& layer, const torch::Tensor& x) {
        const torch::Tensor y = activated(layer.forward(x), Activation::Relu);
        return is_training() ? noise().dropout(y, dropout_) : y;
    };
    const auto first = linear("0", in * areas_ * areas_, design.hidden),
               second = linear("3", design.hidden, design.hidden), last = linear("6", design.hidden, shape.classes);
    addPiece({"classifier.0"}, [this, first, hidden](const torch::Tensor& x) {
        const bool fits = x.size(2) == areas_ && x.size(3) == areas_;
        return hidden(*first, (fits ? x : at::adaptive_avg_pool2d(x, {areas_, areas_})).flatten(1));
    });
    addPiece({"classifier.3"}, [second, hidden](const torch::Tensor& x) { return hidden(*second, x); });
    addPiece({"classifier.6"}, [last](const torch::Tensor& x) { return last->forward(x); });
}

void Vgg::fold() {
    for (const Layer& layer : features_)
        if (layer.norm) layer.norm->foldInto(*layer.conv);
}

torch::Tensor Vgg::computed(const Layer& layer, const torch::Tensor& x) {
    const torch::Tensor y = layer.norm ? normalized(*layer.conv, *layer.norm, x, Activation::Relu)
                                       : layer.conv->forward(x, Activation::Relu);
    return layer.pooled ? at::max_pool2d(y, {2, 2}, {2, 2}) : y;
}

}  // namespace epochal::engine
