#include "core/engine/models/transformer.h"

#include <ATen/CPUGeneratorImpl.h>

#include <cmath>

namespace epochal::engine {
namespace {

constexpr double kLayerNormEpsilon = 1e-6;

}  // namespace

Attention::Attention(std::int64_t hidden, std::int64_t heads, at::Generator& random) : heads_(heads) {
    weight_ = register_parameter("in_proj_weight", torch::empty({3 * hidden, hidden}));
    bias_ = register_parameter("in_proj_bias", torch::empty({3 * hidden}));
    startLayer(Start::Xavier, weight_, bias_, random);
    out_ = register_module("out_proj", std::make_shared<Linear>(hidden, hidden, Start::TorchNoBias, random));
}

torch::Tensor Attention::forward(const torch::Tensor& x) const {
    const std::int64_t images = x.size(0), tokens = x.size(1), hidden = x.size(2);
    const auto parts =
        at::linear(x, weight_, bias_).view({images, tokens, 3, heads_, hidden / heads_}).permute({2, 0, 3, 1, 4});
    const torch::Tensor mixed = at::scaled_dot_product_attention(parts[0], parts[1], parts[2]);
    return out_->forward(mixed.transpose(1, 2).reshape({images, tokens, hidden}));
}

EncoderBlock::EncoderBlock(const TransformerDesign& design, at::Generator& random) {
    const auto norm = [&] { return std::make_shared<LayerNorm>(design.hidden, kLayerNormEpsilon); };
    norm1_ = register_module("ln_1", norm());
    attention_ = register_module("self_attention", std::make_shared<Attention>(design.hidden, design.heads, random));
    norm2_ = register_module("ln_2", norm());
    auto mlp = register_module("mlp", std::make_shared<torch::nn::Module>());
    wide_ = mlp->register_module("0", std::make_shared<Linear>(design.hidden, design.mlp, Start::XavierTiny, random));
    narrow_ = mlp->register_module("3", std::make_shared<Linear>(design.mlp, design.hidden, Start::XavierTiny, random));
}

torch::Tensor EncoderBlock::forward(const torch::Tensor& x) const {
    const torch::Tensor y = x + attention_->forward(norm1_->forward(x));
    return y + narrow_->forward(at::gelu(wide_->forward(norm2_->forward(y))));
}

VisionTransformer::VisionTransformer(const TransformerDesign& design, const RunSpec::Model& /*model*/,
                                     const ImageShape& shape, std::int64_t seed)
    : Model("heads.head", seed) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    const std::int64_t hidden = design.hidden,
                       tokens = (shape.height / design.patch) * (shape.width / design.patch) + 1;
    // torchvision cuts this normal distribution off at 2, more than fifty deviations from zero.
    const Conv::Options patches{
        .kernel = design.patch, .stride = design.patch, .bias = true, .padding = Padding::None, .start = Start::LeCun};
    const auto token = register_parameter("class_token", torch::zeros({1, 1, hidden}));
    const auto patch = register_module("conv_proj", std::make_shared<Conv>(shape.channels, hidden, patches, random));
    auto encoder = register_module("encoder", std::make_shared<torch::nn::Module>());
    const auto position =
        encoder->register_parameter("pos_embedding", torch::empty({1, tokens, hidden}).normal_(0, 0.02, random));
    addPiece({"class_token", "conv_proj", "encoder.pos_embedding"}, [token, patch, position](const torch::Tensor& x) {
        const torch::Tensor parts = patch->forward(x).flatten(2).transpose(1, 2);
        return at::cat({token.expand({x.size(0), -1, -1}), parts}, 1) + position;
    });
    auto layers = encoder->register_module("layers", std::make_shared<torch::nn::Module>());
    for (std::int64_t i = 0; i < design.layers; ++i) {
        const std::string name = "encoder_layer_" + std::to_string(i);
        const auto block = layers->register_module(name, std::make_shared<EncoderBlock>(design, random));
        addPiece({"encoder.layers." + name}, [block](const torch::Tensor& x) { return block->forward(x); });
    }
    const auto norm = encoder->register_module("ln", std::make_shared<LayerNorm>(hidden, kLayerNormEpsilon));
    auto heads = register_module("heads", std::make_shared<torch::nn::Module>());
    const auto last =
        heads->register_module("head", std::make_shared<Linear>(hidden, shape.classes, Start::Zero, random));
    addPiece({"encoder.ln", "heads"},
             [norm, last](const torch::Tensor& x) { return last->forward(norm->forward(x.select(1, 0))); });
}

}  // namespace epochal::engine
