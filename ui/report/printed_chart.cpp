#include "ui/report/printed_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/charts/label_layout.h"
#include "ui/charts/marker.h"
#include "ui/report/printed_axes.h"

namespace epochal::ui {
namespace {

ChartRange rangeOf(const ChartSpec& spec, std::optional<double> yFrom) {
    ChartRange range = wholeRange(spec);
    if (yFrom && !spec.logY && *yFrom < range.top) range.bottom = std::max(range.bottom, *yFrom);
    return range;
}

const CurvePoint* lastPoint(const ChartSeries& series) {
    for (auto point = series.points.rbegin(); point != series.points.rend(); ++point)
        if (!std::isnan(point->y)) return &*point;
    return nullptr;
}

/// Lines that end well within the plot are labeled at their end, the others beside the plot.
bool endsEarly(const ChartSeries& series, const ChartSpec& spec, const ChartRange& range) {
    constexpr double kEarly = 0.78;
    const CurvePoint* last = lastPoint(series);
    return last && (place(last->x, spec.logX) - range.left) / (range.right - range.left) < kEarly;
}

/// Width of the margin beside the plot: the widest of the names there.
qreal rightMargin(const QPainter& painter, const ChartSpec& spec, const ChartRange& range, qreal point) {
    const QFontMetricsF metrics(painter.font());
    qreal right = 0;
    for (const ChartSeries& series : spec.series)
        if (!endsEarly(series, spec, range)) right = std::max(right, metrics.horizontalAdvance(series.endLabel));
    for (const ChartLine& level : spec.lines) right = std::max(right, metrics.horizontalAdvance(level.label));
    return right > 0 ? right + 6 * point : 0;
}

class Curves {
public:
    Curves(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format, qreal point,
           bool wholeX, std::optional<double> yFrom)
        : painter_(painter),
          area_(area),
          spec_(spec),
          point_(point),
          range_(rangeOf(spec, yFrom)),
          axes_(painter, area, spec, range_, format, point, rightMargin(painter, spec, range_, point), wholeX),
          early_(QRectF(axes_.plot().topLeft() / point, axes_.plot().size() / point)) {
        for (const ChartSeries& series : spec.series) points_ += series.points.size();
    }

    void draw() {
        axes_.draw();
        for (const ChartLine& level : spec_.lines) drawLevel(level);
        for (const ChartSeries& series : spec_.series) drawSeries(series);
        for (const ChartSeries& series : spec_.series)
            if (!series.endLabel.isEmpty() && endsEarly(series, spec_, range_)) nameAtItsEnd(series);
        drawLabels();
    }

private:
    struct Label {
        qreal y;
        QString text;
        QColor colour;
    };

    void drawLevel(const ChartLine& level) {
        const qreal y = axes_.at(1, level.y).y();
        QPen pen(PrintedAxes::colour(Role::Text), 1.2 * PrintedAxes::kPixel * point_);
        pen.setDashPattern({7 / 1.2, 4 / 1.2});
        pen.setCapStyle(Qt::FlatCap);
        painter_.setPen(pen);
        painter_.drawLine(QPointF(axes_.plot().left(), y), QPointF(axes_.plot().right(), y));
        labels_.push_back({y, level.label, PrintedAxes::colour(Role::Text)});
        for (qreal x = axes_.plot().left(); x < axes_.plot().right(); x += 4 * point_)
            early_.addLine(QPointF(x, y) / point_);
    }

    [[nodiscard]] bool hasPlace(const CurvePoint& point) const {
        return !std::isnan(place(point.x, spec_.logX)) && !std::isnan(place(point.y, spec_.logY));
    }

