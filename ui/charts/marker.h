#pragma once

#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <functional>

#include "ui/theme/theme.h"

namespace epochal::ui {

/// A slot's marker, 7 px across, centered on `at`: hollow, with the chart's background color inside, or filled.
void drawMarker(QPainter& painter, const SeriesStyle& style, QPointF at, const QColor& ground, bool filled);

/// A slot's pen. Dash lengths are in pixels in the theme and in pen widths in QPen. A solid line has round caps,
/// because Qt Charts draws it segment by segment and flat ones would leave notches at the corners.
enum class Stroke { Solid, Dashed, Dotted };
[[nodiscard]] QPen seriesPen(const SeriesStyle& style, const QColor& colour, Stroke stroke, qreal width = 1.8);

/// A square picture for a list, in twice its pixels.
[[nodiscard]] QPixmap smallPicture(int side, const std::function<void(QPainter&)>& paint);

/// The sample of a series beside its name: its line with its marker, 16 px wide and high.
[[nodiscard]] QPixmap seriesMark(const SeriesStyle& style, Stroke stroke, bool filled);

}  // namespace epochal::ui
