#include "core/engine/kernels/sync_norm.h"

#include <ATen/core/ivalue.h>
#include <torch/csrc/autograd/custom_function.h>

namespace epochal::engine {
namespace {

struct HeldPeers : torch::CustomClassHolder {
    explicit HeldPeers(NormPeers& thePeers) : peers(thePeers) {}
    NormPeers& peers;
};

constexpr std::int64_t kNotChannels[] = {0, 2, 3};

/// One value per channel, as a factor of x.
torch::Tensor perChannel(const torch::Tensor& channels, const torch::Tensor& x) {
    return channels.to(x.scalar_type()).view({1, -1, 1, 1});
}

torch::Tensor widened(const torch::Tensor& x) {
    return x.scalar_type() == torch::kDouble ? x : x.to(torch::kFloat);
}

class SyncNorm : public torch::autograd::Function<SyncNorm> {
public:
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& x,
                                 const torch::Tensor& weight, const torch::Tensor& bias, torch::Tensor runningMean,
                                 torch::Tensor runningVariance, double momentum, double epsilon, NormPeers* peers) {
        const torch::Tensor input = widened(x);
        const auto [variance, mean] = at::var_mean(input, kNotChannels, /*unbiased=*/false);
        const NormPeers::Moments all =
            peers->combine(mean.to(torch::kDouble), variance.to(torch::kDouble), input.numel() / input.size(1));
        const torch::Tensor unbiased = all.variance * all.count / (all.count - 1).clamp_min(1);
        runningMean.mul_(1 - momentum).add_(all.mean.to(runningMean.scalar_type()), momentum);
        runningVariance.mul_(1 - momentum).add_(unbiased.to(runningVariance.scalar_type()), momentum);
        const torch::Tensor inverse = (all.variance + epsilon).rsqrt(), scale = weight.to(torch::kDouble) * inverse;
        context->save_for_backward({x, all.mean, inverse, scale, all.count});
        context->saved_data["peers"] = held(*peers);
        return ((input - perChannel(all.mean, input)) * perChannel(scale, input) + perChannel(bias, input))
            .to(x.scalar_type());
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list given) {
        const auto saved = context->get_saved_variables();
        const torch::Tensor input = widened(saved[0]), gradient = given[0].to(input.scalar_type());
        const torch::Tensor &mean = saved[1], &inverse = saved[2], &scale = saved[3], &count = saved[4];
        const torch::Tensor centered = input - perChannel(mean, input);
        const torch::Tensor sums = torch::stack({gradient.sum(kNotChannels, false, torch::kDouble),
                                                 (gradient * centered).sum(kNotChannels, false, torch::kDouble)});
        const torch::Tensor all = peersIn(context->saved_data["peers"]).sum(sums.clone()) / count;
        const torch::Tensor dx =
            (gradient - perChannel(all[0], input) - centered * perChannel(all[1] * inverse.square(), input)) *
            perChannel(scale, input);
        const auto type = input.scalar_type();
        return {dx.to(saved[0].scalar_type()), (sums[1] * inverse).to(type), sums[0].to(type), {}, {}, {}, {}, {}};
    }
};

}  // namespace

torch::Tensor syncNorm(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                       const torch::Tensor& runningMean, const torch::Tensor& runningVariance, double momentum,
                       double epsilon, NormPeers& peers) {
    return SyncNorm::apply(x, weight, bias, runningMean, runningVariance, momentum, epsilon, &peers);
}

c10::IValue held(NormPeers& peers) {
    return c10::IValue::make_capsule(c10::make_intrusive<HeldPeers>(peers));
}

NormPeers& peersIn(const c10::IValue& held) {
    return static_cast<HeldPeers&>(*held.toCapsule()).peers;
}

}  // namespace epochal::engine
