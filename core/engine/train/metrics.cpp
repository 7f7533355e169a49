#include "core/engine/train/metrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

#include "core/base/parallel.h"
#include "core/engine/train/softmax.h"

namespace epochal::engine {

namespace {

constexpr std::size_t kRows = 256;           ///< whose normalizers are one piece of work
constexpr std::size_t kScannedRows = 65536;  ///< that are one piece for the AUC, for kClasses at a time
constexpr std::size_t kClasses = 16;         ///< as many logits as a cache line has

std::size_t piecesOf(std::size_t all, std::size_t each) {
    return (all + each - 1) / each;
}

/// Twice the number of positives that score above `negative`, plus those that score the same; `positives` are sorted.
std::int64_t twiceWon(std::span<const double> positives, double negative) {
    const auto same = std::ranges::equal_range(positives, negative);
    return 2 * (positives.end() - same.end()) + std::ssize(same);
}

/// Each class's positives' scores, in order: all that the AUC needs besides a pass over the scores.
class Positives {
public:
    template <class Score>
    Positives(const Score& score, std::span<const std::int64_t> labels, std::int64_t classes, std::size_t threads)
        : begins_(static_cast<std::size_t>(classes) + 1), scores_(labels.size()) {
        for (const std::int64_t label : labels) ++begins_[static_cast<std::size_t>(label) + 1];
        std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
        std::vector<std::size_t> ends(begins_);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const auto truth = static_cast<std::size_t>(labels[i]);
            scores_[ends[truth]++] = score(i, truth);
        }
        inParallel(
            static_cast<std::size_t>(classes),
            [&](std::size_t c) {
                std::sort(scores_.begin() + static_cast<std::ptrdiff_t>(begins_[c]),
                          scores_.begin() + static_cast<std::ptrdiff_t>(begins_[c + 1]));
            },
            threads);
    }
    [[nodiscard]] std::span<const double> of(std::size_t c) const {
        return std::span(scores_).subspan(begins_[c], begins_[c + 1] - begins_[c]);
    }

private:
    std::vector<std::size_t> begins_;
    std::vector<double> scores_;
};

/// macroAuc of scores given as a function of (sample, class), none of them NaN. What the threads add up are whole
/// numbers, so the result is the same to the bit whatever their number.
template <class Score>
double averageAuc(const Score& score, std::span<const std::int64_t> labels, std::int64_t classes, std::size_t threads) {
    const auto width = static_cast<std::size_t>(classes);
    const Positives positives(score, labels, classes, threads);
    const std::size_t blocks = piecesOf(width, kClasses), stretches = piecesOf(labels.size(), kScannedRows);
    std::vector<std::array<std::int64_t, kClasses>> won(blocks * stretches);
    inParallel(
        won.size(),
        [&](std::size_t piece) {
            const std::size_t first = piece % blocks * kClasses, last = std::min(first + kClasses, width);
            const std::size_t from = piece / blocks * kScannedRows, to = std::min(from + kScannedRows, labels.size());
            for (std::size_t i = from; i < to; ++i)
                for (std::size_t c = first; c < last; ++c)
                    if (static_cast<std::size_t>(labels[i]) != c)
                        won[piece][c - first] += twiceWon(positives.of(c), score(i, c));
        },
        threads);
    double sum = 0;
    std::int64_t counted = 0;
    for (std::size_t c = 0; c < width; ++c) {
        const std::size_t hits = positives.of(c).size(), others = labels.size() - hits;
        if (hits == 0 || others == 0) continue;
        std::int64_t twice = 0;
        for (std::size_t stretch = 0; stretch < stretches; ++stretch)
            twice += won[stretch * blocks + c / kClasses][c % kClasses];
        sum += static_cast<double>(twice) / 2 / (static_cast<double>(hits) * static_cast<double>(others));
        ++counted;
    }
    return counted > 0 ? sum / static_cast<double>(counted) : 0.5;
}

}  // namespace

