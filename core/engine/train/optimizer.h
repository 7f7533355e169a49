#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/spec/run_spec.h"

namespace epochal::engine {

/// SGD as torch.optim.SGD defines it, through ATen's fused kernel: g += decay w; v = m v + g; g = nesterov ? g + m v :
/// v; w -= rate g. Weight decay applies to matrices and filters only, not to biases and normalization.
class Sgd {
public:
    Sgd(const torch::nn::Module& model, const RunSpec::Optimizer& options);
    /// One step with the parameters' gradients.
    void step(double rate);
    /// Drops the gradients, so that backward assigns its own tensors instead of adding to these.
    void dropGradients();
    /// The momentum of every parameter, by parameter name.
    [[nodiscard]] const std::vector<std::pair<std::string, torch::Tensor>>& momentum() const { return named_; }

private:
    struct Group {
        double decay = 0;
        std::vector<torch::Tensor> parameters, momentum, gradients;
    };
    RunSpec::Optimizer options_;
    std::vector<Group> groups_;
    std::vector<std::pair<std::string, torch::Tensor>> named_;
};

}  // namespace epochal::engine
