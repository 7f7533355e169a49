#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

struct Field;

/// The document with every field, members in field-table order.
[[nodiscard]] Json toJson(const RunSpec& spec);

/// Reads a document; missing fields take their defaults. `all` receives every error, not only the first: unknown
/// members (with the closest known name), wrong types, values out of range, a newer format version. A document with an
/// error yields no spec.
[[nodiscard]] Result<RunSpec> specFromJson(const Json& json, std::vector<Error>* all = nullptr);
[[nodiscard]] Result<RunSpec> specFromText(std::string_view text, const std::string& where,
                                           std::vector<Error>* all = nullptr);

/// Values outside their field's range or, if there are none, contradictions within a spec; empty if it can be launched.
/// Does not depend on a machine.
[[nodiscard]] std::vector<Error> validate(const RunSpec& spec);

/// What is allowed but unwise, with the remedy (a peak rate of 0.8 without warm-up). `where` is the JSON path.
[[nodiscard]] std::vector<Error> advise(const RunSpec& spec);

/// The JSON schema (draft 2020-12) of the document, generated from the field table.
[[nodiscard]] Json specSchema();

/// 64-bit FNV-1a hash, in hex, of the fields that differ from their defaults, sorted by name, labels aside: equal for
/// runs with the same configuration and seed. A new field changes no hash as long as it has its default, nor does
/// moving one in the table; changing a default does.
[[nodiscard]] std::string specHash(const RunSpec& spec);
/// The same without the seed and without which devices are used, but with how many.
[[nodiscard]] std::string settingsHash(const RunSpec& spec);
/// Whether a hash that was stored earlier is the spec's: as specHash() makes it, or as it was made until November 2026.
[[nodiscard]] bool isHashOf(std::string_view stored, const RunSpec& spec);
/// The same with the field table of another version.
[[nodiscard]] std::string specHash(const RunSpec& spec, std::span<const Field> table);
[[nodiscard]] bool isHashOf(std::string_view stored, const RunSpec& spec, std::span<const Field> table);

}  // namespace epochal
