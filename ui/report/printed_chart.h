#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/format/formatter.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// Draws a report's chart with the painter's font, as paths and selectable text. `point` is a typographic point in the
/// painter's units. GUI thread.
void drawPrintedFigure(QPainter& painter, const QRectF& area, const Report::Figure& figure, const Formatter& format,
                       qreal point);

/// Axes, series with dash and marker, horizontal lines, names at the right. Leaves out what only a screen shows
/// (cursor, shades, notes, marks). `wholeX` keeps the ticks of x on integers; lines are cut off below `yFrom`.
void drawPrintedChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                      qreal point, bool wholeX = false, std::optional<double> yFrom = {});

/// The points of a chart with labels beside them, and the frontier's steps. Points without a place on a logarithmic
/// axis are left out.
void drawPrintedScatter(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                        qreal point);

/// Horizontal bars from zero, each group with its name and note at the left, each bar with its figure at its end; a
/// tick marks the second figure. Names wrap; no text is truncated.
void drawPrintedBars(QPainter& painter, const QRectF& area, const BarSpec& spec, qreal point);

/// Height in points that bars need, on half the page's width or the full width.
[[nodiscard]] double heightOfBars(const BarSpec& spec);
/// More groups than fit well beside another figure: they need the full page width.
[[nodiscard]] bool isLong(const BarSpec& spec);

}  // namespace epochal::ui
