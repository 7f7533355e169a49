#include "core/engine/weights/weights.h"

#include <torch/utils.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "core/base/checksum.h"
#include "core/base/utf8.h"
#include "core/engine/weights/names.h"
#include "core/engine/weights/pth.h"
#include "core/engine/weights/safetensors.h"
#include "core/engine/weights/state_dict.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kMostWeightsBytes = 64ull << 30, kMagicBytes = 16;

/// What counts batches or averages, of which networks need none.
bool isCounter(const torch::Tensor& tensor) {
    return tensor.numel() == 1 && !tensor.is_floating_point();
}

/// A tensor's sides in words: `shapeText`, or that it has one value.
Arg shapeArg(const torch::Tensor& tensor) {
    //: a tensor that holds a single number
    if (tensor.dim() == 0) return Message{EPOCHAL_TEXT("core", "one value"), {}};
    return shapeText(tensor.sizes());
}

/// Adds what network the file seems to be for.
Error forAnotherNetwork(Message difference, const std::string& network) {
    Message what =
        network.empty()
            ? Message{EPOCHAL_TEXT("core", "The weights belong to a different network: %1"), {difference}}
            : Message{EPOCHAL_TEXT("core", "The weights belong to a different network, %1: %2"), {network, difference}};
    return {ErrorKind::Data,
            std::move(what),
            {},
            {EPOCHAL_TEXT("core", "Choose the network that the weights were trained for, or other weights"), {}}};
}

/// The file's tensors in torchvision's names, unless it has all that is wanted by the names that it gives.
std::vector<std::pair<std::string, torch::Tensor>> namesOf(
    const NamedTensors& file, const std::vector<std::pair<std::string, torch::Tensor>>& wanted) {
    std::unordered_set<std::string> own;
    for (const auto& [name, tensor] : file.tensors) own.insert(name);
    const auto isGiven = [&](const auto& named) { return isCounter(named.second) || own.contains(named.first); };
    return std::ranges::all_of(wanted, isGiven) ? file.tensors : inTorchvisionsNames(file);
}

/// What is to be copied where.
struct Copies {
    std::vector<std::pair<torch::Tensor, torch::Tensor>> list;  ///< to, from
    LoadedWeights outcome;
};

/// Matches a network's tensors with a file's.
class Matching {
public:
    Matching(const torch::nn::Module& model, std::string head, const NamedTensors& file)
        : wanted_(stateDict(model)), given_(namesOf(file, wanted_)), head_(std::move(head)) {
        network_ = file.network.empty() ? networkOf(given_) : shortened(printable(file.network), 100);
        for (const auto& [name, tensor] : given_) byName_.emplace(name, tensor);
        const auto filters = std::ranges::find_if(wanted_, [](const auto& named) { return named.second.dim() == 4; });
        if (filters != wanted_.end()) first_ = filters->first;
    }

    Result<Copies> copies() {
        const bool keepsHead = headDiffers();
        for (const auto& [name, tensor] : wanted_) {
            const auto found = byName_.find(name);
            if (keepsHead && isHead(name)) {
                ++copies_.outcome.fresh;
            } else if (found == byName_.end()) {
                if (!isCounter(tensor))
                    return forAnotherNetwork({EPOCHAL_TEXT("core", "%1 is missing"), {shownName(name)}}, network_);
            } else if (Status taken = take(name, tensor, found->second); !taken) {
                return taken.error();
            }
        }
        if (const auto extra = leftOver())
            return forAnotherNetwork({EPOCHAL_TEXT("core", "the network has no %1 (%2)"),
                                      {shownName(extra->first), shapeArg(extra->second)}},
                                     network_);
        return copies_;
    }

private:
    [[nodiscard]] bool isHead(std::string_view name) const {
        return name.size() > head_.size() && name.starts_with(head_) && name[head_.size()] == '.';
    }
    [[nodiscard]] bool headDiffers() const {
        return std::ranges::any_of(wanted_, [&](const auto& named) {
            const auto found = byName_.find(named.first);
            return isHead(named.first) && (found == byName_.end() || found->second.sizes() != named.second.sizes());
        });
    }
    [[nodiscard]] std::optional<std::pair<std::string, torch::Tensor>> leftOver() const {
        for (const auto& given : given_)
            if (!isCounter(given.second) && !isHead(given.first) &&
                std::ranges::find(wanted_, given.first, &std::pair<std::string, torch::Tensor>::first) == wanted_.end())
                return given;
        return std::nullopt;
    }

