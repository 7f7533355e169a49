#include "core/engine/train/optimizer.h"

namespace epochal::engine {

Sgd::Sgd(const torch::nn::Module& model, const RunSpec::Optimizer& options) : options_(options), groups_(2) {
    groups_[0].decay = options.weightDecay;
    for (const auto& item : model.named_parameters()) {
        Group& group = groups_[item.value().dim() > 1 ? 0 : 1];
        // Has the parameter's strides: the fused kernel traverses parameter, gradient and momentum side by side.
        torch::Tensor momentum = torch::zeros_like(item.value(), torch::TensorOptions().requires_grad(false));
        group.parameters.push_back(item.value());
        group.momentum.push_back(momentum);
        named_.emplace_back(item.key(), momentum);
    }
}

void Sgd::step(double rate) {
    const torch::NoGradGuard noGradients;
    for (Group& group : groups_) {
        if (group.parameters.empty()) continue;
        group.gradients.clear();
        for (const torch::Tensor& parameter : group.parameters) group.gradients.push_back(parameter.grad());
        if (options_.momentum > 0)
            at::_fused_sgd_(group.parameters, group.gradients, group.momentum, group.decay, options_.momentum, rate,
                            0.0, options_.nesterov, false, false);
        else
            at::_fused_sgd_(group.parameters, group.gradients, at::TensorList(), group.decay, 0.0, rate, 0.0, false,
                            false, false);
    }
}

void Sgd::dropGradients() {
    for (Group& group : groups_)
        for (torch::Tensor& parameter : group.parameters) parameter.mutable_grad().reset();
}

}  // namespace epochal::engine
