#pragma once

#include "core/events/predictions.h"
#include "ui/charts/chart_spec.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// What a regression predicted against what is true, with the line on which both are equal; of many samples, some
/// thousand evenly chosen ones, and those that are furthest from the line.
[[nodiscard]] ChartSpec scatterOf(const Predictions& predictions, const Formatter& format);

}  // namespace epochal::ui
