#pragma once

#include "core/events/event.h"

namespace epochal {

/// Whether a run can have written this event: counts and clocks of at least zero and far below where their sums would
/// overflow, fractions from 0 to 1, bytes and watts from -1 (unknown). A measured number may be NaN, which stands for a
/// value that was not finite; a clock may not.
[[nodiscard]] bool plausible(const Event& event);

}  // namespace epochal
