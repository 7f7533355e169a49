#pragma once

#include <memory>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"
#include "core/spec/table.h"

namespace epochal::engine {

/// A multilayer perceptron for rows of a table: an embedding for each column of categories (embeddingWidth in
/// core/spec/table.h), joined with the numbers; then the linear layers of model.hidden with ReLU, and dropout before
/// each but the first; then a linear layer, "output". Initial weights are PyTorch's: embeddings are normal with
/// deviation 1. Gives rows x classes logits, or rows x 1 standardized numbers.
class Mlp : public Model {
public:
    Mlp(const RunSpec::Model& model, const TableShape& shape, std::int64_t seed);
    /// Of a table without categories.
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& numbers) override;
    [[nodiscard]] torch::Tensor answer(const Inputs& inputs) override;

private:
    std::vector<torch::Tensor> embeddings_;
    std::vector<std::shared_ptr<Linear>> hidden_;
    std::shared_ptr<Linear> output_;
    double dropout_;
};

}  // namespace epochal::engine
