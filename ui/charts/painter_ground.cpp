// What is painted under the lines: shades, grid, bands and tick labels.
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_painter.h"

namespace epochal::ui {

void ChartPainter::paintUnder() {
    if (frame_.empty()) return;
    paintShades();
    paintGrid();
    paintBands();
    if (frame_.dense) paintDense();
    paintTicks();
}

void ChartPainter::paintShades() {
    const QRectF plot = frame_.plot;
    for (const ChartShade& shade : spec_.shades) {
        const double left = std::clamp(frame_.pixel(place(shade.from, spec_.logX), 0).x(), plot.left(), plot.right());
        const double right = std::clamp(frame_.pixel(place(shade.to, spec_.logX), 0).x(), plot.left(), plot.right());
        if (!(right > left)) continue;
        painter_.fillRect(QRectF(QPointF(left, plot.top()), QPointF(right, plot.bottom())),
                          Theme::instance().colour(Role::Alternate));
    }
}

void ChartPainter::paintGrid() {
    const QRectF plot = frame_.plot;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(QPen(Theme::instance().colour(Role::Grid), 1));
    for (const Tick& tick : frame_.xTicks) {
        const double x = frame_.pixel(tick.at, 0).x();
        painter_.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (const Tick& tick : frame_.yTicks) {
        const double y = frame_.pixel(0, tick.at).y();
        painter_.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter_.setPen(QPen(Theme::instance().colour(Role::Axis), 1, Qt::DotLine));
    for (const ChartShade& shade : spec_.shades) {
        const double x = frame_.pixel(place(shade.from, spec_.logX), 0).x();
        if (shade.ends && x > plot.left() && x < plot.right())
            painter_.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter_.setRenderHint(QPainter::Antialiasing);
}

void ChartPainter::paintBands() {
    painter_.save();
    painter_.setClipRect(frame_.plot);
    painter_.setPen(Qt::NoPen);
    for (const ChartSeries& series : spec_.series) {
        painter_.setBrush(Theme::instance().band(series.slot));
        QPolygonF upper, lower;
        const auto flush = [&] {
            std::reverse(lower.begin(), lower.end());
            if (upper.size() > 1) painter_.drawPolygon(upper + lower);
            upper.clear();
            lower.clear();
        };
        const auto stride = std::max<std::size_t>(
            1, series.band.size() / std::max<std::size_t>(1, static_cast<std::size_t>(frame_.plot.width())));
        for (std::size_t i = 0; i < series.band.size(); ++i) {
            const ChartBandPoint& point = series.band[i];
            const double x = place(point.x, spec_.logX), low = place(point.low, spec_.logY),
                         high = place(point.high, spec_.logY);
            if (std::isnan(x) || std::isnan(low) || std::isnan(high)) {
                flush();
            } else if (i % stride == 0 || i + 1 == series.band.size()) {
                upper.append(frame_.pixel(x, high));
                lower.append(frame_.pixel(x, low));
            }
        }
        flush();
    }
    painter_.restore();
}

void ChartPainter::paintTicks() {
    const QRectF plot = frame_.plot;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(QPen(Theme::instance().colour(Role::Axis), 1));
    painter_.drawLine(plot.bottomLeft(), plot.bottomRight());
    for (const Tick& tick : frame_.xTicks) {
        const double x = frame_.pixel(tick.at, 0).x();
        painter_.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4));
    }
    painter_.setRenderHint(QPainter::Antialiasing);
    const double high = style_.height(Type::Tick);
    painter_.setPen(Theme::instance().colour(Role::Text2));
    double taken = -1e9;
    for (const Tick& tick : frame_.xTicks) {
        const QString text = frame_.xTickText(tick, style_.format());
        const double half = style_.width(Type::Tick, text) / 2;
        const double x = std::min(frame_.pixel(tick.at, 0).x(), frame_.size.width() - 2 - half);
        if (x - half < taken) continue;
        taken = x + half + 6;
        style_.write(painter_, QRectF(x - half - 1, plot.bottom() + 5, 2 * half + 2, high), Qt::AlignCenter, text,
                     Type::Tick);
    }
    for (const Tick& tick : frame_.yTicks) {
        const double y = frame_.pixel(0, tick.at).y();
        style_.write(painter_, QRectF(0, y - high / 2, plot.left() - 6, high), Qt::AlignRight | Qt::AlignVCenter,
                     frame_.yTickText(tick, style_.format()), Type::Tick);
    }
    if (spec_.nameY)
        style_.write(painter_, QRectF(4, 2, frame_.size.width() - 8, high), Qt::AlignLeft | Qt::AlignVCenter,
                     spec_.yTitle, Type::Tick);
    style_.write(painter_, QRectF(plot.left(), plot.bottom() + 7 + high, plot.width(), high), Qt::AlignCenter,
                 spec_.xTitle, Type::Tick);
}

}  // namespace epochal::ui
