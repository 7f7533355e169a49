#pragma once

#include <optional>

#include "core/analysis/estimate.h"
#include "core/analysis/flops.h"

namespace epochal {

/// What a run spent beside its steps, s: for each epoch its evaluation and checkpoints, once its start-up.
struct Overhead {
    double anEpoch = 0, startUp = 0;
};
/// From the two clocks at the evaluations of a run; nothing with fewer than two.
[[nodiscard]] std::optional<Overhead> overheadOf(const Entry& entry);

/// Images of an epoch as a run counted them, for data whose files alone tell. Validation is not known from there.
[[nodiscard]] std::optional<ImageCounts> countsOf(const Entry& entry);

}  // namespace epochal
