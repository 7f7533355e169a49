#include "core/events/predictions.h"

#include <cmath>
#include <cstring>
#include <span>

#include "core/base/bytes.h"
#include "core/base/checksum.h"
#include "core/base/formats.h"
#include "core/base/json.h"
#include "core/base/layout.h"

namespace epochal {
namespace {

// Stored as they are in memory.
static_assert(sizeof(ClassAnswer) == 20 && sizeof(NumberAnswer) == 16);

constexpr std::string_view kPredictionsMagic = magicOf(formats::kPredictions);
constexpr std::size_t kLengthAt = 12, kChecksumAt = 20, kCheckedFrom = 28, kHeaderAt = 32;
constexpr std::size_t kMostHeader = 16u << 20;
constexpr std::size_t kMostFile = kHeaderAt + kMostHeader + sizeof(ClassAnswer) * kMostPredictions;

std::uint64_t checked(std::string_view bytes) {
    return checksum(std::as_bytes(std::span(bytes.substr(kCheckedFrom))));
}

template <class T>
void appendAll(std::string& bytes, const std::vector<T>& values) {
    if (!values.empty()) bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

/// False if `bytes` is not exactly `count` values.
template <class T>
bool takeAll(std::string_view bytes, std::uint64_t count, std::vector<T>& values) {
    if (count > static_cast<std::uint64_t>(kMostPredictions) || bytes.size() != count * sizeof(T)) return false;
    values.resize(count);
    if (count > 0) std::memcpy(values.data(), bytes.data(), bytes.size());
    return true;
}

bool isProbability(float value) {
    return value >= 0 && value <= 1;  // false for NaN
}

/// Whether the figures are ones that an evaluation can have.
bool arePossible(const Predictions& read) {
    for (const ClassAnswer& one : read.answers)
        if (one.label < 0 || one.label >= read.classes || one.predicted < 0 || one.predicted >= read.classes ||
            !isProbability(one.labelProbability) || !isProbability(one.predictedProbability) ||
            !std::isfinite(one.loss))
            return false;
    for (const NumberAnswer& one : read.numbers)
        if (!std::isfinite(one.target) || !std::isfinite(one.predicted)) return false;
    return read.epoch >= 0 && read.step >= 0 && read.classes >= 0 && read.classes <= INT32_MAX &&
           (read.classNames.empty() || std::ssize(read.classNames) == read.classes);
}

}  // namespace

Message className(const std::vector<std::string>& names, std::int64_t label) {
    if (label >= 0 && label < std::ssize(names)) return {"%1", {names[static_cast<std::size_t>(label)]}};
    return {EPOCHAL_TEXT("core", "class %1"), {label}};
}

Path predictionsFile(const Path& run, PredictionsOf which) {
    return run / (which == PredictionsOf::Best ? layout::kBestPredictions : layout::kLastPredictions);
}

std::string encodePredictions(const Predictions& predictions) {
    Json json = {{"epoch", predictions.epoch},
                 {"step", predictions.step},
                 {"samples", predictions.size()},
                 {"classes", predictions.classes}};
    json["names"] = predictions.classNames;
    const std::string header = jsonText(json);
    std::string bytes(kPredictionsMagic);
    bytes.resize(kHeaderAt);
    storeLittle(bytes, kPredictionsMagic.size(), static_cast<std::uint32_t>(formats::kPredictions.version));
    storeLittle(bytes, kCheckedFrom, static_cast<std::uint32_t>(header.size()));
    bytes += header;
    if (predictions.classes > 0)
        appendAll(bytes, predictions.answers);
    else
        appendAll(bytes, predictions.numbers);
    storeLittle(bytes, kLengthAt, std::uint64_t{bytes.size()});
    storeLittle(bytes, kChecksumAt, checked(bytes));
    return bytes;
}

Result<Predictions> readPredictions(const Path& file) {
    const auto read = readFile(file, kMostFile, Links::Refuse);
    if (!read) return read.error();
    const std::string_view bytes = *read;
    const auto damaged = [&](Message why) {
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "The saved predictions failed verification: %1"), {std::move(why)}},
                     file.string(),
                     {EPOCHAL_TEXT("core", "The run's next evaluation writes the file again"), {}}};
    };
    if (bytes.size() < kHeaderAt || !bytes.starts_with(kPredictionsMagic))
        return damaged({EPOCHAL_TEXT("core", "the file does not contain predictions, or it is truncated"), {}});
    if (const auto version = loadLittle<std::uint32_t>(bytes, 8); version > formats::kPredictions.version)
        return newerFormat(formats::kPredictions, version, file.string());
    else if (version != formats::kPredictions.version)
        return damaged({EPOCHAL_TEXT("core", "its format is unknown"), {}});
    if (loadLittle<std::uint64_t>(bytes, kLengthAt) != bytes.size())
        return damaged({EPOCHAL_TEXT("core", "it is truncated"), {}});
    if (loadLittle<std::uint64_t>(bytes, kChecksumAt) != checked(bytes))
        return damaged({EPOCHAL_TEXT("core", "its content was changed"), {}});

    const Message impossible{EPOCHAL_TEXT("core", "it contains figures that no evaluation can have"), {}};
    const auto headerSize = loadLittle<std::uint32_t>(bytes, kCheckedFrom);
    if (headerSize > bytes.size() - kHeaderAt) return damaged(impossible);
    const auto json = parseJson(bytes.substr(kHeaderAt, headerSize), file.string());
    if (!json || !json->is_object()) return damaged(impossible);
    Predictions predictions;
    predictions.epoch = integerAt(*json, "epoch", -1);
    predictions.step = integerAt(*json, "step", -1);
    predictions.classes = integerAt(*json, "classes", -1);
    if (const auto names = json->find("names"); names != json->end() && names->is_array())
        for (const Json& name : *names)
            predictions.classNames.push_back(name.is_string() ? name.get<std::string>() : std::string());
    const auto count = static_cast<std::uint64_t>(integerAt(*json, "samples", -1));
    const std::string_view samples = bytes.substr(kHeaderAt + headerSize);
    const bool whole = predictions.classes > 0 ? takeAll(samples, count, predictions.answers)
                                               : takeAll(samples, count, predictions.numbers);
    if (!whole || !arePossible(predictions)) return damaged(impossible);
    return predictions;
}

}  // namespace epochal