    Status take(const std::string& name, const torch::Tensor& to, torch::Tensor from) {
        if (name == first_ && from.dim() == 4 && from.size(1) == 3 && to.size(1) == 1 && from.is_floating_point()) {
            from = from.to(torch::kFloat).sum(1, true);
            copies_.outcome.summedChannels = true;
        }
        if (from.sizes() != to.sizes()) return otherShape(name, to, from);
        if (from.is_floating_point() != to.is_floating_point())
            return unusableWeights({EPOCHAL_TEXT("core", "%1 has a different data type"), {shownName(name)}}, {});
        from = from.to(to.scalar_type());
        if (from.is_floating_point() && !from.isfinite().all().item<bool>())
            return unusableWeights({EPOCHAL_TEXT("core", "%1 contains NaN or infinity"), {shownName(name)}}, {});
        copies_.list.emplace_back(to, from);
        ++copies_.outcome.loaded;
        return {};
    }
    [[nodiscard]] Error otherShape(const std::string& name, const torch::Tensor& to, const torch::Tensor& from) const {
        if (name == first_ && from.dim() == 4 && from.size(0) == to.size(0) && from.size(2) == to.size(2) &&
            from.size(3) == to.size(3))
            return {ErrorKind::Data,
                    {EPOCHAL_TEXT(
                         "core",
                         "The weights are for images with a different number of channels (%1) from the data's (%2)"),
                     {from.size(1), to.size(1)}},
                    {},
                    {EPOCHAL_TEXT("core", "Use images with that number of channels, or other weights"), {}}};
        return forAnotherNetwork({EPOCHAL_TEXT("core", "%1 is %2 in the file and %3 in the network"),
                                  {shownName(name), shapeArg(from), shapeArg(to)}},
                                 network_);
    }

    std::vector<std::pair<std::string, torch::Tensor>> wanted_, given_;
    std::unordered_map<std::string, torch::Tensor> byName_;
    std::string head_, first_, network_;
    Copies copies_;
};

}  // namespace

std::string shapeText(at::IntArrayRef sizes) {
    std::string text;
    for (const std::int64_t size : sizes) text += (text.empty() ? "" : " × ") + std::to_string(size);
    return text;
}

std::string shownName(std::string_view name) {
    return shortened(printable(name), 200);
}

Error unusableWeights(Message reason, const std::string& where) {
    return {ErrorKind::Data,
            {EPOCHAL_TEXT("core", "The weights cannot be used: %1"), {std::move(reason)}},
            where,
            {EPOCHAL_TEXT("core",
                          "Save only the weights, as safetensors or with torch.save(model.state_dict(), file), or "
                          "choose another file"),
             {}}};
}

Result<NamedTensors> readWeights(const Path& path) {
    // A large file of another kind is not read for this.
    const auto begin = readFrom(path, 0, kMagicBytes);
    if (!begin) return begin.error();
    if (!isPth(*begin) && !isSafetensors(*begin))
        return unusableWeights({EPOCHAL_TEXT("core", "it is neither safetensors nor PyTorch's .pth"), {}},
                               path.string());
    const auto bytes = readFile(path, kMostWeightsBytes);
    if (!bytes) return bytes.error();
    auto read = isPth(*bytes) ? parsePth(*bytes, path.string()) : parseSafetensors(*bytes, path.string());
    if (!read) return read;
    char checksum[16];
    std::snprintf(checksum, sizeof checksum, "%08x", crc32Of(*bytes));
    read->checksum = checksum;
    return read;
}

Result<LoadedWeights> load(torch::nn::Module& model, const std::string& head, const NamedTensors& file) {
    const torch::NoGradGuard noGradients;
    const auto copies = Matching(model, head, file).copies();
    if (!copies) return copies.error();
    for (const auto& [to, from] : copies->list) to.copy_(from);
    return copies->outcome;
}

}  // namespace epochal::engine
