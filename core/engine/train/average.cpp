#include "core/engine/train/average.h"

#include <torch/utils.h>

namespace epochal::engine {

WeightAverage::WeightAverage(const torch::nn::Module& model, double decay) : decay_(decay) {
    const torch::NoGradGuard noGradients;
    const auto add = [this](const std::string& name, const torch::Tensor& source) {
        sources_.push_back(source);
        // clone() keeps the strides.
        averages_.push_back(source.detach().clone());
        named_.emplace_back(name, averages_.back());
    };
    for (const auto& item : model.named_parameters()) add(item.key(), item.value());
    for (const auto& item : model.named_buffers())
        if (item.value().is_floating_point()) {
            add(item.key(), item.value());
            buffers_.push_back(averages_.back());
        }
}

void WeightAverage::update() {
    const torch::NoGradGuard noGradients;
    at::_foreach_lerp_(averages_, sources_, 1 - decay_);
}

void WeightAverage::swap() {
    const torch::NoGradGuard noGradients;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const torch::Tensor held = sources_[i].tensor_data();
        sources_[i].set_data(averages_[i]);
        averages_[i].set_data(held);
    }
}

}  // namespace epochal::engine
