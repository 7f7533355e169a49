#pragma once

#include <memory>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// Attention of all tokens to all, in several heads; parameters named as in torch.nn.MultiheadAttention.
class Attention : public torch::nn::Module {
public:
    Attention(std::int64_t hidden, std::int64_t heads, at::Generator& random);
    /// (images, tokens, hidden) to the same.
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    torch::Tensor weight_, bias_;  ///< of queries, keys and values, one below the other
    std::shared_ptr<Linear> out_;
    std::int64_t heads_;
};

/// An attention and two linear layers, each after a layer normalization and around a shortcut.
class EncoderBlock : public torch::nn::Module {
public:
    EncoderBlock(const TransformerDesign& design, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    std::shared_ptr<LayerNorm> norm1_, norm2_;
    std::shared_ptr<Attention> attention_;
    std::shared_ptr<Linear> wide_, narrow_;
};

/// Vision Transformer (Dosovitskiy et al. 2021), as in torchvision: no dropout, and a last layer that starts from zero.
class VisionTransformer : public Model {
public:
    VisionTransformer(const TransformerDesign& design, const RunSpec::Model& model, const ImageShape& shape,
                      std::int64_t seed);
};

}  // namespace epochal::engine
