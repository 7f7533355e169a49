#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/events/predictions.h"

namespace epochal {

/// Two classes that a network confuses: samples of one that it takes for the other.
struct ConfusedPair {
    std::int32_t truth = 0, predicted = 0;
    std::int64_t count = 0;
    std::int64_t of = 0;  ///< samples of the true class
    bool operator==(const ConfusedPair&) const = default;
};

/// The confusion matrix of an evaluation: how many samples of each class were taken for which. Only the cells that are
/// not zero are stored, at most one for each sample, so any number of classes will do. An immutable value.
class Confusion {
public:
    Confusion() = default;
    explicit Confusion(const Predictions& predictions);

    [[nodiscard]] std::int64_t classes() const { return static_cast<std::int64_t>(samples_.size()); }
    [[nodiscard]] std::int64_t samples() const { return total_; }
    [[nodiscard]] std::int64_t correct() const { return correct_; }
    [[nodiscard]] std::int64_t wrong() const { return total_ - correct_; }
    /// correct / samples, computed as Evaluation::top1 is: the same number to the bit.
    [[nodiscard]] double top1() const;

    [[nodiscard]] std::int64_t count(std::int64_t truth, std::int64_t predicted) const;
    /// Samples of a class, and samples that were predicted as it.
    [[nodiscard]] std::int64_t samplesOf(std::int64_t label) const { return samples_[at(label)]; }
    [[nodiscard]] std::int64_t takenFor(std::int64_t label) const { return taken_[at(label)]; }
    /// Of the samples of a class, the share that was recognized; nothing if there are none.
    [[nodiscard]] std::optional<double> recall(std::int64_t label) const;
    /// Of the samples taken for a class, the share that is of it; nothing if there are none.
    [[nodiscard]] std::optional<double> precision(std::int64_t label) const;

    /// The pairs with the most mistakes, at most that many. Of equal counts, the larger share of its class comes first,
    /// then the lower labels.
    [[nodiscard]] std::vector<ConfusedPair> pairs(std::size_t most) const;

private:
    [[nodiscard]] static std::size_t at(std::int64_t label) { return static_cast<std::size_t>(label); }
    struct Cell {
        std::int32_t truth = 0, predicted = 0;
        std::int64_t count = 0;
    };
    std::vector<Cell> cells_;  ///< sorted by truth, then predicted
    std::vector<std::int64_t> samples_, taken_;
    std::int64_t total_ = 0, correct_ = 0;
};

/// At most `most` classes of a matrix that shows these pairs, the first ones first: classes that are confused with each
/// other stand side by side.
[[nodiscard]] std::vector<std::int32_t> classesOf(std::span<const ConfusedPair> pairs, std::size_t most);

/// Indices of the samples for which `wanted` holds, those with the highest loss first, at most that many; of numbers,
/// those with the largest error. Of equal ones, the first.
[[nodiscard]] std::vector<std::int64_t> worstSamples(const Predictions& predictions, std::size_t most,
                                                     const std::function<bool(const ClassAnswer&)>& wanted = {});

}  // namespace epochal
