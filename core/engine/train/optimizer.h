#pragma once

#include <torch/nn/module.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/spec/run_spec.h"

namespace epochal::engine {

/// A parameter that an optimizer updates; where ranks share the work, this rank's piece of it, flat and perhaps empty.
struct Trained {
    std::string name;
    torch::Tensor weight;  ///< and its .grad()
    bool wide = false;     ///< the parameter has more than one dimension
    bool last = false;     ///< it is the last layer's
};
/// All parameters of a model whose last layer is the module `last` ("fc").
[[nodiscard]] std::vector<Trained> trainedOf(const torch::nn::Module& model, const std::string& last);

/// Sums a tensor over all ranks, in place; every rank calls it. Empty where each rank has all of every parameter.
using SumOverRanks = std::function<void(torch::Tensor&)>;

/// Changes a network's weights by their gradients. Used by one thread; nothing waits for the device.
///
/// The parameters are in four groups: those of the last layer and all others, whose rate is multiplied by
/// optimizer.backbone_rate where that applies; and in each, those with weight decay and those of one dimension (biases,
/// normalization), which have none. A parameter without a gradient, because its layer is frozen, stays as it is, and so
/// does what is kept for it.
class Optimizer {
public:
    virtual ~Optimizer() = default;
    Optimizer(const Optimizer&) = delete;
    Optimizer& operator=(const Optimizer&) = delete;

    /// One update at this learning rate.
    void step(double rate);
    /// Drops the gradients, so that backward assigns its own tensors instead of adding to these.
    void dropGradients();
    /// Scales all gradients by the factor that brings their overall norm down to `norm`, if it is larger, as
    /// torch.nn.utils.clip_grad_norm_ does: min(1, norm / (norm of all + 1e-6)). `others`: sums over the ranks that
    /// have other layers, each of which makes this call.
    void clip(double norm, const SumOverRanks& others = {});

    /// What it keeps from step to step, under the names by which a checkpoint has it: for each parameter, as large as
    /// that is here, and besides.
    [[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> state() const;
    /// One list for each keep(): "momentum", with a tensor for each parameter, in the order in which they were given.
    struct Kept {
        std::string name;
        std::vector<torch::Tensor> tensors;
    };
    [[nodiscard]] const std::vector<Kept>& kept() const { return kept_; }
    [[nodiscard]] const std::vector<std::pair<std::string, torch::Tensor>>& besides() const { return besides_; }
    [[nodiscard]] const std::vector<Trained>& trained() const { return trained_; }
    /// The weights, or pieces of weights, that it updates.
    [[nodiscard]] std::vector<torch::Tensor> weights() const;

protected:
    /// What the parameters of a group have in common.
    struct Kind {
        bool last = false;  ///< they are the last layer's
        bool wide = false;  ///< they have more than one dimension
        double decay = 0, factor = 1;
    };
    /// The parameters of a group that have gradients, with those and what is kept for them: one list for each keep().
    struct Update {
        const Kind& kind;
        std::vector<torch::Tensor> parameters, gradients;
        std::vector<std::vector<torch::Tensor>> kept;
    };

    Optimizer(std::vector<Trained> trained, const RunSpec& spec, SumOverRanks sum);
    /// Keeps zeros of each parameter's size and strides: the fused kernels traverse them side by side.
    void keep(const std::string& name);
    void keep(const std::string& name, torch::Tensor value) { besides_.emplace_back(name, std::move(value)); }
    /// The norms of the parameters of which `tensors` are the pieces, in double precision: rounded to single, they are
    /// the same however the parameters are divided among ranks, which for a pipeline is measured and so may differ from
    /// run to run.
    [[nodiscard]] torch::Tensor norms(const std::vector<torch::Tensor>& tensors) const;
    /// Called before the first update() of the last layer, and of the others, within a step.
    virtual void begin(bool /*last*/) {}
    /// Called for every group with gradients. May change the gradients.
    virtual void update(Update& update, double rate) = 0;

    const RunSpec::Optimizer options_;

private:
    struct Group {
        Kind kind;
        std::vector<torch::Tensor> parameters;
        std::vector<std::vector<torch::Tensor>> kept;
    };
    const std::vector<Trained> trained_;
    const SumOverRanks sum_;
    std::vector<Group> groups_;
    std::vector<Kept> kept_;
    std::vector<std::pair<std::string, torch::Tensor>> besides_;
};

/// The optimizer that `spec` names, for a model whose last layer is the module `last` ("fc"). Throws c10::Error for an
/// unknown kind. The second one is for one of several ranks, each with its pieces of all parameters. States: SGD
/// "momentum.<parameter>"; LARS "velocity.<parameter>"; Adam and AdamW "mean.<parameter>", "square.<parameter>", and
/// "steps.last" and "steps.others", the updates so far.
///
/// With w a weight, g its gradient, d the weight decay, r the rate:
///   sgd    g += d w; v = m v + g; w -= r (nesterov ? g + m v : v): torch.optim.SGD. Without momentum w -= r g.
///   lars   You et al., arXiv 1708.03888, algorithm 1: v = m v + r l (g + d w); w -= v, where l = trust |w| / (|g| +
///          d |w|) for each tensor, and 1 for those of one dimension or where a norm is 0.
///   adam   torch.optim.Adam: g += d w; a = b1 a + (1 - b1) g; s = b2 s + (1 - b2) g^2; w -= r (a / (1 - b1^t)) /
///          (sqrt(s / (1 - b2^t)) + epsilon), in the t-th update of the group
///   adamw  torch.optim.AdamW: w -= r d w, then the same with g unchanged
[[nodiscard]] std::unique_ptr<Optimizer> makeOptimizer(const torch::nn::Module& model, const RunSpec& spec,
                                                       const std::string& last);
[[nodiscard]] std::unique_ptr<Optimizer> makeOptimizer(std::vector<Trained> trained, const RunSpec& spec,
                                                       SumOverRanks sum = {});

/// "momentum.conv1.weight": the name under which a checkpoint has what is kept for a parameter.
[[nodiscard]] std::string nameOfKept(const std::string& kept, const std::string& parameter);

}  // namespace epochal::engine
