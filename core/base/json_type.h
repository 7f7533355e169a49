#pragma once

#include <nlohmann/json_fwd.hpp>

namespace epochal {

/// JSON that keeps its members in the order they were written, so that Epochal's files follow the order of the field
/// table. Declared only: headers that name it do without nlohmann's templates, which take a compiler longer than most
/// of our files.
using Json = nlohmann::ordered_json;

}  // namespace epochal
