#pragma once

#include "core/events/event.h"

namespace epochal {

/// Whether a run can have said this: counts and clocks of at least zero and far from where their sums would overflow,
/// shares from 0 to 1. A measured number may be NaN, which stands for one that was not finite; a clock may not.
[[nodiscard]] bool plausible(const Event& event);

}  // namespace epochal
