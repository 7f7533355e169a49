// What a scatter plot has besides lines: points with their names, frontiers, and the arrow to the better corner.
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_painter.h"

namespace epochal::ui {

void ChartPainter::paintFrontiers() {
    const QRectF plot = frame_.plot;
    for (const ChartFrontier& frontier : spec_.frontiers) {
        QPolygonF steps;
        for (const CurvePoint& point : frontier.points) {
            if (!hasPlace(spec_, point)) continue;
            const QPointF at = frame_.at(point);
            const double start = frontier.rising ? plot.bottom() : plot.top();
            steps << QPointF(at.x(), steps.isEmpty() ? start : steps.last().y()) << at;
        }
        if (steps.isEmpty()) continue;
        steps << QPointF(plot.right(), steps.last().y());
        painter_.save();
        painter_.setClipRect(plot);
        QPen pen(Theme::instance().series(6).line, 1.2);
        if (frontier.dashed) pen.setDashPattern({4 / 1.2, 3 / 1.2});
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(steps);
        painter_.restore();
        for (qsizetype i = 1; i < steps.size(); ++i) {
            const QPointF from = steps[i - 1], to = steps[i];
            const int parts = std::clamp(static_cast<int>(QLineF(from, to).length() / 6), 1, 200);
            for (int part = 0; part <= parts; ++part) layout_.addLine(from + (to - from) * part / parts);
        }
    }
}

void ChartPainter::paintPoints() {
    const QRectF plot = frame_.plot.adjusted(-1, -1, 1, 1);
    constexpr double kPoint = 1.3, kSmall = 0.6;  // a point that stands alone is larger than a line's marker
    // What is not selected lies underneath, and samples under their means.
    for (const auto& [faint, small] : {std::pair(true, true), {true, false}, {false, true}, {false, false}})
        for (const ChartPoint& point : spec_.points) {
            const QPointF at = frame_.at({point.x, point.y});
            if (point.faint != faint || point.small != small || !plot.contains(at)) continue;
            SeriesStyle style = Theme::instance().series(point.slot);
            if (point.ramp) style.line = style.fill = Theme::instance().ramp(*point.ramp);
            if (point.faint) style.line = style.fill = Theme::instance().colour(Role::Edge);
            paintSpread(point, style.line);
            mark(at, style, point.marker, point.filled, point.small ? kSmall : kPoint);
            const double half = point.small ? 3 : 6;
            layout_.take(QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)));
        }
    const double high = style_.height(Type::Secondary);
    for (const ChartPoint& point : spec_.points) {
        const QPointF at = frame_.at({point.x, point.y});
        if (point.label.isEmpty() || !plot.contains(at)) continue;
        const QString name = style_.name(point.label);
        const auto rect = layout_.putAround(at, {style_.width(Type::Secondary, name) + 2, high});
        if (!rect) continue;
        painter_.setPen(Theme::instance().colour(Role::Text));
        style_.write(painter_, *rect, Qt::AlignLeft | Qt::AlignVCenter, name, Type::Secondary);
        if (const auto leader = LabelLayout::leader(*rect, at)) {
            painter_.setPen(QPen(Theme::instance().colour(Role::Text2), 0.8));
            painter_.drawLine(*leader);
        }
    }
}

void ChartPainter::paintSpread(const ChartPoint& point, const QColor& colour) {
    if (!(point.spread > 0) || !std::isfinite(point.spread)) return;
    const QPointF high = frame_.at({point.x, point.y + point.spread});
    QPointF low = frame_.at({point.x, point.y - point.spread});
    if (std::isnan(low.y())) low = {high.x(), frame_.plot.bottom()};  // not above zero on a logarithmic axis
    painter_.save();
    painter_.setClipRect(frame_.plot);
    painter_.setPen(QPen(colour, 1.2));
    painter_.drawLine(low, high);
    painter_.restore();
}

void ChartPainter::nameFrontiers() {
    const QRectF plot = frame_.plot.adjusted(-1, -1, 1, 1);
    painter_.setPen(Theme::instance().colour(Role::Text2));
    for (const ChartFrontier& frontier : spec_.frontiers) {
        if (frontier.points.empty() || frontier.label.isEmpty()) continue;
        const double y = frame_.at(frontier.points.back()).y();
        const QSizeF size(style_.width(Type::Tick, frontier.label) + 2, style_.height(Type::Tick));
        // Along the last segment, from its right end; anywhere else the label would seem to belong to another line.
        std::optional<QRectF> rect;
        for (double right = plot.right() - 3; right > plot.center().x() && !rect; right -= 20)
            for (const double off : {-size.height() - 4, 4.0}) {
                const QRectF there(QPointF(right - size.width(), y + off), size);
                if (!rect && layout_.takeIfFree(there)) rect = there;
            }
        if (rect) style_.write(painter_, *rect, Qt::AlignLeft | Qt::AlignVCenter, frontier.label, Type::Tick);
    }
}

void ChartPainter::paintBetter() {
    if (spec_.better.isEmpty()) return;
    const double high = style_.height(Type::Tick);
    const QStringList lines = spec_.better.split(QLatin1Char('\n'));
    double wide = 24;
    for (const QString& line : lines) wide = std::max(wide, style_.width(Type::Tick, line) + 2);
    const QSizeF size(wide, 26 + high * static_cast<double>(lines.size()));
    const QRectF plot = frame_.plot;
    for (double y = plot.bottom() - size.height() - 10; y > plot.top(); y -= 12) {
        const QRectF rect(QPointF(plot.left() + 10, y), size);
        if (layout_.crowd(rect.adjusted(-4, -4, 4, 4)) > 0) continue;
        layout_.take(rect);
        const QPointF tip(rect.left(), rect.top() + 20), tail(rect.left() + 20, rect.top());
        painter_.setPen(QPen(Theme::instance().colour(Role::Text2), 1.2));
        painter_.drawLine(tail, tip);
        painter_.drawLine(tip, tip + QPointF(7, 0));
        painter_.drawLine(tip, tip + QPointF(0, -7));
        for (qsizetype i = 0; i < lines.size(); ++i)
            style_.write(painter_, QRectF(rect.left(), rect.top() + 25 + high * static_cast<double>(i), wide, high),
                         Qt::AlignLeft | Qt::AlignVCenter, lines[i], Type::Tick);
        return;
    }
}

}  // namespace epochal::ui
