#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/format/formatter.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// Draws a report's chart with the painter's font, as paths and text that can be selected. `point` is a typographic
/// point in the painter's units. GUI thread.
void drawPrintedFigure(QPainter& painter, const QRectF& area, const Report::Figure& figure, const Formatter& format,
                       qreal point);

/// Axes, series with dash and marker, horizontal lines, names at the right. Of the spec it leaves out what only a
/// screen has (cursor, shades, notes, marks). `wholeX` keeps ticks of x on whole numbers; below `yFrom`
/// lines are cut off.
void drawPrintedChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                      qreal point, bool wholeX = false, std::optional<double> yFrom = {});

/// The points of a chart with their labels beside them and the frontier's steps. Points without a place on a
/// logarithmic axis are left out.
void drawPrintedScatter(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                        qreal point);

/// Horizontal bars from zero, each group with its name and note at the left, each bar with its figure at its end; a
/// tick is the other figure. Names wrap, nothing is cut.
void drawPrintedBars(QPainter& painter, const QRectF& area, const BarSpec& spec, qreal point);

/// Height in points that bars want, on half a page's width or the whole.
[[nodiscard]] double heightOfBars(const BarSpec& spec);
/// More groups than stand well beside another figure: they want the page's width.
[[nodiscard]] bool isLong(const BarSpec& spec);

}  // namespace epochal::ui
