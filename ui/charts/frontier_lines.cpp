#include "ui/charts/frontier_lines.h"

#include <algorithm>

namespace epochal::ui {

void paintFrontiers(QPainter& painter, const ChartFrame& frame, LabelLayout& layout) {
    const QRectF plot = frame.plot;
    for (const ChartFrontier& frontier : frame.spec->frontiers) {
        QPolygonF steps;
        for (const CurvePoint& point : frontier.points) {
            if (!hasPlace(*frame.spec, point)) continue;
            const QPointF at = frame.at(point);
            const double start = frontier.rising ? plot.bottom() : plot.top();
            steps << QPointF(at.x(), steps.isEmpty() ? start : steps.last().y()) << at;
        }
        if (steps.isEmpty()) continue;
        steps << QPointF(plot.right(), steps.last().y());
        painter.save();
        painter.setClipRect(plot);
        QPen pen(Theme::instance().series(6).line, 1.2);
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

void nameFrontiers(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    const QRectF plot = frame.plot.adjusted(-1, -1, 1, 1);
    painter.setPen(Theme::instance().colour(Role::Text2));
    for (const ChartFrontier& frontier : frame.spec->frontiers) {
        if (frontier.points.empty() || frontier.label.isEmpty()) continue;
        const double y = frame.at(frontier.points.back()).y();
        const QSizeF size(style.width(Type::Tick, frontier.label) + 2, style.height(Type::Tick));
        // Along the last segment, from its right end; anywhere else the label would seem to belong to another line.
        std::optional<QRectF> rect;
        for (double right = plot.right() - 3; right > plot.center().x() && !rect; right -= 20)
            for (const double off : {-size.height() - 4, 4.0}) {
                const QRectF there(QPointF(right - size.width(), y + off), size);
                if (!rect && layout.takeIfFree(there)) rect = there;
            }
        if (rect) style.write(painter, *rect, Qt::AlignLeft | Qt::AlignVCenter, frontier.label, Type::Tick);
    }
}

}  // namespace epochal::ui
