#pragma once

#include <cstdint>

#include "core/base/result.h"

namespace epochal::engine {

/// Briefly acquires the descriptors and threads that `world` CPU replicas need, each with twice `loaderThreads` and
/// with `computeThreads`. If these run out during training, Gloo and OpenMP end the whole process from their own
/// threads, where nothing can be caught. Raises the soft limit on open files as far as needed and permitted.
/// ErrorKind::Unsupported if there are too few. Blocks for a few milliseconds, with a thousand threads for a tenth of a
/// second.
[[nodiscard]] Status rehearse(std::int64_t world, std::int64_t loaderThreads, std::int64_t computeThreads);

}  // namespace epochal::engine
