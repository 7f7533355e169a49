#pragma once

#include <array>

#include "ui/charts/coordinates_layout.h"

namespace epochal::ui {

/// Draws parallel coordinates in the theme's current colors, for screens, exports and paper.
void paintCoordinates(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout,
                      const ChartStyle& style);

/// How a brush's edge is written: as its axis writes values.
[[nodiscard]] QString edgeText(const CoordinateAxis& axis, double value, const Formatter& format);
/// Where the upper and the lower limit of an axis's brush are written: beside them, but neither over each other nor
/// over what is above and below the axis.
[[nodiscard]] std::array<QRectF, 2> brushLabels(const CoordinatesSpec& spec, const CoordinatesLayout& layout,
                                                std::size_t axis, const ChartStyle& style);
/// "Top-1 94.20 to 95.60", or the words it contains.
[[nodiscard]] QString brushText(const CoordinateAxis& axis, const AxisBrush& brush, const Formatter& format);

}  // namespace epochal::ui
