#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/spec/fields.h"

namespace epochal {

/// Values of one field, in the order given.
struct SweepAxis {
    std::string field;  ///< dotted name
    std::vector<Json> values;
    bool operator==(const SweepAxis&) const = default;
};

/// A base spec and the fields to vary: every combination is a run, the last axis fastest.
struct Sweep {
    std::string name;
    RunSpec base;
    std::vector<SweepAxis> axes;
    /// The peak rate of each run is the base's x its global batch size / the base's (Goyal et al., arXiv 1706.02677).
    /// Without effect where the rate is an axis itself.
    bool scaleRate = false;
    /// What all runs together may cost, a decimal in the base offer's currency; empty = no limit. The queue begins no
    /// further run that is expected to exceed it.
    std::string budget{};
    bool operator==(const Sweep&) const = default;
};

/// More runs than this are no sweep but a mistake.
inline constexpr std::int64_t kMostRuns = 1000;

/// To ten significant digits: 0.2 x 96 / 128 is 0.15, and 0.1 + 2 x 0.1 is 0.3.
[[nodiscard]] double tidy(double value);

/// Whether a field can be varied: all but the run's name, tags and campaign.
[[nodiscard]] bool isSweepable(const Field& field);

/// "32, 64, 128", "1..5", "0.1..0.5 by 0.1", "32..512 x2" read by the field's type; duplicates dropped. Parts are
/// divided by commas or semicolons, those of lists by semicolons alone. Both ends of a range belong to it; a range of
/// whole numbers steps by 1, one of others says its step or factor. Errors are ErrorKind::Spec, name the part that was
/// not understood and have the field's JSON path.
[[nodiscard]] Result<std::vector<Json>> sweepValues(const Field& field, const std::string& text);

/// Runs of a sweep, counted up to kMostRuns + 1.
[[nodiscard]] std::int64_t runCount(const Sweep& sweep);

/// What is wrong with a sweep: an error as `validate` finds it, `where` the JSON path, and the combination it is in.
struct SweepError {
    Error error;
    std::string combination;  ///< "batch 48, seed 2"; empty = of the sweep as a whole
};
/// Everything wrong, each error once, with the first combination that has it. Empty: it can be launched.
[[nodiscard]] std::vector<SweepError> validate(const Sweep& sweep);

/// The specs, each valid on its own, named by the values that differ, or the first error with the combination in
/// `where`. At most kMostRuns.
[[nodiscard]] Result<std::vector<RunSpec>> expand(const Sweep& sweep);

/// The values of an axis as a person types them: "32, 64, 128".
[[nodiscard]] std::string textOf(const SweepAxis& axis);

/// What a run of a sweep differs in, short: "batch 64, bf16, seed 2".
[[nodiscard]] std::string variedValues(const RunSpec& spec, const std::vector<SweepAxis>& axes);

/// The document: name, base as a run spec, axes.
[[nodiscard]] Json toJson(const Sweep& sweep);
/// A sweep's document, or a run spec's, which is a sweep without axes. All that is wrong is found.
[[nodiscard]] Result<Sweep> sweepFromJson(const Json& json, std::vector<Error>* all = nullptr);
[[nodiscard]] Result<Sweep> sweepFromText(std::string_view text, const std::string& where,
                                          std::vector<Error>* all = nullptr);

}  // namespace epochal
