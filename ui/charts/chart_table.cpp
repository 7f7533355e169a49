#include "ui/charts/chart_table.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/coordinates_spec.h"

namespace epochal::ui {

namespace {

ChartTable tableOfPoints(const ChartSpec& spec) {
    ChartTable table{spec.title, {QString(), spec.xTitle, spec.yTitle}, {}, 1, spec.emptyText};
    for (const ChartPoint& point : spec.points)
        table.rows.push_back({{point.name, std::numeric_limits<double>::quiet_NaN()}, {{}, point.x}, {{}, point.y}});
    return table;
}

}  // namespace

ChartTable tableOf(const ChartSpec& spec) {
    if (!spec.points.empty()) return tableOfPoints(spec);
    ChartTable table{spec.title, {spec.xTitle}, {}, 0, spec.emptyText};
    std::vector<const ChartSeries*> all;
    for (const ChartSeries& series : spec.series) all.push_back(&series);
    if (spec.foot)
        for (const ChartSeries& series : spec.foot->series)
            if (!series.faint) all.push_back(&series);
    const auto width = all.size() + 1;
    std::map<double, std::vector<ChartCell>> rows;
    for (std::size_t i = 0; i < all.size(); ++i) {
        table.heads += all[i]->name;
        for (const CurvePoint& point : all[i]->points) {
            if (!std::isfinite(point.x) || !std::isfinite(point.y)) continue;
            auto& row = rows[point.x];
            if (row.empty()) row.resize(width);
            row[0].value = point.x;
            // Where a line steps at one x, the first value counts.
            if (std::isnan(row[i + 1].value)) row[i + 1].value = point.y;
        }
    }
    for (auto& [x, row] : rows) table.rows.push_back(std::move(row));
    return table;
}

ChartTable tableOf(const BarSpec& spec) {
    ChartTable table{spec.title, {QString(), QString()}, {}, 2, spec.emptyText};
    const auto parts = static_cast<std::size_t>(std::max<qsizetype>(1, spec.parts.size()));
    std::vector<bool> ticked(parts, false);
    for (const BarGroup& group : spec.groups)
        for (std::size_t i = 0; i < std::min(parts, group.bars.size()); ++i)
            if (group.bars[i].tick) ticked[i] = true;
    for (std::size_t i = 0; i < parts; ++i) {
        table.heads += spec.parts.value(static_cast<qsizetype>(i), spec.valueTitle);
        if (ticked[i]) table.heads += spec.tickTitle;
    }
    for (const BarGroup& group : spec.groups) {
        std::vector<ChartCell> row{{group.label}, {group.note}};
        for (std::size_t i = 0; i < parts; ++i) {
            const Bar bar = i < group.bars.size() ? group.bars[i] : Bar();
            row.push_back(std::isfinite(bar.value) ? ChartCell{{}, bar.value} : ChartCell{bar.text});
            if (ticked[i]) row.push_back({{}, bar.tick.value_or(std::numeric_limits<double>::quiet_NaN())});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

ChartTable tableOf(const CoordinatesSpec& spec) {
    ChartTable table{spec.title, {QString()}, {}, 1, spec.emptyText};
    for (const CoordinateAxis& axis : spec.axes)
        table.heads +=
            axis.unit.isEmpty() || axis.logarithmic ? axis.title : QStringLiteral("%1, %2").arg(axis.title, axis.unit);
    for (const CoordinateLine& line : spec.lines) {
        if (!spec.isInside(line)) continue;
        std::vector<ChartCell> row{{line.name}};
        for (std::size_t i = 0; i < spec.axes.size(); ++i) {
            const bool word = !spec.axes[i].words.isEmpty() && std::isfinite(line.values[i]);
            row.push_back(word ? ChartCell{spec.axes[i].words.value(static_cast<qsizetype>(line.values[i]))}
                               : ChartCell{{}, line.values[i]});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace epochal::ui
