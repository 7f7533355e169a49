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

void paintBetter(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    if (frame.spec->better.isEmpty()) return;
    const double high = style.height(Type::Tick);
    const QStringList lines = frame.spec->better.split(QLatin1Char('\n'));
    double wide = 24;
    for (const QString& line : lines) wide = std::max(wide, style.width(Type::Tick, line) + 2);
    const QSizeF size(wide, 26 + high * static_cast<double>(lines.size()));
    const QRectF plot = frame.plot;
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
            style.write(painter, QRectF(rect.left(), rect.top() + 25 + high * static_cast<double>(i), wide, high),
                        Qt::AlignLeft | Qt::AlignVCenter, lines[i], Type::Tick);
        return;
    }
}

}  // namespace epochal::ui
