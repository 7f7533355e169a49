#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/spec/run_spec.h"

namespace epochal {

/// What a network is given and asked for.
struct ImageShape {
    std::int64_t channels = 3, height = 224, width = 224, classes = 1000;
    bool operator==(const ImageShape&) const = default;
};

/// Below this side, in pixels, the stem "auto" is the small one, and a step gives an accelerator little to do.
inline constexpr std::int64_t kSmallSide = 64;

/// What an image costs a network. Counted from the layers' shapes, as the engine builds them.
struct NetworkSize {
    std::int64_t parameters = 0;
    std::int64_t multiplyAdds = 0;        ///< of a forward pass: convolutions and the last layer
    std::int64_t convolutions = 0;        ///< layers: each is a convolution and its normalisation
    std::int64_t activationElements = 0;  ///< kept for backward: output of every convolution and normalisation
    std::int64_t largestOutput = 0;       ///< elements of the largest of those outputs
    bool operator==(const NetworkSize&) const = default;
};

/// ResNet-8, 14, 20 (He et al. 2016, section 4.2, shortcuts by 1x1 convolution) and torchvision's ResNet-18 to 152
/// (stride in the 3x3). Nothing for other architectures or an image without pixels.
[[nodiscard]] std::optional<NetworkSize> networkSize(const RunSpec::Model& model, const ImageShape& shape);

/// Floating-point operations that training takes an image: 2 a multiply-add, forward once and backward twice.
[[nodiscard]] double trainingFlops(const NetworkSize& network);

/// Bytes that training an image moves to and from memory: for each convolution's output, forward 5 passes (read, write;
/// normalisation reads twice and writes once), backward twice as many; an activation element is half of that.
[[nodiscard]] double trainingBytes(const NetworkSize& network, double bytesPerElement);

/// The field table's name of an architecture however it is written, "ResNet-50 v1.5" -> "resnet50"; "" if unknown.
[[nodiscard]] std::string architectureKey(const std::string& name);

/// Shape of the images a spec trains on. Nothing where only the files tell.
[[nodiscard]] std::optional<ImageShape> imageShape(const RunSpec& spec);

/// How many images an epoch and an evaluation go over. Nothing where only the files tell.
struct ImageCounts {
    std::int64_t training = 0, validation = 0;
};
[[nodiscard]] std::optional<ImageCounts> imageCounts(const RunSpec& spec);

}  // namespace epochal
