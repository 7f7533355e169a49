// Accuracy against what was spent, and what each accuracy costs.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_words.h"
#include "ui/pages/parts/run_axes.h"

namespace epochal::ui {

namespace {

struct CurveWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CurveCharts)
};

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostNamedCurves = 12, kMostMarkers = 40;

/// A series for one run of a row, without its points.
ChartSeries seriesOf(const CompareCells& cells, std::size_t row, const Entry& entry, bool many) {
    const RowLook& look = cells.data.looks[row];
    ChartSeries series;
    series.name = cells.labels[row].full();
    if (cells.data.row(row).entries.size() > 1 && entry.seed)
        series.name = QCoreApplication::translate("epochal::ui::CurveCharts", "%1, seed %2")
                          .arg(series.name, Formatter::current().integer(*entry.seed));
    else if (entry.number)
        series.name = QStringLiteral("#%1 %2").arg(Formatter::current().integer(*entry.number), series.name);
    series.slot = look.slot;
    series.marker = look.marker;
    series.filled = look.filled;
    const bool first = &entry == &(*cells.data.entries)[cells.data.row(row).entries.front()];
    if (!many && first) series.endLabel = clippedName(cells.labels[row].name, 22);
    return series;
}

std::size_t curvesOf(const CompareData& data) {
    return static_cast<std::size_t>(std::count_if(data.entries->begin(), data.entries->end(),
                                                  [](const Entry& entry) { return !entry.curve.empty(); }));
}

template <class Use>
void eachCurve(const CompareCells& cells, Use use) {
    for (const ComparisonGroup& group : cells.data.comparison.groups)
        for (const std::size_t row : group.rows)
            for (const std::size_t entry : cells.data.row(row).entries) {
                const Entry& run = (*cells.data.entries)[entry];
                if (!run.curve.empty()) use(row, run);
            }
}

bool isTime(CurveAxis axis) {
    return axis == CurveAxis::Training || axis == CurveAxis::Active || axis == CurveAxis::Billed;
}

double along(const CompareData& data, CurveAxis axis, std::size_t row, const Entry& entry, const AxisPosition& at) {
    // Published rows give epochs and times, or epochs only: what they do not give is not 0.
    if (entry.published && (axis == CurveAxis::Step || axis == CurveAxis::Images)) return kGap;
    if (isTime(axis) && !isTimed(entry)) return kGap;
    switch (axis) {
        case CurveAxis::Epoch:
            return at.epoch;
        case CurveAxis::Step:
            return static_cast<double>(at.step);
        case CurveAxis::Training:
            return at.training;
        case CurveAxis::Active:
            return at.active;
        case CurveAxis::Billed:
            return at.billed;
        case CurveAxis::Images:
            return at.images;
        case CurveAxis::Money:
            return costAt(data, row, entry, at);
    }
    return kGap;
}

QString axisTitle(const CompareData& data, CurveAxis axis, const TimeUnit& unit) {
    switch (axis) {
        case CurveAxis::Epoch:
            return CurveWords::tr("epoch");
        case CurveAxis::Step:
            return CurveWords::tr("step");
        case CurveAxis::Training:
            return CurveWords::tr("training time, %1").arg(unit.name);
        case CurveAxis::Active:
            return CurveWords::tr("active time, %1").arg(unit.name);
        case CurveAxis::Billed:
            return CurveWords::tr("billed time, %1").arg(unit.name);
        case CurveAxis::Images:
            return CurveWords::tr("training images");
        case CurveAxis::Money:
            return CurveWords::tr("cost so far, %1").arg(data.currency());
    }
    return {};
}

QString qualityTitle(Quality measure) {
    return inPercent(measure) ? CurveWords::tr("%1, %", "a measure of quality").arg(measureName(measure))
                              : measureName(measure);
}

QString noCurvesText() {
    return CurveWords::tr("None of these rows has a curve: published results give only the final value.");
}

