#include <algorithm>
#include <cmath>

#include "ui/charts/label_layout.h"
#include "ui/charts/marker.h"
#include "ui/report/printed_axes.h"
#include "ui/report/printed_chart.h"

namespace epochal::ui {
namespace {

/// Limits of one axis with room around the points. A linear axis begins at zero, unless all points would then be in its
/// upper two thirds: a scatter plot shows positions, not lengths.
void widen(double& low, double& high, bool logarithmic) {
    const bool fromZero = !logarithmic && low < high / 3;
    if (fromZero) low = std::min(0.0, low);
    const double span = high > low ? high - low : std::max(0.1, std::abs(high) * 0.2);
    if (!fromZero) low -= 0.1 * span;
    high += 0.1 * span;
}

bool hasPlace(const ChartSpec& spec, double x, double y) {
    return !std::isnan(place(x, spec.logX)) && !std::isnan(place(y, spec.logY));
}

ChartRange rangeOf(const ChartSpec& spec) {
    ChartRange range{INFINITY, -INFINITY, INFINITY, -INFINITY};
    const auto take = [&](double x, double y) {
        if (!hasPlace(spec, x, y)) return;
        const double across = place(x, spec.logX), up = place(y, spec.logY);
        range.left = std::min(range.left, across), range.right = std::max(range.right, across);
        range.bottom = std::min(range.bottom, up), range.top = std::max(range.top, up);
    };
    for (const ChartPoint& point : spec.points) take(point.x, point.y);
    for (const ChartSeries& series : spec.series)
        for (const CurvePoint& point : series.points) take(point.x, point.y);
    if (!(range.right >= range.left)) return {};
    widen(range.left, range.right, spec.logX);
    widen(range.bottom, range.top, spec.logY);
    return range;
}

class Scatter {
public:
    Scatter(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format, qreal point)
        : painter_(painter),
          spec_(spec),
          point_(point),
          axes_(painter, area, spec, rangeOf(spec), format, point, 0, false),
          labels_(shrunk(axes_.plot())) {}

    void draw() {
        axes_.draw();
        for (const ChartSeries& series : spec_.series) drawLine(series);
        for (const ChartFrontier& frontier : spec_.frontiers) drawFrontier(frontier);
        const qreal half = 4 * point_;
        for (const ChartPoint& one : spec_.points)
            if (hasPlace(spec_, one.x, one.y)) {
                const QPointF at = axes_.at(one.x, one.y);
                labels_.take(shrunk({at.x() - half, at.y() - half, 2 * half, 2 * half}));
            }
        for (const ChartPoint& one : spec_.points)
            if (hasPlace(spec_, one.x, one.y)) drawPoint(one);
        for (const ChartFrontier& frontier : spec_.frontiers) nameFrontier(frontier);
    }

private:
    /// The search for room moves in steps of one unit; points are fine enough.
    [[nodiscard]] QRectF shrunk(const QRectF& rect) const { return {rect.topLeft() / point_, rect.size() / point_}; }
    [[nodiscard]] QRectF grown(const QRectF& rect) const { return {rect.topLeft() * point_, rect.size() * point_}; }
    [[nodiscard]] qreal line() const { return 0.95 * axes_.line(); }

    void stroke(const QPolygonF& line, const QPen& pen) {
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(line);
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QPointF way = (line[i] - line[i - 1]) / point_;
            const int steps = 1 + static_cast<int>(way.manhattanLength() / 2);
            for (int step = 0; step <= steps; ++step) labels_.addLine(line[i - 1] / point_ + way * step / steps);
        }
    }

    void drawLine(const ChartSeries& series) {
        const SeriesStyle style = Theme::instance().series(series.slot);
        QPolygonF line;
        for (const CurvePoint& point : series.points)
            if (hasPlace(spec_, point.x, point.y)) line << axes_.at(point.x, point.y);
        QPen pen = seriesPen(style, style.line, series.dashed, 1);
        pen.setWidthF(PrintedAxes::kPixel * point_);
        stroke(line, pen);
    }

    /// Draws the frontier; labels keep clear of it.
    void drawFrontier(const ChartFrontier& frontier) {
        QPolygonF line;
        for (const CurvePoint& point : frontier.points) {
            if (!hasPlace(spec_, point.x, point.y)) continue;
            const QPointF at = axes_.at(point.x, point.y);
            line << QPointF(at.x(), line.isEmpty() ? axes_.plot().top() : line.last().y()) << at;
        }
        if (line.isEmpty()) return;
        line << QPointF(axes_.plot().right(), line.last().y());
        QPen pen(PrintedAxes::colour(Role::Text2), PrintedAxes::kPixel * point_);
        if (frontier.dashed) pen.setDashPattern({5, 4});
        stroke(line, pen);
    }

    void drawPoint(const ChartPoint& one) {
        const QPointF at = axes_.at(one.x, one.y);
        const qreal apart = 6 * point_, width = axes_.widthOf(one.label) + point_;
        if (!one.label.isEmpty()) {
            // Around its marker if there is room, else as near as possible.
            const QRectF beside = shrunk({at.x() + apart, at.y() - line() / 2, width, line()});
            const auto found = labels_.putAround(at / point_, beside.size(), 0.7);
            const QRectF place = found ? *found : labels_.put(beside, true);
            painter_.setPen(Theme::instance().series(one.slot).text);
            painter_.drawText(grown(place), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, one.label);
            if (const auto leader = LabelLayout::leader(place, at / point_, 0.7)) {
                painter_.setPen(QPen(PrintedAxes::colour(Role::Text2), 0.4 * point_));
                painter_.drawLine(QLineF(leader->p1() * point_, leader->p2() * point_));
            }
        }
        PrintedAxes::mark(painter_, point_, {one.slot, one.marker, one.filled}, at);
    }

    void nameFrontier(const ChartFrontier& frontier) {
        if (frontier.label.isEmpty() || frontier.points.empty()) return;
        const CurvePoint& last = frontier.points.back();
        const qreal width = axes_.widthOf(frontier.label) + point_;
        const QRectF wanted(axes_.plot().right() - width, axes_.at(last.x, last.y).y() - 1.2 * line(), width, line());
        painter_.setPen(PrintedAxes::colour(Role::Text2));
        painter_.drawText(grown(labels_.put(shrunk(wanted), true)),
                          Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, frontier.label);
    }

    QPainter& painter_;
    const ChartSpec& spec_;
    const qreal point_;
    const PrintedAxes axes_;
    LabelLayout labels_;
};

}  // namespace

void drawPrintedScatter(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                        qreal point) {
    Scatter(painter, area, spec, format, point).draw();
}

}  // namespace epochal::ui
