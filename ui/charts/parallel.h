#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// Calls `work` once with each number below `count`, on all cores, and returns when all calls are done. Uses a separate
/// thread pool: Qt's global pool may be full of work that waits for a disk, and drawing would wait with it.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& work);

/// Calls `work` with each index of `series`, in parallel if they have enough points to pay off. `work` may change only
/// what belongs to its index.
void eachSeries(const std::vector<ChartSeries>& series, const std::function<void(std::size_t)>& work);

}  // namespace epochal::ui
