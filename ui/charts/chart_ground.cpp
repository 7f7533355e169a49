// What is painted under the lines: shades, grid, bands and tick labels.
#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/charts/chart_layer.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

void ChartLayer::paintUnder(QPainter& painter) const {
    if (view_.empty()) return;
    paintShades(painter);
    paintGrid(painter);
    paintBands(painter);
    if (view_.dense_) paintDense(painter);
    paintTicks(painter);
}

void ChartLayer::paintShades(QPainter& painter) const {
    const QRectF plot = view_.plot_;
    for (const ChartShade& shade : view_.spec_.shades) {
        const double left =
            std::clamp(view_.pixel(place(shade.from, view_.spec_.logX), 0).x(), plot.left(), plot.right());
        const double right =
            std::clamp(view_.pixel(place(shade.to, view_.spec_.logX), 0).x(), plot.left(), plot.right());
        if (!(right > left)) continue;
        painter.fillRect(QRectF(QPointF(left, plot.top()), QPointF(right, plot.bottom())),
                         Theme::instance().colour(Role::Alternate));
    }
}

void ChartLayer::paintGrid(QPainter& painter) const {
    const QRectF plot = view_.plot_;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(Theme::instance().colour(Role::Grid), 1));
    for (const Tick& tick : view_.xTicks_) {
        const double x = view_.pixel(tick.at, 0).x();
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (const Tick& tick : view_.yTicks_) {
        const double y = view_.pixel(0, tick.at).y();
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter.setPen(QPen(Theme::instance().colour(Role::Axis), 1, Qt::DotLine));
    for (const ChartShade& shade : view_.spec_.shades) {
        const double x = view_.pixel(place(shade.from, view_.spec_.logX), 0).x();
        if (shade.ends && x > plot.left() && x < plot.right())
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void ChartLayer::paintBands(QPainter& painter) const {
    const ChartSpec& spec = view_.spec_;
    painter.save();
    painter.setClipRect(view_.plot_);
    painter.setPen(Qt::NoPen);
    for (const ChartSeries& series : spec.series) {
        painter.setBrush(Theme::instance().band(series.slot));
        QPolygonF upper, lower;
        const auto flush = [&] {
            std::reverse(lower.begin(), lower.end());
            if (upper.size() > 1) painter.drawPolygon(upper + lower);
            upper.clear();
            lower.clear();
        };
        const auto stride = std::max<std::size_t>(
            1, series.band.size() / std::max<std::size_t>(1, static_cast<std::size_t>(view_.plot_.width())));
        for (std::size_t i = 0; i < series.band.size(); ++i) {
            const ChartBandPoint& point = series.band[i];
            const double x = place(point.x, spec.logX), low = place(point.low, spec.logY),
                         high = place(point.high, spec.logY);
            if (std::isnan(x) || std::isnan(low) || std::isnan(high)) {
                flush();
            } else if (i % stride == 0 || i + 1 == series.band.size()) {
                upper.append(view_.pixel(x, high));
                lower.append(view_.pixel(x, low));
            }
        }
        flush();
    }
    painter.restore();
}

void ChartLayer::paintTicks(QPainter& painter) const {
    const QRectF plot = view_.plot_;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(Theme::instance().colour(Role::Axis), 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    for (const Tick& tick : view_.xTicks_) {
        const double x = view_.pixel(tick.at, 0).x();
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = Theme::instance().font(Type::Tick);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(Theme::instance().colour(Role::Text2));
    const int xDecimals = tickDecimals(view_.xTicks_), yDecimals = tickDecimals(view_.yTicks_);
    double taken = -1e9;
    for (const Tick& tick : view_.xTicks_) {
        const QString text = view_.xTickText(tick, xDecimals);
        const double half = metrics.horizontalAdvance(text) / 2;
        const double right = view_.chart()->size().width() - 2;
        const double x = std::min(view_.pixel(tick.at, 0).x(), right - half);
        if (x - half < taken) continue;
        taken = x + half + 6;
        painter.drawText(QRectF(x - half - 1, plot.bottom() + 5, 2 * half + 2, metrics.height()), Qt::AlignCenter,
                         text);
    }
    for (const Tick& tick : view_.yTicks_) {
        const double y = view_.pixel(0, tick.at).y();
        painter.drawText(QRectF(0, y - metrics.height() / 2, plot.left() - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, view_.yTickText(tick, yDecimals));
    }
    if (view_.spec_.nameY)
        painter.drawText(QRectF(4, 2, view_.chart()->size().width() - 8, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, view_.spec_.yTitle);
    if (!view_.spec_.xTitle.isEmpty()) {
        painter.drawText(QRectF(plot.left(), plot.bottom() + 7 + metrics.height(), plot.width(), metrics.height()),
                         Qt::AlignCenter, view_.spec_.xTitle);
    }
}

}  // namespace epochal::ui
