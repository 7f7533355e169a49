#include "core/spec/networks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/message.h"
#include "core/spec/known_sets.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

constexpr const char* kTorchvision = "torchvision 0.26, metadata of the weights IMAGENET1K_V1";

Design cifar(int depth) {
    return ResidualDesign{false, 16, {depth, depth, depth}, false};
}

Design residual(bool bottleneck, std::vector<int> depths, std::int64_t groups = 1, std::int64_t widthPerGroup = 64) {
    return ResidualDesign{bottleneck, 64, std::move(depths), true, groups, widthPerGroup};
}

VggDesign vgg11(bool batchNorm) {
    constexpr auto pool = VggDesign::kPool;
    return {{64, pool, 128, pool, 256, 256, pool, 512, 512, pool, 512, 512, pool}, batchNorm};
}
VggDesign vgg16(bool batchNorm) {
    constexpr auto pool = VggDesign::kPool;
    return {{64, 64, pool, 128, 128, pool, 256, 256, 256, pool, 512, 512, 512, pool, 512, 512, 512, pool}, batchNorm};
}

InvertedDesign mobileNetV2() {
    return {.names = InvertedDesign::Names::MobileNet,
            .stages = {{1, 3, 1, 16, 1},
                       {6, 3, 2, 24, 2},
                       {6, 3, 2, 32, 3},
                       {6, 3, 2, 64, 4},
                       {6, 3, 1, 96, 3},
                       {6, 3, 2, 160, 3},
                       {6, 3, 1, 320, 1}},
            .head = 1280};
}

InvertedDesign efficientNet(double width, double depth, double dropout) {
    return {.names = InvertedDesign::Names::EfficientNet,
            .stages = {{1, 3, 1, 16, 1},
                       {6, 3, 2, 24, 2},
                       {6, 5, 2, 40, 2},
                       {6, 3, 2, 80, 3},
                       {6, 5, 1, 112, 3},
                       {6, 5, 2, 192, 4},
                       {6, 3, 1, 320, 1}},
            .width = width,
            .depth = depth,
            .squeeze = 4,
            .activation = Activation::Silu,
            .dropout = dropout,
            .dropPath = 0.2};
}

/// TensorFlow's figures for normalization: momentum 0.99 of the old value is 0.01 of the new one.
InvertedDesign efficientNetLite(double width, double depth, double dropout) {
    InvertedDesign design = efficientNet(width, depth, dropout);
    design.head = 1280;
    design.fixedEnds = true;
    design.squeeze = 0;
    design.activation = Activation::Relu6;
    design.epsilon = 1e-3;
    design.momentum = 0.01;
    design.evenPadding = false;
    return design;
}

std::vector<Network> makeNetworks() {
    const auto published = [](std::int64_t parameters, double giga) {
        return std::optional(PublishedSize{parameters, giga, kTorchvision});
    };
    return {
        {"resnet8", EPOCHAL_TEXT("core", "ResNet-8, CIFAR style"), cifar(1), 32},
        {"resnet14", EPOCHAL_TEXT("core", "ResNet-14, CIFAR style"), cifar(2), 32},
        {"resnet20", EPOCHAL_TEXT("core", "ResNet-20, CIFAR style"), cifar(3), 32},
        {"resnet18",
         EPOCHAL_TEXT("core", "ResNet-18"),
         residual(false, {2, 2, 2, 2}),
         224,
         1,
         {},
         published(11689512, 1.814)},
        {"resnet34",
         EPOCHAL_TEXT("core", "ResNet-34"),
         residual(false, {3, 4, 6, 3}),
         224,
         1,
         {},
         published(21797672, 3.664)},
        {"resnet50",
         EPOCHAL_TEXT("core", "ResNet-50"),
         residual(true, {3, 4, 6, 3}),
         224,
         1,
         {},
         published(25557032, 4.089)},
        {"resnet101",
         EPOCHAL_TEXT("core", "ResNet-101"),
         residual(true, {3, 4, 23, 3}),
         224,
         1,
         {},
         published(44549160, 7.801)},
        {"resnet152",
         EPOCHAL_TEXT("core", "ResNet-152"),
         residual(true, {3, 8, 36, 3}),
         224,
         1,
         {},
         published(60192808, 11.514)},
        {"resnext50_32x4d",
         "ResNeXt-50 32x4d",
         residual(true, {3, 4, 6, 3}, 32, 4),
         224,
         1,
         {},
         published(25028904, 4.23)},
        {"wide_resnet50_2",
         "Wide ResNet-50-2",
         residual(true, {3, 4, 6, 3}, 1, 128),
         224,
         1,
         {},
         published(68883240, 11.398)},
        {"vgg11", "VGG-11", vgg11(false), 224, 32, {}, published(132863336, 7.609)},
        {"vgg11_bn",
         EPOCHAL_TEXT("core", "VGG-11 with batch normalization"),
         vgg11(true),
         224,
         32,
         {},
         published(132868840, 7.609)},
        {"vgg16", "VGG-16", vgg16(false), 224, 32, {}, published(138357544, 15.47)},
        {"vgg16_bn",
         EPOCHAL_TEXT("core", "VGG-16 with batch normalization"),
         vgg16(true),
         224,
         32,
         {},
         published(138365992, 15.47)},
        {"mobilenet_v2", "MobileNet V2", mobileNetV2(), 224, 1, {}, published(3504872, 0.301)},
        {"efficientnet_b0", "EfficientNet-B0", efficientNet(1, 1, 0.2), 224, 1, {}, published(5288548, 0.386)},
        {"efficientnet_b1", "EfficientNet-B1", efficientNet(1, 1.1, 0.2), 240, 1, {}, published(7794184, 0.687)},
        {"efficientnet_b2", "EfficientNet-B2", efficientNet(1.1, 1.2, 0.3), 288, 1, {}, published(9109994, 1.088)},
        {"efficientnet_lite0", "EfficientNet-Lite0", efficientNetLite(1, 1, 0.2), 224},
        {"vit_b_16",
         "ViT-B/16",
         TransformerDesign{16, 12, 12, 768, 3072},
         224,
         224,
         {224},
         published(86567656, 17.564)},
        {"lenet5", "LeNet-5", LeNetDesign{}, 28, 28, {28, 32}},
    };
}

