#include "core/engine/session/size_sweep.h"

#include <algorithm>
#include <cmath>

namespace epochal::engine {
namespace {

constexpr double kGrowth = 1.02;  ///< less than that is none
constexpr std::size_t kFlat = 2;  ///< doublings without growth
/// The largest batch that fits is found to within this part of it.
constexpr std::int64_t kFitParts = 16;

double rateOf(const SizeMeasured& one) {
    return one.seconds > 0 ? static_cast<double>(one.samples) / one.seconds : 0;
}

}  // namespace

SizeSweep::SizeSweep(Options options, std::vector<SizeMeasured> measured) : options_(std::move(options)) {
    std::ranges::sort(options_.listed);
    const auto [first, last] = std::ranges::unique(options_.listed);
    options_.listed.erase(first, last);
    for (const SizeMeasured& one : measured) add(one);
}

void SizeSweep::add(const SizeMeasured& measured) {
    std::erase_if(measured_, [&](const SizeMeasured& one) { return sizeOf(one) == sizeOf(measured); });
    measured_.insert(std::ranges::upper_bound(measured_, sizeOf(measured), {}, sizeOf), measured);
}

bool SizeSweep::hasFigures() const {
    return std::ranges::any_of(measured_, [](const SizeMeasured& one) { return !one.outOfMemory; });
}

bool SizeSweep::ranOut() const {
    return std::ranges::any_of(measured_, &SizeMeasured::outOfMemory);
}

std::optional<std::int64_t> SizeSweep::halfway() const {
    std::int64_t fits = 0, tooLarge = 0;
    for (const SizeMeasured& one : measured_) {
        if (one.outOfMemory) {
            tooLarge = sizeOf(one);
            break;
        }
        fits = sizeOf(one);
    }
    // Each replica gets the same number of samples, as in the doubled sizes.
    const std::int64_t half = (tooLarge - fits) / 2 / options_.first * options_.first;
    if (fits == 0 || half == 0 || tooLarge - fits <= fits / kFitParts) return std::nullopt;
    return fits + half;
}

SizeSweep::Stop SizeSweep::stop() const {
    if (ranOut()) return options_.listed.empty() && halfway() ? Stop::None : Stop::Memory;
    if (!options_.listed.empty() || measured_.empty()) return Stop::None;
    const SizeMeasured& last = measured_.back();
    if (options_.most > 0 && sizeOf(last) > options_.most / 2) return Stop::Most;
    if (last.batches > 0 && 2 * last.seconds / static_cast<double>(last.batches) > options_.seconds) return Stop::Slow;
    if (!options_.onHost || measured_.size() <= kFlat) return Stop::None;
    double best = 0, since = 0;
    for (std::size_t i = 0; i < measured_.size(); ++i)
        (i + kFlat < measured_.size() ? best : since) =
            std::max(i + kFlat < measured_.size() ? best : since, rateOf(measured_[i]));
    return since < kGrowth * best ? Stop::Flat : Stop::None;
}

std::optional<std::int64_t> SizeSweep::next() const {
    if (stop() != Stop::None) return std::nullopt;
    if (options_.listed.empty() && ranOut()) return halfway();
    if (options_.listed.empty()) return measured_.empty() ? options_.first : 2 * sizeOf(measured_.back());
    for (const std::int64_t size : options_.listed)
        if (std::ranges::find(measured_, size, sizeOf) == measured_.end()) return size;
    return std::nullopt;
}

std::optional<Notice> SizeSweep::end() const {
    const auto notice = [](Message what) { return Notice{Severity::Info, "sweep-ended", std::move(what), {}}; };
    switch (stop()) {
        case Stop::Most:
            return notice(
                {EPOCHAL_TEXT("core", "No larger batch was measured: there are only %1 samples"), {options_.most}});
        case Stop::Slow:
            return notice(
                {EPOCHAL_TEXT("core", "No larger batch was measured: the next size would take longer than %1"),
                 {Duration{options_.seconds}}});
        case Stop::Flat:
            return notice({EPOCHAL_TEXT("core", "No larger batch was measured: throughput no longer increases"), {}});
        case Stop::Memory:
        case Stop::None:
            break;
    }
    return std::nullopt;
}

std::vector<std::int64_t> threadNumbers(std::int64_t cores) {
    std::vector<std::int64_t> numbers;
    for (std::int64_t threads = 1; threads < cores; threads *= 2) numbers.push_back(threads);
    numbers.push_back(std::max<std::int64_t>(cores, 1));
    return numbers;
}

double percentile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    const auto count = static_cast<double>(values.size());
    // Not of 0.95 x 100 in floating point, which is above 95.
    const auto place = static_cast<std::ptrdiff_t>(std::ceil(share * count - 1e-9 * count));
    const auto at = values.begin() + std::clamp<std::ptrdiff_t>(place - 1, 0, std::ssize(values) - 1);
    std::ranges::nth_element(values, at);
    return *at;
}

}  // namespace epochal::engine
