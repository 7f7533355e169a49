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
};

/// "32, 64, 128", "1..5", "0.1..0.5 by 0.1", "32..512 x2" read by the field's type; duplicates dropped. Errors are
/// ErrorKind::Spec and name the part that was not understood.
[[nodiscard]] Result<std::vector<Json>> sweepValues(const Field& field, const std::string& text);

[[nodiscard]] std::int64_t runCount(const Sweep& sweep);

/// The specs, each valid on its own, or the first error with the combination it is in. At most 1000 runs.
[[nodiscard]] Result<std::vector<RunSpec>> expand(const Sweep& sweep);

}  // namespace epochal
