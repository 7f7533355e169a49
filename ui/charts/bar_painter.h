#pragma once

#include "ui/charts/bar_layout.h"

class QPainter;

namespace epochal::ui {

/// Draws a bar chart in the theme's current colors. Hatching is drawn as lines, so that it stays vector graphics in
/// SVG.
void paintBars(QPainter& painter, const BarSpec& spec, const BarLayout& layout);

}  // namespace epochal::ui
