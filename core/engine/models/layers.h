#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <memory>
#include <string>

/// The three layers that make up a ResNet. Unlike torch::nn's, they are initialized without the global random generator
/// and count no batches on the hot path.
namespace epochal::engine {

struct ImageSize {
    std::int64_t height = 0, width = 0;
};

/// A square convolution without bias.
class Conv : public torch::nn::Module {
public:
    Conv(std::int64_t in, std::int64_t out, std::int64_t kernel, std::int64_t stride, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    torch::Tensor weight_;
    std::int64_t stride_, padding_;
};

/// Batch normalization (momentum 0.1, epsilon 1e-5), or group normalization with groups of at least four channels and
/// at most 32 groups.
class Norm : public torch::nn::Module {
public:
    Norm(std::int64_t channels, const std::string& kind);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;
    /// relu(forward(x) + shortcut); `shortcut` may be undefined.
    [[nodiscard]] torch::Tensor forwardRelu(const torch::Tensor& x, const torch::Tensor& shortcut = {}) const;

private:
    torch::Tensor weight_, bias_, mean_, variance_;
    std::int64_t groups_;  ///< 0 = batch normalization
};

class Linear : public torch::nn::Module {
public:
    Linear(std::int64_t in, std::int64_t out, at::Generator& random);
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& x) const;

private:
    torch::Tensor weight_, bias_;
};

}  // namespace epochal::engine
