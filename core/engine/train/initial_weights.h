#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/engine/models/model.h"
#include "core/engine/train/plan.h"

namespace epochal::engine {

/// Loads the file that the spec names into a fresh network; without one, nothing changes. Returns sentences on what was
/// loaded, with the file's checksum: the file is part of what makes the run. Errors are at "/model/weights", with
/// nothing changed. Blocks.
[[nodiscard]] Result<std::vector<Message>> loadInitialWeights(const RunSpec& spec, Model& model);

/// Whether that will work: tries it on a network that is then dropped. Blocks.
[[nodiscard]] Status checkWeights(const Plan& plan);

}  // namespace epochal::engine
