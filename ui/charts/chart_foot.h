#pragma once

#include <QPainter>

#include "ui/charts/chart_frame.h"

namespace epochal::ui {

/// Paints the second plot of a chart, if its frame has room for one.
void paintFoot(QPainter& painter, const ChartFrame& frame, const ChartStyle& style);

}  // namespace epochal::ui
