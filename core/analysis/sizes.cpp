#include "core/analysis/sizes.h"
#include "core/spec/session.h"

#include <algorithm>
#include <cmath>

namespace epochal {

bool measuresSizes(const RunSpec& spec) {
    return !trainsToQuality(spec.session);
}

double limitOf(const RunSpec& spec) {
    return answersRequests(spec.session) ? std::max(0.0, spec.session.latencyLimit) : 0;
}

std::optional<double> latencyOf(const SizePoint& point, Percentile which) {
    const double seconds = which == Percentile::P50   ? point.measured.p50
                           : which == Percentile::P95 ? point.measured.p95
                                                      : point.measured.p99;
    if (point.perSecond <= 0 || !std::isfinite(seconds) || seconds <= 0) return std::nullopt;
    return seconds;
}

bool keepsLimit(const SizePoint& point, Percentile which, double limit) {
    if (point.perSecond <= 0) return false;
    if (limit <= 0) return true;
    const auto latency = latencyOf(point, which);
    return latency && *latency * 1000 <= limit;
}

std::optional<std::size_t> fastestSize(std::span<const SizePoint> sizes, Percentile which, double limit) {
    std::optional<std::size_t> fastest;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        if (sizes[i].isComplete() && keepsLimit(sizes[i], which, limit) &&
            (!fastest || sizes[i].perSecond > sizes[*fastest].perSecond))
            fastest = i;
    return fastest;
}

std::optional<std::size_t> smallestSize(const RunSpec& spec, std::span<const SizePoint> sizes, Percentile which,
                                        double limit) {
    constexpr double kWithin = 0.05;
    const auto fastest = fastestSize(sizes, which, limit);
    if (!fastest) return std::nullopt;
    std::size_t smallest = *fastest;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        if (sizes[i].isComplete() && keepsLimit(sizes[i], which, limit) &&
            sizes[i].perSecond >= (1 - kWithin) * sizes[*fastest].perSecond &&
            sizes[i].size(spec) < sizes[smallest].size(spec))
            smallest = i;
    return smallest;
}

std::span<const std::int64_t> listedSizes(const RunSpec& spec) {
    return onlyReads(spec.session) ? spec.session.threads : spec.session.batches;
}

std::optional<std::int64_t> sizeInProgress(const RunSpec& spec, const Figures& figures) {
    if (!figures.started) return std::nullopt;
    for (const SizePoint& point : figures.sizes)
        if (!point.isComplete()) return point.size(spec);
    std::int64_t largest = 0;
    for (const SizePoint& point : figures.sizes) {
        if (point.measured.outOfMemory) return std::nullopt;
        largest = std::max(largest, point.size(spec));
    }
    const std::vector<std::int64_t>& planned = figures.started->sizes;
    if (planned.empty()) return largest > 0 ? std::optional(2 * largest) : std::nullopt;  // doubled while they fit
    const auto next = std::ranges::find_if(planned, [&](std::int64_t size) {
        return std::ranges::none_of(figures.sizes, [&](const SizePoint& point) { return point.size(spec) == size; });
    });
    return next == planned.end() ? std::nullopt : std::optional(*next);
}

}  // namespace epochal
