#pragma once

#include <memory>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// What the blocks of a network have in common.
struct InvertedStyle {
    const InvertedDesign& design;
    const std::string& norm;  ///< model.normalisation
};

/// A convolution, its normalization and activation.
class ConvNorm : public torch::nn::Module, public Foldable {
public:
    ConvNorm(std::int64_t in, std::int64_t out, Conv::Options options, Activation activation,
             const InvertedStyle& style, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;
    void fold() override;

private:
    std::shared_ptr<Conv> conv_;
    std::shared_ptr<Norm> norm_;
    Activation activation_;
};

/// Scales each channel of an image by a number in 0..1 computed from the means of all (Hu et al. 2018).
class Squeeze : public torch::nn::Module {
public:
    Squeeze(std::int64_t channels, std::int64_t squeezed, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    std::shared_ptr<Conv> fc1_, fc2_;
};

/// Widening 1x1 convolution, depthwise convolution, squeeze-excitation, narrowing 1x1 convolution; each but the first
/// where the design has them all.
class InvertedResidual : public torch::nn::Module, public Foldable {
public:
    InvertedResidual(const InvertedBlock& shape, const InvertedStyle& style, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x, Noise& noise) const;
    void fold() override;

private:
    InvertedBlock shape_;
    std::shared_ptr<ConvNorm> widen_, depthwise_;  ///< `widen_` is null if the block is not wider inside
    std::shared_ptr<Squeeze> squeeze_;
    std::shared_ptr<Conv> narrow_;
    std::shared_ptr<Norm> narrowNorm_;
};

/// MobileNet V2 (Sandler et al. 2018) and EfficientNet (Tan and Le 2019), as in torchvision.
class InvertedNet : public Model {
public:
    InvertedNet(const InvertedDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed);
};

}  // namespace epochal::engine
