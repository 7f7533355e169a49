#include "core/engine/train/checkpoint.h"

#include <torch/utils.h>

#include <algorithm>
#include <cstring>

#include "core/base/bytes.h"
#include "core/base/checksum.h"
#include "core/base/formats.h"
#include "core/base/json.h"
#include "core/engine/device/device_kind.h"

namespace epochal::engine {
namespace {

constexpr std::string_view kMagic = magicOf(formats::kCheckpoint), kEnd = endMagicOf(formats::kCheckpoint);
constexpr auto kVersion = static_cast<std::uint32_t>(formats::kCheckpoint.version);
constexpr std::size_t kPrefix = kMagic.size() + 4 + 4 + 8, kFooter = 8 + kEnd.size();
constexpr std::size_t kMostBytes = 64ull << 30;

const char* nameOf(at::ScalarType type) {
    if (type == at::kFloat) return "f32";
    if (type == at::kDouble) return "f64";
    TORCH_CHECK(type == at::kLong, "a checkpoint holds no such type");
    return "i64";
}

at::ScalarType typeOf(const std::string& name) {
    return name == "f32"   ? at::kFloat
           : name == "f64" ? at::kDouble
           : name == "i64" ? at::kLong
                           : at::ScalarType::Undefined;
}

Error damaged(const Path& path, Message reason) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "The checkpoint failed verification: %1"), {std::move(reason)}},
            path.string(),
            {EPOCHAL_TEXT("core", "An earlier checkpoint is used if there is one"), {}}};
}

/// Reads an unsigned count; throws nlohmann's type_error for anything else.
std::uint64_t countAt(const Json& object, const char* key) {
    const Json& value = object.at(key);
    if (!value.is_number_unsigned()) throw nlohmann::json::type_error::create(302, "not a count", &value);
    return value.get<std::uint64_t>();
}

/// Nothing if no run can be at such a position. What depends on the run is checked by CheckpointStore.
std::optional<Progress> readProgress(const Json& json) {
    constexpr std::uint64_t kMost = 1ull << 53;
    Progress progress;
    const std::pair<const char*, std::int64_t*> counts[] = {{"epoch", &progress.epoch},
                                                            {"stepInEpoch", &progress.stepInEpoch},
                                                            {"step", &progress.step},
                                                            {"epochsWithoutBetter", &progress.epochsWithoutBetter}};
    for (const auto& [key, to] : counts) {
        const std::uint64_t count = countAt(json, key);
        if (count > kMost) return std::nullopt;
        *to = static_cast<std::int64_t>(count);
    }
    const bool evaluated = progress.epoch > 0;
    if (const auto other = json.find("measure"); other != json.end()) {
        const Measure* measure = findMeasure(other->get_ref<const std::string&>());
        if (!measure || !evaluated) return std::nullopt;
        progress.measure = measure->quality;
        if (const auto best = json.find("best"); best != json.end()) progress.best = best->get<double>();
    } else {
        const double top1 = json.at("bestTop1").get<double>();
        if (!evaluated && top1 != -1) return std::nullopt;
        if (evaluated) progress.best = top1;
    }
    if (const auto factor = json.find("rateFactor"); factor != json.end()) {
        progress.rateFactor = factor->get<double>();
        if (!(progress.rateFactor > 0 && progress.rateFactor < 1)) return std::nullopt;
    }
    const bool possible = !progress.best || measureOf(progress.measure).contains(*progress.best);
    if (!possible || progress.epochsWithoutBetter > progress.epoch || progress.step < progress.epoch)
        return std::nullopt;
    return progress;
}

/// Reads one tensor's entry; nothing if it is damaged. `expected` is the offset at which its data must begin.
std::optional<torch::Tensor> readTensor(const Json& entry, std::string_view data, std::size_t expected) {
    const auto type = typeOf(entry.at("dtype").get<std::string>());
    const std::uint64_t offset = countAt(entry, "offset"), bytes = countAt(entry, "bytes");
    if (type == at::ScalarType::Undefined || offset != expected || bytes > data.size() - offset) return std::nullopt;
    std::uint64_t count = 1;
    std::vector<std::int64_t> shape;
    for (const Json& size : entry.at("shape")) {
        if (!size.is_number_unsigned()) return std::nullopt;
        const auto n = size.get<std::uint64_t>();
        if (n > kMostBytes || (n > 0 && count > kMostBytes / n)) return std::nullopt;
        count *= n;
        shape.push_back(static_cast<std::int64_t>(n));
    }
    if (count * c10::elementSize(type) != bytes) return std::nullopt;
    const std::string_view content = data.substr(offset, bytes);
    if (crc32Of(content) != countAt(entry, "crc32")) return std::nullopt;
    torch::Tensor tensor = torch::empty(shape, type);
    if (!content.empty()) std::memcpy(tensor.data_ptr(), content.data(), content.size());
    return tensor;
}

