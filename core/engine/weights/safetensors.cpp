#include "core/engine/weights/safetensors.h"

#include <algorithm>
#include <iterator>

#include "core/base/bytes.h"
#include "core/base/json.h"
#include "core/engine/weights/raw_tensor.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kMostSides = 16, kMostHeaderBytes = 16u << 20;

struct SafetensorsType {
    const char* name;
    at::ScalarType type;
};
constexpr SafetensorsType kSafetensorsTypes[] = {
    {"F64", at::kDouble}, {"F32", at::kFloat}, {"F16", at::kHalf}, {"BF16", at::kBFloat16}, {"I64", at::kLong},
    {"I32", at::kInt},    {"I16", at::kShort}, {"I8", at::kChar},  {"U8", at::kByte},       {"BOOL", at::kBool}};

/// Where a tensor's data lie within the data of the file.
struct SafetensorsEntry {
    std::string name;
    at::ScalarType type = at::kFloat;
    std::vector<std::int64_t> sizes;
    std::uint64_t begin = 0, end = 0;
};

/// A list of counts that are at most `most`; nothing for anything else.
std::optional<std::vector<std::int64_t>> countsIn(const Json& object, const char* key, std::uint64_t most) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array() || found->size() > kMostSides) return std::nullopt;
    std::vector<std::int64_t> counts;
    for (const Json& number : *found) {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() > most) return std::nullopt;
        counts.push_back(number.get<std::int64_t>());
    }
    return counts;
}

/// One tensor's entry of the header; nothing if it cannot be right for `dataBytes` of data.
std::optional<SafetensorsEntry> entryOf(const std::string& name, const Json& json, std::uint64_t dataBytes) {
    if (!json.is_object()) return std::nullopt;
    const std::string type = stringAt(json, "dtype");
    const auto* known = std::ranges::find(kSafetensorsTypes, type, &SafetensorsType::name);
    const auto offsets = countsIn(json, "data_offsets", dataBytes);
    const auto sizes = countsIn(json, "shape", std::uint64_t{1} << 62);
    if (known == std::end(kSafetensorsTypes) || !offsets || offsets->size() != 2 || !sizes) return std::nullopt;
    SafetensorsEntry entry{name, known->type, *sizes, static_cast<std::uint64_t>((*offsets)[0]),
                           static_cast<std::uint64_t>((*offsets)[1])};
    const auto count = boundedCount(entry.sizes, static_cast<std::int64_t>(dataBytes));
    if (!count || entry.begin > entry.end ||
        static_cast<std::uint64_t>(*count) * c10::elementSize(entry.type) != entry.end - entry.begin)
        return std::nullopt;
    return entry;
}

std::uint64_t headerLength(std::string_view bytes) {
    return loadLittle<std::uint64_t>(bytes, 0);
}

}  // namespace

bool isSafetensors(std::string_view bytes) {
    return bytes.size() > kLengthBytes && bytes[kLengthBytes] == '{' && headerLength(bytes) <= kMostHeaderBytes;
}

Result<NamedTensors> parseSafetensors(std::string_view bytes, const std::string& where) {
    if (!isSafetensors(bytes) || headerLength(bytes) > bytes.size() - kLengthBytes)
        return unusableWeights({EPOCHAL_TEXT("core", "it is truncated"), {}}, where);
    const std::string_view header = bytes.substr(kLengthBytes, headerLength(bytes));
    const std::string_view data = bytes.substr(kLengthBytes + header.size());
    const auto json = parseJson(header, where, kMostHeaderBytes);
    if (!json) return unusableWeights(json.error().what, where);

    NamedTensors read;
    std::vector<SafetensorsEntry> entries;
    for (const auto& item : json->items()) {
        if (item.key() == "__metadata__") {
            if (item.value().is_object()) read.network = stringAt(item.value(), "network");
            continue;
        }
        auto entry = entryOf(item.key(), item.value(), data.size());
        if (!entry)
            return unusableWeights({EPOCHAL_TEXT("core", "its header describes %1 in an unknown or impossible way"),
                                    {shownName(item.key())}},
                                   where);
        entries.push_back(std::move(*entry));
    }
    std::ranges::stable_sort(entries, {},
                             [](const SafetensorsEntry& entry) { return std::pair(entry.begin, entry.end); });
    std::uint64_t at = 0;
    for (const SafetensorsEntry& entry : entries) {
        if (entry.begin != at)
            return unusableWeights({EPOCHAL_TEXT("core", "the data of %1 do not start where the previous tensor's end"),
                                    {shownName(entry.name)}},
                                   where);
        at = entry.end;
    }
    if (at != data.size())
        return unusableWeights({EPOCHAL_TEXT("core", "it contains more data than its header declares"), {}}, where);
    for (const SafetensorsEntry& entry : entries)
        read.tensors.emplace_back(entry.name,
                                  tensorOf(entry.type, entry.sizes, data.substr(entry.begin, entry.end - entry.begin)));
    return read;
}

Result<std::int64_t> writeSafetensors(const Path& path, std::span<const std::pair<std::string, torch::Tensor>> tensors,
                                      const std::map<std::string, std::string>& metadata) {
    std::vector<const std::pair<std::string, torch::Tensor>*> order;
    for (const auto& tensor : tensors) order.push_back(&tensor);
    std::ranges::stable_sort(order, std::ranges::greater(), [](const auto* one) { return one->second.element_size(); });
    Json header = Json::object();
    if (!metadata.empty()) header["__metadata__"] = metadata;
    std::uint64_t at = 0;
    for (const auto* one : order) {
        const auto& [name, tensor] = *one;
        const auto* type = std::ranges::find(kSafetensorsTypes, tensor.scalar_type(), &SafetensorsType::type);
        TORCH_CHECK(type != std::end(kSafetensorsTypes), "safetensors has no such type");
        const std::uint64_t end = at + tensor.nbytes();
        header[name] = {{"dtype", type->name}, {"shape", tensor.sizes().vec()}, {"data_offsets", {at, end}}};
        at = end;
    }
    std::string text = jsonText(header);
    text.append((kLengthBytes - text.size() % kLengthBytes) % kLengthBytes, ' ');
    std::string file;
    appendLittle(file, std::uint64_t{text.size()});
    file.reserve(kLengthBytes + text.size() + at);
    file += text;
    for (const auto* one : order) {
        const torch::Tensor plain = one->second.detach().to(torch::kCPU).contiguous();
        file.append(static_cast<const char*>(plain.data_ptr()), plain.nbytes());
    }
    if (Status written = writeAtomically(path, file); !written) return written.error();
    return static_cast<std::int64_t>(file.size());
}

}  // namespace epochal::engine
