#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace epochal::engine {

/// What a pass over the whole validation set says. Fractions are exact counts / images. All numbers are finite.
struct Metrics {
    double loss = 0;            ///< mean cross entropy, natural logarithm
    double top1 = 0, top5 = 0;  ///< top5 is 1 below five classes
    double auc = 0;             ///< macroAuc of the log-probabilities
};

/// From `labels.size()` x `classes` logits, row by row. Of equal scores the class listed first ranks first. Nothing if
/// any logit is infinite or no number: such a network ranks nothing, and no figure may say that it does.
[[nodiscard]] std::optional<Metrics> measure(std::span<const float> logits, std::span<const std::int64_t> labels,
                                             std::int64_t classes);

/// Area under the ROC curve by the rank statistic (Mann-Whitney): the chance that a positive scores above a negative, a
/// tie counted one half. Nothing to compare (no positive or no negative) gives -1, a score that is no number NaN.
[[nodiscard]] double auc(std::span<const double> positives, std::span<const double> negatives);

/// One-vs-rest AUC, averaged over the classes that have both positives and negatives; 0.5 if none has. `scores` row by
/// row.
[[nodiscard]] double macroAuc(std::span<const double> scores, std::span<const std::int64_t> labels,
                              std::int64_t classes);

}  // namespace epochal::engine
