#pragma once

#include <variant>

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_table.h"

namespace epochal::ui {

/// What a panel can show: lines and points, bars, or only a table.
using ChartContent = std::variant<ChartSpec, BarSpec, ChartTable>;

}  // namespace epochal::ui
