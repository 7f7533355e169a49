#include "ui/report/printed_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/charts/marker.h"
#include "ui/report/printed_axes.h"

namespace epochal::ui {
namespace {

constexpr qreal kPixel = PrintedAxes::kPixel;

/// Beside the plot: the widest of the names of lines and levels.
qreal rightMargin(const QPainter& painter, const ChartSpec& spec, qreal point) {
    const QFontMetricsF metrics(painter.font());
    qreal right = 0;
    for (const ChartSeries& series : spec.series) right = std::max(right, metrics.horizontalAdvance(series.endLabel));
    for (const ChartLine& level : spec.lines) right = std::max(right, metrics.horizontalAdvance(level.label));
    return right > 0 ? right + 6 * point : 0;
}

class Curves {
public:
    Curves(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format, qreal point,
           bool wholeX)
        : painter_(painter),
          area_(area),
          spec_(spec),
          point_(point),
          axes_(painter, area, spec, wholeRange(spec), format, point, rightMargin(painter, spec, point), wholeX) {
        for (const ChartSeries& series : spec.series) points_ += series.points.size();
    }

    void draw() {
        axes_.draw();
        for (const ChartLine& level : spec_.lines) drawLevel(level);
        for (const ChartSeries& series : spec_.series) drawSeries(series);
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
        QPen pen(PrintedAxes::colour(Role::Text), 1.2 * kPixel * point_);
        pen.setDashPattern({7 / 1.2, 4 / 1.2});
        pen.setCapStyle(Qt::FlatCap);
        painter_.setPen(pen);
        painter_.drawLine(QPointF(axes_.plot().left(), y), QPointF(axes_.plot().right(), y));
        labels_.push_back({y, level.label, PrintedAxes::colour(Role::Text)});
    }

    [[nodiscard]] bool hasPlace(const CurvePoint& point) const {
        return !std::isnan(place(point.x, spec_.logX)) && !std::isnan(place(point.y, spec_.logY));
    }

    void drawSeries(const ChartSeries& series) {
        const SeriesStyle style = Theme::instance().series(series.slot);
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
        // Crowded lines are drawn thinner, or their jitter would close up to a bar.
        constexpr std::size_t kCrowded = 150, kVeryCrowded = 3000;
        const qreal width = points_ > kVeryCrowded ? 0.5 : points_ > kCrowded ? 0.9 : 1.8;
        QPen pen = seriesPen(style, style.line, series.dashed, width);
        pen.setWidthF(width * kPixel * point_);
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(path);
        for (const QPointF& at : marked) PrintedAxes::mark(painter_, point_, series.slot, at, false);
        if (series.dot) PrintedAxes::mark(painter_, point_, series.slot, axes_.at(series.dot->x, series.dot->y), true);
        if (!series.endLabel.isEmpty() && !last.isNull()) labels_.push_back({last.y(), series.endLabel, style.text});
    }

    /// Labels move apart until none lies on another, within the plot.
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
    const PrintedAxes axes_;
    std::size_t points_ = 0;
    std::vector<Label> labels_;
};

}  // namespace

void drawPrintedChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                      qreal point, bool wholeX) {
    Curves(painter, area, spec, format, point, wholeX).draw();
}

void drawPrintedFigure(QPainter& painter, const QRectF& area, const Report::Figure& figure, const Formatter& format,
                       qreal point) {
    if (!figure.bars.groups.empty()) return drawPrintedBars(painter, area, figure.bars, point);
    if (!figure.spec.points.empty()) return drawPrintedScatter(painter, area, figure.spec, format, point);
    drawPrintedChart(painter, area, figure.spec, format, point, figure.wholeX);
}

}  // namespace epochal::ui
