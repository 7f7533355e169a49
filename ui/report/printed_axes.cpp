#include "ui/report/printed_axes.h"

#include <algorithm>
#include <set>

#include "ui/charts/marker.h"

namespace epochal::ui {

namespace {

/// One tick for each measured x, if there are few, such as batch sizes or numbers of devices; empty if there are many.
std::vector<Tick> measuredTicks(const ChartSpec& spec) {
    constexpr std::size_t kFew = 7;
    std::set<double> values;
    for (const ChartSeries& series : spec.series)
        for (const CurvePoint& point : series.points) values.insert(point.x);
    std::vector<Tick> out;
    if (values.size() < 2 || values.size() > kFew || !spec.points.empty()) return out;
    for (const double value : values) out.push_back({place(value, spec.logX), value});
    return out;
}

}  // namespace

PrintedAxes::PrintedAxes(QPainter& painter, const QRectF& area, const ChartSpec& spec, const ChartRange& range,
                         const Formatter& format, qreal point, qreal right, bool wholeX)
    : painter_(painter),
      area_(area),
      spec_(spec),
      range_(range),
      format_(format),
      metrics_(painter.font()),
      point_(point),
      line_(metrics_.height()),
      gap_(4 * point),
      yTicks_(ticks(range.bottom, range.top, std::max(3, static_cast<int>(area.height() / (3.2 * line_))), spec.logY)) {
    qreal left = 0;
    for (const Tick& tick : yTicks_) left = std::max(left, widthOf(textOf(tick, yTicks_, spec.logY)));
    // The last number of the x axis is centered below the right end.
    const qreal widest = widthOf(format.number(range.right, 1)) + 2 * gap_;
    plot_ = area.adjusted(left + gap_, 1.6 * line_, -std::max(right, widest / 3), -(2 * line_ + 1.5 * gap_));
    int count = std::clamp(static_cast<int>(plot_.width() / widest), 2, 10);
    if (wholeX) count = std::clamp(static_cast<int>(range.right - range.left), 1, count);
    if (spec.logX || wholeX) xTicks_ = measuredTicks(spec);
    const double apart = 0.7 * widest / plot_.width() * (range.right - range.left);
    for (std::size_t i = 1; i < xTicks_.size();)
        if (xTicks_[i].at - xTicks_[i - 1].at < apart)
            xTicks_.erase(xTicks_.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    if (xTicks_.empty()) xTicks_ = ticks(range.left, range.right, count, spec.logX);
    // Neighboring labels of a logarithmic axis must not touch.
    while (spec.logX && xTicks_.size() > 3 && static_cast<qreal>(xTicks_.size()) * widest * 0.9 > plot_.width()) {
        std::vector<Tick> fewer;
        for (std::size_t i = 0; i < xTicks_.size(); i += 2) fewer.push_back(xTicks_[i]);
        xTicks_ = fewer;
    }
}

QString PrintedAxes::textOf(const Tick& tick, const std::vector<Tick>& all, bool logarithmic) const {
    return logarithmic ? format_.exact(tick.value) : format_.number(tick.value, tickDecimals(all));
}

QPointF PrintedAxes::at(double x, double y) const {
    const double right = place(x, spec_.logX), up = place(y, spec_.logY);
    return {plot_.left() + (right - range_.left) / (range_.right - range_.left) * plot_.width(),
            plot_.bottom() - (up - range_.bottom) / (range_.top - range_.bottom) * plot_.height()};
}

void PrintedAxes::draw() const {
    const qreal span = range_.top - range_.bottom, wide = range_.right - range_.left;
    for (const Tick& tick : yTicks_) {
        const qreal y = plot_.bottom() - (tick.at - range_.bottom) / span * plot_.height();
        painter_.setPen(thin(Role::Grid));
        painter_.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
        painter_.setPen(colour(Role::Text2));
        painter_.drawText(QRectF(area_.left(), y - line_ / 2, plot_.left() - gap_ - area_.left(), line_),
                          Qt::AlignRight | Qt::AlignVCenter, textOf(tick, yTicks_, spec_.logY));
    }
    painter_.setPen(thin(Role::Axis));
    painter_.drawLine(plot_.bottomLeft(), plot_.bottomRight());
    for (const Tick& tick : xTicks_) {
        const QPointF foot(plot_.left() + (tick.at - range_.left) / wide * plot_.width(), plot_.bottom());
        painter_.setPen(thin(Role::Axis));
        painter_.drawLine(foot, foot + QPointF(0, 0.6 * gap_));
        painter_.setPen(colour(Role::Text2));
        const QString text = textOf(tick, xTicks_, spec_.logX);
        const qreal width = widthOf(text) + gap_;
        painter_.drawText(QRectF(foot.x() - width / 2, foot.y() + gap_, width, line_), Qt::AlignHCenter | Qt::AlignTop,
                          text);
    }
    painter_.drawText(QRectF(area_.left(), area_.top(), area_.width(), line_), Qt::AlignLeft | Qt::AlignTop,
                      spec_.yTitle);
    painter_.drawText(QRectF(plot_.left(), plot_.bottom() + gap_ + line_, plot_.width(), line_),
                      Qt::AlignHCenter | Qt::AlignTop, spec_.xTitle);
}

void PrintedAxes::mark(QPainter& painter, qreal point, const RowLook& look, QPointF place) {
    SeriesStyle style = Theme::instance().series(look.slot);
    style.marker = look.marker;
    painter.save();
    painter.translate(place);
    painter.scale(kPixel * point, kPixel * point);
    drawMarker(painter, style, {}, colour(Role::Base), look.filled);
    painter.restore();
}

}  // namespace epochal::ui
