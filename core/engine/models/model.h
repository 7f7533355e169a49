#pragma once

#include <torch/nn/module.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/flops.h"
#include "core/engine/data/inputs.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// Random numbers for dropout and stochastic depth, from a generator of its own on the device of what is dropped. Used
/// by one thread.
class Noise {
public:
    explicit Noise(std::uint64_t seed) : seed_(seed) {}
    /// What is drawn from now on follows from `seed` alone.
    void seed(std::uint64_t seed);
    /// x with each element zero with probability `rate`, else divided by 1 - rate.
    [[nodiscard]] torch::Tensor dropout(const torch::Tensor& x, double rate);
    /// (images, 1, 1, 1): zero with probability `rate`, else 1 / (1 - rate). In the type of `x` (images, ...).
    [[nodiscard]] torch::Tensor keptImages(const torch::Tensor& x, double rate);

    /// Undefined until something is drawn.
    [[nodiscard]] const at::Generator& generator() const { return generator_; }

private:
    [[nodiscard]] torch::Tensor mask(torch::IntArrayRef shape, const torch::TensorOptions& options, double rate);

    std::uint64_t seed_;
    at::Generator generator_;
};

/// A piece of a network that computes one after another what the whole one does.
struct Piece {
    std::vector<std::string> names;                              ///< of its modules and parameters in the network
    std::function<torch::Tensor(const torch::Tensor&)> forward;  ///< from what the piece before it gave
};

/// A network that can be trained: images (N x C x H x W, float or, under autocast, bf16) to logits (N x classes).
/// Layers, initial weights and state-dict keys are torchvision's. Used by one thread.
class Model : public torch::nn::Module {
public:
    /// The pieces in turn, unless a network has none.
    [[nodiscard]] virtual torch::Tensor forward(const torch::Tensor& images);
    /// The same for what the data set gives: for all but networks for tables, its images.
    [[nodiscard]] virtual torch::Tensor answer(const Inputs& inputs) { return forward(inputs.values); }

    /// What the network can be divided into, from images to logits, in the order of the state dict; empty where it is
    /// one whole. What goes from one to the next is not needed by the earlier one but for its gradient. They belong to
    /// this object.
    [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }
    /// Lets go of all but the pieces `begin` to `end` - 1: their modules, parameters and buffers, with their memory. Of
    /// the whole network only what these pieces are asked for can be computed afterwards.
    void keepPieces(std::size_t begin, std::size_t end);

    /// Module name of the last layer, such as "fc" or "classifier.1": what fine-tuning replaces and trains first.
    [[nodiscard]] const std::string& head() const { return head_; }

    /// Dropout and stochastic depth draw from a generator of the model's own, on its device: the same seed gives the
    /// same masks. To be called before every step of training.
    virtual void seedNoise(std::uint64_t seed) { noise_.seed(seed); }
    /// What they are drawn from; undefined until something is drawn.
    [[nodiscard]] const at::Generator& noiseGenerator() const { return noise_.generator(); }
    /// Whether batches of one shape launch the same kernels, with nothing in their arguments that the host computes.
    [[nodiscard]] virtual bool isStatic() const { return true; }
    /// Whether the network itself counts its batches in its integer buffers. If not, a checkpoint has the number of
    /// steps there, which is what PyTorch would have counted.
    [[nodiscard]] virtual bool countsBatches() const { return false; }

protected:
    Model(std::string head, std::int64_t seed) : head_(std::move(head)), noise_(static_cast<std::uint64_t>(seed)) {}
    [[nodiscard]] Noise& noise() { return noise_; }
    void addPiece(std::vector<std::string> names, std::function<torch::Tensor(const torch::Tensor&)> forward) {
        pieces_.push_back({std::move(names), std::move(forward)});
    }

private:
    std::string head_;
    Noise noise_;
    std::vector<Piece> pieces_;
};

/// The network of `model` for images of `shape`, with the first weights of `seed`. The shape is one that checkSide
/// (core/spec/networks.h) accepts; std::invalid_argument if there is no such network.
[[nodiscard]] std::shared_ptr<Model> makeModel(const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed);

/// Whether a parameter or module of this name is the module or parameter `module`, or in it.
[[nodiscard]] bool isUnder(const std::string& name, const std::string& module);

}  // namespace epochal::engine
