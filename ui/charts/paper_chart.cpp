#include "ui/charts/paper_chart.h"

#include "ui/charts/bar_painter.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/marker.h"

namespace epochal::ui {

namespace {

/// Calls `paint` with the size of `area` in pixels, after scaling the painter to them.
template <class Paint>
void inPixels(QPainter& painter, const QRectF& area, qreal point, Paint paint) {
    const double pixel = ChartStyle::kPaperPixel * point;
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(pixel, pixel);
    paint(area.size() / pixel);
    painter.restore();
}

}  // namespace

void paintOnPaper(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format, qreal point) {
    inPixels(painter, area, point, [&](QSizeF size) { paintChart(painter, spec, size, ChartStyle::paper(format)); });
}

void paintOnPaper(QPainter& painter, const QRectF& area, const BarSpec& spec, const Formatter& format, qreal point) {
    inPixels(painter, area, point, [&](QSizeF size) {
        const ChartStyle style = ChartStyle::paper(format);
        paintBars(painter, spec, layOutBars(spec, size, style), style);
    });
}

void markOnPaper(QPainter& painter, QPointF at, int slot, Marker marker, bool filled, qreal point) {
    SeriesStyle style = Theme::instance().series(slot);
    style.marker = marker;
    inPixels(painter, {at, QSizeF()}, point, [&](QSizeF) {
        drawMarker(painter, style, {}, Theme::instance().colour(Role::Base), filled);
        if (marker != Marker::None) return;
        constexpr qreal kHalf = 4;
        painter.setPen(seriesPen(style, style.line, Stroke::Dotted));
        painter.drawLine(QPointF(-kHalf, 0), QPointF(kHalf, 0));
    });
}

double heightOnPaper(const BarSpec& spec, const Formatter& format, double width) {
    const QSizeF size(width / ChartStyle::kPaperPixel, 0);
    return layOutBars(spec, size, ChartStyle::paper(format)).size.height() * ChartStyle::kPaperPixel;
}

}  // namespace epochal::ui