/// A step function over the targets: every new best evaluation moves it to what had been spent by then.
ChartSpec overTargets(const CompareCells& cells, double unit,
                      const std::function<double(std::size_t, const Entry&, const AxisPosition&)>& spent) {
    const CompareData& data = cells.data;
    const Quality measure = measureOf(data);
    const double scale = inPercent(measure) ? 100 : 1;
    const bool many = curvesOf(data) > kMostNamedCurves;
    ChartSpec spec;
    spec.xTitle = CurveWords::tr("target, %1").arg(qualityTitle(measure));
    spec.nameY = true;
    spec.emptyText = noCurvesText();
    spec.xText = [measure, scale](double target) {
        return CurveWords::tr("target %1").arg(qualityText(measure, target / scale));
    };
    eachCurve(cells, [&](std::size_t row, const Entry& entry) {
        ChartSeries series = seriesOf(cells, row, entry, many);
        double best = -1;
        for (const QualityPoint& point : entry.curve) {
            const double taken = spent(row, entry, point.at);
            if (!(point.quality > best) || !std::isfinite(taken)) continue;
            // Any target above the previous best is reached only with this evaluation.
            if (best >= 0) series.points.push_back({best * scale, taken / unit});
            series.points.push_back({point.quality * scale, taken / unit});
            best = point.quality;
        }
        if (!series.points.empty()) spec.series.push_back(std::move(series));
    });
    if (data.query.target && !spec.series.empty()) {
        spec.marks = {*data.query.target * scale};
        spec.marksLabel = CurveWords::tr("target %1").arg(qualityText(measure, *data.query.target));
    }
    double to = 0;
    for (const ChartSeries& series : spec.series) to = std::max(to, series.points.back().x);
    spec.summary = CurveWords::tr("%n run(s), up to %1.", "", static_cast<int>(spec.series.size()))
                       .arg(qualityText(measure, to / scale));
    return spec;
}

}  // namespace

ChartSpec qualityCurves(const CompareCells& cells, CurveAxis axis) {
    const CompareData& data = cells.data;
    const Quality measure = measureOf(data);
    const double scale = inPercent(measure) ? 100 : 1;
    const std::size_t count = curvesOf(data);
    ChartSpec spec;
    spec.emptyText = count == 0                 ? noCurvesText()
                     : axis == CurveAxis::Money ? noMoney(data)
                                                : CurveWords::tr("These rows have no figures for this axis.");
    spec.yTitle = qualityTitle(measure);
    spec.nameY = true;
    spec.robustLow = true;
    spec.leastSpan = 0.04;
    spec.yAtMost = scale;
    spec.wholeX = axis == CurveAxis::Epoch || axis == CurveAxis::Step || axis == CurveAxis::Images;
    spec.yText = [measure, scale](double value) { return qualityText(measure, value / scale); };
    double longest = 0;
    eachCurve(cells, [&](std::size_t row, const Entry& entry) {
        ChartSeries series = seriesOf(cells, row, entry, count > kMostNamedCurves);
        series.points.reserve(entry.curve.size());
        for (const QualityPoint& point : entry.curve) {
            const double x = along(data, axis, row, entry, point.at);
            if (!std::isfinite(x)) continue;
            series.points.push_back({x, point.quality * scale});
            longest = std::max(longest, x);
        }
        if (count <= kMostMarkers && series.points.size() <= 60)
            series.markerEvery = series.points.size() <= 12 ? 1 : 5;
        if (!series.points.empty()) spec.series.push_back(std::move(series));
    });
    const TimeUnit unit = isTime(axis) ? timeUnit(longest) : TimeUnit{};
    for (ChartSeries& series : spec.series)
        for (CurvePoint& point : series.points) point.x /= unit.seconds;
    spec.xTitle = axisTitle(data, axis, unit);
    if (data.query.target && !spec.series.empty())
        spec.lines.push_back({*data.query.target * scale,
                              {},
                              CurveWords::tr("target %1").arg(qualityText(measure, *data.query.target)),
                              6,
                              true});
    spec.summary = CurveWords::tr("Accuracy of %n run(s).", "", static_cast<int>(spec.series.size()));
    return spec;
}

ChartSpec costOfTargets(const CompareCells& cells) {
    ChartSpec spec = overTargets(cells, 1, [&](std::size_t row, const Entry& entry, const AxisPosition& at) {
        return costAt(cells.data, row, entry, at);
    });
    const QString currency = cells.data.currency();
    if (cells.data.hasCurves() && spec.series.empty()) spec.emptyText = noMoney(cells.data);
    if (cells.data.hasCurves() && currency.isEmpty()) {
        spec.series.clear();
        spec.emptyText = noMoney(cells.data);
    }
    spec.yTitle = CurveWords::tr("cost to accuracy, %1").arg(currency);
    spec.yText = [currency](double cost) {
        return Formatter::current().money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    return spec;
}

ChartSpec timeOfTargets(const CompareCells& cells) {
    double longest = 0;
    eachCurve(cells, [&](std::size_t row, const Entry& entry) {
        longest = std::max(longest, secondsAt(cells.data, row, entry, entry.curve.back().at));
    });
    const TimeUnit unit = timeUnit(longest);
    ChartSpec spec = overTargets(cells, unit.seconds, [&](std::size_t row, const Entry& entry, const AxisPosition& at) {
        return secondsAt(cells.data, row, entry, at);
    });
    spec.yTitle =
        //: %1 is a kind of time ("training time"), %2 its unit
        CurveWords::tr("%1 to accuracy, %2", "a clock, its unit").arg(clockName(cells.data.query.clock), unit.name);
    spec.yText = [unit](double value) { return Formatter::current().duration(value * unit.seconds); };
    return spec;
}

}  // namespace epochal::ui
