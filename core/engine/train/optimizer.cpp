#include "core/engine/train/optimizer.h"

#include <torch/utils.h>
#include <array>
#include <string_view>

#include "core/engine/models/model.h"
#include "core/spec/schedule.h"

namespace epochal::engine {
namespace {

/// As numbered by the loops in Optimizer's constructor.
std::size_t groupOf(const Trained& one) {
    return (one.last ? 2 : 0) + (one.wide ? 0 : 1);
}

class Sgd : public Optimizer {
public:
    Sgd(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum)
        : Optimizer(std::move(trained), spec, std::move(sum)) {
        keep("momentum");
    }

protected:
    void update(Update& u, double rate) override {
        if (options_.momentum > 0)
            at::_fused_sgd_(u.parameters, u.gradients, u.kept[0], u.kind.decay, options_.momentum, rate, 0.0,
                            options_.nesterov, false, false);
        else
            at::_fused_sgd_(u.parameters, u.gradients, at::TensorList(), u.kind.decay, 0.0, rate, 0.0, false, false,
                            false);
    }
};

class Lars : public Optimizer {
public:
    Lars(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum)
        : Optimizer(std::move(trained), spec, std::move(sum)) {
        keep("velocity");
    }

protected:
    void update(Update& u, double rate) override {
        if (u.kind.wide) {
            const torch::Tensor w = norms(u.parameters), g = norms(u.gradients);
            const torch::Tensor trust = options_.trust * w / (g + u.kind.decay * w);
            const torch::Tensor rates = rate * at::where(w.gt(0).logical_and(g.gt(0)), trust, 1.0);
            if (u.kind.decay > 0) at::_foreach_add_(u.gradients, u.parameters, u.kind.decay);
            at::_foreach_mul_(u.gradients, rates.to(u.gradients[0].scalar_type()).unbind());
        } else {
            at::_foreach_mul_(u.gradients, rate);
        }
        // The gradients are steps by now.
        if (options_.momentum > 0)
            at::_fused_sgd_(u.parameters, u.gradients, u.kept[0], 0.0, options_.momentum, 1.0, 0.0, false, false,
                            false);
        else
            at::_foreach_sub_(u.parameters, u.gradients);
    }
};

/// Adam and AdamW, which differ in where the weight decay goes.
class Adam : public Optimizer {
public:
    Adam(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum, bool decoupled)
        : Optimizer(std::move(trained), spec, std::move(sum)), decoupled_(decoupled) {
        keep("mean");
        keep("square");
        // A rank without parameters counts for nothing.
        const auto where = weights().empty() ? torch::TensorOptions(torch::kFloat)
                                             : weights().front().options().dtype(torch::kFloat).requires_grad(false);
        for (torch::Tensor& steps : steps_) steps = torch::zeros({}, where);
        keep("steps.others", steps_[0]);
        keep("steps.last", steps_[1]);
    }

protected:
    void begin(bool last) override { steps_[last ? 1 : 0].add_(1); }
    void update(Update& u, double rate) override {
        const std::vector<torch::Tensor> steps(u.parameters.size(), steps_[u.kind.last ? 1 : 0]);
        const auto kernel = [&](auto&& call) {
            call(u.parameters, u.gradients, u.kept[0], u.kept[1], at::TensorList(), steps, rate, options_.beta1,
                 options_.beta2, u.kind.decay, options_.epsilon, false, false);
        };
        if (decoupled_)
            kernel([](auto&&... of) { at::_fused_adamw_(of...); });
        else
            kernel([](auto&&... of) { at::_fused_adam_(of...); });
    }

private:
    const bool decoupled_;
    /// Of all layers but the last, which may be frozen for a while, and of the last. The kernels read them on the
    /// device.
    std::array<torch::Tensor, 2> steps_;
};

using MakeOptimizer = std::unique_ptr<Optimizer> (*)(std::vector<Trained>, const RunSpec&, SumOverRanks);

template <class Kind, auto... kOptions>
std::unique_ptr<Optimizer> makeKind(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum) {
    return std::make_unique<Kind>(std::move(trained), spec, std::move(sum), kOptions...);
}

/// By the id in core/spec/optimizers.h.
constexpr std::pair<std::string_view, MakeOptimizer> kOptimizers[] = {
    {"sgd", makeKind<Sgd>},
    {"lars", makeKind<Lars>},
    {"adam", makeKind<Adam, false>},
    {"adamw", makeKind<Adam, true>},
};

}  // namespace

Optimizer::Optimizer(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum)
    : options_(spec.optimizer), trained_(std::move(trained)), sum_(std::move(sum)) {
    const double factor = backboneFactor(spec);
    for (const bool isLast : {false, true})
        for (const bool wide : {true, false})
            groups_.push_back({{isLast, wide, wide ? options_.weightDecay : 0, isLast ? 1 : factor}, {}, {}});
    for (const Trained& one : trained_) groups_[groupOf(one)].parameters.push_back(one.weight);
}

void Optimizer::keep(const std::string& name) {
    for (Group& group : groups_) group.kept.emplace_back();
    Kept& all = kept_.emplace_back(Kept{name, {}});
    for (const Trained& one : trained_) {
        all.tensors.push_back(torch::zeros_like(one.weight, torch::TensorOptions().requires_grad(false)));
        groups_[groupOf(one)].kept.back().push_back(all.tensors.back());
    }
}

std::vector<std::pair<std::string, torch::Tensor>> Optimizer::state() const {
    std::vector<std::pair<std::string, torch::Tensor>> state;
    for (const Kept& kept : kept_)
        for (std::size_t i = 0; i < trained_.size(); ++i)
            state.emplace_back(nameOfKept(kept.name, trained_[i].name), kept.tensors[i]);
    state.insert(state.end(), besides_.begin(), besides_.end());
    return state;
}

std::vector<torch::Tensor> Optimizer::weights() const {
    std::vector<torch::Tensor> weights;
    for (const Trained& one : trained_) weights.push_back(one.weight);
    return weights;
}

torch::Tensor Optimizer::norms(const std::vector<torch::Tensor>& tensors) const {
    torch::Tensor norms = at::stack(at::_foreach_norm(tensors, 2, torch::kDouble));
    if (!sum_) return norms;
    norms.square_();
    sum_(norms);
    return norms.sqrt_();
}

void Optimizer::step(double rate) {
    const torch::NoGradGuard noGradients;
    std::array<bool, 2> begun{};
    for (const Group& group : groups_) {
        Update now{group.kind, {}, {}, std::vector<std::vector<torch::Tensor>>(group.kept.size())};
        for (std::size_t i = 0; i < group.parameters.size(); ++i) {
            const torch::Tensor& gradient = group.parameters[i].grad();
            if (!gradient.defined()) continue;
            now.parameters.push_back(group.parameters[i]);
            now.gradients.push_back(gradient);
            for (std::size_t k = 0; k < group.kept.size(); ++k) now.kept[k].push_back(group.kept[k][i]);
        }
        if (now.parameters.empty()) continue;
        if (!std::exchange(begun[group.kind.last ? 1 : 0], true)) begin(group.kind.last);
        update(now, rate * group.kind.factor);
    }
}

void Optimizer::dropGradients() {
    for (Group& group : groups_)
        for (torch::Tensor& parameter : group.parameters) parameter.mutable_grad().reset();
}

void Optimizer::clip(double norm, const SumOverRanks& others) {
    const torch::NoGradGuard noGradients;
    std::vector<torch::Tensor> gradients;
    for (const Group& group : groups_)
        for (const torch::Tensor& parameter : group.parameters)
            if (parameter.grad().defined()) gradients.push_back(parameter.grad());
    if (gradients.empty() && !others) return;
    const auto where = trained_.empty() ? torch::TensorOptions() : trained_[0].weight.options();
    torch::Tensor whole = gradients.empty() ? torch::zeros({}, where.dtype(torch::kDouble).requires_grad(false))
                                            : at::linalg_vector_norm(norms(gradients));
    if (others) {
        whole = whole.square();
        others(whole);
        whole = whole.sqrt();
    }
    if (gradients.empty()) return;
    at::_foreach_mul_(gradients, (norm / (whole + 1e-6)).clamp_max(1).to(gradients[0].scalar_type()));
}

std::vector<Trained> trainedOf(const torch::nn::Module& model, const std::string& last) {
    std::vector<Trained> trained;
    for (const auto& item : model.named_parameters())
        trained.push_back({item.key(), item.value(), item.value().dim() > 1, isUnder(item.key(), last)});
    return trained;
}

std::unique_ptr<Optimizer> makeOptimizer(const torch::nn::Module& model, const RunSpec& spec, const std::string& last) {
    return makeOptimizer(trainedOf(model, last), spec);
}

std::unique_ptr<Optimizer> makeOptimizer(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum) {
    for (const auto& [id, make] : kOptimizers)
        if (id == spec.optimizer.kind) return make(std::move(trained), spec, std::move(sum));
    TORCH_CHECK(false, "unknown optimizer ", spec.optimizer.kind);
}

std::string nameOfKept(const std::string& kept, const std::string& parameter) {
    return kept + "." + parameter;
}

}  // namespace epochal::engine
