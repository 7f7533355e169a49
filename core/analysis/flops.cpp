#include "core/analysis/flops.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

#include "core/base/ascii.h"
#include "core/spec/image_growth.h"
#include "core/spec/known_sets.h"
#include "core/spec/networks.h"

namespace epochal {
namespace {

struct Counter {
    NetworkSize size;  ///< of the piece that is being counted
    std::int64_t height, width;
    std::vector<NetworkPiece> pieces;

    /// The piece ends here; its output has `elements` elements.
    void cut(std::int64_t elements) { pieces.push_back({std::exchange(size, {}), elements}); }

    void output(std::int64_t elements, std::int64_t copiesSaved) {
        size.activationElements += copiesSaved * elements;
        size.largestOutput = std::max(size.largestOutput, elements);
    }

    struct Conv {
        std::int64_t in, out, kernel = 1, stride = 1, groups = 1;
        bool normalized = true;  ///< else the activation is in place
        bool biased = false;
        bool padded = true;  ///< by kernel / 2 on all sides
    };
    /// A convolution and what follows it.
    void convolve(const Conv& conv) {
        const std::int64_t lost = conv.kernel - (conv.padded ? 2 * (conv.kernel / 2) : 0);
        height = (height - lost) / conv.stride + 1;
        width = (width - lost) / conv.stride + 1;
        const std::int64_t weights = conv.in / conv.groups * conv.out * conv.kernel * conv.kernel;
        size.parameters += weights + ((conv.normalized ? 2 : 0) + (conv.biased ? 1 : 0)) * conv.out;
        size.multiplyAdds += weights * height * width;
        output(conv.out * height * width, conv.normalized ? 2 : 1);
        ++size.convolutions;
    }

    /// For each of `rows`, such as tokens; the output is saved in `copiesSaved` tensors.
    void linear(std::int64_t in, std::int64_t out, std::int64_t rows = 1, std::int64_t copiesSaved = 0) {
        size.parameters += in * out + out;
        size.multiplyAdds += rows * in * out;
        output(rows * out, copiesSaved);
    }

    /// Maximum pooling has saved its output and, for backward, an index of eight bytes for each value (two elements of
    /// fp32).
    void pool(std::int64_t channels, std::int64_t toHeight, std::int64_t toWidth) {
        height = toHeight;
        width = toWidth;
        size.activationElements += 3 * channels * height * width;
    }

    void block(const ResidualBlock& block) {
        if (block.projects()) {
            const std::int64_t before[] = {height, width};
            convolve({block.in, block.out, 1, block.stride});
            height = before[0];
            width = before[1];
        }
        if (block.bottleneck) {
            convolve({block.in, block.middle});
            convolve({block.middle, block.middle, 3, block.stride, block.groups});
            convolve({block.middle, block.out});
        } else {
            convolve({block.in, block.out, 3, block.stride});
            convolve({block.out, block.out, 3});
        }
    }

