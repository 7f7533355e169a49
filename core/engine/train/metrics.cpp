#include "core/engine/train/metrics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace epochal::engine {

namespace {

/// macroAuc of scores given as a function of (image, class).
template <class Score>
double averageAuc(const Score& score, std::span<const std::int64_t> labels, std::int64_t classes) {
    double sum = 0;
    std::int64_t counted = 0;
    std::vector<double> positives, negatives;
    for (std::int64_t c = 0; c < classes; ++c) {
        positives.clear();
        negatives.clear();
        for (std::size_t i = 0; i < labels.size(); ++i)
            (labels[i] == c ? positives : negatives).push_back(score(i, static_cast<std::size_t>(c)));
        const double area = auc(positives, negatives);
        if (area < 0) continue;
        sum += area;
        ++counted;
    }
    return counted > 0 ? sum / static_cast<double>(counted) : 0.5;
}

}  // namespace

double auc(std::span<const double> positives, std::span<const double> negatives) {
    if (positives.empty() || negatives.empty()) return -1;
    std::vector<std::pair<double, bool>> all;
    all.reserve(positives.size() + negatives.size());
    for (const double score : positives) all.emplace_back(score, true);
    for (const double score : negatives) all.emplace_back(score, false);
    // NaN has no order and cannot be sorted.
    if (std::ranges::any_of(all, [](const auto& one) { return std::isnan(one.first); }))
        return std::numeric_limits<double>::quiet_NaN();
    std::ranges::sort(all, {}, &std::pair<double, bool>::first);
    // Twice the rank sum of the positives, which is a whole number: equal scores share the mean of their ranks.
    double twiceRanks = 0;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin, hits = 0;
        do hits += all[end++].second ? 1 : 0;
        while (end < all.size() && all[end].first == all[begin].first);
        twiceRanks += static_cast<double>(hits) * static_cast<double>(begin + 1 + end);
        begin = end;
    }
    const auto p = static_cast<double>(positives.size()), n = static_cast<double>(negatives.size());
    return (twiceRanks / 2 - p * (p + 1) / 2) / (p * n);
}

double macroAuc(std::span<const double> scores, std::span<const std::int64_t> labels, std::int64_t classes) {
    const auto width = static_cast<std::size_t>(classes);
    return averageAuc([&](std::size_t image, std::size_t c) { return scores[image * width + c]; }, labels, classes);
}

std::optional<Metrics> measure(std::span<const float> logits, std::span<const std::int64_t> labels,
                               std::int64_t classes) {
    if (!std::ranges::all_of(logits, [](float logit) { return std::isfinite(logit); })) return std::nullopt;
    const auto width = static_cast<std::size_t>(classes);
    // Log-probabilities rank as the probabilities do but do not saturate at 1, where rounding would create ties. They
    // are computed on demand: stored, they would use twice the logits' memory.
    std::vector<double> normalisers(labels.size());
    double loss = 0;
    std::int64_t first = 0, amongFive = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto row = logits.subspan(i * width, width);
        const double largest = *std::ranges::max_element(row);
        double total = 0;
        for (const float logit : row) total += std::exp(logit - largest);
        normalisers[i] = largest + std::log(total);
        const auto truth = static_cast<std::size_t>(labels[i]);
        loss -= row[truth] - normalisers[i];
        std::size_t ahead = 0;
        for (std::size_t c = 0; c < width; ++c)
            ahead += row[c] > row[truth] || (row[c] == row[truth] && c < truth) ? 1 : 0;
        first += ahead == 0 ? 1 : 0;
        amongFive += ahead < 5 ? 1 : 0;
    }
    const auto count = static_cast<double>(labels.size());
    const auto score = [&](std::size_t image, std::size_t c) { return logits[image * width + c] - normalisers[image]; };
    return Metrics{loss / count, static_cast<double>(first) / count, static_cast<double>(amongFive) / count,
                   averageAuc(score, labels, classes)};
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
