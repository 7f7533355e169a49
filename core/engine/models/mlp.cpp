#include "core/engine/models/mlp.h"

#include <ATen/CPUGeneratorImpl.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <torch/utils.h>
#include <string>

namespace epochal::engine {

Mlp::Mlp(const RunSpec::Model& model, const TableShape& shape, std::int64_t seed)
    : Model("output", seed), dropout_(model.dropout) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    std::int64_t width = shape.numbers;
    const auto group = [&](const char* name) { return register_module(name, std::make_shared<torch::nn::Module>()); };
    if (!shape.categories.empty()) {
        const auto embeddings = group("embeddings");
        for (const std::int64_t entries : shape.categories) {
            const auto one =
                embeddings->register_module(std::to_string(embeddings_.size()), std::make_shared<torch::nn::Module>());
            torch::Tensor weight = torch::empty({entries, embeddingWidth(entries)});
            {
                const torch::NoGradGuard noGradients;
                weight.normal_(0, 1, random);
            }
            embeddings_.push_back(one->register_parameter("weight", weight));
            width += weight.size(1);
        }
    }
    if (!model.hidden.empty()) {
        const auto layers = group("hidden");
        for (const std::int64_t units : model.hidden) {
            hidden_.push_back(layers->register_module(std::to_string(hidden_.size()),
                                                      std::make_shared<Linear>(width, units, Start::Torch, random)));
            width = units;
        }
    }
    output_ = register_module("output", std::make_shared<Linear>(width, shape.outputs, Start::Torch, random));
}

torch::Tensor Mlp::forward(const torch::Tensor& numbers) {
    return answer({numbers, {}});
}

torch::Tensor Mlp::answer(const Inputs& inputs) {
    torch::Tensor x = inputs.values;
    if (!embeddings_.empty()) {
        std::vector<torch::Tensor> parts{x};
        for (std::size_t i = 0; i < embeddings_.size(); ++i)
            parts.push_back(at::embedding(embeddings_[i], inputs.categories.select(1, static_cast<std::int64_t>(i))));
        x = at::cat(parts, 1);
    }
    bool first = true;
    const auto dropped = [&](torch::Tensor y) {
        if (dropout_ > 0 && is_training() && !first) y = noise().dropout(y, dropout_);
        first = false;
        return y;
    };
    for (const auto& layer : hidden_) x = activated(layer->forward(dropped(x)), Activation::Relu);
    // A number needs more than the three digits of bf16.
    const c10::impl::ExcludeDispatchKeyGuard inFull(c10::autocast_dispatch_keyset);
    return output_->forward(dropped(x).to(torch::kFloat));
}

}  // namespace epochal::engine