/// A multiple of eight near `channels`, as in the authors' code of MobileNet V2.
std::int64_t roundedChannels(double channels) {
    const std::int64_t rounded = std::max<std::int64_t>(8, static_cast<std::int64_t>(channels + 4) / 8 * 8);
    return static_cast<double>(rounded) < 0.9 * channels ? rounded + 8 : rounded;
}

Error wrongSide(ImageSide side, Message remedy) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "This network does not take images of %1 × %2 pixels"), {side.height, side.width}},
            "/model/architecture",
            std::move(remedy)};
}

}  // namespace

std::span<const Network> networks() {
    static const std::vector<Network> all = makeNetworks();
    return all;
}

const Network* findNetwork(std::string_view id) {
    const auto found = std::ranges::find(networks(), id, &Network::id);
    return found == networks().end() ? nullptr : &*found;
}

bool hasStems(const Network& network) {
    const auto* design = std::get_if<ResidualDesign>(&network.design);
    return design != nullptr && design->hasLargeStem;
}

bool usesLargeStem(const ResidualDesign& design, const RunSpec::Model& model, std::int64_t height, std::int64_t width) {
    if (!design.hasLargeStem) return false;
    return model.stem == "large" || (model.stem == "auto" && std::min(height, width) >= kSmallSide);
}

bool hasNormalisation(const Network& network) {
    if (const auto* design = std::get_if<VggDesign>(&network.design)) return design->batchNorm;
    return std::holds_alternative<ResidualDesign>(network.design) ||
           std::holds_alternative<InvertedDesign>(network.design);
}

bool usesScript(const RunSpec& spec) {
    return !onlyReads(spec.session) && spec.model.architecture == kOwnNetwork;
}

Status recordScript(RunSpec& spec) {
    spec.model.scriptHash.clear();
    if (!usesScript(spec)) return {};
    const auto bytes = readFile(spec.model.script, kMostScriptBytes);
    if (!bytes) return Error{bytes.error().kind, whatAndWhere(bytes.error()), "/model/script", bytes.error().remedy};
    spec.model.scriptHash = hexHash(*bytes);
    return {};
}

std::string architectureOf(const RunSpec& spec) {
    constexpr std::size_t kDigits = 8;
    if (onlyReads(spec.session)) return {};
    if (usesScript(spec) && !spec.model.scriptHash.empty())
        return Path(spec.model.script).filename().string() + "@" + spec.model.scriptHash.substr(0, kDigits);
    return isTable(spec) && !usesScript(spec) ? kTableNetwork : spec.model.architecture;
}

std::optional<ImageSide> imageSide(const RunSpec& spec) {
    const RunSpec::Data& data = spec.data;
    if (const KnownSet* set = findKnownSet(data.source)) return ImageSide{set->side, set->side};
    if (data.source == "image-folder" || data.source == "packed") return ImageSide{data.imageSize, data.imageSize};
    if (data.source == "synthetic") return ImageSide{data.height, data.width};
    return std::nullopt;
}

