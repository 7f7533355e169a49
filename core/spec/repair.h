#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// A change of one field that removes a problem which validate() or advise() found in a spec.
struct Repair {
    std::string field, value;  ///< as setFromText reads them, "field=value"
    bool operator==(const Repair&) const = default;
};

/// The first obvious repair after which nothing is wrong at `problem.where` any more, and nothing else that was right;
/// nothing if the choice is the user's.
[[nodiscard]] std::optional<Repair> repairFor(const RunSpec& spec, const Error& problem);

}  // namespace epochal