    void drawSeries(const ChartSeries& series) {
        const SeriesStyle style = Theme::instance().series(series.slot);
        const Marker marker = series.marker.value_or(style.marker);
        QPainterPath path;
        bool broken = true;
        QPointF last;
        std::vector<QPointF> marked;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const CurvePoint& point = series.points[i];
            if (!hasPlace(point)) {
                broken = true;
                continue;
            }
            last = axes_.at(point.x, point.y);
            const bool alone = broken && (i + 1 == series.points.size() || !hasPlace(series.points[i + 1]));
            if (broken)
                path.moveTo(last);
            else
                path.lineTo(last);
            broken = false;
            const bool due = series.markerEvery > 0 && (i + 1) % static_cast<std::size_t>(series.markerEvery) == 0;
            if (due || alone) marked.push_back(last);
        }
        // Crowded lines are drawn thinner, or their jitter would merge into a solid band.
        constexpr std::size_t kCrowded = 150, kVeryCrowded = 3000;
        const qreal width = points_ > kVeryCrowded ? 0.5 : points_ > kCrowded ? 0.9 : 1.8;
        QPen pen = seriesPen(style, style.line, series.dashed, width);
        pen.setWidthF(width * PrintedAxes::kPixel * point_);
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.save();
        painter_.setClipRect(axes_.plot().adjusted(-2 * point_, -2 * point_, 2 * point_, 0));
        painter_.drawPath(path);
        painter_.restore();
        std::erase_if(marked, [this](const QPointF& at) { return at.y() > axes_.plot().bottom(); });
        for (const QPointF& at : marked) PrintedAxes::mark(painter_, point_, {series.slot, marker, false}, at);
        if (series.dot)
            PrintedAxes::mark(painter_, point_, {series.slot, marker, true}, axes_.at(series.dot->x, series.dot->y));
        keepClearOf(path);
        if (!series.endLabel.isEmpty() && !last.isNull() && !endsEarly(series, spec_, range_))
            labels_.push_back({last.y(), series.endLabel, style.text});
    }

    /// Labels keep clear of the whole line, not only of its points: a straight line has two.
    void keepClearOf(const QPainterPath& path) {
        constexpr qreal kStep = 3;  // points
        for (int i = 1; i < path.elementCount(); ++i) {
            const QPointF from = QPointF(path.elementAt(i - 1)) / point_, to = QPointF(path.elementAt(i)) / point_;
            if (path.elementAt(i).isMoveTo()) continue;
            const int steps = 1 + static_cast<int>((to - from).manhattanLength() / kStep);
            for (int step = 0; step <= steps; ++step) early_.addLine(from + (to - from) * step / steps);
        }
    }

    void nameAtItsEnd(const ChartSeries& series) {
        const CurvePoint* last = lastPoint(series);
        const QPointF end = axes_.at(last->x, last->y);
        const qreal width = axes_.widthOf(series.endLabel) + point_, line = 0.95 * axes_.line();
        const QRectF wanted(end.x() - width / 2, end.y() - line - 3 * point_, width, line);
        const QRectF room = early_.put({wanted.topLeft() / point_, wanted.size() / point_}, true);
        painter_.setPen(Theme::instance().series(series.slot).text);
        painter_.drawText(QRectF(room.topLeft() * point_, room.size() * point_),
                          Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip, series.endLabel);
    }

    /// Moves labels apart, within the plot, until none overlaps another.
    void drawLabels() {
        std::stable_sort(labels_.begin(), labels_.end(), [](const Label& a, const Label& b) { return a.y < b.y; });
        const qreal distance = 0.95 * axes_.line();
        qreal least = axes_.plot().top(), most = axes_.plot().bottom();
        for (Label& label : labels_) {
            label.y = std::max(label.y, least);
            least = label.y + distance;
        }
        for (auto label = labels_.rbegin(); label != labels_.rend(); ++label) {
            label->y = std::min(label->y, most);
            most = label->y - distance;
        }
        const qreal left = axes_.plot().right() + axes_.gap() + 2 * point_;
        for (const Label& label : labels_) {
            painter_.setPen(label.colour);
            painter_.drawText(QRectF(left, label.y - axes_.line() / 2, area_.right() - left + point_, axes_.line()),
                              Qt::AlignLeft | Qt::AlignVCenter, label.text);
        }
    }

    QPainter& painter_;
    const QRectF area_;
    const ChartSpec& spec_;
    const qreal point_;
    const ChartRange range_;
    const PrintedAxes axes_;
    LabelLayout early_;  ///< in points
    std::size_t points_ = 0;
    std::vector<Label> labels_;
};

}  // namespace

void drawPrintedChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                      qreal point, bool wholeX, std::optional<double> yFrom) {
    Curves(painter, area, spec, format, point, wholeX, yFrom).draw();
}

void drawPrintedFigure(QPainter& painter, const QRectF& area, const Report::Figure& figure, const Formatter& format,
                       qreal point) {
    if (!figure.bars.groups.empty()) return drawPrintedBars(painter, area, figure.bars, point);
    if (!figure.spec.points.empty()) return drawPrintedScatter(painter, area, figure.spec, format, point);
    drawPrintedChart(painter, area, figure.spec, format, point, figure.wholeX, figure.yFrom);
}

}  // namespace epochal::ui
