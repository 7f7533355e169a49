#include "ui/pages/parts/mini_chart.h"

#include <utility>

#include "ui/format/formatter.h"

namespace epochal::ui {

MiniChart::MiniChart(QWidget* parent) : StillChart(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MiniChart::setLine(QVector<QPointF> points, bool fromZero) {
    setLines({{std::move(points), {}}}, fromZero);
}

void MiniChart::setLines(QVector<Line> lines, bool fromZero) {
    lines_ = std::move(lines);
    fromZero_ = fromZero;
    draw();
}

void MiniChart::setLevel(std::optional<double> level) {
    level_ = level;
    draw();
}

void MiniChart::setMark(std::optional<QPointF> mark) {
    mark_ = mark;
    draw();
}

void MiniChart::setEmptyText(const QString& text) {
    empty_ = text;
    draw();
}

void MiniChart::draw() {
    ChartSpec spec;
    for (const Line& line : std::as_const(lines_)) {
        ChartSeries series;
        series.name = series.endLabel = line.name;
        series.slot = static_cast<int>(spec.series.size());
        series.dashed = lines_.size() > 1;
        for (const QPointF& point : line.points) series.points.push_back({point.x(), point.y()});
        spec.series.push_back(std::move(series));
    }
    if (level_) spec.lines.push_back({*level_, {}, Formatter::current().exact(*level_)});
    if (mark_ && !spec.series.empty()) spec.series.front().dot = CurvePoint{mark_->x(), mark_->y()};
    spec.wholeX = true;
    spec.yFromZero = fromZero_;
    spec.captioned = true;
    spec.emptyText = empty_;
    setSpec(std::move(spec));
}

}  // namespace epochal::ui
