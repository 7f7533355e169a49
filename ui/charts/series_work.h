#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// Calls `work` once with each index of `series`, on every core where they have so many points that it pays, and
/// returns when all is done. `work` may change what belongs to its index alone.
void eachSeries(const std::vector<ChartSeries>& series, const std::function<void(std::size_t)>& work);

}  // namespace epochal::ui
