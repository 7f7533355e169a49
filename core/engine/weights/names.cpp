#include "core/engine/weights/names.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "core/spec/networks.h"

namespace epochal::engine {
namespace {

using TensorList = std::vector<std::pair<std::string, torch::Tensor>>;

constexpr std::string_view kWrappers[] = {"module.", "_orig_mod."};

const torch::Tensor* tensorAt(const TensorList& tensors, std::string_view name) {
    const auto found = std::ranges::find(tensors, name, &TensorList::value_type::first);
    return found == tensors.end() ? nullptr : &found->second;
}

/// Removes a prefix that all tensors but counters have.
bool unwrap(TensorList& tensors, std::string_view wrapper) {
    const auto has = [&](const auto& named) { return named.first.starts_with(wrapper); };
    if (std::ranges::none_of(tensors, has) ||
        !std::ranges::all_of(tensors, [&](const auto& named) { return has(named) || named.second.numel() == 1; }))
        return false;
    for (auto& [name, tensor] : tensors)
        if (name.starts_with(wrapper)) name.erase(0, wrapper.size());
    return true;
}

/// The number at the front of a name, which is then removed with the dot after it; -1 if there is none.
int takeNumber(std::string_view& name) {
    int number = -1;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (error != std::errc() || end == name.data() + name.size() || *end != '.' || number < 0) return -1;
    name.remove_prefix(static_cast<std::size_t>(end - name.data()) + 1);
    return number;
}

constexpr std::string_view kBlocks = "_blocks.";

/// A block of EfficientNet-PyTorch in torchvision's numbering: its stage, its place in it, and which parts it has.
struct MobileBlock {
    int stage = 1, place = 0;
    bool expands = false, squeezes = false;
};

/// A stage begins where the number of channels changes, as it does between all stages of every EfficientNet.
std::vector<MobileBlock> mobileBlocks(const TensorList& tensors) {
    std::map<std::string_view, const torch::Tensor*> byName;
    for (const auto& [name, tensor] : tensors) byName.emplace(name, &tensor);
    std::vector<MobileBlock> blocks;
    std::int64_t channels = 0;
    for (;;) {
        const std::string prefix = std::string(kBlocks) + std::to_string(blocks.size());
        const auto project = byName.find(prefix + "._project_conv.weight");
        if (project == byName.end() || project->second->dim() != 4) return blocks;
        MobileBlock block;
        if (!blocks.empty()) {
            const bool same = project->second->size(0) == channels;
            block.stage = blocks.back().stage + (same ? 0 : 1);
            block.place = same ? blocks.back().place + 1 : 0;
        }
        channels = project->second->size(0);
        block.expands = byName.contains(prefix + "._expand_conv.weight");
        block.squeezes = byName.contains(prefix + "._se_reduce.weight");
        blocks.push_back(block);
    }
}

/// `name` if it begins with one of the parts on the left of the table, with the part on the right in its place.
std::string replaced(std::string_view name, const std::vector<std::pair<std::string_view, std::string>>& table) {
    for (const auto& [from, to] : table)
        if (name.starts_with(from)) return to + std::string(name.substr(from.size()));
    return std::string(name);
}

/// torchvision.models.efficientnet.MBConv: expansion, filters for each channel, squeeze and excitation, projection,
/// each numbered if it is there; convolution and normalization of each are 0 and 1.
std::string mobileName(std::string_view rest, const MobileBlock& block) {
    const int filters = block.expands ? 1 : 0, squeeze = filters + 1, project = squeeze + (block.squeezes ? 1 : 0);
    const auto part = [&](int number, const char* layer) {
        return "features." + std::to_string(block.stage) + "." + std::to_string(block.place) + ".block." +
               std::to_string(number) + "." + layer + ".";
    };
    return replaced(rest, {{"_expand_conv.", part(0, "0")},
                           {"_bn0.", part(0, "1")},
                           {"_depthwise_conv.", part(filters, "0")},
                           {"_bn1.", part(filters, "1")},
                           {"_se_reduce.", part(squeeze, "fc1")},
                           {"_se_expand.", part(squeeze, "fc2")},
                           {"_project_conv.", part(project, "0")},
                           {"_bn2.", part(project, "1")}});
}

void translateEfficientNet(TensorList& tensors) {
    const std::vector<MobileBlock> blocks = mobileBlocks(tensors);
    if (blocks.empty() || !tensorAt(tensors, "_conv_stem.weight")) return;
    const std::string last = "features." + std::to_string(blocks.back().stage + 1);
    for (auto& [name, tensor] : tensors) {
        std::string_view rest = name;
        if (!rest.starts_with(kBlocks)) {
            name = replaced(rest, {{"_conv_stem.", "features.0.0."},
                                   {"_bn0.", "features.0.1."},
                                   {"_conv_head.", last + ".0."},
                                   {"_bn1.", last + ".1."},
                                   {"_fc.", "classifier.1."}});
            continue;
        }
        rest.remove_prefix(kBlocks.size());
        const int number = takeNumber(rest);
        if (number >= 0 && number < std::ssize(blocks))
            name = mobileName(rest, blocks[static_cast<std::size_t>(number)]);
    }
}

/// The ResNet with as many blocks in each layer.
std::string residualNetwork(const TensorList& tensors) {
    std::map<int, int> depths;
    bool bottleneck = false;
    for (const auto& [name, tensor] : tensors) {
        std::string_view rest = name;
        if (!rest.starts_with("layer")) continue;
        rest.remove_prefix(5);
        const int layer = takeNumber(rest), block = takeNumber(rest);
        if (layer < 1 || block < 0) return {};
        depths[layer] = std::max(depths[layer], block + 1);
        bottleneck = bottleneck || rest.starts_with("conv3.");
    }
    std::vector<int> list;
    for (const auto& [layer, depth] : depths) list.push_back(depth);
    // The second convolution of the first block differs between networks with the same blocks: ResNet-50, ResNeXt-50.
    const torch::Tensor* second = tensorAt(tensors, "layer1.0.conv2.weight");
    if (!second || second->dim() != 4) return "ResNet";
    for (const Network& network : networks()) {
        const auto* design = std::get_if<ResidualDesign>(&network.design);
        if (!design || design->depths != list || design->bottleneck != bottleneck) continue;
        const ResidualBlock block = blocksOf(*design).front().front();
        if (second->size(0) == block.middle && second->size(1) == block.middle / block.groups) return network.id;
    }
    return "ResNet";
}

}  // namespace

TensorList inTorchvisionsNames(const NamedTensors& file) {
    TensorList tensors = file.tensors;
    for (bool again = true; again;)
        again = std::ranges::any_of(kWrappers, [&](std::string_view wrapper) { return unwrap(tensors, wrapper); });
    translateEfficientNet(tensors);
    return tensors;
}

std::string networkOf(const TensorList& tensors) {
    if (tensorAt(tensors, "layer1.0.conv1.weight")) return residualNetwork(tensors);
    // A tensor that only one family has.
    constexpr std::pair<const char*, const char*> kFamilies[] = {{"features.1.0.block.0.0.weight", "EfficientNet"},
                                                                 {"features.1.conv.0.0.weight", "MobileNetV2"},
                                                                 {"features.0.weight", "VGG"},
                                                                 {"conv_proj.weight", "ViT"},
                                                                 {"patch_embed.proj.weight", "ViT (timm)"}};
    for (const auto& [name, family] : kFamilies)
        if (tensorAt(tensors, name)) return family;
    return {};
}

}  // namespace epochal::engine
