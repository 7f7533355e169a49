#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// Calls `work` once with each number below `count`, on every core, and returns when all is done. On threads of its
/// own: Qt's global pool may be full of work that waits for a disk, and whoever draws would wait with it.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& work);

/// Calls `work` with each index of `series`, in parallel where they have so many points that it pays. `work` may change
/// what belongs to its index alone.
void eachSeries(const std::vector<ChartSeries>& series, const std::function<void(std::size_t)>& work);

}  // namespace epochal::ui
