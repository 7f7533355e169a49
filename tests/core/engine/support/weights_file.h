#pragma once

#include <string>

#include "core/base/files.h"
#include "core/spec/run_spec.h"

namespace epochal::test {

/// Writes "weights.safetensors" into the folder: the initial weights of smallSpec()'s network with another seed.
/// Returns its path.
[[nodiscard]] std::string writeWeights(const Path& folder, const RunSpec& spec);

}  // namespace epochal::test
