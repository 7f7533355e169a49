#pragma once

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <string>

#include "core/engine/kernels/inference_kernels.h"
#include "core/engine/parallel/norm_peers.h"
#include "core/spec/networks.h"

/// The layers that make up the networks. Unlike torch::nn's, they are initialized without the global random generator
/// and count no batches on the hot path.
namespace epochal::engine {

/// The distribution of a layer's first weights.
enum class Start : std::uint8_t {
    HeFanOut,     ///< normal, variance 2 / (outputs x kernel area); biases 0
    Torch,        ///< PyTorch's default: uniform within 1 / sqrt(fan-in), biases too
    Normal,       ///< normal, deviation 0.01; biases 0
    UniformOut,   ///< uniform within 1 / sqrt(outputs); biases 0
    TorchNoBias,  ///< as Torch; biases 0
    Xavier,       ///< uniform within sqrt(6 / (inputs + outputs)); biases 0
    XavierTiny,   ///< as Xavier; biases normal, deviation 1e-6
    LeCun,        ///< normal, variance 1 / fan-in; biases 0
    Zero,
};

/// Fills a layer's weight, out x in (x kernel x kernel), and its bias unless undefined.
void startLayer(Start start, torch::Tensor weight, torch::Tensor bias, at::Generator& random);

/// `activation` of x, in place where its gradient allows: x is no longer needed by whoever made it.
[[nodiscard]] torch::Tensor activated(torch::Tensor x, Activation activation);

enum class Padding : std::uint8_t {
    Half,  ///< kernel / 2 on all sides
    None,
    Same,  ///< TensorFlow's "SAME": ceil(side / stride) outputs, what is odd goes to the right and the bottom
};

/// A part of a network with convolutions whose normalization follows at once.
class Foldable {
public:
    virtual ~Foldable() = default;
    /// Lets its own convolutions, not those of its parts, do what their batch normalization does with its running
    /// statistics. From then on it computes as in evaluation, whatever its mode.
    virtual void fold() = 0;
};

/// A square convolution.
class Conv : public torch::nn::Module {
public:
    struct Options {
        std::int64_t kernel = 3, stride = 1, groups = 1;
        bool bias = false;
        Padding padding = Padding::Half;
        Start start = Start::HeFanOut;
    };
    Conv(std::int64_t in, std::int64_t out, Options options, at::Generator& random);
    /// activation(convolved x + shortcut); `shortcut` may be undefined.
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x, Activation activation = Activation::None,
                                        const torch::Tensor& shortcut = {}) const;
    /// From now on gives `scale` times what it gave, plus `shift`, one of each per output channel, fp64.
    void scaleOutput(const torch::Tensor& scale, const torch::Tensor& shift);
    /// Keeps weights and bias in bf16, so that nothing casts them at each forward pass.
    void halve();
    /// From now on computes in the quickest way for a CPU, without gradients: see InferenceConv.
    void autotune();

private:
    /// Whether the input is padded beforehand; with a stride of 1, half of an odd kernel is the same.
    [[nodiscard]] bool padsFirst() const { return options_.padding == Padding::Same && options_.stride > 1; }
    [[nodiscard]] std::int64_t padding() const {
        return padsFirst() || options_.padding == Padding::None ? 0 : options_.kernel / 2;
    }

    torch::Tensor weight_, bias_;
    Options options_;
    std::unique_ptr<InferenceConv> inference_;  ///< empty unless autotune() was called
};

/// Batch normalization, or group normalization with groups of at least four channels and as many groups as there can be
/// of one size, at most 32.
class Norm : public torch::nn::Module {
public:
    explicit Norm(std::int64_t channels, const std::string& kind, double epsilon = 1e-5, double momentum = 0.1);
    /// activation(normalized x + shortcut); `shortcut` may be undefined, and is so for any activation but None and
    /// Relu.
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x, Activation activation = Activation::None,
                                        const torch::Tensor& shortcut = {}) const;
    /// Lets `conv`, whose output it normalizes, do so with the running statistics; what remains is the activation. Does
    /// nothing for group normalization, whose statistics are the input's.
    void foldInto(Conv& conv);
    [[nodiscard]] bool isFolded() const { return folded_; }
    /// Whether the running statistics count what passes in training, from now on; they do at first.
    void count(bool counts) { counts_ = counts; }
    /// From now on, batch normalization in training is that of all replicas' batches as one; `peers` must outlive what
    /// it computes.
    void synchronize(NormPeers& peers) { peers_ = &peers; }

private:
    torch::Tensor weight_, bias_, mean_, variance_;
    bool folded_ = false, counts_ = true;
    std::int64_t groups_;  ///< 0 = batch normalization
    double epsilon_, momentum_;
    NormPeers* peers_ = nullptr;
};

/// activation(normalized convolution of x + shortcut), as Norm::forward; by the convolution alone once it is folded.
[[nodiscard]] torch::Tensor normalized(const Conv& conv, const Norm& norm, const torch::Tensor& x,
                                       Activation activation = Activation::None, const torch::Tensor& shortcut = {});

class Linear : public torch::nn::Module {
public:
    Linear(std::int64_t in, std::int64_t out, Start start, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;
    /// See Conv::halve().
    void halve();
    /// See Conv::autotune().
    void autotune();

private:
    torch::Tensor weight_, bias_;
    std::unique_ptr<InferenceLinear> inference_;
};

/// Over the last dimension.
class LayerNorm : public torch::nn::Module {
public:
    LayerNorm(std::int64_t channels, double epsilon);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    torch::Tensor weight_, bias_;
    double epsilon_;
};

/// Lets every batch normalization of a network compute over the batches of all replicas.
void synchronizeNorms(torch::nn::Module& network, NormPeers& peers);
/// Prepares a network for forward passes alone: see Foldable. It can no longer be trained, saved or loaded.
void foldNorms(torch::nn::Module& network);
/// Keeps the weights of convolutions and linear layers in bf16, for passes under autocast.
void halveWeights(torch::nn::Module& network);
/// Lets convolutions and linear layers find the quickest way for their input at the next forward pass, which takes up
/// to twenty times as long as those after it. On a CPU, without gradients, once the weights are final.
void autotuneLayers(torch::nn::Module& network);

}  // namespace epochal::engine
