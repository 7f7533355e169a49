#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// The document, every field present, members in field-table order.
[[nodiscard]] Json toJson(const RunSpec& spec);

/// Reads a document; fields left out take their defaults. All that is wrong is found, not only the first: unknown
/// members (with the nearest name), wrong types, values out of range, a newer format version. Nothing is half-applied.
[[nodiscard]] Result<RunSpec> specFromJson(const Json& json, std::vector<Error>* all = nullptr);
[[nodiscard]] Result<RunSpec> specFromText(std::string_view text, const std::string& where,
                                           std::vector<Error>* all = nullptr);

/// What contradicts itself within a spec, or is against its field's range; empty when it can be launched. Needs no
/// machine.
[[nodiscard]] std::vector<Error> validate(const RunSpec& spec);

/// What is allowed but unwise, with the remedy ("Peak rate 0.8 without warm-up"). `where` is the JSON path.
[[nodiscard]] std::vector<Error> advise(const RunSpec& spec);

/// The JSON schema (draft 2020-12) of the document, made from the field table.
[[nodiscard]] Json specSchema();

/// 64-bit FNV-1a of the document without name, tags and campaign, in hex: equal for runs of the same configuration.
[[nodiscard]] std::string specHash(const RunSpec& spec);

/// Ready-made specs for the form's preset list.
struct Preset {
    std::string id;
    const char* label;  ///< English, context "core"
    RunSpec spec;
};
[[nodiscard]] const std::vector<Preset>& presets();

}  // namespace epochal
