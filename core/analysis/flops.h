#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/spec/run_spec.h"
#include "core/spec/table.h"

namespace epochal {

/// The images a network gets and the number of classes it distinguishes.
struct ImageShape {
    std::int64_t channels = 3, height = 224, width = 224, classes = 1000;
    bool operator==(const ImageShape&) const = default;
};

/// The size of a network and its work per image, counted from the shapes of the layers as the engine builds them.
struct NetworkSize {
    std::int64_t parameters = 0;
    std::int64_t multiplyAdds = 0;        ///< of a forward pass: convolutions, linear layers and attention
    std::int64_t convolutions = 0;        ///< layers: a convolution and what follows it; a transformer's linear layers
    std::int64_t activationElements = 0;  ///< saved for backward: outputs of convolution, normalization, pooling, ...
    std::int64_t largestOutput = 0;       ///< elements of the largest of those outputs
    bool operator==(const NetworkSize&) const = default;
};

/// One of the pieces that a network can be divided into (Model::pieces in core/engine/models/model.h).
struct NetworkPiece {
    NetworkSize size;
    std::int64_t output = 0;  ///< elements per image that it gives to the next
};
/// Empty where networkSize() is nothing.
[[nodiscard]] std::vector<NetworkPiece> networkPieces(const RunSpec::Model& model, const ImageShape& shape);
/// Of pieces in a row.
[[nodiscard]] NetworkSize sizeOf(std::span<const NetworkPiece> pieces);

/// Nothing for an unknown architecture, a size that it does not take (checkSide in core/spec/networks.h), or a shape
/// with a member below 1.
[[nodiscard]] std::optional<NetworkSize> networkSize(const RunSpec::Model& model, const ImageShape& shape);

/// Of the network for a table with the layers of `model` (core/engine/models/mlp.h).
[[nodiscard]] NetworkSize networkSize(const RunSpec::Model& model, const TableShape& shape);

/// Floating-point operations of training per image: 2 per multiply-add, forward once and backward twice.
[[nodiscard]] double trainingFlops(const NetworkSize& network);

/// The multiply-adds of a training image in an epoch (0-based) per those of an image of the run's size: below 1 while
/// images grow (core/spec/image_growth.h). What a step takes is scaled by it where it was not measured; the optimizer,
/// which does not depend on the images, is left out.
[[nodiscard]] double relativeWork(const RunSpec& spec, std::int64_t epoch);
/// Its mean over the first `epochs` epochs; parts of an epoch count as such.
[[nodiscard]] double meanWork(const RunSpec& spec, double epochs);

/// Bytes that training moves to and from memory per image: for the output of each convolution, 5 passes forward (read,
/// write; normalization reads twice and writes once), and twice as many backward. Each output counts as two activation
/// elements, hence 7.5 passes per element.
[[nodiscard]] double trainingBytes(const NetworkSize& network, double bytesPerElement);

/// The name of an architecture in the field table, from any spelling of its name or label: "ResNet-50 v1.5" ->
/// "resnet50"; "" if unknown.
[[nodiscard]] std::string architectureKey(const std::string& name);

/// Of a folder of images, whose classes only its files show. They only size the last layer.
inline constexpr std::int64_t kAssumedClasses = 1000;

/// The shape of the images a spec trains on. Nothing where only the files show it.
[[nodiscard]] std::optional<ImageShape> imageShape(const RunSpec& spec);

/// The number of images in an epoch and in an evaluation. Nothing where only the files show it.
struct ImageCounts {
    std::int64_t training = 0, validation = 0;
};
[[nodiscard]] std::optional<ImageCounts> imageCounts(const RunSpec& spec);

}  // namespace epochal
