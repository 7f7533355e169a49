#include "core/analysis/confusion.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace epochal {

Confusion::Confusion(const Predictions& predictions)
    : samples_(at(predictions.classes)), taken_(at(predictions.classes)), total_(std::ssize(predictions.answers)) {
    std::vector<std::pair<std::int32_t, std::int32_t>> answers;
    answers.reserve(predictions.answers.size());
    for (const ClassAnswer& answer : predictions.answers) answers.emplace_back(answer.label, answer.predicted);
    std::ranges::sort(answers);
    for (const auto& [truth, predicted] : answers) {
        if (cells_.empty() || cells_.back().truth != truth || cells_.back().predicted != predicted)
            cells_.push_back({truth, predicted, 0});
        ++cells_.back().count;
        ++samples_[at(truth)];
        ++taken_[at(predicted)];
        correct_ += truth == predicted ? 1 : 0;
    }
}

double Confusion::top1() const {
    return static_cast<double>(correct_) / static_cast<double>(total_);
}

std::int64_t Confusion::count(std::int64_t truth, std::int64_t predicted) const {
    const auto key = [](const Cell& cell) { return std::pair<std::int64_t, std::int64_t>(cell.truth, cell.predicted); };
    const std::pair wanted(truth, predicted);
    const auto found = std::ranges::lower_bound(cells_, wanted, {}, key);
    return found != cells_.end() && key(*found) == wanted ? found->count : 0;
}

std::optional<double> Confusion::recall(std::int64_t label) const {
    if (samplesOf(label) == 0) return std::nullopt;
    return static_cast<double>(count(label, label)) / static_cast<double>(samplesOf(label));
}

std::optional<double> Confusion::precision(std::int64_t label) const {
    if (takenFor(label) == 0) return std::nullopt;
    return static_cast<double>(count(label, label)) / static_cast<double>(takenFor(label));
}

std::vector<ConfusedPair> Confusion::pairs(std::size_t most) const {
    std::vector<ConfusedPair> all;
    for (const Cell& cell : cells_)
        if (cell.truth != cell.predicted)
            all.push_back({cell.truth, cell.predicted, cell.count, samplesOf(cell.truth)});
    // More mistakes first, then those of the smaller class: the same count is then the larger share.
    const auto key = [](const ConfusedPair& pair) {
        return std::tuple(-pair.count, pair.of, pair.truth, pair.predicted);
    };
    const std::size_t kept = std::min(most, all.size());
    std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(kept), {}, key);
    all.resize(kept);
    return all;
}

std::vector<std::int32_t> classesOf(std::span<const ConfusedPair> pairs, std::size_t most) {
    std::vector<std::vector<std::int32_t>> groups;  // of classes that are confused, directly or by way of others
    const auto groupOf = [&](std::int32_t label) {
        return std::ranges::find_if(groups, [&](const auto& group) { return std::ranges::count(group, label) > 0; });
    };
    std::size_t shown = 0;
    for (const ConfusedPair& pair : pairs) {
        auto truth = groupOf(pair.truth), predicted = groupOf(pair.predicted);
        const bool newTruth = truth == groups.end(), newPredicted = predicted == groups.end();
        const std::size_t added = (newTruth ? 1u : 0u) + (newPredicted ? 1u : 0u);
        if (shown + added > most) continue;
        shown += added;
        if (newTruth && newPredicted) {
            groups.push_back({pair.truth, pair.predicted});
        } else if (newTruth) {
            predicted->push_back(pair.truth);
        } else if (newPredicted) {
            truth->push_back(pair.predicted);
        } else if (truth != predicted) {
            const auto [first, second] = std::minmax(truth, predicted);
            first->insert(first->end(), second->begin(), second->end());
            groups.erase(second);
        }
    }
    std::vector<std::int32_t> classes;
    for (const auto& group : groups) classes.insert(classes.end(), group.begin(), group.end());
    return classes;
}

std::vector<std::int64_t> worstSamples(const Predictions& predictions, std::size_t most,
                                       const std::function<bool(const ClassAnswer&)>& wanted) {
    std::vector<std::int64_t> samples;
    if (predictions.classes > 0 && wanted) {
        for (std::size_t i = 0; i < predictions.answers.size(); ++i)
            if (wanted(predictions.answers[i])) samples.push_back(static_cast<std::int64_t>(i));
    } else {
        samples.resize(predictions.size());
        std::iota(samples.begin(), samples.end(), 0);
    }
    const auto key = [&](std::int64_t sample) {
        const auto i = static_cast<std::size_t>(sample);
        const double badness = predictions.classes > 0
                                   ? static_cast<double>(predictions.answers[i].loss)
                                   : std::abs(predictions.numbers[i].predicted - predictions.numbers[i].target);
        return std::pair(-badness, sample);
    };
    const std::size_t kept = std::min(most, samples.size());
    std::ranges::partial_sort(samples, samples.begin() + static_cast<std::ptrdiff_t>(kept), {}, key);
    samples.resize(kept);
    return samples;
}

}  // namespace epochal
