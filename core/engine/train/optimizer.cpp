#include "core/engine/train/optimizer.h"

#include <array>
#include <string_view>

#include "core/spec/schedule.h"

namespace epochal::engine {
namespace {

class Sgd : public Optimizer {
public:
    Sgd(const torch::nn::Module& model, const RunSpec& spec, const std::string& last) : Optimizer(model, spec, last) {
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
    Lars(const torch::nn::Module& model, const RunSpec& spec, const std::string& last) : Optimizer(model, spec, last) {
        keep("velocity");
    }

protected:
    void update(Update& u, double rate) override {
        if (u.kind.wide) {
            const torch::Tensor w = at::stack(at::_foreach_norm(u.parameters)),
                                g = at::stack(at::_foreach_norm(u.gradients));
            const torch::Tensor trust = options_.trust * w / (g + u.kind.decay * w);
            const auto rates = (rate * at::where(w.gt(0).logical_and(g.gt(0)), trust, 1.0)).unbind();
            if (u.kind.decay > 0) at::_foreach_add_(u.gradients, u.parameters, u.kind.decay);
            at::_foreach_mul_(u.gradients, rates);
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
    Adam(const torch::nn::Module& model, const RunSpec& spec, const std::string& last, bool decoupled)
        : Optimizer(model, spec, last), decoupled_(decoupled) {
        keep("mean");
        keep("square");
        const auto where = model.parameters().front().options().dtype(torch::kFloat).requires_grad(false);
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

using MakeOptimizer = std::unique_ptr<Optimizer> (*)(const torch::nn::Module&, const RunSpec&, const std::string&);

/// By the id in core/spec/optimizers.h.
constexpr std::pair<std::string_view, MakeOptimizer> kOptimizers[] = {
    {"sgd",
     [](const auto& model, const auto& spec, const auto& last) -> std::unique_ptr<Optimizer> {
         return std::make_unique<Sgd>(model, spec, last);
     }},
    {"lars",
     [](const auto& model, const auto& spec, const auto& last) -> std::unique_ptr<Optimizer> {
         return std::make_unique<Lars>(model, spec, last);
     }},
    {"adam",
     [](const auto& model, const auto& spec, const auto& last) -> std::unique_ptr<Optimizer> {
         return std::make_unique<Adam>(model, spec, last, false);
     }},
    {"adamw",
     [](const auto& model, const auto& spec, const auto& last) -> std::unique_ptr<Optimizer> {
         return std::make_unique<Adam>(model, spec, last, true);
     }},
};

}  // namespace

Optimizer::Optimizer(const torch::nn::Module& model, const RunSpec& spec, const std::string& last)
    : options_(spec.optimizer) {
    const double factor = backboneFactor(spec);
    for (const bool isLast : {false, true})
        for (const bool wide : {true, false})
            groups_.push_back({{isLast, wide, wide ? options_.weightDecay : 0, isLast ? 1 : factor}, {}, {}});
    for (const auto& item : model.named_parameters()) {
        // As numbered by the loops above.
        const std::size_t group = (isUnder(item.key(), last) ? 2 : 0) + (item.value().dim() > 1 ? 0 : 1);
        groups_[group].parameters.push_back(item.value());
        places_.emplace_back(item.key(), group);
    }
}

void Optimizer::keep(const std::string& name) {
    for (Group& group : groups_) group.kept.emplace_back();
    for (const auto& [parameter, number] : places_) {
        Group& group = groups_[number];
        auto& kept = group.kept.back();
        const torch::Tensor& like = group.parameters[kept.size()];
        kept.push_back(torch::zeros_like(like, torch::TensorOptions().requires_grad(false)));
        std::string full = name;
        full.append(".").append(parameter);
        state_.emplace_back(std::move(full), kept.back());
    }
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

void Optimizer::clip(double norm) {
    const torch::NoGradGuard noGradients;
    std::vector<torch::Tensor> gradients;
    for (const Group& group : groups_)
        for (const torch::Tensor& parameter : group.parameters)
            if (parameter.grad().defined()) gradients.push_back(parameter.grad());
    if (gradients.empty()) return;
    const torch::Tensor whole = at::linalg_vector_norm(at::stack(at::_foreach_norm(gradients)));
    at::_foreach_mul_(gradients, (norm / (whole + 1e-6)).clamp_max(1));
}

std::unique_ptr<Optimizer> makeOptimizer(const torch::nn::Module& model, const RunSpec& spec, const std::string& last) {
    for (const auto& [id, make] : kOptimizers)
        if (id == spec.optimizer.kind) return make(model, spec, last);
    TORCH_CHECK(false, "unknown optimizer ", spec.optimizer.kind);
}

bool isUnder(const std::string& name, const std::string& module) {
    return !module.empty() && name.starts_with(module) && (name.size() == module.size() || name[module.size()] == '.');
}

}  // namespace epochal::engine
