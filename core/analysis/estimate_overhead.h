#pragma once

#include <optional>
#include <vector>

#include "core/analysis/estimate_rates.h"

namespace epochal {

/// From the training and active clocks at the evaluations of a run; nothing with fewer than two evaluations.
[[nodiscard]] std::optional<Overhead> overheadOf(const Entry& entry);

/// Images in one evaluation of a run, by its task, else by its spec.
[[nodiscard]] std::optional<double> validationImages(const Entry& entry);

/// Time of an image in an evaluation / time of an image in training, of one run or the median of several. Nothing where
/// no run shows it.
[[nodiscard]] std::optional<double> evaluationShare(const Entry& run, const Overhead& overhead, const Besides& besides);
[[nodiscard]] std::optional<double> evaluationShare(const std::vector<const Entry*>& runs, const Besides& besides);

/// Images in an epoch as a run counted them, for data whose size only the files show. Validation is not known from that
/// and is 0.
[[nodiscard]] std::optional<ImageCounts> countsOf(const Entry& entry);

}  // namespace epochal
