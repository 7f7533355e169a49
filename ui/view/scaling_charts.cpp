// The same work on more devices, and with larger batches.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/view/charts.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

struct ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ScalingCharts)
};

/// The rows measured against each baseline row, which has the same work on the fewest devices.
using Scaled = std::map<std::size_t, std::vector<std::size_t>>;

Scaled scaled(const ComparisonView& view) {
    Scaled lines;
    for (std::size_t row = 0; row < view.comparison().rows.size(); ++row) {
        const ComparedRow& one = view.row(row);
        if (one.baseline && (one.speedUp || one.efficiency)) lines[*one.baseline].push_back(row);
    }
    return lines;
}

double devicesOf(const ComparisonView& view, std::size_t row) {
    return static_cast<double>(view.first(view.row(row)).devices);
}

ChartSeries lineOf(const ComparisonView& view, std::size_t row, const QString& name) {
    const RowLook& look = view.look(row);
    ChartSeries series;
    series.name = series.endLabel = name;
    series.slot = look.slot;
    series.marker = look.marker;
    series.filled = true;
    series.markerEvery = 1;
    return series;
}

void sortByX(ChartSeries& series) {
    std::stable_sort(series.points.begin(), series.points.end(),
                     [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
}

/// A machine's name, with its group if two groups scale the same machine.
QString scaledName(const ComparisonView& view, const Scaled& lines, std::size_t base) {
    QString name = view.name(base);
    const bool shared = std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
        return line.first != base && view.name(line.first) == name;
    });
    for (const ComparisonGroup& group : view.comparison().groups)
        if (shared && std::find(group.rows.begin(), group.rows.end(), base) != group.rows.end())
            return QStringLiteral("%1, %2").arg(name, view.groupTitle(group));
    return name;
}

ChartSpec overDevices(const ComparisonView& view, bool efficiency) {
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
    const Scaled lines = scaled(view);
    for (const auto& [base, rows] : lines) {
        const double from = devicesOf(view, base);
        const QString name = scaledName(view, lines, base);
        ChartSeries time = lineOf(view, base, name), rate = lineOf(view, base, name);
        for (ChartSeries* series : {&time, &rate}) series->points.push_back({from, efficiency ? 100.0 : 1.0});
        for (const std::size_t row : rows) {
            const ComparedRow& one = view.row(row);
            const double devices = devicesOf(view, row), times = devices / from;
            most = std::max(most, devices);
            if (one.timeEfficiency)
                time.points.push_back({devices, efficiency ? *one.timeEfficiency * 100 : *one.speedUp});
            if (one.efficiency)
                rate.points.push_back({devices, efficiency ? *one.efficiency * 100 : *one.efficiency * times});
        }
        least = std::min(least, from);
        const bool both = time.points.size() > 1 && rate.points.size() > 1;
        if (both) {
            time.name = time.endLabel = ScalingWords::tr("%1, by time").arg(name);
            //: %2: "images/s"
            rate.name = rate.endLabel = ScalingWords::tr("%1, by %2").arg(name, rateName(view.sample()));
        }
        rate.dashed = both;
        for (ChartSeries* series : {&time, &rate}) {
            sortByX(*series);
            if (series->points.size() > 1) spec.series.push_back(std::move(*series));
        }
    }
    if (spec.series.empty()) return spec;
    // Published rows go up to a thousand devices: on a linear axis, one and eight would be one point.
    constexpr double kManyDevices = 8;
    spec.logX = most / least > kManyDevices;
    spec.logY = spec.logX && !efficiency;
    if (efficiency) {
        spec.series.push_back(idealLine({{least, 100}, {most, 100}}));
        spec.yText = [format = view.format()](double percent) { return format.percent(percent / 100, 1); };
    } else {
        spec.series.push_back(idealLine({{least, 1}, {most, most / least}}));
        spec.yText = [format = view.format()](double factor) { return format.times(factor, 2); };
    }
    return spec;
}

/// Rows of one model, machine and precision over their batch sizes, if there are several.
template <class Value>
ChartSpec overBatch(const ComparisonView& view, Value value) {
    ChartSpec spec;
    //: %1: "images"
    spec.xTitle = ScalingWords::tr("global batch size, %1, log scale").arg(Formatter::text(samplesOf(view.sample())));
    spec.nameY = true;
    spec.logX = true;
    spec.yFromZero = true;
    spec.xText = [format = view.format()](double batch) {
        return ScalingWords::tr("batch of %1").arg(format.integer(std::llround(batch)));
    };
    spec.emptyText =
        ScalingWords::tr("These rows do not differ in batch size. Vary the global batch size on the Configure page.");
    std::map<QString, ChartSeries> lines;
    for (std::size_t row = 0; row < view.comparison().rows.size(); ++row) {
        const Entry& entry = view.first(view.row(row));
        const auto y = value(view.row(row));
        if (!entry.globalBatch || !y) continue;
        QStringList words{QString::fromStdString(entry.architecture), view.devices(entry),
                          QString::fromStdString(entry.precision)};
        words.removeAll(QString());
        const QString name = words.join(QStringLiteral(", "));
        auto at = lines.find(name);
        if (at == lines.end()) {
            at = lines.emplace(name, lineOf(view, row, name)).first;
            at->second.slot = static_cast<int>(lines.size()) - 1;
        }
        at->second.points.push_back({static_cast<double>(*entry.globalBatch), *y});
    }
    for (auto& [name, series] : lines) {
        sortByX(series);
        // A single batch size says nothing about others.
        if (series.points.front().x < series.points.back().x) spec.series.push_back(std::move(series));
    }
    if (spec.series.size() == 1) spec.series.front().endLabel.clear();
    return spec;
}

}  // namespace

ChartSeries idealLine(std::vector<CurvePoint> points) {
    ChartSeries ideal;
    //: noun, a line of the chart: ideal scaling
    ideal.name = ideal.endLabel = ScalingWords::tr("ideal");
    ideal.slot = kReferenceSlot;
    ideal.dashed = true;
    ideal.points = std::move(points);
    return ideal;
}

ChartSpec speedUps(const ComparisonView& view) {
    ChartSpec spec = overDevices(view, false);
    spec.yTitle = ScalingWords::tr("speed-up over the fewest devices, ×");
    return spec;
}

ChartSpec efficiencies(const ComparisonView& view) {
    ChartSpec spec = overDevices(view, true);
    spec.yTitle = ScalingWords::tr("scaling efficiency, %");
    return spec;
}

ChartSpec ratesOverBatch(const ComparisonView& view) {
    ChartSpec spec = overBatch(view, [](const ComparedRow& row) { return row.imagesPerSecond; });
    spec.yTitle = rateName(view.sample());
    spec.yText = [format = view.format()](double rate) { return format.number(rate, rate >= 100 ? 0 : 1); };
    return spec;
}

ChartSpec timesOverBatch(const ComparisonView& view) {
    double longest = 0;
    for (const ComparedRow& row : view.comparison().rows) longest = std::max(longest, row.seconds.value_or(0));
    const auto unit = view.timeAxis(longest);
    ChartSpec spec = overBatch(view, [&](const ComparedRow& row) {
        return row.seconds ? std::optional(*row.seconds / unit.seconds) : std::nullopt;
    });
    spec.yTitle = unit.titleToTarget;
    spec.yText = [format = view.format(), unit](double time) { return format.duration(time * unit.seconds); };
    return spec;
}

}  // namespace epochal::ui
