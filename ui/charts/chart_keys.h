#pragma once

#include <QPainter>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/label_layout.h"

namespace epochal::ui {

/// What markers say (ChartSpec::keys), beside the title of the y axis. If there is no room, in the lower right corner
/// of the plot or the nearest place that is clear; one that has none is left out: over a curve, its marker would be
/// taken for a point.
void paintKeys(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout);

}  // namespace epochal::ui
