#include "ui/report/printed_chart.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainterPath>

#include "ui/charts/marker.h"
#include "ui/charts/scale.h"
#include "ui/theme/theme.h"

namespace epochal::ui {
namespace {

constexpr qreal kPixel = 0.75;  // the theme's pixel, in points

class Drawing {
public:
    Drawing(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format, qreal point,
            bool wholeX)
        : painter_(painter),
          area_(area),
          spec_(spec),
          format_(format),
          metrics_(painter.font(), painter.device()),
          point_(point),
          line_(metrics_.height()),
          gap_(4 * point),
          range_(wholeRange(spec)),
          yTicks_(
              ticks(range_.bottom, range_.top, std::max(3, static_cast<int>(area.height() / (3.2 * line_))), false)) {
        qreal left = 0, right = 0;
        for (const Tick& tick : yTicks_) left = std::max(left, widthOf(textOf(tick, yTicks_)));
        for (const ChartSeries& series : spec.series) right = std::max(right, widthOf(series.endLabel));
        for (const ChartLine& level : spec.lines) right = std::max(right, widthOf(level.label));
        if (right > 0) right += gap_ + 2 * point_;
        plot_ = area.adjusted(left + gap_, 1.6 * line_, -right, -(2 * line_ + 1.5 * gap_));
        const qreal widest = widthOf(format.number(range_.right, 1)) + 2 * gap_;
        int count = std::clamp(static_cast<int>(plot_.width() / widest), 2, 10);
        if (wholeX) count = std::clamp(static_cast<int>(range_.right - range_.left), 1, count);
        xTicks_ = ticks(range_.left, range_.right, count, false);
    }

    void draw() {
        drawAxes();
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

    [[nodiscard]] qreal widthOf(const QString& text) const { return metrics_.horizontalAdvance(text); }
    [[nodiscard]] QString textOf(const Tick& tick, const std::vector<Tick>& all) const {
        return format_.number(tick.value, tickDecimals(all));
    }
    [[nodiscard]] QPointF at(double x, double y) const {
        return {plot_.left() + (x - range_.left) / (range_.right - range_.left) * plot_.width(),
                plot_.bottom() - (y - range_.bottom) / (range_.top - range_.bottom) * plot_.height()};
    }
    [[nodiscard]] static QColor colour(Role role) { return Theme::instance().colour(role); }
    [[nodiscard]] QPen thin(Role role) const { return {colour(role), kPixel * point_}; }

    void drawAxes() {
        for (const Tick& tick : yTicks_) {
            const qreal y = at(range_.left, tick.at).y();
            painter_.setPen(thin(Role::Grid));
            painter_.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
            painter_.setPen(colour(Role::Text2));
            painter_.drawText(QRectF(area_.left(), y - line_ / 2, plot_.left() - gap_ - area_.left(), line_),
                              Qt::AlignRight | Qt::AlignVCenter, textOf(tick, yTicks_));
        }
        painter_.setPen(thin(Role::Axis));
        painter_.drawLine(plot_.bottomLeft(), plot_.bottomRight());
        for (const Tick& tick : xTicks_) {
            const QPointF foot = at(tick.at, range_.bottom);
            painter_.setPen(thin(Role::Axis));
            painter_.drawLine(foot, foot + QPointF(0, 0.6 * gap_));
            painter_.setPen(colour(Role::Text2));
            const qreal width = widthOf(textOf(tick, xTicks_)) + gap_;
            painter_.drawText(QRectF(foot.x() - width / 2, foot.y() + gap_, width, line_),
                              Qt::AlignHCenter | Qt::AlignTop, textOf(tick, xTicks_));
        }
        painter_.drawText(QRectF(area_.left(), area_.top(), plot_.right() - area_.left(), line_),
                          Qt::AlignLeft | Qt::AlignTop, spec_.yTitle);
        painter_.drawText(QRectF(plot_.left(), plot_.bottom() + gap_ + line_, plot_.width(), line_),
                          Qt::AlignHCenter | Qt::AlignTop, spec_.xTitle);
    }

    void drawLevel(const ChartLine& level) {
        const qreal y = at(range_.left, level.y).y();
        QPen pen(colour(Role::Text), 1.2 * kPixel * point_);
        pen.setDashPattern({7 / 1.2, 4 / 1.2});
        pen.setCapStyle(Qt::FlatCap);
        painter_.setPen(pen);
        painter_.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
        labels_.push_back({y, level.label, colour(Role::Text)});
    }

    void drawSeries(const ChartSeries& series) {
        const SeriesStyle style = Theme::instance().series(series.slot);
        QPainterPath path;
        bool broken = true;
        QPointF last;
        std::vector<QPointF> marked;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const CurvePoint& point = series.points[i];
            if (std::isnan(point.y)) {
                broken = true;
                continue;
            }
            last = at(point.x, point.y);
            const bool alone = broken && (i + 1 == series.points.size() || std::isnan(series.points[i + 1].y));
            if (broken)
                path.moveTo(last);
            else
                path.lineTo(last);
            broken = false;
            const bool due = series.markerEvery > 0 && (i + 1) % static_cast<std::size_t>(series.markerEvery) == 0;
            if (due || alone) marked.push_back(last);
        }
        // Crowded lines are drawn thinner, or their jitter would close up to a bar.
        constexpr std::size_t kCrowded = 150;
        const qreal width = series.points.size() > kCrowded ? 0.8 : 1.8;
        QPen pen = seriesPen(style, style.line, series.dashed, width);
        pen.setWidthF(width * kPixel * point_);
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(path);
        for (const QPointF& point : marked) mark(style, point, false);
        if (series.dot) mark(style, at(series.dot->x, series.dot->y), true);
        if (!series.endLabel.isEmpty() && !last.isNull()) labels_.push_back({last.y(), series.endLabel, style.text});
    }

    void mark(const SeriesStyle& style, QPointF place, bool filled) {
        painter_.save();
        painter_.translate(place);
        painter_.scale(kPixel * point_, kPixel * point_);
        drawMarker(painter_, style, {}, colour(Role::Base), filled);
        painter_.restore();
    }

    /// Labels move apart until none lies on another, within the plot.
    void drawLabels() {
        std::sort(labels_.begin(), labels_.end(), [](const Label& a, const Label& b) { return a.y < b.y; });
        const qreal distance = 0.95 * line_;
        qreal least = plot_.top(), most = plot_.bottom();
        for (Label& label : labels_) {
            label.y = std::max(label.y, least);
            least = label.y + distance;
        }
        for (auto label = labels_.rbegin(); label != labels_.rend(); ++label) {
            label->y = std::min(label->y, most);
            most = label->y - distance;
        }
        for (const Label& label : labels_) {
            painter_.setPen(label.colour);
            painter_.drawText(
                QRectF(plot_.right() + gap_ + 2 * point_, label.y - line_ / 2, area_.right() - plot_.right(), line_),
                Qt::AlignLeft | Qt::AlignVCenter, label.text);
        }
    }

    QPainter& painter_;
    const QRectF area_;
    const ChartSpec& spec_;
    const Formatter& format_;
    const QFontMetricsF metrics_;
    const qreal point_, line_, gap_;
    const ChartRange range_;
    std::vector<Tick> yTicks_, xTicks_;
    QRectF plot_;
    std::vector<Label> labels_;
};

}  // namespace

void drawPrintedChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const Formatter& format,
                      qreal point, bool wholeX) {
    Drawing(painter, area, spec, format, point, wholeX).draw();
}

}  // namespace epochal::ui
