#pragma once

#include "ui/charts/bar_layout.h"

class QPainter;

namespace epochal::ui {

/// Draws a bar chart in the theme's colours of the moment. Hatching is made of lines, so that it stays a vector in SVG.
void paintBars(QPainter& painter, const BarSpec& spec, const BarLayout& layout);

}  // namespace epochal::ui
