#include "core/analysis/data_wait.h"

#include <algorithm>
#include <span>
#include <vector>

namespace epochal {

namespace {

constexpr double kShare = 0.25;
constexpr std::size_t kLeastWindows = 3;

DataWait waitOf(std::span<const RatePoint> windows) {
    DataWait wait{windows.front().at, windows.back().at, 0, 0};
    double images = 0;
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const double here = i == 0 ? 1 : std::max(0.0, windows[i].at.images - windows[i - 1].at.images);
        wait.share += windows[i].dataShare * here;
        images += here;
    }
    wait.share /= images;
    wait.seconds = wait.to.training - wait.from.training;
    return wait;
}

}  // namespace

std::optional<DataWait> longestDataWait(const Figures& figures) {
    std::vector<RatePoint> measured;
    for (const RatePoint& point : figures.rates)
        if (!point.warmup) measured.push_back(point);
    std::span<const RatePoint> longest;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= measured.size(); ++i) {
        const bool waits = i < measured.size() && measured[i].dataShare >= kShare;
        const bool sameAttempt = i == begin || i == measured.size() || measured[i].attempt == measured[begin].attempt;
        if (waits && sameAttempt) continue;
        if (i - begin > longest.size()) longest = std::span(measured).subspan(begin, i - begin);
        begin = waits ? i : i + 1;
    }
    if (longest.size() < kLeastWindows || longest.size() == measured.size()) return std::nullopt;
    return waitOf(longest);
}

}  // namespace epochal
