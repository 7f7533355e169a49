#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

enum class FieldType { Text, Folder, File, Choice, Integer, Real, Boolean, IntegerList, TextList, Money };
enum class FieldGroup { What, Data, Devices, Recipe, Stop, Price };
/// Common fields always appear on the form, Advanced ones under "All".
enum class FieldLevel { Common, Advanced };
/// What a field says about a run. Labels tell runs apart for people and change nothing. The sample, which is the seed,
/// tells repetitions of one configuration apart. The placement says on which of a machine's like devices it runs.
/// Everything else is a setting.
enum class FieldRole { Setting, Placement, Sample, Label };

struct FieldChoice {
    std::string value;  ///< as in the JSON
    const char* label;  ///< English, context "core"
};

/// Unit and range of a number, where they depend on a choice.
struct FieldScale {
    const char* unit;  ///< English, context "core"; "" = none
    double minimum, maximum, step;
    int decimals;
};

/// One field of a RunSpec, defined here and nowhere else. It drives the form, `--set`, validation, the JSON schema, the
/// columns and the diff between runs.
struct Field {
    std::string name;  ///< dotted, "optimizer.learning_rate"; also the path in the JSON document
    FieldType type;
    FieldGroup group;
    FieldLevel level;
    const char* label;  ///< English, context "core"
    const char* unit;   ///< English, context "core"; "" = none
    const char* help;   ///< one English sentence, context "core"
    std::vector<FieldChoice> choices;
    double minimum, maximum, step;  ///< for numbers, inclusive
    int decimals;                   ///< decimal places shown, for Real
    bool zeroMeansNone;             ///< the form shows "none" for 0
    FieldRole role;
    std::function<Json(const RunSpec&)> get;
    std::function<void(RunSpec&, const Json&)> set;  ///< value already checked for type and range
    std::function<bool(const RunSpec&)> applies;     ///< false: no effect given the other fields; the form hides it
    /// Name of the choice that decides unit and range, and a scale for each of its values, in their order. Its own unit
    /// is then that of the default, and its range holds them all.
    std::string scaledBy = {};
    std::vector<FieldScale> scales = {};
    /// Whether a choice makes sense with the spec's other fields; empty = all of them do.
    std::function<bool(const RunSpec&, const FieldChoice&)> offers = {};
    /// The choice that counts where the value is none of those offered; empty = the value always counts.
    std::function<std::string(const RunSpec&)> meant = {};
    /// Within the name of a sweep's run, "batch" of "batch 64"; empty if the value speaks for itself.
    std::string shortName = {};
};

[[nodiscard]] std::span<const Field> fields();
[[nodiscard]] const Field* findField(std::string_view name);
/// The one field whose role is Sample.
[[nodiscard]] const Field& sampleField();
/// The known name closest to a misspelled one (edit distance at most 3), or "".
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& known);
[[nodiscard]] std::string nearestField(std::string_view name);
[[nodiscard]] const char* label(FieldGroup group);
/// "/optimizer/learning_rate", the path by which errors name a field.
[[nodiscard]] std::string jsonPath(const Field& field);

/// The choices of a field that make sense in a spec.
[[nodiscard]] std::vector<FieldChoice> choicesOf(const Field& field, const RunSpec& spec);
/// The value that counts in a spec: its own, unless another stands for it.
[[nodiscard]] Json meantBy(const Field& field, const RunSpec& spec);
/// The same, if the field had its default value there.
[[nodiscard]] Json meantByDefault(const Field& field, const RunSpec& spec);
/// Unit and range of a field in a spec.
[[nodiscard]] FieldScale scaleOf(const Field& field, const RunSpec& spec);

/// Checks the type and range of one value; errors are ErrorKind::Spec with the JSON path and the allowed values.
[[nodiscard]] Status checkValue(const Field& field, const Json& value);
/// The same for the value of a spec, in the range that the spec's other fields leave it.
[[nodiscard]] Status checkValue(const Field& field, const RunSpec& spec);

/// Sets `name=value` from a command line: parsed by the field's type and checked. On error the spec is unchanged.
[[nodiscard]] Status setFromText(RunSpec& spec, std::string_view assignment);

/// A field's value as a person types it: "0.2", "true", "3,6", "resnet8".
[[nodiscard]] std::string textOf(const Field& field, const Json& value);

/// Fields, labels aside, in which the specs are not all alike, in table order.
[[nodiscard]] std::vector<const Field*> differingFields(std::span<const RunSpec* const> specs);

}  // namespace epochal
