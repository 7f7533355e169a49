#pragma once

#include <torch/nn/module.h>

#include <string>
#include <utility>
#include <vector>

namespace epochal::engine {

/// The exponential moving average of a network's weights and float buffers: it begins as they are, and every update
/// makes it decay x average + (1 - decay) x them. Used by one thread; nothing waits for the device.
class WeightAverage {
public:
    WeightAverage(const torch::nn::Module& model, double decay);
    /// After a step.
    void update();
    /// The averages under the names in the model.
    [[nodiscard]] const std::vector<std::pair<std::string, torch::Tensor>>& state() const { return named_; }
    /// Of the float buffers, in the model's order.
    [[nodiscard]] const std::vector<torch::Tensor>& buffers() const { return buffers_; }

    /// While it lives, the network computes with the averages, and what is written to its tensors changes them.
    class InUse {
    public:
        explicit InUse(WeightAverage& average) : average_(average) { average_.swap(); }
        ~InUse() { average_.swap(); }
        InUse(const InUse&) = delete;
        InUse& operator=(const InUse&) = delete;

    private:
        WeightAverage& average_;
    };

private:
    void swap();

    const double decay_;
    std::vector<torch::Tensor> sources_, averages_, buffers_;
    std::vector<std::pair<std::string, torch::Tensor>> named_;
};

}  // namespace epochal::engine
