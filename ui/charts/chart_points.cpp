// What a scatter plot has besides lines: points with their names, frontiers, and the arrow to the better corner.
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/charts/chart_layer.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/label_layout.h"
#include "ui/charts/marker.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

void ChartLayer::paintFrontiers(QPainter& painter, LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    const QRectF plot = view_.plot_;
    for (const ChartFrontier& frontier : spec.frontiers) {
        QPolygonF steps;
        for (const CurvePoint& point : frontier.points) {
            const double x = place(point.x, spec.logX), y = place(point.y, spec.logY);
            if (std::isnan(x) || std::isnan(y)) continue;
            const QPointF at = view_.pixel(x, y);
            steps << QPointF(at.x(), steps.isEmpty() ? plot.top() : steps.last().y()) << at;
        }
        if (steps.isEmpty()) continue;
        steps << QPointF(plot.right(), steps.last().y());
        painter.save();
        painter.setClipRect(plot);
        const SeriesStyle ink = Theme::instance().series(6);
        QPen pen(ink.line, 1.2);
        if (frontier.dashed) pen.setDashPattern({4 / 1.2, 3 / 1.2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(steps);
        painter.restore();
        for (qsizetype i = 1; i < steps.size(); ++i) {
            const QPointF from = steps[i - 1], to = steps[i];
            const int parts = std::clamp(static_cast<int>(QLineF(from, to).length() / 6), 1, 200);
            for (int part = 0; part <= parts; ++part) layout.addLine(from + (to - from) * part / parts);
        }
    }
}

void ChartLayer::paintPoints(QPainter& painter, LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    if (spec.points.empty()) return;
    const QRectF plot = view_.plot_.adjusted(-1, -1, 1, 1);
    const auto pixelOf = [&](const ChartPoint& point) {
        return view_.pixel(place(point.x, spec.logX), place(point.y, spec.logY));
    };
    for (const ChartPoint& point : spec.points) {
        const QPointF at = pixelOf(point);
        if (!plot.contains(at)) continue;
        SeriesStyle style = Theme::instance().series(point.slot);
        style.marker = point.marker;
        painter.save();
        painter.translate(at);
        painter.scale(1.3, 1.3);
        drawMarker(painter, style, {}, Theme::instance().colour(Role::Base), point.filled);
        painter.restore();
        layout.take(QRectF(at - QPointF(6, 6), QSizeF(12, 12)));
    }
    painter.setFont(Theme::instance().font(Type::Secondary));
    const QFontMetricsF metrics(painter.font());
    painter.setPen(Theme::instance().colour(Role::Text));
    for (const ChartPoint& point : spec.points) {
        const QPointF at = pixelOf(point);
        if (point.label.isEmpty() || !plot.contains(at)) continue;
        const auto rect = layout.putAround(at, {metrics.horizontalAdvance(point.label) + 2, metrics.height()});
        if (!rect) continue;
        painter.drawText(*rect, Qt::AlignLeft | Qt::AlignVCenter, point.label);
        if (const auto leader = LabelLayout::leader(*rect, at)) {
            painter.save();
            painter.setPen(QPen(Theme::instance().colour(Role::Text2), 0.8));
            painter.drawLine(*leader);
            painter.restore();
        }
    }
    painter.setFont(Theme::instance().font(Type::Tick));
    painter.setPen(Theme::instance().colour(Role::Text2));
    const QFontMetricsF small(painter.font());
    for (const ChartFrontier& frontier : spec.frontiers) {
        if (frontier.points.empty() || frontier.label.isEmpty()) continue;
        const double y = view_.pixel(0, place(frontier.points.back().y, spec.logY)).y();
        const QSizeF size(small.horizontalAdvance(frontier.label) + 2, small.height());
        // Along the last segment, from its right end; anywhere else the label would seem to belong to another line.
        std::optional<QRectF> rect;
        for (double right = plot.right() - 3; right > plot.center().x() && !rect; right -= 20)
            for (const double off : {-size.height() - 4, 4.0}) {
                const QRectF there(QPointF(right - size.width(), y + off), size);
                if (!rect && layout.takeIfFree(there)) rect = there;
            }
        if (rect) painter.drawText(*rect, Qt::AlignLeft | Qt::AlignVCenter, frontier.label);
    }
}

void ChartLayer::paintBetter(QPainter& painter, LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    if (spec.better.isEmpty()) return;
    painter.setFont(Theme::instance().font(Type::Tick));
    const QFontMetricsF metrics(painter.font());
    const QStringList lines = spec.better.split(QLatin1Char('\n'));
    double wide = 24;
    for (const QString& line : lines) wide = std::max(wide, metrics.horizontalAdvance(line) + 2);
    const QSizeF size(wide, 26 + metrics.height() * static_cast<double>(lines.size()));
    const QRectF plot = view_.plot_;
    for (double y = plot.bottom() - size.height() - 10; y > plot.top(); y -= 12) {
        const QRectF rect(QPointF(plot.left() + 10, y), size);
        if (layout.crowd(rect.adjusted(-4, -4, 4, 4)) > 0) continue;
        layout.take(rect);
        const QPointF tip(rect.left(), rect.top() + 20), tail(rect.left() + 20, rect.top());
        painter.setPen(QPen(Theme::instance().colour(Role::Text2), 1.2));
        painter.drawLine(tail, tip);
        painter.drawLine(tip, tip + QPointF(7, 0));
        painter.drawLine(tip, tip + QPointF(0, -7));
        for (qsizetype i = 0; i < lines.size(); ++i)
            painter.drawText(QRectF(rect.left(), rect.top() + 25 + metrics.height() * static_cast<double>(i), wide,
                                    metrics.height()),
                             Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
        return;
    }
}

}  // namespace epochal::ui
