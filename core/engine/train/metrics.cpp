#include "core/engine/train/metrics.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace epochal::engine {

double auc(std::span<const double> positives, std::span<const double> negatives) {
    if (positives.empty() || negatives.empty()) return -1;
    std::vector<std::pair<double, bool>> all;
    all.reserve(positives.size() + negatives.size());
    for (const double score : positives) all.emplace_back(score, true);
    for (const double score : negatives) all.emplace_back(score, false);
    std::ranges::sort(all, {}, &std::pair<double, bool>::first);
    // Twice the rank sum of the positives, in whole numbers: equal scores share the mean of their ranks.
    double twiceRanks = 0;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin, hits = 0;
        for (; end < all.size() && all[end].first == all[begin].first; ++end) hits += all[end].second ? 1 : 0;
        twiceRanks += static_cast<double>(hits) * static_cast<double>(begin + 1 + end);
        begin = end;
    }
    const auto p = static_cast<double>(positives.size()), n = static_cast<double>(negatives.size());
    return (twiceRanks / 2 - p * (p + 1) / 2) / (p * n);
}

double macroAuc(std::span<const double> scores, std::span<const std::int64_t> labels, std::int64_t classes) {
    double sum = 0;
    std::int64_t counted = 0;
    std::vector<double> positives, negatives;
    for (std::int64_t c = 0; c < classes; ++c) {
        positives.clear();
        negatives.clear();
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const double score = scores[i * static_cast<std::size_t>(classes) + static_cast<std::size_t>(c)];
            (labels[i] == c ? positives : negatives).push_back(score);
        }
        const double area = auc(positives, negatives);
        if (area < 0) continue;
        sum += area;
        ++counted;
    }
    return counted > 0 ? sum / static_cast<double>(counted) : 0.5;
}

Metrics measure(std::span<const float> logits, std::span<const std::int64_t> labels, std::int64_t classes) {
    const auto width = static_cast<std::size_t>(classes);
    // Log-probabilities order as the probabilities do but do not run into 1, where rounding would make ties.
    std::vector<double> scores(logits.size());
    double loss = 0;
    std::int64_t first = 0, amongFive = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto row = logits.subspan(i * width, width);
        const double largest = *std::ranges::max_element(row);
        double total = 0;
        for (const float logit : row) total += std::exp(logit - largest);
        const double normaliser = largest + std::log(total);
        for (std::size_t c = 0; c < width; ++c) scores[i * width + c] = row[c] - normaliser;
        const auto truth = static_cast<std::size_t>(labels[i]);
        loss -= scores[i * width + truth];
        std::size_t ahead = 0;
        for (std::size_t c = 0; c < width; ++c)
            ahead += row[c] > row[truth] || (row[c] == row[truth] && c < truth) ? 1 : 0;
        first += ahead == 0 ? 1 : 0;
        amongFive += ahead < 5 ? 1 : 0;
    }
    const auto count = static_cast<double>(labels.size());
    return {loss / count, static_cast<double>(first) / count, static_cast<double>(amongFive) / count,
            macroAuc(scores, labels, classes)};
}

}  // namespace epochal::engine
