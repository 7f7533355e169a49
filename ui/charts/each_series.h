#pragma once

#include <vector>

#include "core/base/parallel.h"
#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// Calls `work` with each index of `series`, in parallel if they have enough points to pay off. `work` may change only
/// what belongs to its index.
template <class Work>
void eachSeries(const std::vector<ChartSeries>& series, const Work& work) {
    constexpr std::size_t kWorthIt = 100'000;  // points; a pass over fewer takes less than a millisecond
    std::size_t points = 0;
    for (const ChartSeries& one : series) points += one.points.size();
    inParallel(series.size(), work, points < kWorthIt ? 1 : series.size());
}

}  // namespace epochal::ui
