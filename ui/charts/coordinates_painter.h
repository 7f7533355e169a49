#pragma once

#include "ui/charts/coordinates_layout.h"

namespace epochal::ui {

/// Draws parallel coordinates in the theme's current colors, for screens, exports and paper.
void paintCoordinates(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout,
                      const ChartStyle& style = ChartStyle::screen());

/// How a brush's edge is written: as its axis writes values.
[[nodiscard]] QString edgeText(const CoordinateAxis& axis, double value, const Formatter& format);
/// "Top-1 94.20 to 95.60", or the words it contains.
[[nodiscard]] QString brushText(const CoordinateAxis& axis, const AxisBrush& brush, const Formatter& format);

}  // namespace epochal::ui
