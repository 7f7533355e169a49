#include "core/engine/models/layers.h"

#include <torch/utils.h>
#include <algorithm>
#include <cmath>

#include "core/engine/kernels/fused_norm.h"
#include "core/engine/kernels/sync_norm.h"

namespace epochal::engine {
namespace {

std::int64_t groupsOf(std::int64_t channels) {
    std::int64_t groups = std::clamp<std::int64_t>(channels / 4, 1, 32);
    while (channels % groups != 0) --groups;
    return groups;
}

torch::Tensor paddedForSame(const torch::Tensor& x, std::int64_t kernel, std::int64_t stride) {
    const auto total = [&](std::int64_t side) {
        return std::max<std::int64_t>(((side + stride - 1) / stride - 1) * stride + kernel - side, 0);
    };
    const std::int64_t tall = total(x.size(2)), wide = total(x.size(3));
    return at::constant_pad_nd(x, {wide / 2, wide - wide / 2, tall / 2, tall - tall / 2});
}

}  // namespace

void startLayer(Start start, torch::Tensor weight, torch::Tensor bias, at::Generator& random) {
    const torch::NoGradGuard noGradients;
    const auto out = static_cast<double>(weight.size(0)), fanIn = static_cast<double>(weight.numel()) / out;
    const auto uniform = [&](torch::Tensor& tensor, double bound) { tensor.uniform_(-bound, bound, random); };
    switch (start) {
        case Start::HeFanOut:
            weight.normal_(0, std::sqrt(2.0 / static_cast<double>(weight.size(0) * weight[0][0].numel())), random);
            break;
        case Start::Torch:
        case Start::TorchNoBias:
            uniform(weight, 1.0 / std::sqrt(fanIn));
            break;
        case Start::Normal:
            weight.normal_(0, 0.01, random);
            break;
        case Start::UniformOut:
            uniform(weight, 1.0 / std::sqrt(out));
            break;
        case Start::Xavier:
        case Start::XavierTiny:
            uniform(weight, std::sqrt(6.0 / (fanIn + out)));
            break;
        case Start::LeCun:
            weight.normal_(0, std::sqrt(1.0 / fanIn), random);
            break;
        case Start::Zero:
            weight.zero_();
            break;
    }
    if (!bias.defined()) return;
    if (start == Start::Torch)
        uniform(bias, 1.0 / std::sqrt(fanIn));
    else if (start == Start::XavierTiny)
        bias.normal_(0, 1e-6, random);
    else
        bias.zero_();
}

torch::Tensor activated(torch::Tensor x, Activation activation) {
    switch (activation) {
        case Activation::None:
            return x;
        case Activation::Relu:
            return x.relu_();
        case Activation::Relu6:
            return at::hardtanh_(x, 0, 6);
        case Activation::Silu:
            // Its gradient needs x.
            return at::silu(x);
    }
    return x;
}

Conv::Conv(std::int64_t in, std::int64_t out, Options options, at::Generator& random) : options_(options) {
    weight_ = register_parameter("weight", torch::empty({out, in / options.groups, options.kernel, options.kernel}));
    if (options.bias) bias_ = register_parameter("bias", torch::empty({out}));
    startLayer(options.start, weight_, bias_, random);
}

torch::Tensor Conv::forward(const torch::Tensor& x, Activation activation, const torch::Tensor& shortcut) const {
    const std::int64_t stride = options_.stride;
    const torch::Tensor input = padsFirst() ? paddedForSame(x, options_.kernel, stride) : x;
    const auto plain = [&] {
        torch::Tensor y =
            at::conv2d(input, weight_, bias_, {stride, stride}, {padding(), padding()}, {1, 1}, options_.groups);
        if (shortcut.defined()) y.add_(shortcut);
        return activated(std::move(y), activation);
    };
    return inference_ ? inference_->forward({input, weight_, bias_, activation, shortcut}, plain) : plain();
}

void Conv::autotune() {
    inference_ = std::make_unique<InferenceConv>(InferenceConv::Geometry{options_.stride, padding(), options_.groups});
}

void Conv::scaleOutput(const torch::Tensor& scale, const torch::Tensor& shift) {
    const torch::NoGradGuard noGradients;
    weight_.set_data((weight_.to(torch::kDouble) * scale.view({-1, 1, 1, 1})).to(weight_.scalar_type()));
    const torch::Tensor bias = bias_.defined() ? bias_.to(torch::kDouble) * scale + shift : shift;
    bias_ = bias.to(weight_.scalar_type());
}

void Conv::halve() {
    const torch::NoGradGuard noGradients;
    weight_.set_data(weight_.to(torch::kBFloat16));
    if (bias_.defined()) bias_ = bias_.detach().to(torch::kBFloat16);
}

Norm::Norm(std::int64_t channels, const std::string& kind, double epsilon, double momentum)
    : groups_(kind == "group" ? groupsOf(channels) : 0), epsilon_(epsilon), momentum_(momentum) {
    weight_ = register_parameter("weight", torch::ones({channels}));
    bias_ = register_parameter("bias", torch::zeros({channels}));
    if (groups_ != 0) return;
    mean_ = register_buffer("running_mean", torch::zeros({channels}));
    variance_ = register_buffer("running_var", torch::ones({channels}));
    register_buffer("num_batches_tracked", torch::zeros({}, torch::kLong));
}

void Norm::foldInto(Conv& conv) {
    if (groups_ != 0 || folded_) return;
    const torch::NoGradGuard noGradients;
    const torch::Tensor scale = weight_.to(torch::kDouble) / (variance_.to(torch::kDouble) + epsilon_).sqrt();
    conv.scaleOutput(scale, bias_.to(torch::kDouble) - mean_.to(torch::kDouble) * scale);
    folded_ = true;
}

torch::Tensor Norm::forward(const torch::Tensor& x, Activation activation, const torch::Tensor& shortcut) const {
    const double momentum = counts_ ? momentum_ : 0;
    if (groups_ == 0 && is_training() && suitsFusedNorm(x) &&
        (!shortcut.defined() || (suitsFusedNorm(shortcut) && shortcut.scalar_type() == x.scalar_type())))
        return fusedNorm(x, weight_, bias_, mean_, variance_, shortcut, activation, momentum, epsilon_, peers_);
    torch::Tensor y =
        groups_ != 0 ? at::group_norm(x, groups_, weight_, bias_, epsilon_)
        : peers_ != nullptr && is_training()
            ? syncNorm(x, weight_, bias_, mean_, variance_, momentum, epsilon_, *peers_)
            : at::batch_norm(x, weight_, bias_, mean_, variance_, is_training(), momentum, epsilon_, true);
    if (shortcut.defined()) y.add_(shortcut);
    return activated(std::move(y), activation);
}

torch::Tensor normalized(const Conv& conv, const Norm& norm, const torch::Tensor& x, Activation activation,
                         const torch::Tensor& shortcut) {
    return norm.isFolded() ? conv.forward(x, activation, shortcut)
                           : norm.forward(conv.forward(x), activation, shortcut);
}

Linear::Linear(std::int64_t in, std::int64_t out, Start start, at::Generator& random) {
    weight_ = register_parameter("weight", torch::empty({out, in}));
    bias_ = register_parameter("bias", torch::empty({out}));
    startLayer(start, weight_, bias_, random);
}

torch::Tensor Linear::forward(const torch::Tensor& x) const {
    return inference_ ? inference_->forward(x, weight_, bias_) : at::linear(x, weight_, bias_);
}

void Linear::autotune() {
    inference_ = std::make_unique<InferenceLinear>();
}

void Linear::halve() {
    const torch::NoGradGuard noGradients;
    weight_.set_data(weight_.to(torch::kBFloat16));
    bias_.set_data(bias_.to(torch::kBFloat16));
}

LayerNorm::LayerNorm(std::int64_t channels, double epsilon) : epsilon_(epsilon) {
    weight_ = register_parameter("weight", torch::ones({channels}));
    bias_ = register_parameter("bias", torch::zeros({channels}));
}

torch::Tensor LayerNorm::forward(const torch::Tensor& x) const {
    return at::layer_norm(x, {x.size(-1)}, weight_, bias_, epsilon_);
}

void synchronizeNorms(torch::nn::Module& network, NormPeers& peers) {
    for (const auto& module : network.modules())
        if (auto* norm = dynamic_cast<Norm*>(module.get())) norm->synchronize(peers);
}

void foldNorms(torch::nn::Module& network) {
    for (const auto& module : network.modules())
        if (auto* foldable = dynamic_cast<Foldable*>(module.get())) foldable->fold();
}

void halveWeights(torch::nn::Module& network) {
    for (const auto& module : network.modules()) {
        if (auto* conv = dynamic_cast<Conv*>(module.get())) conv->halve();
        if (auto* linear = dynamic_cast<Linear*>(module.get())) linear->halve();
    }
}

void autotuneLayers(torch::nn::Module& network) {
    for (const auto& module : network.modules()) {
        if (auto* conv = dynamic_cast<Conv*>(module.get())) conv->autotune();
        if (auto* linear = dynamic_cast<Linear*>(module.get())) linear->autotune();
    }
}

}  // namespace epochal::engine
