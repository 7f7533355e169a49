#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <functional>
#include <vector>

#include "core/spec/activation.h"

namespace epochal::engine {

/// Ways of computing the same, of which the quickest is found by trying each on the first input of a shape. Which one
/// that is may differ from process to process, and with it the last bits of the result. Used by one thread.
class QuickestWay {
public:
    using Way = std::function<torch::Tensor()>;
    /// The result of the quickest of `ways`. One that throws is left out; what the first one throws is passed on.
    [[nodiscard]] torch::Tensor of(torch::IntArrayRef shape, const std::vector<Way>& ways);
    /// The quickest: an index into `ways`.
    [[nodiscard]] std::size_t chosen() const { return chosen_; }

private:
    std::vector<std::int64_t> shape_;
    std::size_t chosen_ = 0;
};

/// A convolution on a CPU without gradients: as ATen does it, or by oneDNN's kernels that add the shortcut and apply
/// the activation while they write, with the weights as they are or laid out for them once. ATen lays them out at every
/// call, which with a few images takes longer than the convolution, and passes over the output for each of the three.
class InferenceConv {
public:
    struct Geometry {
        std::int64_t stride, padding, groups;
    };
    explicit InferenceConv(Geometry geometry) : geometry_(geometry) {}
    /// activation(convolved x + shortcut), x NCHW; `plain` gives the same by ATen. `bias` and `shortcut` may be
    /// undefined. Weights and bias must not change after the first call.
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                                        Activation activation, const torch::Tensor& shortcut,
                                        const QuickestWay::Way& plain);
    /// All ways of doing so, `plain` first; they may be called as long as this exists.
    [[nodiscard]] std::vector<QuickestWay::Way> ways(const torch::Tensor& x, const torch::Tensor& weight,
                                                     const torch::Tensor& bias, Activation activation,
                                                     const torch::Tensor& shortcut, const QuickestWay::Way& plain);

private:
    const Geometry geometry_;
    torch::Tensor packed_;
    std::vector<std::int64_t> packedFor_;  ///< shape of the input
    QuickestWay way_;
};

/// The same for a linear layer: x (..., in) to (..., out).
class InferenceLinear {
public:
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias);

private:
    torch::Tensor packed_;
    QuickestWay way_;
};

}  // namespace epochal::engine
