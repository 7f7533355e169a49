// The same work on more devices, and with larger batches.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_words.h"

namespace epochal::ui {

namespace {

struct ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ScalingCharts)
};

/// The rows measured against each baseline row.
using Scaled = std::map<std::size_t, std::vector<std::size_t>>;

Scaled scaled(const CompareData& data) {
    Scaled lines;
    for (std::size_t row = 0; row < data.comparison.rows.size(); ++row) {
        const ComparedRow& one = data.row(row);
        // The baseline is the row with the same work on the fewest devices.
        if (one.baseline && (one.speedUp || one.efficiency)) lines[*one.baseline].push_back(row);
    }
    return lines;
}

double more(const CompareData& data, std::size_t row, std::size_t base) {
    return static_cast<double>(data.entry(row).devices) / static_cast<double>(data.entry(base).devices);
}

ChartSeries lineOf(const CompareCells& cells, std::size_t row, const QString& name) {
    const RowLook& look = cells.data.looks[row];
    ChartSeries series;
    series.name = name;
    series.slot = look.slot;
    series.marker = look.marker;
    series.filled = true;
    series.markerEvery = 1;
    series.endLabel = name;
    return series;
}

/// A machine's name, with its group if two groups scale the same machine.
QString nameOf(const CompareCells& cells, std::size_t base) {
    const QString name = cells.labels[base].name;
    const auto lines = scaled(cells.data);
    const bool shared = std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
        return line.first != base && cells.labels[line.first].name == name;
    });
    for (const ComparisonGroup& group : cells.data.comparison.groups)
        if (shared && std::find(group.rows.begin(), group.rows.end(), base) != group.rows.end())
            return QStringLiteral("%1, %2").arg(name, groupTitle(cells.data, group));
    return name;
}

ChartSpec overDevices(const CompareCells& cells, bool efficiency) {
    const CompareData& data = cells.data;
    ChartSpec spec;
    spec.xTitle = ScalingWords::tr("devices");
    spec.nameY = true;
    spec.wholeX = true;
    spec.yFromZero = true;
    spec.emptyText = ScalingWords::tr("No workload here was run on more than one device count.");
    spec.xText = [](double devices) {
        return ScalingWords::tr("%n device(s)", "", static_cast<int>(std::lround(devices)));
    };
    double most = 1, least = std::numeric_limits<double>::infinity();
    for (const auto& [base, rows] : scaled(data)) {
        const double from = static_cast<double>(data.entry(base).devices);
        const QString name = nameOf(cells, base);
        ChartSeries time = lineOf(cells, base, rows.empty() ? name : ScalingWords::tr("%1, by time").arg(name));
        ChartSeries rate = lineOf(cells, base, ScalingWords::tr("%1, by images/s").arg(name));
        rate.dashed = true;
        for (ChartSeries* series : {&time, &rate}) series->points.push_back({from, efficiency ? 100.0 : 1.0});
        for (const std::size_t row : rows) {
            const ComparedRow& one = data.row(row);
            const double devices = static_cast<double>(data.entry(row).devices), times = more(data, row, base);
            most = std::max(most, devices);
            if (one.timeEfficiency) {
                time.points.push_back({devices, efficiency ? *one.timeEfficiency * 100 : *one.speedUp});
            }
            if (one.efficiency)
                rate.points.push_back({devices, efficiency ? *one.efficiency * 100 : *one.efficiency * times});
        }
        least = std::min(least, from);
        for (ChartSeries* series : {&time, &rate}) {
            std::sort(series->points.begin(), series->points.end(),
                      [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
            if (series->points.size() > 1) spec.series.push_back(std::move(*series));
        }
    }
    if (spec.series.empty()) return spec;
    // Published rows go up to a thousand devices: on a linear axis, one and eight would be one point.
    spec.logX = most / least > 32;
    spec.logY = spec.logX && !efficiency;
    if (efficiency) {
        spec.lines.push_back({100, {}, ScalingWords::tr("ideal"), 6, false});
        spec.yText = [](double percent) { return Formatter::current().percent(percent / 100, 1); };
    } else {
        ChartSeries ideal;
        ideal.name = ideal.endLabel = ScalingWords::tr("ideal");
        ideal.slot = 6;
        ideal.dashed = true;
        for (const double devices : {least, most}) ideal.points.push_back({devices, devices / least});
        spec.series.push_back(std::move(ideal));
        spec.yText = [](double factor) { return Formatter::current().number(factor, 2) + QStringLiteral(" ×"); };
    }
    return spec;
}

/// Rows of one model, machine and precision over their batch sizes, if there are several.
template <class Value>
ChartSpec overBatch(const CompareCells& cells, Value value) {
    const CompareData& data = cells.data;
    ChartSpec spec;
    spec.xTitle = ScalingWords::tr("global batch size, images, log scale");
    spec.nameY = true;
    spec.logX = true;
    spec.yFromZero = true;
    spec.xText = [](double batch) {
        return ScalingWords::tr("batch of %1").arg(Formatter::current().integer(std::llround(batch)));
    };
    spec.emptyText =
        ScalingWords::tr("These rows do not differ in batch size. Sweep optimizer.global_batch on the Configure page.");
    std::map<QString, ChartSeries> lines;
    for (std::size_t row = 0; row < data.comparison.rows.size(); ++row) {
        const Entry& entry = data.entry(row);
        const auto y = value(row);
        if (!entry.globalBatch || !y) continue;
        QStringList words{QString::fromStdString(entry.architecture), devicesText(entry),
                          QString::fromStdString(entry.precision)};
        words.removeAll(QString());
        const QString name = words.join(QStringLiteral(", "));
        auto at = lines.find(name);
        if (at == lines.end()) {
            at = lines.emplace(name, lineOf(cells, row, name)).first;
            at->second.slot = static_cast<int>(lines.size()) - 1;
        }
        at->second.points.push_back({static_cast<double>(*entry.globalBatch), *y});
    }
    for (auto& [name, series] : lines) {
        std::stable_sort(series.points.begin(), series.points.end(),
                         [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        // A single batch size says nothing about others.
        if (series.points.front().x < series.points.back().x) spec.series.push_back(std::move(series));
    }
    if (spec.series.size() == 1) spec.series.front().endLabel.clear();
    return spec;
}

}  // namespace

ChartSpec speedUps(const CompareCells& cells) {
    ChartSpec spec = overDevices(cells, false);
    spec.yTitle = ScalingWords::tr("speed-up over the fewest devices, ×");
    return spec;
}

ChartSpec efficiencies(const CompareCells& cells) {
    ChartSpec spec = overDevices(cells, true);
    spec.yTitle = ScalingWords::tr("scaling efficiency, %");
    return spec;
}

ChartSpec ratesOverBatch(const CompareCells& cells) {
    ChartSpec spec = overBatch(cells, [&](std::size_t row) { return cells.data.row(row).imagesPerSecond; });
    spec.yTitle = ScalingWords::tr("images/s");
    spec.yText = [](double rate) { return Formatter::current().number(rate, rate >= 100 ? 0 : 1); };
    return spec;
}

ChartSpec timesOverBatch(const CompareCells& cells) {
    ChartSpec spec = overBatch(cells, [&](std::size_t row) { return cells.data.row(row).seconds; });
    spec.yTitle = cells.data.query.target ? ScalingWords::tr("%1 to target, s").arg(clockName(cells.data.query.clock))
                                          : ScalingWords::tr("%1, s").arg(clockName(cells.data.query.clock));
    spec.yText = [](double seconds) { return Formatter::current().duration(seconds); };
    return spec;
}

}  // namespace epochal::ui
