#pragma once

#include <variant>

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_table.h"
#include "ui/charts/coordinates_spec.h"

namespace epochal::ui {

/// What a panel can show: lines and points, bars, parallel coordinates, or only a table.
using ChartContent = std::variant<ChartSpec, BarSpec, CoordinatesSpec, ChartTable>;

}  // namespace epochal::ui
