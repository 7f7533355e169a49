#include "ui/pages/parts/mini_chart.h"

#include <QStringList>
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

void MiniChart::setMost(std::optional<double> most) {
    most_ = most;
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
    QStringList names;
    for (const Line& line : std::as_const(lines_)) {
        if (!line.name.isEmpty()) names += line.name;
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
    spec.yAtMost = most_;
    spec.captioned = true;
    spec.emptyText = empty_;
    setSpec(std::move(spec));
    setToolTip(names.join(QLatin1Char('\n')));
}

}  // namespace epochal::ui
