#pragma once

#include <torch/types.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// Passes through some of a network's pieces, part after part of a batch, with what is kept from a part's forward to
/// its backward pass: all activations or, with recompute, what each piece gets (Chen et al., arXiv 1604.06174), from
/// which backward computes the rest again. The random numbers of a pass follow from its seed and the piece, so that the
/// second time they are the same, and a piece draws the same on whichever stage it is. Used by one thread.
class Stage {
public:
    /// The pieces `begin` to `end` - 1 of a model, which must outlive it and be on `device`.
    Stage(Model& model, std::size_t begin, std::size_t end, bool recompute, const std::string& precision,
          torch::Device device);

    /// In training: the outputs, to which no history leads. `wanted`: backward is to give the gradient of `x`.
    [[nodiscard]] torch::Tensor forward(std::size_t part, const torch::Tensor& x, std::uint64_t seed, bool wanted);
    /// From the gradient of that part's outputs: adds to the parameters' gradients, forgets the part, and returns the
    /// gradient of `x`, if that was wanted.
    torch::Tensor backward(std::size_t part, const torch::Tensor& gradient);
    /// Without gradients, in whichever mode the model is.
    [[nodiscard]] torch::Tensor answer(const torch::Tensor& x);

private:
    struct Kept {
        std::vector<torch::Tensor> inputs;  ///< of each piece; without recompute, of the first
        torch::Tensor outputs;              ///< with their history; without recompute
        std::uint64_t seed = 0;
        bool wanted = false;
    };
    [[nodiscard]] torch::Tensor pass(std::size_t piece, const torch::Tensor& x, std::uint64_t seed);
    /// Whether a parameter of the piece gets a gradient.
    [[nodiscard]] bool learns(std::size_t piece) const;
    [[nodiscard]] torch::Tensor backwardAgain(Kept& kept, torch::Tensor gradient);

    Model& model_;
    const std::size_t begin_, end_;
    const bool recompute_;
    const std::string precision_;
    const torch::Device device_;
    std::vector<std::vector<torch::Tensor>> parameters_;     ///< of each piece
    std::vector<std::vector<std::shared_ptr<Norm>>> norms_;  ///< of each piece
    std::vector<Kept> kept_;                                 ///< by part
};

}  // namespace epochal::engine
