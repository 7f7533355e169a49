#pragma once

#include <cstdint>

#include "core/base/result.h"

namespace epochal::engine {

/// Takes from the system, for an instant, the descriptors and threads that `world` CPU replicas take, each with twice
/// `loaderThreads` and with `computeThreads`. Run short of them and Gloo and OpenMP end the whole process from threads
/// of their own, where nothing can be caught. The soft limit of open files is raised as far as it may be.
/// ErrorKind::Unsupported. Blocks for some milliseconds, with a thousand threads for a tenth of a second.
[[nodiscard]] Status rehearse(std::int64_t world, std::int64_t loaderThreads, std::int64_t computeThreads);

}  // namespace epochal::engine
