#pragma once

#include <c10/util/FunctionRef.h>
#include <torch/types.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/spec/activation.h"

namespace epochal::engine {

/// Finds the quickest of several candidates that compute the same, by trying each on the first input of a shape. Which
/// one that is may differ from process to process, and with it the last bits of the result. Used by one thread.
class Autotuner {
public:
    /// compute(i) is the result of candidate i, 0 <= i < count. One that throws is left out; what candidate 0 throws is
    /// passed on.
    [[nodiscard]] torch::Tensor of(torch::IntArrayRef shape, std::size_t count,
                                   c10::function_ref<torch::Tensor(std::size_t)> compute);
    [[nodiscard]] std::size_t chosen() const { return chosen_; }

private:
    std::vector<std::int64_t> shape_;
    std::size_t chosen_ = 0;
};

/// A convolution on a CPU without gradients: as ATen does it, or by oneDNN's kernels that add the shortcut and apply
/// the activation while they write, with the weights as they are or laid out for them once. ATen lays them out at every
/// call, which counts most with few images, and passes over the output for each of the three.
class InferenceConv {
public:
    struct Geometry {
        std::int64_t stride, padding, groups;
    };
    /// x NCHW; bias and shortcut may be undefined. Weights and bias must not change after the first call.
    struct Call {
        const torch::Tensor &x, &weight, &bias;
        Activation activation;
        const torch::Tensor& shortcut;
    };
    using Plain = c10::function_ref<torch::Tensor()>;

    explicit InferenceConv(Geometry geometry) : geometry_(geometry) {}
    /// activation(convolved x + shortcut); `plain` gives the same by ATen.
    [[nodiscard]] torch::Tensor forward(const Call& call, Plain plain);
    /// The number of candidates for such a call. oneDNN's kernels that add a shortcut apply ReLU at most.
    [[nodiscard]] static std::size_t candidates(const Call& call);
    /// The same as forward(), by one of them: 0 is `plain`.
    [[nodiscard]] torch::Tensor compute(std::size_t candidate, const Call& call, Plain plain);

private:
    const Geometry geometry_;
    torch::Tensor packed_;
    std::vector<std::int64_t> packedFor_;  ///< shape of the input
    Autotuner tuner_;
};

/// The same for a linear layer: x (..., in) to (..., out).
class InferenceLinear {
public:
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias);

private:
    torch::Tensor packed_;
    Autotuner tuner_;
};

}  // namespace epochal::engine
