#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

namespace epochal::engine {

/// Results of a pass over the whole validation set, by the measures of the task. All numbers are finite.
struct Metrics {
    double loss = 0;  ///< of classes the mean cross entropy, natural logarithm; of numbers the mean squared error of
                      ///< the standardized target
    std::optional<double> top1, top5;  ///< exact counts / samples; top5 is 1 with five classes or fewer
    /// One-vs-rest AUC of the log-probabilities, averaged over the classes that have both positives and negatives; 0.5
    /// if none has.
    std::optional<double> auc;
    std::optional<double> rmse, mae, r2;  ///< in the target's own unit
};

/// Computed from `labels.size()` x `classes` logits, row by row, in double precision, on at most `threads` threads, of
/// whose number no bit of the result depends. Besides the logits it holds two doubles a sample. Of equal scores, the
/// class listed first ranks first. Nothing if any logit is infinite or NaN: such a network ranks nothing, and no figure
/// may suggest that it does.
[[nodiscard]] std::optional<Metrics> measure(std::span<const float> logits, std::span<const std::int64_t> labels,
                                             std::int64_t classes,
                                             std::size_t threads = std::numeric_limits<std::size_t>::max());

/// Of numbers, in double precision: `outputs` are standardized, `values` the true ones in their own unit; an output x
/// `deviation` + `mean` is the prediction. The loss is the mean squared error of the standardized numbers; R2 is 1 -
/// (squared errors) / (squared deviations of the values from their mean), and absent if all values are equal. Nothing
/// if an output is infinite or NaN.
[[nodiscard]] std::optional<Metrics> measureNumbers(std::span<const float> outputs, std::span<const double> values,
                                                    double mean, double deviation);

/// Area under the ROC curve by the rank statistic (Mann-Whitney): the probability that a positive scores above a
/// negative, where a tie counts one half. -1 if there is nothing to compare (no positive or no negative), NaN if a
/// score is NaN.
[[nodiscard]] double auc(std::span<const double> positives, std::span<const double> negatives);

}  // namespace epochal::engine