double auc(std::span<const double> positives, std::span<const double> negatives) {
    if (positives.empty() || negatives.empty()) return -1;
    const auto isNan = [](double score) { return std::isnan(score); };
    // NaN has no order and cannot be sorted.
    if (std::ranges::any_of(positives, isNan) || std::ranges::any_of(negatives, isNan))
        return std::numeric_limits<double>::quiet_NaN();
    std::vector<double> sorted(positives.begin(), positives.end());
    std::ranges::sort(sorted);
    std::int64_t twice = 0;
    for (const double negative : negatives) twice += twiceWon(sorted, negative);
    return static_cast<double>(twice) / 2 /
           (static_cast<double>(positives.size()) * static_cast<double>(negatives.size()));
}

std::optional<Metrics> measure(std::span<const float> logits, std::span<const std::int64_t> labels,
                               std::int64_t classes, std::size_t threads) {
    const auto width = static_cast<std::size_t>(classes);
    struct Stretch {
        bool finite = true;
        std::int64_t first = 0, amongFive = 0;
    };
    // Log-probabilities rank as the probabilities do but do not saturate at 1, where rounding would create ties. They
    // are computed on demand: stored, they would use twice the logits' memory.
    std::vector<double> normalizers(labels.size());
    std::vector<Stretch> pieces(piecesOf(labels.size(), kRows));
    inParallel(
        pieces.size(),
        [&](std::size_t at) {
            Stretch& piece = pieces[at];
            for (std::size_t i = at * kRows; i < std::min((at + 1) * kRows, labels.size()) && piece.finite; ++i) {
                const auto row = logits.subspan(i * width, width);
                piece.finite = std::ranges::all_of(row, [](float logit) { return std::isfinite(logit); });
                if (!piece.finite) break;
                normalizers[i] = logNormalizer(row);
                const auto truth = static_cast<std::size_t>(labels[i]);
                std::size_t ahead = 0;
                for (std::size_t c = 0; c < width; ++c)
                    ahead += row[c] > row[truth] || (row[c] == row[truth] && c < truth) ? 1 : 0;
                piece.first += ahead == 0 ? 1 : 0;
                piece.amongFive += ahead < 5 ? 1 : 0;
            }
        },
        threads);
    std::int64_t first = 0, amongFive = 0;
    for (const Stretch& piece : pieces) {
        if (!piece.finite) return std::nullopt;
        first += piece.first;
        amongFive += piece.amongFive;
    }
    const auto score = [&](std::size_t sample, std::size_t c) {
        return logits[sample * width + c] - normalizers[sample];
    };
    double loss = 0;  // one sample after the other: sums of fractions depend on their order
    for (std::size_t i = 0; i < labels.size(); ++i) loss -= score(i, static_cast<std::size_t>(labels[i]));
    const auto count = static_cast<double>(labels.size());
    return Metrics{loss / count, static_cast<double>(first) / count, static_cast<double>(amongFive) / count,
                   averageAuc(score, labels, classes, threads)};
}

std::optional<Metrics> measureNumbers(std::span<const float> outputs, std::span<const double> values, double mean,
                                      double deviation) {
    double squares = 0, absolutes = 0, sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double error = (values[i] - mean) / deviation - outputs[i];
        squares += error * error;
        absolutes += std::abs(error);
        sum += values[i];
    }
    const auto count = static_cast<double>(values.size());
    const double center = sum / count;
    double spread = 0;
    for (const double value : values) spread += (value - center) / deviation * ((value - center) / deviation);
    Metrics metrics;
    metrics.loss = squares / count;
    metrics.rmse = std::sqrt(metrics.loss) * deviation;
    metrics.mae = absolutes / count * deviation;
    if (std::ranges::adjacent_find(values, std::not_equal_to()) != values.end()) metrics.r2 = 1 - squares / spread;
    if (!std::isfinite(metrics.loss) || !std::isfinite(*metrics.rmse) || !std::isfinite(*metrics.mae) ||
        !std::isfinite(metrics.r2.value_or(0)))
        return std::nullopt;
    return metrics;
}

}  // namespace epochal::engine
