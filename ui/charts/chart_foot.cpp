#include "ui/charts/chart_foot.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/charts/label_layout.h"

namespace epochal::ui {

namespace {

QColor footInk(Role role) {
    return Theme::instance().colour(role);
}

double footY(const ChartFrame& frame, double at) {
    return frame.foot.bottom() - (at - frame.footBottom) / (frame.footTop - frame.footBottom) * frame.foot.height();
}

void paintFootAxis(QPainter& painter, const ChartFrame& frame, const ChartStyle& style) {
    const QRectF& foot = frame.foot;
    const double high = style.height(Type::Tick);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(footInk(Role::Grid), 1));
    for (const Tick& tick : frame.xTicks) {
        const double x = frame.pixel(tick.at, 0).x();
        painter.drawLine(QPointF(x, foot.top()), QPointF(x, foot.bottom()));
    }
    double written = std::numeric_limits<double>::infinity();
    for (const Tick& tick : frame.footTicks) {
        const double y = footY(frame, tick.at);
        painter.setPen(QPen(footInk(Role::Grid), 1));
        painter.drawLine(QPointF(foot.left(), y), QPointF(foot.right(), y));
        if (std::abs(written - y) < high) continue;
        written = y;
        painter.setPen(footInk(Role::Text2));
        style.write(painter, QRectF(0, y - high / 2, foot.left() - 8, high), Qt::AlignRight | Qt::AlignVCenter,
                    style.format().exact(tick.value), Type::Tick);
    }
    painter.setPen(QPen(footInk(Role::Axis), 1));
    painter.drawLine(foot.bottomLeft(), foot.bottomRight());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(footInk(Role::Text2));
    style.write(painter, QRectF(foot.left() + 2, foot.top() - high - 1, foot.width() - 4, high),
                Qt::AlignLeft | Qt::AlignVCenter, style.elided(Type::Tick, frame.spec->foot->title, foot.width() - 4),
                Type::Tick);
}

void paintFootLine(QPainter& painter, const ChartFrame& frame, const ChartSeries& series) {
    const ChartFoot& foot = *frame.spec->foot;
    const double floor = foot.logY ? std::pow(10.0, frame.footBottom) : frame.footBottom;
    const SeriesStyle style = Theme::instance().series(series.slot);
    QPainterPath path;
    bool begun = false;
    std::vector<CurvePoint> placed;
    placed.reserve(series.points.size());
    for (const CurvePoint& point : series.points)
        if (const double x = place(point.x, frame.spec->logX); !std::isnan(x)) placed.push_back({x, point.y});
    for (const CurvePoint& point :
         decimate(placed, frame.range.left, frame.range.right, static_cast<int>(frame.foot.width()))) {
        if (!std::isfinite(point.y)) {
            begun = false;
            continue;
        }
        // What is below the axis is on it.
        const QPointF at(frame.pixel(point.x, 0).x(), footY(frame, place(std::max(point.y, floor), foot.logY)));
        begun ? path.lineTo(at) : path.moveTo(at);
        begun = true;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        seriesPen(style, series.faint ? footInk(Role::Axis) : style.line, strokeOf(series), series.faint ? 1.0 : 1.4));
    painter.drawPath(path);
}

void nameFootLine(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, const ChartSeries& series,
                  LabelLayout& layout) {
    if (series.endLabel.isEmpty() || series.points.empty()) return;
    const ChartFoot& foot = *frame.spec->foot;
    const CurvePoint& last = series.points.back();
    const double x = frame.pixel(place(last.x, frame.spec->logX), 0).x();
    const double floor = foot.logY ? std::pow(10.0, frame.footBottom) : frame.footBottom;
    if (!std::isfinite(last.y) || x < frame.foot.left() || x > frame.foot.right() + 1) return;
    const double y = footY(frame, place(std::max(last.y, floor), foot.logY));
    const QSizeF size(style.width(Type::Tick, series.endLabel) + 2, style.height(Type::Tick));
    const double left = std::min(x + 6, frame.size.width() - 2 - size.width());
    const auto rect = layout.putFree(QRectF(QPointF(left, y - size.height() - 1), size), false);
    if (!rect) return;
    painter.setPen(Theme::instance().series(series.slot).text);
    style.write(painter, *rect, Qt::AlignLeft | Qt::AlignVCenter, series.endLabel, Type::Tick);
}

}  // namespace

void paintFoot(QPainter& painter, const ChartFrame& frame, const ChartStyle& style) {
    if (frame.foot.isEmpty() || !frame.spec->foot) return;
    paintFootAxis(painter, frame, style);
    painter.save();
    painter.setClipRect(frame.foot.adjusted(0, -1, 0, 1));
    for (const ChartSeries& series : frame.spec->foot->series) paintFootLine(painter, frame, series);
    painter.restore();
    LabelLayout layout(
        QRectF(QPointF(frame.foot.left(), frame.foot.top() - 6), QPointF(frame.size.width() - 2, frame.foot.bottom())));
    for (const ChartSeries& series : frame.spec->foot->series) nameFootLine(painter, frame, style, series, layout);
}

}  // namespace epochal::ui