Result<Checkpoint> parse(const Path& path, std::string_view bytes) {
    if (bytes.size() < kPrefix + kFooter || !bytes.starts_with(kMagic))
        return damaged(path, {EPOCHAL_TEXT("core", "it is not a checkpoint, or it is truncated"), {}});
    if (const auto version = loadLittle<std::uint32_t>(bytes, 8); version > kVersion)
        return newerFormat(formats::kCheckpoint, version, path.string());
    else if (version != kVersion)
        return damaged(path, {EPOCHAL_TEXT("core", "its format is unknown"), {}});
    const std::size_t footer = bytes.size() - kFooter;
    if (loadLittle<std::uint64_t>(bytes, footer) != bytes.size() || bytes.substr(footer + 8) != kEnd)
        return damaged(path, {EPOCHAL_TEXT("core", "it is truncated"), {}});
    const auto headerSize = loadLittle<std::uint64_t>(bytes, 16);
    const Message badHeader{EPOCHAL_TEXT("core", "its header is damaged"), {}};
    if (headerSize > footer - kPrefix) return damaged(path, badHeader);
    const std::string_view header = bytes.substr(kPrefix, headerSize);
    if (crc32Of(header) != loadLittle<std::uint32_t>(bytes, 12)) return damaged(path, badHeader);
    const auto json = parseJson(header, path.string());
    if (!json) return json.error();
    const std::string_view data = bytes.substr(kPrefix + headerSize, footer - kPrefix - headerSize);

    Checkpoint checkpoint;
    checkpoint.specHash = json->at("spec").get<std::string>();
    checkpoint.architecture = json->at("architecture").get<std::string>();
    const auto progress = readProgress(*json);
    if (!progress) return damaged(path, {EPOCHAL_TEXT("core", "its position in the run is invalid"), {}});
    checkpoint.progress = *progress;
    if (const auto coding = json->find("coding"); coding != json->end()) checkpoint.coding = jsonText(*coding);
    if (const auto images = json->find("images"); images != json->end()) {
        checkpoint.images = imageCodingFrom(*images);
        if (!checkpoint.images)
            return damaged(path, {EPOCHAL_TEXT("core", "its description of the images is invalid"), {}});
    }
    std::size_t at = 0;
    for (const Json& entry : json->at("tensors")) {
        auto name = entry.at("name").get<std::string>();
        auto tensor = readTensor(entry, data, at);
        if (!tensor) return damaged(path, {EPOCHAL_TEXT("core", "its tensor %1 is damaged"), {name}});
        at += tensor->nbytes();
        checkpoint.tensors.emplace_back(std::move(name), std::move(*tensor));
    }
    if (at != data.size())
        return damaged(path, {EPOCHAL_TEXT("core", "it contains more data than its header declares"), {}});
    return checkpoint;
}

/// Whether no number has all the bits of its exponent set, as NaN and infinity do.
template <class Bits>
bool hasOnlyFinite(std::string_view numbers, Bits exponent) {
    bool finite = true;
    for (std::size_t at = 0; at < numbers.size(); at += sizeof(Bits))
        finite &= (loadLittle<Bits>(numbers, at) & exponent) != exponent;
    return finite;
}

/// By a plain loop: LibTorch would start threads of its own on the thread that writes.
bool isFinite(at::ScalarType type, std::string_view numbers) {
    if (type == at::kFloat) return hasOnlyFinite(numbers, std::uint32_t{0x7f800000});
    return type != at::kDouble || hasOnlyFinite(numbers, std::uint64_t{0x7ff0000000000000});
}

std::string headerOf(const Checkpoint& checkpoint, Json tensors) {
    const Progress& progress = checkpoint.progress;
    Json json = {{"spec", checkpoint.specHash},
                 {"architecture", checkpoint.architecture},
                 {"epoch", progress.epoch},
                 {"stepInEpoch", progress.stepInEpoch},
                 {"step", progress.step}};
    if (progress.measure != Quality::Top1) {
        json["measure"] = measureOf(progress.measure).id;
        if (progress.best) json["best"] = *progress.best;
    } else {
        json["bestTop1"] = progress.best.value_or(-1);
    }
    json["epochsWithoutBetter"] = progress.epochsWithoutBetter;
    if (progress.rateFactor != 1) json["rateFactor"] = progress.rateFactor;
    if (!checkpoint.coding.empty()) json["coding"] = Json::parse(checkpoint.coding);
    if (checkpoint.images) json["images"] = toJson(*checkpoint.images);
    json["tensors"] = std::move(tensors);
    return json.dump();
}

