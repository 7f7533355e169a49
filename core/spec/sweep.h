#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/spec/fields.h"

namespace epochal {

/// A field that follows an axis: one value for each of the axis's.
struct LinkedField {
    std::string field;  ///< dotted name
    std::vector<Json> values;
    bool operator==(const LinkedField&) const = default;
};

/// Values of one field, in the order given, and the fields that are set along with it: a batch for each number of
/// devices. Values of an axis with linked fields may repeat.
struct SweepAxis {
    std::string field;  ///< dotted name
    std::vector<Json> values;
    std::vector<LinkedField> linked = {};
    bool operator==(const SweepAxis&) const = default;
};

/// A base spec and the fields to vary: every combination is a run, the last axis varying fastest, or a random sample of
/// them are. A point is a combination without the seed.
struct Sweep {
    std::string name;
    RunSpec base;
    std::vector<SweepAxis> axes;
    /// Whether each run's peak rate is the base's x its global batch size / the base's (Goyal et al., arXiv
    /// 1706.02677). No effect if the rate is an axis itself.
    bool scaleRate = false;
    /// What all runs together may cost, a decimal in the base offer's currency; empty = no limit. The queue starts no
    /// further run that is expected to exceed it.
    std::string budget{};
    /// Points to draw, each with all its seeds; 0, or as many as there are: every point. The draw depends only on
    /// sampleSeed and the number of points, and a larger sample begins with a smaller one's points, in the same order.
    std::int64_t sample = 0, sampleSeed = 1;
    bool operator==(const Sweep&) const = default;
};

/// More runs than this are taken for a mistake.
inline constexpr std::int64_t kMostRuns = 1000;

/// Rounds to ten significant digits: 0.2 x 96 / 128 is 0.15, and 0.1 + 2 x 0.1 is 0.3.
[[nodiscard]] double tidy(double value);

/// Whether a field can be varied: all but the labels.
[[nodiscard]] bool isSweepable(const Field& field);

/// Parses "32, 64, 128", "1..5", "0.1..0.5 by 0.1", "32..512 x2" by the field's type; duplicates are dropped. Parts are
/// separated by commas or semicolons, those of list fields by semicolons only. A range includes both ends; a range of
/// whole numbers has step 1 by default, any other must state its step or factor. Errors are ErrorKind::Spec, name the
/// part that was not understood and have the field's JSON path.
[[nodiscard]] Result<std::vector<Json>> sweepValues(const Field& field, const std::string& text);

/// Number of points in a sweep, capped at kMostPoints + 1.
inline constexpr std::int64_t kMostPoints = 1'000'000'000'000;
[[nodiscard]] std::int64_t pointCount(const Sweep& sweep);
/// Whether only some of the points are drawn.
[[nodiscard]] bool isSampled(const Sweep& sweep);
/// Number of runs in a sweep, capped at kMostRuns + 1.
[[nodiscard]] std::int64_t runCount(const Sweep& sweep);

/// An error in a sweep as `validate` finds it, with `where` the JSON path, and the combination that has it.
struct SweepError {
    Error error;
    std::string combination;  ///< "batch 48, seed 2"; empty = the sweep as a whole
};
/// All errors, each once, with the first combination that has it; combinations are checked once the axes and the budget
/// are valid. Empty if the sweep can be launched.
[[nodiscard]] std::vector<SweepError> validate(const Sweep& sweep);

/// The specs, each valid in itself and named by the values that differ, or the first error with its combination in
/// `where`. At most kMostRuns.
[[nodiscard]] Result<std::vector<RunSpec>> expand(const Sweep& sweep);

/// The values in which a run of a sweep differs, in short: "batch 64, bf16, seed 2".
[[nodiscard]] std::string variedValues(const RunSpec& spec, const std::vector<SweepAxis>& axes);

/// The document: name, scale_rate, budget and sample if any, base (a run spec) and axes.
[[nodiscard]] Json toJson(const Sweep& sweep);
/// Reads a sweep's document, or a run spec's, which is a sweep without axes. `all` receives every error.
[[nodiscard]] Result<Sweep> sweepFromJson(const Json& json, std::vector<Error>* all = nullptr);
[[nodiscard]] Result<Sweep> sweepFromText(std::string_view text, const std::string& where,
                                          std::vector<Error>* all = nullptr);

}  // namespace epochal
