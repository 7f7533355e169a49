#include "core/analysis/statistics.h"

#include <algorithm>
#include <cmath>

namespace epochal {

namespace {

constexpr std::size_t kBlock = 512;

}  // namespace

double sampleSd(double squares, std::size_t n) {
    return std::sqrt(std::max(0.0, squares) / static_cast<double>(n - 1));
}

void PooledVariance::add(double squares, double n) {
    squares_ += squares;
    freedom_ += n - 1;
}

std::optional<double> PooledVariance::value() const {
    return freedom_ > 0 ? std::optional(squares_ / freedom_) : std::nullopt;
}

double Spread::uncertainty() const {
    return sd / std::sqrt(static_cast<double>(n));
}

double shareOf(double part, double whole) {
    return whole > 0 && std::isfinite(part) ? std::clamp(part / whole, 0.0, 1.0) : 0;
}

Spread spread(std::span<const double> values) {
    RunningSpread running;
    for (const double value : values) running.add(value);
    return running.spread();
}

void RunningSpread::add(double value) {
    if (!std::isfinite(value)) return;
    auto& [n, mean, squares] = moments_;
    ++n;
    const double delta = value - mean;
    mean += delta / static_cast<double>(n);
    squares += delta * (value - mean);

    auto block = std::ranges::lower_bound(blocks_, value, {}, [](const auto& b) { return b.back(); });
    if (block == blocks_.end()) {
        if (blocks_.empty()) blocks_.emplace_back();
        block = std::prev(blocks_.end());
    }
    block->insert(std::upper_bound(block->begin(), block->end(), value), value);
    if (block->size() < 2 * kBlock) return;
    std::vector<double> upper(block->begin() + kBlock, block->end());
    block->resize(kBlock);
    blocks_.insert(std::next(block), std::move(upper));
}

void RunningSpread::takeBack(double value, const Moments& before) {
    if (!std::isfinite(value)) return;
    const auto block = std::ranges::lower_bound(blocks_, value, {}, [](const auto& b) { return b.back(); });
    if (block == blocks_.end()) return;
    const auto found = std::ranges::lower_bound(*block, value);
    if (found == block->end() || *found != value) return;
    block->erase(found);
    if (block->empty()) blocks_.erase(block);
    moments_ = before;
}

double RunningSpread::at(std::size_t rank) const {
    for (const auto& block : blocks_) {
        if (rank < block.size()) return block[rank];
        rank -= block.size();
    }
    return 0;
}

/// The distances from the median form two sorted lists, one for each side; their k smallest are found by bisection on
/// how many come from the left one.
double RunningSpread::medianDistance(double median) const {
    const std::size_t left = moments_.n / 2, right = moments_.n - left;
    const auto fromLeft = [&](std::size_t i) { return median - at(left - 1 - i); };
    const auto fromRight = [&](std::size_t i) { return at(left + i) - median; };
    const auto smallest = [&](std::size_t k) {
        std::size_t low = k + 1 > right ? k + 1 - right : 0, high = std::min(k + 1, left);
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            if (fromLeft(middle) < fromRight(k - middle))
                low = middle + 1;
            else
                high = middle;
        }
        const double a = low > 0 ? fromLeft(low - 1) : 0, b = k + 1 > low ? fromRight(k - low) : 0;
        return std::max(a, b);
    };
    return moments_.n % 2 == 1 ? smallest(moments_.n / 2)
                               : (smallest(moments_.n / 2 - 1) + smallest(moments_.n / 2)) / 2;
}

Spread RunningSpread::spread() const {
    const auto& [n, mean, squares] = moments_;
    if (n == 0) return {};
    const double median = n % 2 == 1 ? at(n / 2) : (at(n / 2 - 1) + at(n / 2)) / 2;
    if (n == 1) return {.n = 1, .mean = mean, .median = median};
    return {n, mean, sampleSd(squares, n), median, kMadToSd * medianDistance(median)};
}

std::optional<double> scalingEfficiency(double rateOnN, int n, double rateOnOne) {
    if (!(rateOnN > 0) || n <= 0 || !(rateOnOne > 0)) return std::nullopt;
    return rateOnN / (n * rateOnOne);
}

}  // namespace epochal
