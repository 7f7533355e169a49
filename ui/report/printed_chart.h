#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/charts/chart_spec.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// Draws a chart for paper with the painter's font, as paths and text that can be selected: axes, series with dash and
/// marker, horizontal lines, names at the right. Of the spec it leaves out what only a screen has (cursor, shades,
/// notes, marks) and logarithmic axes. `point` is a typographic point in the painter's units; `wholeX` keeps ticks of x
/// on whole numbers.
void drawPrintedChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                      qreal point, bool wholeX = false);

}  // namespace epochal::ui