Status checkSide(const RunSpec::Model& model, ImageSide side) {
    if (model.architecture == kOwnNetwork) return {};
    if (model.architecture == kTableNetwork)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "The MLP takes rows of a table, not images"), {}},
                     "/model/architecture",
                     {EPOCHAL_TEXT("core", "Choose a network for images"), {}}};
    const Network* network = findNetwork(model.architecture);
    if (network == nullptr)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "There is no architecture \"%1\""), {model.architecture}},
                     "/model/architecture",
                     {}};
    const auto& only = network->onlySides;
    if (!only.empty() && (side.height != side.width || std::ranges::find(only, side.height) == only.end()))
        return wrongSide(
            side, only.size() == 1
                      ? Message{EPOCHAL_TEXT("core", "Use images of %1 × %1 pixels, or another network"), {only[0]}}
                      : Message{EPOCHAL_TEXT("core",
                                             "Use images of %1 × %1 or %2 × %2 pixels, or another "
                                             "network"),
                                {only[0], only[1]}});
    if (std::min(side.height, side.width) < network->smallestSide)
        return wrongSide(side, {EPOCHAL_TEXT("core", "Use images of at least %1 × %1 pixels, or another network"),
                                {network->smallestSide}});
    return {};
}

std::vector<std::vector<ResidualBlock>> blocksOf(const ResidualDesign& design) {
    std::vector<std::vector<ResidualBlock>> stages;
    std::int64_t width = design.firstWidth, in = width;
    for (const int depth : design.depths) {
        const std::int64_t middle = design.bottleneck ? width * design.widthPerGroup / 64 * design.groups : width,
                           out = design.bottleneck ? 4 * width : width;
        auto& blocks = stages.emplace_back();
        for (int i = 0; i < depth; ++i) {
            blocks.push_back({in, middle, out, stages.size() > 1 && i == 0 ? 2 : 1, design.groups, design.bottleneck});
            in = out;
        }
        width *= 2;
    }
    return stages;
}

InvertedPlan planOf(const InvertedDesign& design) {
    const auto scaled = [&](std::int64_t channels, bool end) {
        return end && design.fixedEnds ? channels : roundedChannels(static_cast<double>(channels) * design.width);
    };
    InvertedPlan plan;
    plan.stem = scaled(design.stem, true);
    std::vector<int> repeats;
    double blocks = 0;
    for (std::size_t i = 0; i < design.stages.size(); ++i) {
        const bool end = i == 0 || i + 1 == design.stages.size();
        repeats.push_back(end && design.fixedEnds
                              ? design.stages[i].repeats
                              : static_cast<int>(std::ceil(design.stages[i].repeats * design.depth)));
        blocks += repeats.back();
    }
    std::int64_t in = plan.stem;
    double before = 0;
    for (std::size_t i = 0; i < design.stages.size(); ++i) {
        const InvertedDesign::Stage& stage = design.stages[i];
        auto& list = plan.stages.emplace_back();
        const std::int64_t out = scaled(stage.out, false);
        for (int repeat = 0; repeat < repeats[i]; ++repeat, ++before) {
            const std::int64_t squeezed = design.squeeze > 0 ? std::max<std::int64_t>(1, in / design.squeeze) : 0;
            list.push_back({in, in * stage.expansion, out, stage.kernel, repeat == 0 ? stage.stride : 1, squeezed,
                            design.dropPath * before / blocks});
            in = out;
        }
    }
    plan.head = design.head > 0 ? scaled(design.head, true) : 4 * in;
    return plan;
}

namespace {

/// Stem, blocks and last layers, as Model::pieces in core/engine/models has them.
struct PieceCount {
    std::int64_t operator()(const ResidualDesign& design) const {
        return 2 + std::accumulate(design.depths.begin(), design.depths.end(), std::int64_t{0});
    }
    std::int64_t operator()(const VggDesign& design) const {
        return 3 + std::ranges::count_if(design.plan, [](std::int64_t out) { return out != VggDesign::kPool; });
    }
    std::int64_t operator()(const InvertedDesign& design) const {
        std::int64_t count = 3;
        for (const auto& blocks : planOf(design).stages) count += std::ssize(blocks);
        return count;
    }
    std::int64_t operator()(const TransformerDesign& design) const { return design.layers + 2; }
    std::int64_t operator()(const LeNetDesign&) const { return 5; }
};

}  // namespace

std::int64_t piecesOf(const Network& network) {
    return std::visit(PieceCount(), network.design);
}

}  // namespace epochal
