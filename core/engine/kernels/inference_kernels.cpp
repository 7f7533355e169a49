#include "core/engine/kernels/inference_kernels.h"

#include <ATen/core/dispatch/Dispatcher.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>

#include "core/base/clock.h"

namespace epochal::engine {
namespace {

/// The fastest of this many attempts counts, as other programs can only make one longer; of what takes longer than this
/// altogether, the first.
constexpr int kAttempts = 5;
constexpr double kTrialSeconds = 0.05;  ///< s

using Scalars = c10::List<std::optional<at::Scalar>>;
using Text = std::string_view;

template <class Signature>
c10::TypedOperatorHandle<Signature> operatorOf(const char* name, const char* overload) {
    return c10::Dispatcher::singleton().findSchemaOrThrow(name, overload).typed<Signature>();
}

Text nameOf(Activation activation) {
    switch (activation) {
        case Activation::None:
            return "none";
        case Activation::Relu:
            return "relu";
        case Activation::Relu6:
            return "hardtanh";
        case Activation::Silu:
            return "swish";
    }
    return "none";
}

std::optional<torch::Tensor> given(const torch::Tensor& tensor) {
    return tensor.defined() ? std::optional(tensor) : std::nullopt;
}

torch::Tensor convolved(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                        const InferenceConv::Geometry& geometry, Activation activation, const torch::Tensor& shortcut) {
    using Unary =
        torch::Tensor(const torch::Tensor&, const torch::Tensor&, const std::optional<torch::Tensor>&, at::IntArrayRef,
                      at::IntArrayRef, at::IntArrayRef, std::int64_t, Text, Scalars, std::optional<Text>);
    using Binary =
        torch::Tensor(const torch::Tensor&, const torch::Tensor&, const torch::Tensor&,
                      const std::optional<torch::Tensor>&, at::IntArrayRef, at::IntArrayRef, at::IntArrayRef,
                      std::int64_t, Text, std::optional<at::Scalar>, std::optional<Text>, Scalars, std::optional<Text>);
    static const auto unary = operatorOf<Unary>("mkldnn::_convolution_pointwise", "");
    static const auto binary = operatorOf<Binary>("mkldnn::_convolution_pointwise", "binary");
    const std::array<std::int64_t, 2> stride{geometry.stride, geometry.stride},
        padding{geometry.padding, geometry.padding}, dilation{1, 1};
    if (!shortcut.defined()) {
        const Scalars limits =
            activation == Activation::Relu6 ? Scalars({at::Scalar(0.0), at::Scalar(6.0)}) : Scalars();
        return unary.call(x, weight, given(bias), padding, stride, dilation, geometry.groups, nameOf(activation),
                          limits, "");
    }
    const bool rectified = activation == Activation::Relu;
    return binary.call(x, shortcut, weight, given(bias), padding, stride, dilation, geometry.groups, "add",
                       at::Scalar(1.0), rectified ? std::optional<Text>("relu") : std::nullopt, Scalars(),
                       rectified ? std::optional<Text>("") : std::nullopt);
}

torch::Tensor packedConv(const torch::Tensor& weight, torch::IntArrayRef input,
                         const InferenceConv::Geometry& geometry) {
    using Reorder = torch::Tensor(const torch::Tensor&, at::IntArrayRef, at::IntArrayRef, at::IntArrayRef, std::int64_t,
                                  at::OptionalIntArrayRef);
    static const auto reorder = operatorOf<Reorder>("mkldnn::_reorder_convolution_weight", "");
    const std::array<std::int64_t, 2> stride{geometry.stride, geometry.stride},
        padding{geometry.padding, geometry.padding}, dilation{1, 1};
    return reorder.call(weight.detach(), padding, stride, dilation, geometry.groups, input);
}

torch::Tensor packedLinear(const torch::Tensor& weight, std::int64_t rows) {
    using Reorder = torch::Tensor(const torch::Tensor&, std::optional<std::int64_t>);
    static const auto reorder = operatorOf<Reorder>("mkldnn::_reorder_linear_weight", "");
    return reorder.call(weight.detach(), rows);
}

torch::Tensor linear(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias) {
    using Unary = torch::Tensor(const torch::Tensor&, const torch::Tensor&, const std::optional<torch::Tensor>&, Text,
                                Scalars, std::optional<Text>);
    static const auto unary = operatorOf<Unary>("mkldnn::_linear_pointwise", "");
    return unary.call(x, weight, given(bias), "none", Scalars(), "");
}

}  // namespace

torch::Tensor Autotuner::of(torch::IntArrayRef shape, std::size_t count,
                            c10::function_ref<torch::Tensor(std::size_t)> compute) {
    if (shape == torch::IntArrayRef(shape_)) return compute(chosen_);
    const double start = monotonicSeconds();
    constexpr double kNever = std::numeric_limits<double>::infinity();
    std::vector<double> least(count, kNever);
    std::vector<bool> works(count, true);
    // In turn, so that what slows the machine for a moment slows all of them; the first turn prepares their kernels.
    for (int attempt = 0; attempt <= kAttempts; ++attempt) {
        if (attempt > 1 && monotonicSeconds() - start > kTrialSeconds) break;
        for (std::size_t i = 0; i < count; ++i) {
            if (!works[i]) continue;
            try {
                const double begun = monotonicSeconds();
                (void)compute(i);
                if (attempt > 0) least[i] = std::min(least[i], monotonicSeconds() - begun);
            } catch (const std::exception&) {
                if (i == 0) throw;
                works[i] = false;
                least[i] = kNever;
            }
        }
    }
    chosen_ = static_cast<std::size_t>(std::ranges::min_element(least) - least.begin());
    shape_ = shape.vec();
    return compute(chosen_);
}

std::size_t InferenceConv::candidates(const Call& call) {
    return !call.shortcut.defined() || call.activation == Activation::None || call.activation == Activation::Relu ? 3
                                                                                                                  : 1;
}

torch::Tensor InferenceConv::forward(const Call& call, Plain plain) {
    torch::Tensor y = tuner_.of(call.x.sizes(), candidates(call),
                                [&](std::size_t candidate) { return compute(candidate, call, plain); });
    if (tuner_.chosen() != 2) packed_ = torch::Tensor();
    return y;
}

torch::Tensor InferenceConv::compute(std::size_t candidate, const Call& call, Plain plain) {
    if (candidate == 0) return plain();
    const torch::Tensor& x = call.x;
    if (candidate == 2 && (!packed_.defined() || x.sizes() != torch::IntArrayRef(packedFor_))) {
        packed_ = packedConv(call.weight, x.sizes(), geometry_);
        packedFor_ = x.sizes().vec();
    }
    // Autocast does not know oneDNN's own operators.
    const auto typed = [&](const torch::Tensor& tensor) {
        return tensor.defined() ? tensor.to(call.weight.scalar_type()) : tensor;
    };
    return convolved(typed(x), candidate == 2 ? packed_ : call.weight, call.bias, geometry_, call.activation,
                     typed(call.shortcut));
}

torch::Tensor InferenceLinear::forward(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias) {
    torch::Tensor y = tuner_.of(x.sizes(), 2, [&](std::size_t candidate) {
        if (candidate == 0) return at::linear(x, weight, bias);
        if (!packed_.defined()) packed_ = packedLinear(weight, x.numel() / x.size(-1));
        return linear(x.to(weight.scalar_type()), packed_, bias);
    });
    if (tuner_.chosen() != 1) packed_ = torch::Tensor();
    return y;
}

}  // namespace epochal::engine
