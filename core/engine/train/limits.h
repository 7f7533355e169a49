#pragma once

#include <optional>

#include "core/engine/engine.h"
#include "core/engine/train/reporter.h"

namespace epochal::engine {

/// Whether an attempt must end by its limit of time or its budget, after `active` seconds of it.
[[nodiscard]] std::optional<StopReason> limitReached(const Job& job, double active);

/// Waits until a requested pause is over, or a limit is reached, which it returns: a rented machine costs money even
/// while the run is paused. Reports both states.
[[nodiscard]] std::optional<StopReason> waitWhilePaused(const Job& job, const Control& control, Reporter& reporter);

/// What ends a run whose log can no longer be written.
[[nodiscard]] Error unheard();

}  // namespace epochal::engine
