#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"

/// How the rows of the field table are written (fields.cpp, recipe_fields.cpp).
namespace epochal::field_table {

using enum FieldType;
using enum FieldLevel;

inline constexpr double kNoLimit = 1e15;
inline constexpr const char* kUnnamed = "";  ///< short name of a field whose values speak for themselves

/// "warmup epochs".
inline std::string lastPart(const std::string& name) {
    std::string last = name.substr(name.rfind('.') + 1);
    std::ranges::replace(last, '_', ' ');
    return last;
}

/// A field bound to a member by `access`, a lambda from spec to member that works for const and mutable specs. Its
/// short name is the last part of its name, unless another is given.
template <class Access>
Field bind(std::string name, FieldType type, FieldGroup group, FieldLevel level, const char* label, const char* unit,
           const char* help, Access access, std::optional<std::string> shortName = {}) {
    Field field{std::move(name), type, group, level, label, unit, help, {}, -kNoLimit, kNoLimit, 1, 0,
                false,           {},   {},    {},    {},    {},   {},   {}, {},        {}};
    field.get = [access](const RunSpec& spec) { return Json(access(const_cast<RunSpec&>(spec))); };
    field.set = [access](RunSpec& spec, const Json& value) { value.get_to(access(spec)); };
    field.applies = [](const RunSpec&) { return true; };
    field.shortName = shortName ? std::move(*shortName) : lastPart(field.name);
    return field;
}

#define EPOCHAL_MEMBER(path)      \
    [](RunSpec & spec) -> auto& { \
        return spec.path;         \
    }

inline Field choices(Field field, std::vector<FieldChoice> allowed) {
    field.choices = std::move(allowed);
    return field;
}
inline Field range(Field field, double minimum, double maximum, double step, int decimals = 0,
                   bool zeroMeansNone = false) {
    field.minimum = minimum;
    field.maximum = maximum;
    field.step = step;
    field.decimals = decimals;
    field.zeroMeansNone = zeroMeansNone;
    return field;
}
/// A number whose unit and range follow from a choice.
inline Field scaled(Field field, std::string by, std::vector<FieldScale> scales) {
    field.scaledBy = std::move(by);
    field.scales = std::move(scales);
    for (const FieldScale& one : field.scales) {
        field.minimum = std::min(field.minimum, one.minimum);
        field.maximum = std::max(field.maximum, one.maximum);
    }
    return field;
}
inline Field as(FieldRole role, Field field) {
    field.role = role;
    return field;
}
inline Field when(Field field, std::function<bool(const RunSpec&)> applies) {
    field.applies = std::move(applies);
    return field;
}

/// Starts from weights that may have been trained before.
inline bool pretrained(const RunSpec& spec) {
    return !spec.model.weights.empty() || usesScript(spec);
}
inline bool trains(const RunSpec& spec) {
    return trainsToQuality(spec.session);
}
inline bool updates(const RunSpec& spec) {
    return trains(spec) || onlySteps(spec.session);
}

inline bool hasPeers(const RunSpec& spec) {
    return updates(spec) && spec.devices.count > 1;
}

[[nodiscard]] std::vector<Field> parallelFields();
[[nodiscard]] std::vector<Field> recipeFields();
[[nodiscard]] std::vector<Field> stopFields();
[[nodiscard]] std::vector<Field> priceFields();

}  // namespace epochal::field_table
