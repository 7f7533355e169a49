#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/spec/activation.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Residual networks. Each stage doubles the channels and all but the first halve the sides, with the stride in a 3x3
/// convolution.
struct ResidualDesign {
    bool bottleneck;          ///< blocks of 1x1, 3x3, 1x1 convolutions, four times as wide at the end; else two 3x3
    std::int64_t firstWidth;  ///< channels of the first stage
    std::vector<int> depths;  ///< blocks of each stage
    bool hasLargeStem;        ///< can have it; else always the small one
    std::int64_t groups = 1;  ///< of the 3x3 convolutions of bottlenecks
    std::int64_t widthPerGroup = 64;  ///< channels of a group of the first stage's 3x3 convolutions, if it is 64 wide
};

/// 3x3 convolutions with biases, a ReLU after each, then the mean over 7x7 areas and three linear layers.
struct VggDesign {
    static constexpr std::int64_t kPool = 0;
    std::vector<std::int64_t> plan;  ///< channels of a convolution, or kPool, which halves the sides
    bool batchNorm;
    std::int64_t areas = 7, hidden = 4096;
    double dropout = 0.5;  ///< before the second and third linear layers
};

/// Blocks that widen by 1x1 convolution, convolve each channel separately, and narrow again (Sandler et al. 2018).
struct InvertedDesign {
    enum class Names : std::uint8_t { MobileNet, EfficientNet };  ///< of torchvision: layers and their initial weights
    struct Stage {
        std::int64_t expansion, kernel, stride, out;
        int repeats;
    };
    Names names;
    std::vector<Stage> stages;
    std::int64_t stem = 32;
    std::int64_t head = 0;  ///< channels of the last convolution; 0 = four times the last stage's
    double width = 1.0, depth = 1.0;
    bool fixedEnds = false;    ///< stem, head, and depth of the first and last stage are not multiplied
    std::int64_t squeeze = 0;  ///< squeeze-excitation with a block's input channels / this; 0 = none
    Activation activation = Activation::Relu6;
    double epsilon = 1e-5, momentum = 0.1;  ///< of batch normalization
    double dropout = 0.2;                   ///< before the last layer
    double dropPath = 0.0;                  ///< stochastic depth of the last block but one step; rises linearly from 0
    bool evenPadding = true;  ///< kernel / 2 on all sides; else TensorFlow's "SAME" (core/engine/models/layers.h)
};

struct TransformerDesign {
    std::int64_t patch, layers, heads, hidden, mlp;
};

/// Two 5x5 convolutions with pooling and three linear layers.
struct LeNetDesign {
    static constexpr std::int64_t kPaddedSide = 28;  ///< images of this side get two pixels on all sides
    std::int64_t first = 6, second = 16, third = 120, fourth = 84;
};

using Design = std::variant<ResidualDesign, VggDesign, InvertedDesign, TransformerDesign, LeNetDesign>;

/// Figures of a network with 1,000 classes at its usual side, except where the source says otherwise.
struct PublishedSize {
    std::int64_t parameters;
    double gigaMultiplyAdds;  ///< of a forward pass
    const char* source;
};

/// One of the networks that can be trained. The field table's choices, the engine's layers and the count of their work
/// all follow from this.
struct Network {
    const char* id;     ///< value of model.architecture; torchvision's name where it has the network
    const char* label;  ///< English, context "core"
    Design design;
    std::int64_t usualSide;                 ///< pixels
    std::int64_t smallestSide = 1;          ///< pixels
    std::vector<std::int64_t> onlySides{};  ///< if not empty, images must be squares with one of these sides
    std::optional<PublishedSize> published{};
};

