#pragma once

#include "core/engine/engine.h"
#include "core/engine/train/plan.h"

namespace epochal::engine {

/// Together on threads, one for each device of the plan: all-reduces of 4 KiB to 64 MiB (256 MiB on GPUs), four times
/// as many bytes each time, between ranks that do nothing else. Each size is made three times or for 50 ms, whichever
/// is longer, and 200 times at most; its time is the median of rank 0's. Stops early when interrupted. Throws what goes
/// wrong on a rank.
[[nodiscard]] LinkTimes timeLinks(const Plan& plan, const Control& control);

}  // namespace epochal::engine
