#pragma once

#include <optional>
#include <vector>

#include "core/analysis/estimate_rates.h"

namespace epochal {

/// From the two clocks at the evaluations of a run; nothing with fewer than two.
[[nodiscard]] std::optional<Overhead> overheadOf(const Entry& entry);

/// Images of one of a run's evaluations, by its task.
[[nodiscard]] std::optional<double> validationImages(const Entry& entry);

/// What an image of an evaluation took a run, or the middle of several, in the time that training one took. Nothing
/// where none tells.
[[nodiscard]] std::optional<double> evaluationShare(const Entry& run, const Overhead& overhead, const Besides& besides);
[[nodiscard]] std::optional<double> evaluationShare(const std::vector<const Entry*>& runs, const Besides& besides);

/// Images of an epoch as a run counted them, for data whose files alone tell. Validation is not known from there.
[[nodiscard]] std::optional<ImageCounts> countsOf(const Entry& entry);

}  // namespace epochal