/// In the form's order. ResNet-8, 14, 20: He et al. 2016, section 4.2, shortcuts by 1x1 convolution. EfficientNet-Lite0
/// as in TensorFlow's TPU models and PyPI's efficientnet_lite_pytorch. LeNet-5: LeCun et al. 1998 with the changes that
/// are usual today: ReLU and maximum pooling, every map of the second convolution sees all of the first, no trained
/// pooling, and a linear last layer in place of radial basis functions. All others: torchvision 0.26.
[[nodiscard]] std::span<const Network> networks();
[[nodiscard]] const Network* findNetwork(std::string_view id);

/// What the multilayer perceptron that learns from tables is called; its layers are model.hidden. A table's run has it
/// whatever model.architecture says, unless that is kOwnNetwork.
inline constexpr const char* kTableNetwork = "mlp";
/// What a network of the user's own is called, for images or for tables: a TorchScript file, and nothing but the file
/// is known of it.
inline constexpr const char* kOwnNetwork = "torchscript";
inline constexpr std::size_t kMostScriptBytes = 8ull << 30;
/// Whether a run computes with such a network.
[[nodiscard]] bool usesScript(const RunSpec& spec);
/// Reads the file of the user's own network, if the run computes with one, and records its hash in the spec; otherwise
/// removes the hash. The file's error, at /model/script, if it cannot be read. Blocks on the disk.
[[nodiscard]] Status recordScript(RunSpec& spec);

/// The network that a run trains or measures: model.architecture, "mlp" for tables without a network of the user's own,
/// "" where none computes. A network of the user's own is its file's name and the first digits of its hash,
/// "net.pt@3f2a9c1d": two files are two networks.
[[nodiscard]] std::string architectureOf(const RunSpec& spec);

/// How many pieces the network can be divided into: the most stages that a pipeline of it can have.
[[nodiscard]] std::int64_t piecesOf(const Network& network);

/// Below this side, in pixels, the stem "auto" is the small one, and a step gives an accelerator little work.
inline constexpr std::int64_t kSmallSide = 64;

/// Whether the network can have either stem.
[[nodiscard]] bool hasStems(const Network& network);
/// Whether images of this size, in pixels, enter through the 7x7 convolution with stride 2 and pooling.
[[nodiscard]] bool usesLargeStem(const ResidualDesign& design, const RunSpec::Model& model, std::int64_t height,
                                 std::int64_t width);
/// Whether model.normalisation applies: the network has batch normalization, or group normalization in its place.
[[nodiscard]] bool hasNormalisation(const Network& network);

struct ImageSide {
    std::int64_t height = 0, width = 0;  ///< pixels
};
/// The size of the images a network gets. Nothing where only the files show it.
[[nodiscard]] std::optional<ImageSide> imageSide(const RunSpec& spec);

/// ErrorKind::Spec at /model/architecture if there is no such network, or it does not take images of this size. Which
/// ones a network of the user's own takes is found by trying (core/engine/train/script_trial.h).
[[nodiscard]] Status checkSide(const RunSpec::Model& model, ImageSide side);

struct ResidualBlock {
    std::int64_t in, middle, out, stride, groups;
    bool bottleneck;
    [[nodiscard]] bool projects() const { return stride != 1 || in != out; }  ///< the shortcut is a 1x1 convolution
};
/// The blocks of each stage.
[[nodiscard]] std::vector<std::vector<ResidualBlock>> blocksOf(const ResidualDesign& design);

struct InvertedBlock {
    std::int64_t in, expanded, out, kernel, stride;
    std::int64_t squeezed;  ///< channels of the squeeze-excitation; 0 = none
    double dropPath;        ///< probability that an image skips the block in training
    [[nodiscard]] bool skips() const { return stride == 1 && in == out; }  ///< has a shortcut
};
struct InvertedPlan {
    std::int64_t stem, head;                         ///< channels
    std::vector<std::vector<InvertedBlock>> stages;  ///< the blocks of each
};
/// With the multipliers applied: channels in multiples of eight, no more than 10% below the exact product.
[[nodiscard]] InvertedPlan planOf(const InvertedDesign& design);

}  // namespace epochal
