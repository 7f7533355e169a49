#include "core/engine/models/layers.h"

#include <algorithm>
#include <cmath>

#include "core/engine/kernels/fused_norm.h"

namespace epochal::engine {
namespace {

constexpr double kMomentum = 0.1, kEpsilon = 1e-5;

}  // namespace

Conv::Conv(std::int64_t in, std::int64_t out, std::int64_t kernel, std::int64_t stride, at::Generator& random)
    : stride_(stride), padding_(kernel / 2) {
    // He initialization with fan-out, as in torchvision's ResNet.
    const double deviation = std::sqrt(2.0 / static_cast<double>(out * kernel * kernel));
    weight_ = register_parameter("weight", torch::empty({out, in, kernel, kernel}).normal_(0, deviation, random));
}

torch::Tensor Conv::forward(const torch::Tensor& x) const {
    return at::conv2d(x, weight_, {}, {stride_, stride_}, {padding_, padding_});
}

Norm::Norm(std::int64_t channels, const std::string& kind)
    : groups_(kind == "group" ? std::clamp<std::int64_t>(channels / 4, 1, 32) : 0) {
    weight_ = register_parameter("weight", torch::ones({channels}));
    bias_ = register_parameter("bias", torch::zeros({channels}));
    if (groups_ != 0) return;
    mean_ = register_buffer("running_mean", torch::zeros({channels}));
    variance_ = register_buffer("running_var", torch::ones({channels}));
    register_buffer("num_batches_tracked", torch::zeros({}, torch::kLong));
}

torch::Tensor Norm::forward(const torch::Tensor& x) const {
    if (groups_ != 0) return at::group_norm(x, groups_, weight_, bias_);
    if (is_training() && suitsFusedNorm(x))
        return fusedNorm(x, weight_, bias_, mean_, variance_, {}, false, kMomentum, kEpsilon);
    return at::batch_norm(x, weight_, bias_, mean_, variance_, is_training(), kMomentum, kEpsilon, true);
}

torch::Tensor Norm::forwardRelu(const torch::Tensor& x, const torch::Tensor& shortcut) const {
    if (groups_ == 0 && is_training() && suitsFusedNorm(x) &&
        (!shortcut.defined() || (suitsFusedNorm(shortcut) && shortcut.scalar_type() == x.scalar_type())))
        return fusedNorm(x, weight_, bias_, mean_, variance_, shortcut, true, kMomentum, kEpsilon);
    torch::Tensor y = forward(x);
    if (shortcut.defined()) y.add_(shortcut);
    return y.relu_();
}

Linear::Linear(std::int64_t in, std::int64_t out, at::Generator& random) {
    const double bound = 1.0 / std::sqrt(static_cast<double>(in));
    weight_ = register_parameter("weight", torch::empty({out, in}).uniform_(-bound, bound, random));
    bias_ = register_parameter("bias", torch::empty({out}).uniform_(-bound, bound, random));
}

torch::Tensor Linear::forward(const torch::Tensor& x) const {
    return at::linear(x, weight_, bias_);
}

}  // namespace epochal::engine
