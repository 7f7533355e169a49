#pragma once

#include <sys/types.h>

#include "core/events/run_directory.h"

namespace epochal {

/// What writes a run's exit record where its own process cannot: watches the process that trains it, from another one,
/// until it or the attempt ends. If that process stays stopped for `timeout` seconds, as long as its ranks wait for it,
/// it is killed; if it leaves no record of its attempt, one with the cause is written. Blocks.
[[nodiscard]] Status guardRun(const RunDirectory& run, pid_t process, double timeout);

}  // namespace epochal
