#pragma once

#include <QPainter>

#include "ui/charts/chart_frame.h"
#include "ui/charts/label_layout.h"

namespace epochal::ui {

/// The lines of a chart's events, through its foot, too.
void paintEventLines(QPainter& painter, const ChartFrame& frame);
/// Their words, at the upper end of each line. One that has no room is left out; the line remains.
void nameEventLines(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout);

}  // namespace epochal::ui
