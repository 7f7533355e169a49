#include "core/engine/weights/pth.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/utf8.h"
#include "core/engine/weights/pickle.h"
#include "core/engine/weights/raw_tensor.h"
#include "core/engine/weights/zip.h"

namespace epochal::engine {
namespace {

/// PROTO 2, LONG1 of ten bytes, 0x1950a86a20f9469cfc6c, STOP.
constexpr std::string_view kLegacyMagic{"\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 15};
constexpr std::int64_t kLegacyVersion = 1001;
constexpr const char* kNests[] = {"state_dict", "model_state_dict", "model"};

using Kind = Pickle::Kind;

bool hasTensor(const Pickle& pickle, const Pickle::Value& dict) {
    for (std::size_t i = 1; dict.kind == Kind::Dict && i < dict.items.size(); i += 2)
        if (pickle[dict.items[i]].kind == Kind::Tensor) return true;
    return false;
}

Error noWeights(const std::string& where) {
    return unusableWeights({EPOCHAL_TEXT("core", "it holds no state dict"), {}}, where);
}

/// The dict that holds the weights; nullptr if there is none.
const Pickle::Value* stateDictIn(const Pickle& pickle) {
    for (const char* nest : kNests)
        if (const auto* inner = pickle.at(pickle.top(), nest); inner && hasTensor(pickle, *inner)) return inner;
    return hasTensor(pickle, pickle.top()) ? &pickle.top() : nullptr;
}

/// The bytes of a storage; nothing if the file has none of that size.
using StorageBytes = std::function<std::optional<std::string_view>(const std::string& key, std::uint64_t bytes)>;

/// Only the storages that the weights need are read, and each of them once.
Result<NamedTensors> tensorsOf(const Pickle& pickle, const StorageBytes& bytesOf, const std::string& where) {
    const Pickle::Value* dict = stateDictIn(pickle);
    if (!dict) return noWeights(where);
    NamedTensors read;
    std::map<std::string, torch::Tensor> storages;
    for (std::size_t i = 0; i + 1 < dict->items.size(); i += 2) {
        const Pickle::Value &name = pickle[dict->items[i]], &value = pickle[dict->items[i + 1]];
        if (value.kind != Kind::Tensor) continue;
        const Pickle::Value& storage = pickle[value.items[0]];
        const at::ScalarType type = pickle.typeOf(storage);
        torch::Tensor& whole = storages[storage.text];
        if (!whole.defined()) {
            const auto bytes =
                storage.number <= std::int64_t{1} << 56
                    ? bytesOf(storage.text, static_cast<std::uint64_t>(storage.number) * c10::elementSize(type))
                    : std::nullopt;
            if (bytes) whole = tensorOf(type, {storage.number}, *bytes);
        }
        if (name.kind != Kind::Text || !isUtf8(name.text))
            return unusableWeights({EPOCHAL_TEXT("core", "a tensor has no name"), {}}, where);
        if (!whole.defined() || whole.scalar_type() != type || whole.numel() != storage.number)
            return unusableWeights(
                {EPOCHAL_TEXT("core", "the data of %1 are missing or have the wrong size"), {shownName(name.text)}},
                where);
        read.tensors.emplace_back(
            name.text, whole.as_strided(pickle.numbers(value.items[1]), pickle.numbers(value.items[2]), value.number));
    }
    return read;
}

Error bigEndian(const std::string& where) {
    return unusableWeights({EPOCHAL_TEXT("core", "it was written on a big-endian machine"), {}}, where);
}

Result<NamedTensors> parseArchive(std::string_view bytes, const std::string& where) {
    const auto entries = readZip(bytes, where);
    if (!entries) return entries.error();
    static constexpr std::string_view kPickle = "/data.pkl";
    const auto main =
        std::ranges::find_if(*entries, [](const ZipEntry& entry) { return entry.name.ends_with(kPickle); });
    if (main == entries->end()) return noWeights(where);
    const std::string folder(main->name.substr(0, main->name.size() - kPickle.size() + 1));
    std::map<std::string_view, std::string_view> files;
    for (const ZipEntry& entry : *entries) files.emplace(entry.name, entry.data);
    const auto file = [&](const std::string& name) {
        const auto found = files.find(folder + name);
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
    if (file("constants.pkl"))
        return unusableWeights({EPOCHAL_TEXT("core", "it is a TorchScript program, not a state dict"), {}}, where);
    if (file("byteorder") == "big") return bigEndian(where);
    std::string_view rest = main->data;
    const auto pickle = Pickle::read(rest, where);
    if (!pickle) return pickle.error();
    return tensorsOf(
        *pickle,
        [&](const std::string& key, std::uint64_t size) {
            const auto data = file("data/" + key);
            return data && data->size() == size ? data : std::nullopt;
        },
        where);
}

/// The storages of the old format, which follow the pickles in the order of their keys; nothing if one is not as the
/// pickle says.
std::optional<std::map<std::string, std::string_view>> storagesIn(std::string_view rest, const Pickle& weights,
                                                                  const Pickle& keys) {
    std::map<std::string, const Pickle::Value*> known;
    for (const Pickle::Value& value : weights.values())
        if (value.kind == Kind::Storage) known.emplace(value.text, &value);
    std::map<std::string, std::string_view> found;
    for (const Pickle::Ref ref : keys.top().items) {
        const auto storage = known.find(keys[ref].text);
        if (storage == known.end() || rest.size() < sizeof(std::int64_t)) return std::nullopt;
        const auto count = loadLittle<std::int64_t>(rest, 0);
        rest.remove_prefix(sizeof count);
        const std::size_t each = c10::elementSize(weights.typeOf(*storage->second));
        if (count != storage->second->number || static_cast<std::uint64_t>(count) > rest.size() / each)
            return std::nullopt;
        found[storage->first] = rest.substr(0, static_cast<std::size_t>(count) * each);
        rest.remove_prefix(static_cast<std::size_t>(count) * each);
    }
    return found;
}

Result<NamedTensors> parseLegacy(std::string_view rest, const std::string& where) {
    rest.remove_prefix(kLegacyMagic.size());
    std::vector<Pickle> pickles;  // version, machine, weights, keys
    while (pickles.size() < 4) {
        auto pickle = Pickle::read(rest, where);
        if (!pickle) return pickle.error();
        pickles.push_back(std::move(*pickle));
    }
    if (pickles[0].top().number != kLegacyVersion)
        return unusableWeights({EPOCHAL_TEXT("core", "its version is unknown"), {}}, where);
    if (const auto* little = pickles[1].at(pickles[1].top(), "little_endian"); little && little->number == 0)
        return bigEndian(where);
    const auto storages = storagesIn(rest, pickles[2], pickles[3]);
    if (!storages) return unusableWeights({EPOCHAL_TEXT("core", "it is truncated"), {}}, where);
    return tensorsOf(
        pickles[2],
        [&](const std::string& key, std::uint64_t size) {
            const auto found = storages->find(key);
            return found != storages->end() && found->second.size() == size ? std::optional(found->second)
                                                                            : std::nullopt;
        },
        where);
}

}  // namespace

bool isPth(std::string_view bytes) {
    return isZip(bytes) || bytes.starts_with(kLegacyMagic);
}

Result<NamedTensors> parsePth(std::string_view bytes, const std::string& where) {
    if (isZip(bytes)) return parseArchive(bytes, where);
    return parseLegacy(bytes, where);
}

}  // namespace epochal::engine
