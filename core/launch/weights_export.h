#pragma once

#include <stop_token>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// Has a worker write the weights of a run's best checkpoint as a safetensors file, so that the window loads no
/// LibTorch. Replaces the file, in one step. `stop` ends it, with nothing written. Blocks.
[[nodiscard]] Status exportWeightsByWorker(const Path& worker, const Path& run, const Path& file,
                                           std::stop_token stop = {});

}  // namespace epochal