    void block(const InvertedBlock& block, bool evenPadding) {
        if (block.expanded != block.in) convolve({block.in, block.expanded});
        if (!evenPadding && block.stride > 1) output(block.expanded * (height + 2) * (width + 2), 1);
        convolve({block.expanded, block.expanded, block.kernel, block.stride, block.expanded});
        if (block.squeezed > 0) {
            output(block.expanded * height * width, 1);  // scaled
            linear(block.expanded, block.squeezed, 1, 2);
            linear(block.squeezed, block.expanded, 1, 2);
            size.convolutions += 2;
        }
        convolve({block.expanded, block.out});
    }
};

std::string lettersAndDigits(std::string_view name) {
    std::string text;
    for (const unsigned char c : name)
        if (std::isalnum(c) != 0) text += lowered(static_cast<char>(c));
    return text;
}

std::vector<NetworkPiece> piecesOf(const ResidualDesign& design, const RunSpec::Model& model, const ImageShape& shape) {
    const bool large = usesLargeStem(design, model, shape.height, shape.width);
    Counter counter{{}, shape.height, shape.width, {}};
    counter.convolve({shape.channels, design.firstWidth, large ? 7 : 3, large ? 2 : 1});
    if (large) counter.pool(design.firstWidth, (counter.height - 1) / 2 + 1, (counter.width - 1) / 2 + 1);
    counter.cut(design.firstWidth * counter.height * counter.width);
    const auto stages = blocksOf(design);
    for (const auto& blocks : stages)
        for (const ResidualBlock& block : blocks) {
            counter.block(block);
            counter.cut(block.out * counter.height * counter.width);
        }
    counter.linear(stages.back().back().out, shape.classes);
    counter.cut(shape.classes);
    return counter.pieces;
}

std::vector<NetworkPiece> piecesOf(const VggDesign& design, const RunSpec::Model& /*model*/, const ImageShape& shape) {
    Counter counter{{}, shape.height, shape.width, {}};
    std::int64_t in = shape.channels;
    for (std::size_t i = 0; i < design.plan.size(); ++i) {
        const std::int64_t out = design.plan[i];
        if (out == VggDesign::kPool) {
            counter.pool(in, counter.height / 2, counter.width / 2);
            continue;
        }
        // Pooling belongs to the layer before it.
        if (i > 0) counter.cut(in * counter.height * counter.width);
        counter.convolve({.in = in, .out = out, .kernel = 3, .normalized = design.batchNorm, .biased = true});
        in = out;
    }
    counter.cut(in * counter.height * counter.width);
    const std::int64_t areas = in * design.areas * design.areas;
    counter.output(areas, 1);
    // The output, dropout's mask and what it leaves.
    counter.linear(areas, design.hidden, 1, 3);
    counter.cut(design.hidden);
    counter.linear(design.hidden, design.hidden, 1, 3);
    counter.cut(design.hidden);
    counter.linear(design.hidden, shape.classes);
    counter.cut(shape.classes);
    return counter.pieces;
}

std::vector<NetworkPiece> piecesOf(const InvertedDesign& design, const RunSpec::Model& /*model*/,
                                   const ImageShape& shape) {
    const InvertedPlan plan = planOf(design);
    Counter counter{{}, shape.height, shape.width, {}};
    counter.convolve({shape.channels, plan.stem, 3, 2});
    counter.cut(plan.stem * counter.height * counter.width);
    for (const auto& blocks : plan.stages)
        for (const InvertedBlock& block : blocks) {
            counter.block(block, design.evenPadding);
            counter.cut(block.out * counter.height * counter.width);
        }
    counter.convolve({plan.stages.back().back().out, plan.head});
    counter.cut(plan.head * counter.height * counter.width);
    counter.output(plan.head, 2);  // dropout's mask and what it leaves
    counter.linear(plan.head, shape.classes);
    counter.cut(shape.classes);
    return counter.pieces;
}

std::vector<NetworkPiece> piecesOf(const TransformerDesign& design, const RunSpec::Model& /*model*/,
                                   const ImageShape& shape) {
    const std::int64_t high = shape.height / design.patch, wide = shape.width / design.patch, tokens = high * wide + 1,
                       hidden = design.hidden, norm = 2 * hidden;
    Counter counter{};
    counter.linear(shape.channels * design.patch * design.patch, hidden, tokens - 1);
    counter.size.parameters += (tokens + 1) * hidden;  // positions and the class token
    ++counter.size.convolutions;
    counter.cut(tokens * hidden);
    for (std::int64_t i = 0; i < design.layers; ++i) {
        counter.size.parameters += 2 * norm;
        counter.output(tokens * hidden, 4);  // the input of each normalization, and its output
        counter.linear(hidden, 3 * hidden, tokens, 1);
        counter.size.multiplyAdds += 2 * tokens * tokens * hidden;  // queries x keys, and those x values
        counter.output(tokens * hidden, 1);
        counter.linear(hidden, hidden, tokens);
        counter.linear(hidden, design.mlp, tokens, 2);  // GELU keeps its input
        counter.linear(design.mlp, hidden, tokens);
        counter.size.convolutions += 5;
        counter.cut(tokens * hidden);
    }
    counter.size.parameters += norm;
    counter.linear(hidden, shape.classes);
    counter.cut(shape.classes);
    return counter.pieces;
}

std::vector<NetworkPiece> piecesOf(const LeNetDesign& design, const RunSpec::Model& /*model*/,
                                   const ImageShape& shape) {
    Counter counter{{}, shape.height, shape.width, {}};
    counter.convolve({shape.channels, design.first, 5, 1, 1, false, true, shape.height == LeNetDesign::kPaddedSide});
    counter.pool(design.first, counter.height / 2, counter.width / 2);
    counter.cut(design.first * counter.height * counter.width);
    counter.convolve({design.first, design.second, 5, 1, 1, false, true, false});
    counter.pool(design.second, counter.height / 2, counter.width / 2);
    counter.cut(design.second * counter.height * counter.width);
    counter.linear(design.second * counter.height * counter.width, design.third, 1, 1);
    counter.cut(design.third);
    counter.linear(design.third, design.fourth, 1, 1);
    counter.cut(design.fourth);
    counter.linear(design.fourth, shape.classes);
    counter.cut(shape.classes);
    return counter.pieces;
}

}  // namespace

std::vector<NetworkPiece> networkPieces(const RunSpec::Model& model, const ImageShape& shape) {
    const Network* network = findNetwork(model.architecture);
    if (network == nullptr || std::min({shape.channels, shape.height, shape.width, shape.classes}) < 1 ||
        !checkSide(model, {shape.height, shape.width}))
        return {};
    return std::visit([&](const auto& design) { return piecesOf(design, model, shape); }, network->design);
}

NetworkSize sizeOf(std::span<const NetworkPiece> pieces) {
    NetworkSize all;
    for (const NetworkPiece& piece : pieces) {
        all.parameters += piece.size.parameters;
        all.multiplyAdds += piece.size.multiplyAdds;
        all.convolutions += piece.size.convolutions;
        all.activationElements += piece.size.activationElements;
        all.largestOutput = std::max(all.largestOutput, piece.size.largestOutput);
    }
    return all;
}

std::optional<NetworkSize> networkSize(const RunSpec::Model& model, const ImageShape& shape) {
    const std::vector<NetworkPiece> pieces = networkPieces(model, shape);
    if (pieces.empty()) return std::nullopt;
    return sizeOf(pieces);
}

NetworkSize networkSize(const RunSpec::Model& model, const TableShape& shape) {
    Counter counter{};
    std::int64_t width = shape.numbers;
    for (const std::int64_t entries : shape.categories) {
        counter.size.parameters += entries * embeddingWidth(entries);
        width += embeddingWidth(entries);
    }
    if (!shape.categories.empty()) counter.output(width, 1);
    for (const std::int64_t units : model.hidden) {
        // The output, and dropout's mask and what it leaves.
        counter.linear(width, units, 1, model.dropout > 0 ? 3 : 1);
        width = units;
    }
    counter.linear(width, shape.outputs);
    return counter.size;
}

double trainingFlops(const NetworkSize& network) {
    return 6.0 * static_cast<double>(network.multiplyAdds);
}

double trainingBytes(const NetworkSize& network, double bytesPerElement) {
    return 7.5 * bytesPerElement * static_cast<double>(network.activationElements);
}

std::string architectureKey(const std::string& name) {
    const std::string text = lettersAndDigits(name);
    const Network* found = nullptr;
    std::size_t length = 0;
    for (const Network& network : networks())
        for (const std::string& spelling : {lettersAndDigits(network.id), lettersAndDigits(network.label)})
            if (text.starts_with(spelling) && spelling.size() > length) {
                found = &network;
                length = spelling.size();
            }
    if (found == nullptr) return {};
    const std::string rest = text.substr(length);
    // "v1.5" is torchvision's ResNet; "v2", "d" and others are different networks.
    const bool revised = std::holds_alternative<ResidualDesign>(found->design) && (rest == "v1" || rest == "v15");
    return rest.empty() || revised ? found->id : std::string();
}

std::optional<ImageShape> imageShape(const RunSpec& spec) {
    const RunSpec::Data& data = spec.data;
    const std::optional<ImageSide> side = imageSide(spec);
    if (!side) return std::nullopt;
    if (const KnownSet* set = findKnownSet(data.source))
        return ImageShape{set->channels, side->height, side->width, set->classes};
    if (data.source == "synthetic") return ImageShape{data.channels, side->height, side->width, data.classes};
    if (data.source == "image-folder" || data.source == "packed")
        return ImageShape{3, side->height, side->width, kAssumedClasses};
    return std::nullopt;
}

double relativeWork(const RunSpec& spec, std::int64_t epoch) {
    const std::int64_t side = imageSideAt(spec, epoch);
    if (!imagesGrow(spec) || side == spec.data.imageSize) return 1;
    const std::int64_t whole = spec.data.imageSize;
    RunSpec::Model model = spec.model;
    // The same network at all sizes: by its images, another stem could be meant.
    const Network* network = findNetwork(model.architecture);
    if (const auto* design = network ? std::get_if<ResidualDesign>(&network->design) : nullptr)
        model.stem = usesLargeStem(*design, model, whole, whole) ? "large" : "small";
    const auto small = networkSize(model, {3, side, side, kAssumedClasses}),
               full = networkSize(model, {3, whole, whole, kAssumedClasses});
    // Of an unknown network, the area of the images.
    if (!small || !full) return std::pow(static_cast<double>(side) / static_cast<double>(whole), 2);
    return static_cast<double>(small->multiplyAdds) / static_cast<double>(full->multiplyAdds);
}

double meanWork(const RunSpec& spec, double epochs) {
    if (!imagesGrow(spec) || !(epochs > 0)) return 1;
    double sum = 0, done = 0;
    for (std::int64_t epoch = 0; done < epochs; ++epoch) {
        // Nothing changes any more.
        const double part =
            imageSideAt(spec, epoch) == spec.data.imageSize ? epochs - done : std::min(1.0, epochs - done);
        sum += part * relativeWork(spec, epoch);
        done += part;
    }
    return sum / epochs;
}

std::optional<ImageCounts> imageCounts(const RunSpec& spec) {
    const RunSpec::Data& data = spec.data;
    const auto atMost = [](std::int64_t asked, std::int64_t there) {
        return asked > 0 ? std::min(asked, there) : there;
    };
    if (const KnownSet* set = findKnownSet(data.source))
        return ImageCounts{atMost(data.trainImages, set->training), atMost(data.validationImages, set->validation)};
    if (data.source == "synthetic") {
        const RunSpec::Data usual;
        return ImageCounts{data.trainImages > 0 ? data.trainImages : usual.trainImages,
                           data.validationImages > 0 ? data.validationImages : usual.validationImages};
    }
    return std::nullopt;
}

}  // namespace epochal
