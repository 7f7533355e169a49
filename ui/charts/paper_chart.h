#pragma once

#include <QPainter>

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

// Charts on the pages of a report, by the painters of the window: as paths and selectable text. `point` is a
// typographic point in the painter's units. The theme must be printing. GUI thread.

void paintOnPaper(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format, qreal point);
void paintOnPaper(QPainter& painter, const QRectF& area, const BarSpec& spec, const Formatter& format, qreal point);
/// A marker of the size that it has in a chart on paper; for none, a piece of the dotted line.
void markOnPaper(QPainter& painter, QPointF at, int slot, Marker marker, bool filled, qreal point);

constexpr double kHalfPage = 240;  ///< width in points
/// Height in points that bars need at a width in points; also enough for more width.
[[nodiscard]] double heightOnPaper(const BarSpec& spec, const Formatter& format, double width = kHalfPage);

}  // namespace epochal::ui