/// Memory for a copy of a tensor: page-locked if `pins`, as far as the system has such.
torch::Tensor memoryFor(const torch::Tensor& tensor, bool pins) {
    const auto plain = torch::dtype(tensor.scalar_type());
    if (!pins) return torch::empty(tensor.sizes(), plain);
    try {
        return torch::empty(tensor.sizes(), plain.pinned_memory(true));
    } catch (const c10::Error&) {
        return torch::empty(tensor.sizes(), plain);
    }
}

}  // namespace

Checkpoint frozen(const Checkpoint& live) {
    const torch::NoGradGuard noGradients;
    Checkpoint copy{live.specHash, live.architecture, live.progress, live.coding, live.images, {}};
    std::vector<torch::Device> devices;
    for (const auto& [name, tensor] : live.tensors) {
        const torch::Device device = tensor.device();
        // Copies to page-locked memory need not wait for one another.
        const bool pins = kindOf(device).copiesWhilePinned();
        torch::Tensor to = memoryFor(tensor, pins);
        to.copy_(tensor, /*non_blocking=*/pins);
        copy.tensors.emplace_back(name, std::move(to));
        if (pins && std::ranges::find(devices, device) == devices.end()) devices.push_back(device);
    }
    for (const torch::Device& device : devices) kindOf(device).synchronize(device.index());
    return copy;
}

Result<std::int64_t> saveCheckpoint(const Path& path, const Checkpoint& checkpoint) {
    const torch::NoGradGuard noGradients;
    Json tensors = Json::array();
    std::vector<torch::Tensor> plain;  // until they are written
    std::vector<std::string_view> parts(2);
    std::uint64_t bytes = 0;
    for (const auto& [name, tensor] : checkpoint.tensors) {
        plain.push_back(tensor.detach().to(torch::kCPU).contiguous());
        const torch::Tensor& values = plain.back();
        const std::string_view content(static_cast<const char*>(values.data_ptr()), values.nbytes());
        if (!isFinite(values.scalar_type(), content))
            return Error{ErrorKind::Diverged,
                         {EPOCHAL_TEXT("core", "The network's weights contain NaN or infinity after step %1"),
                          {checkpoint.progress.step}},
                         "",
                         {EPOCHAL_TEXT("core", "Use a lower learning rate or a longer warm-up"), {}}};
        tensors.push_back({{"name", name},
                           {"dtype", nameOf(values.scalar_type())},
                           {"shape", values.sizes().vec()},
                           {"offset", bytes},
                           {"bytes", content.size()},
                           {"crc32", crc32Of(content)}});
        parts.push_back(content);
        bytes += content.size();
    }
    const std::string header = headerOf(checkpoint, std::move(tensors));
    std::string prefix(kMagic), footer;
    appendLittle(prefix, kVersion);
    appendLittle(prefix, crc32Of(header));
    appendLittle(prefix, std::uint64_t{header.size()});
    bytes += prefix.size() + header.size() + kFooter;
    appendLittle(footer, bytes);
    footer += kEnd;
    parts[0] = prefix;
    parts[1] = header;
    parts.push_back(footer);
    if (Status written = writeAtomically(path, parts, Links::Refuse); !written) return written.error();
    return static_cast<std::int64_t>(bytes);
}

Result<Checkpoint> loadCheckpoint(const Path& path) {
    const auto bytes = readFile(path, kMostBytes, Links::Refuse);
    if (!bytes)
        return Error{
            bytes.error().kind,
            {EPOCHAL_TEXT("core", "Cannot read a checkpoint: %1"), {bytes.error().what}},
            path.string(),
            {EPOCHAL_TEXT(
                 "core",
                 "Nothing was changed: make the file readable, or remove it from the folder to continue without it"),
             {}}};
    try {
        return parse(path, *bytes);
    } catch (const nlohmann::json::exception&) {
        return damaged(path, {EPOCHAL_TEXT("core", "its header is damaged"), {}});
    }
}

}  // namespace epochal::engine
