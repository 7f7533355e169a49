#include "core/engine/train/step_guard.h"

#include <torch/utils.h>
#include <limits>

namespace epochal::engine {
namespace {

constexpr double kFirstScale = 65536;
constexpr std::int64_t kStepsToDouble = 2000;

bool areFinite(const std::vector<torch::Tensor>& gradients, const SumOverRanks& sum, torch::Device device) {
    std::vector<torch::Tensor> some;  // the largest of nothing is an error
    for (const torch::Tensor& gradient : gradients)
        if (gradient.numel() > 0) some.push_back(gradient);
    // The largest magnitude is NaN or infinite exactly if one of the elements is.
    torch::Tensor bad = some.empty() ? torch::zeros({}, torch::TensorOptions(device).dtype(torch::kFloat))
                                     : torch::stack(at::_foreach_norm(some, std::numeric_limits<double>::infinity()))
                                           .isfinite()
                                           .all()
                                           .logical_not()
                                           .to(torch::kFloat);
    if (sum) sum(bad);
    return bad.item<float>() == 0;
}

}  // namespace

StepGuard::StepGuard(const std::string& precision, const std::string& divergence, torch::Device device)
    : scales_(precision == "fp16"), skips_(divergence == "skip"), device_(device) {
    if (!scales_) return;
    scale_ = kFirstScale;
    state_.emplace_back("guard.scale",
                        torch::tensor({kFirstScale, 0.0}, torch::TensorOptions().dtype(torch::kDouble)).to(device));
}

bool StepGuard::accept(const std::vector<torch::Tensor>& parameters, const SumOverRanks& sum) {
    const torch::NoGradGuard noGradients;
    std::vector<torch::Tensor> gradients;
    for (const torch::Tensor& parameter : parameters)
        if (parameter.grad().defined()) gradients.push_back(parameter.grad());
    if (gradients.empty() && !sum) return true;
    const bool finite = areFinite(gradients, sum, device_);
    if (!scales_) return finite;
    if (finite && !gradients.empty()) at::_foreach_mul_(gradients, 1 / scale_);
    ++steps_;
    if (!finite || steps_ == kStepsToDouble) {
        scale_ *= finite ? 2 : 0.5;
        steps_ = 0;
    }
    state_[0].second.copy_(torch::tensor({scale_, static_cast<double>(steps_)}, torch::kDouble));
    return finite;
}

void StepGuard::readState() {
    if (!scales_) return;
    const torch::Tensor state = state_[0].second.cpu();
    scale_ = state[0].item<double>();
    steps_ = static_cast<std::int64_t>(state[1].item<double>());
}

}  // namespace epochal::engine
