#pragma once

#include "ui/charts/bar_layout.h"

namespace epochal::ui {

/// Draws a bar chart in the theme's current colors. Hatching is drawn as lines, so that it stays vector graphics in
/// SVG and PDF.
void paintBars(QPainter& painter, const BarSpec& spec, const BarLayout& layout, const ChartStyle& style);
/// Its axis alone: the ticks' labels and the title below the plot.
void paintBarAxis(QPainter& painter, const BarSpec& spec, const BarLayout& layout, const ChartStyle& style);

}  // namespace epochal::ui
