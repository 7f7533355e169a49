#include "core/engine/train/image_coding.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/engine/data/data_set.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kMostOfASide = 1 << 16, kMostImageValues = 1 << 30, kMostClasses = 1 << 20;
constexpr std::size_t kMostNameBytes = 1u << 20;  ///< of all names; as many as a table's texts may have

/// The numbers of a list; NaN in place of anything that is not between 0 and 1.
std::vector<float> sharesAt(const Json& object, const char* key) {
    std::vector<float> numbers;
    const auto list = object.find(key);
    if (list == object.end() || !list->is_array()) return numbers;
    for (const Json& number : *list) {
        const double value = number.is_number() ? number.get<double>() : -1;
        numbers.push_back(value >= 0 && value <= 1 ? static_cast<float>(value)
                                                   : std::numeric_limits<float>::quiet_NaN());
    }
    return numbers;
}

bool isPossible(const ImageShape& shape) {
    const auto isSide = [](std::int64_t side) { return side >= 1 && side <= kMostOfASide; };
    return isSide(shape.channels) && isSide(shape.height) && isSide(shape.width) &&
           shape.channels * shape.height * shape.width <= kMostImageValues && shape.classes >= 1 &&
           shape.classes <= kMostClasses;
}

}  // namespace

ImageShape imageShapeOf(const DataSet& data) {
    return {data.channels, data.height, data.width, data.classes};
}

ImageCoding imageCodingOf(const DataSet& data) {
    ImageCoding coding{imageShapeOf(data), data.train->areUniform(), data.mean, data.deviation, {}};
    // Names of folders need not be UTF-8, and a document's must be.
    for (const std::string& name : data.classNames) coding.classNames.push_back(shortened(name, std::string::npos));
    return coding;
}

bool isStorable(const ImageCoding& coding) {
    if (!isPossible(coding.shape)) return false;
    const auto channels = static_cast<std::size_t>(coding.shape.channels),
               classes = static_cast<std::size_t>(coding.shape.classes);
    std::size_t bytes = 0;
    for (const std::string& name : coding.classNames) bytes += name.size();
    return coding.mean.size() == channels && coding.deviation.size() == channels &&
           std::ranges::all_of(coding.mean, [](float mean) { return mean >= 0 && mean <= 1; }) &&
           std::ranges::all_of(coding.deviation, [](float one) { return one > 0 && one <= 1; }) &&
           (coding.classNames.empty() || coding.classNames.size() == classes) && bytes <= kMostNameBytes;
}

Json toJson(const ImageCoding& coding) {
    const ImageShape& shape = coding.shape;
    Json json = {{"channels", shape.channels}, {"height", shape.height}, {"width", shape.width},
                 {"uniform", coding.uniform},  {"mean", coding.mean},    {"deviation", coding.deviation},
                 {"classes", shape.classes}};
    if (!coding.classNames.empty()) json["names"] = coding.classNames;
    return json;
}

std::optional<ImageCoding> imageCodingFrom(const Json& json) {
    const auto uniform = json.find("uniform");
    if (uniform == json.end() || !uniform->is_boolean()) return std::nullopt;
    ImageCoding coding{
        {integerAt(json, "channels"), integerAt(json, "height"), integerAt(json, "width"), integerAt(json, "classes")},
        uniform->get<bool>(),
        sharesAt(json, "mean"),
        sharesAt(json, "deviation"),
        {}};
    if (const auto names = json.find("names"); names != json.end()) {
        if (!names->is_array()) return std::nullopt;
        for (const Json& name : *names) {
            if (!name.is_string()) return std::nullopt;
            coding.classNames.push_back(name.get<std::string>());
        }
    }
    return isStorable(coding) ? std::optional(std::move(coding)) : std::nullopt;
}

}  // namespace epochal::engine
