#pragma once

#include <torch/types.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/train/optimizer.h"

namespace epochal::engine {

/// Keeps a step whose gradients are not finite from changing a network: where `divergence` is "skip", and in fp16,
/// whose loss it scales so that small gradients do not become zero. The scale begins at 2^16, is halved by each step
/// that is left out, and doubled after 2,000 in a row that are not (Micikevicius et al., arXiv 1710.03740; the numbers
/// are those of torch.amp.GradScaler). All replicas decide alike. Used by one thread.
class StepGuard {
public:
    StepGuard(const std::string& precision, const std::string& divergence, torch::Device device);

    /// Whether steps are checked at all. If not, nothing waits for the device.
    [[nodiscard]] bool isOn() const { return scales_ || skips_; }
    /// What the loss is to be multiplied by before backward; 1 except in fp16.
    [[nodiscard]] double scale() const { return scale_; }
    /// Divides the gradients by the scale. False if one is NaN or infinite, so that the step must be left out. Waits
    /// for the device. Replicas that do not all see the same gradients need `sum` to decide alike.
    [[nodiscard]] bool accept(const std::vector<torch::Tensor>& parameters, const SumOverRanks& sum = {});

    /// What a checkpoint keeps: in fp16 "guard.scale", the scale and the steps since it was last changed.
    [[nodiscard]] const std::vector<std::pair<std::string, torch::Tensor>>& state() const { return state_; }
    /// After the state was changed from outside.
    void readState();

private:
    const bool scales_, skips_;
    const torch::Device device_;
    double scale_ = 1;
    std::int64_t steps_ = 0;  ///< since the scale was last changed
    std::vector<std::pair<std::string, torch::Tensor>> state_;
};

}  // namespace epochal::engine
