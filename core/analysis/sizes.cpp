#include "core/analysis/sizes.h"

#include <algorithm>
#include <cmath>

namespace epochal {
namespace {

bool isMeasured(const RunSpec& spec, const Figures& figures, std::int64_t size) {
    return std::ranges::any_of(figures.sizes,
                               [&](const SizePoint& point) { return sizeOf(spec, point.measured) == size; });
}

}  // namespace

bool measuresSizes(const RunSpec& spec) {
    return spec.session.kind != "train";
}

bool variesThreads(const RunSpec& spec) {
    return spec.session.kind == "input";
}

std::int64_t sizeOf(const RunSpec& spec, const SizeMeasured& measured) {
    return variesThreads(spec) ? measured.threads : measured.batch;
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
        if (keepsLimit(sizes[i], which, limit) && (!fastest || sizes[i].perSecond > sizes[*fastest].perSecond))
            fastest = i;
    return fastest;
}

std::span<const std::int64_t> listedSizes(const RunSpec& spec) {
    return variesThreads(spec) ? spec.session.threads : spec.session.batches;
}

std::optional<std::int64_t> sizeInProgress(const RunSpec& spec, const Figures& figures) {
    const std::span<const std::int64_t> listed = listedSizes(spec);
    if (!listed.empty()) {
        const auto next =
            std::ranges::find_if(listed, [&](std::int64_t size) { return !isMeasured(spec, figures, size); });
        return next == listed.end() ? std::nullopt : std::optional(*next);
    }
    // Doubled up to what fits, or to the number of cores, which the log does not tell.
    if (variesThreads(spec) || figures.sizes.empty()) return std::nullopt;
    std::int64_t largest = 0;
    for (const SizePoint& point : figures.sizes) {
        if (point.measured.outOfMemory) return std::nullopt;
        largest = std::max(largest, point.measured.batch);
    }
    return 2 * largest;
}

std::optional<double> sizesShare(const RunSpec& spec, const Figures& figures) {
    const std::span<const std::int64_t> listed = listedSizes(spec);
    if (listed.empty()) return std::nullopt;
    const auto done = std::ranges::count_if(listed, [&](std::int64_t size) { return isMeasured(spec, figures, size); });
    return static_cast<double>(done) / static_cast<double>(listed.size());
}

}  // namespace epochal
