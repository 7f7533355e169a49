// Accuracy against what was spent, and what each accuracy costs.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/economics/cost.h"
#include "core/spec/target.h"
#include "ui/charts/each_series.h"
#include "ui/charts/scale.h"
#include "ui/view/charts.h"

namespace epochal::ui {

namespace {

struct CurveWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CurveCharts)
};

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
/// Up to this number of curves each has its name at its end, its own dash, and markers.
constexpr std::ptrdiff_t kFewCurves = 12;

std::ptrdiff_t curvesOf(const ComparisonView& view, std::size_t leastPoints) {
    return std::count_if(view.entries().begin(), view.entries().end(),
                         [&](const Entry& entry) { return entry.curve.size() >= leastPoints; });
}

/// A series for one run of a row, without its points.
ChartSeries seriesOf(const ComparisonView& view, std::size_t row, const Entry& entry, bool few) {
    const RowLook& look = view.look(row);
    const auto& entries = view.row(row).entries;
    ChartSeries series;
    series.name = view.runName(row, entry);
    series.slot = look.slot;
    series.marker = look.marker;
    series.filled = look.filled;
    series.dashed = few && look.slot > 0;
    if (few && &entry == &view.entry(entries.front())) series.endLabel = view.shortLabel(row);
    return series;
}

template <class Use>
void eachCurve(const ComparisonView& view, Use use) {
    for (const ComparisonGroup& group : view.comparison().groups)
        for (const std::size_t row : group.rows)
            for (const std::size_t entry : view.row(row).entries)
                if (!view.entry(entry).curve.empty()) use(row, view.entry(entry));
}

/// A run's cost up to a point of its course, in the comparison's currency; NaN if unknown.
double costAt(const ComparisonView& view, std::size_t row, const Entry& entry, const AxisPosition& at) {
    auto cost = costOn(entry, view.row(row).priced, at);
    if (cost && !view.query().currency.empty()) cost = view.data().book->rates.convert(*cost, view.query().currency);
    return alongCosts(cost);
}

/// Seconds on the comparison's time basis; NaN if the run has no times.
double secondsAt(const ComparisonView& view, std::size_t row, const Entry& entry, const AxisPosition& at) {
    if (!isTimed(entry, at)) return kGap;
    switch (view.query().clock) {
        case ClockKind::Training:
            return at.training;
        case ClockKind::Active:
            return at.active;
        case ClockKind::Billed:
            break;
    }
    const bool wall = !billsUse(view.row(row).priced) && entry.rentedSeconds;
    return wall ? at.billed : at.active + entry.preparationSeconds;
}

/// Where a curve's points are on an axis; nothing if that is unknown.
std::vector<double> along(const ComparisonView& view, CurveAxis axis, std::size_t row, const Entry& entry) {
    // Published rows give epochs and times, or epochs only: what they do not give is not 0.
    if (entry.published && (axis == CurveAxis::Step || axis == CurveAxis::Images)) return {};
    if (isTime(axis) && entry.published && !entry.curve.empty() && !isTimed(entry, entry.curve.back().at)) return {};
    if (const auto column = columnAlong(axis)) return entry.curve.column(*column);
    std::vector<double> costs;
    for (const QualityPoint& point : entry.curve) costs.push_back(costAt(view, row, entry, point.at));
    return costs;
}

/// Writes a quality in the chart's unit. Keeps nothing of the view.
auto qualityWriter(const ComparisonView& view) {
    return [&measure = view.measured(), format = view.format()](double value) {
        return qualityText(measure.quality, value / measure.factor(), format);
    };
}

QString noCurvesText() {
    return CurveWords::tr("None of these rows has a curve: published results give only the final value.");
}

/// The lower y limit that shows the decisive part of the curves: the initial rise, which all share, is cut off. Empty
/// if the curves are short or flat.
std::optional<double> upperPart(const ChartSpec& spec) {
    const ChartExtent all = extentOf(spec);
    constexpr std::size_t kFewValues = 20;
    if (all.values < kFewValues) return {};
    double low = valueAt(spec, all.low, all.high, all.values / 5);
    const double high = all.high;
    for (const ChartLine& line : spec.lines) low = std::min(low, line.y - 0.3 * (high - line.y));
    if (low - all.low < 0.3 * (high - all.low)) return {};
    const double power = std::pow(10, std::floor(std::log10(high - low)));
    return std::floor(low / power) * power;
}

/// Markers: every point of a short curve, six on a long one. A single point would be invisible without.
int markersOf(std::size_t points, bool few) {
    constexpr std::size_t kShort = 12, kMarkers = 6;
    if (points == 1) return 1;
    if (!few) return 0;
    return points <= kShort ? 1 : static_cast<int>(points / kMarkers);
}

/// On a linear axis, a curve of minutes beside one of ten days would be a stroke on the y axis.
void scaleX(ChartSpec& spec, CurveAxis axis) {
    constexpr double kFar = 50;
    ValueSpan ends;
    for (const ChartSeries& series : spec.series) ends.take(series.points.back().x);
    spec.logX = (isTime(axis) || axis == CurveAxis::Cost) && ends.isWide(kFar);
    spec.xTitle = scaledTitle(spec.xTitle, spec.logX);
    if (!spec.logX) {
        spec.xFrom = 0;
        return;
    }
    for (ChartSeries& series : spec.series)
        std::erase_if(series.points, [](const CurvePoint& point) { return !(point.x > 0); });
    std::erase_if(spec.series, [](const ChartSeries& series) { return series.points.empty(); });
}

/// Which evaluation the filled marker is, where others are outlined beside it.
void explainMarkers(ChartSpec& spec) {
    const auto reached = [](const ChartSeries& series) { return series.dot.has_value(); };
    const auto hasOthers = [](const ChartSeries& series) {
        const std::size_t drawn = series.markerEvery > 0 ? series.points.size() : 0;
        return drawn > (series.dot ? 1U : 0U);
    };
    if (std::ranges::none_of(spec.series, reached) || std::ranges::none_of(spec.series, hasOthers)) return;
    //: what the filled markers of a curve say, and then the outlined ones
    spec.keys.push_back({Marker::Circle, kReferenceSlot, true, CurveWords::tr("first at the target")});
    spec.keys.push_back({Marker::Circle, kReferenceSlot, false, CurveWords::tr("other evaluations")});
}

/// A step function over the targets: every new best evaluation moves it to what had been spent by then.
ChartSpec overTargets(const ComparisonView& view, double unit,
                      const std::function<double(std::size_t, const Entry&, const AxisPosition&)>& spent) {
    const Measure& measure = view.measured();
    const double scale = measure.factor();
    const bool few = curvesOf(view, 1) <= kFewCurves;
    const auto write = qualityWriter(view);
    ChartSpec spec;
    spec.xTitle = CurveWords::tr("target, %1").arg(view.measureTitle());
    spec.nameY = true;
    spec.emptyText = noCurvesText();
    //: %1 = a value: a line in the chart
    spec.xText = [write](double target) { return CurveWords::tr("target %1").arg(write(target)); };
    eachCurve(view, [&](std::size_t row, const Entry& entry) {
        ChartSeries series = seriesOf(view, row, entry, few);
        std::optional<double> best;
        for (const QualityPoint& point : entry.curve) {
            const double taken = spent(row, entry, point.at);
            if (!isBetter(measure, point.quality, best) || !std::isfinite(taken)) continue;
            // Any target better than the previous best is reached only with this evaluation.
            if (best) series.points.push_back({*best * scale, taken / unit});
            series.points.push_back({point.quality * scale, taken / unit});
            best = point.quality;
        }
        if (!measure.higherIsBetter) std::ranges::reverse(series.points);  // from left to right, as charts expect
        if (!series.points.empty()) spec.series.push_back(std::move(series));
    });
    if (view.query().target && !spec.series.empty()) {
        spec.marks = {*view.query().target * scale};
        spec.marksLabel = CurveWords::tr("target %1").arg(write(spec.marks.front()));
    }
    std::optional<double> to;
    for (const ChartSeries& series : spec.series) {
        const double best = (measure.higherIsBetter ? series.points.back() : series.points.front()).x;
        if (isBetter(measure, best, to)) to = best;
    }
    spec.summary = measure.higherIsBetter
                       ? CurveWords::tr("%n run(s), up to %1.", "", static_cast<int>(spec.series.size()))
                       : CurveWords::tr("%n run(s), down to %1.", "", static_cast<int>(spec.series.size()));
    spec.summary = spec.summary.arg(write(to.value_or(0)));
    return spec;
}

}  // namespace

ChartSpec qualityCurves(const ComparisonView& view, CurveAxis axis) {
    const Measure& measure = view.measured();
    const double scale = measure.factor();
    const std::ptrdiff_t count = curvesOf(view, 1);
    const bool few = count <= kFewCurves;
    const auto& target = view.query().target;
    ChartSpec spec;
    spec.emptyText = count == 0                ? noCurvesText()
                     : axis == CurveAxis::Cost ? noMoney(view)
                                               : CurveWords::tr("These rows have no figures for this axis.");
    spec.yTitle = view.measureTitle();
    spec.nameY = true;
    spec.leastSpan = 0.04;
    if (std::isfinite(measure.most)) spec.yAtMost = measure.most * scale;
    spec.wholeX = isCount(axis);
    spec.yText = qualityWriter(view);
    std::vector<std::pair<std::size_t, const Entry*>> curves;  // row and run of each series
    eachCurve(view, [&](std::size_t row, const Entry& entry) {
        spec.series.push_back(seriesOf(view, row, entry, few));
        curves.emplace_back(row, &entry);
    });
    inParallel(curves.size(), [&](std::size_t i) {
        const auto [row, entry] = curves[i];
        ChartSeries& series = spec.series[i];
        const std::vector<double> positions = along(view, axis, row, *entry);
        const std::vector<double> quality = entry->curve.column(CurveColumn::Quality);
        series.points.reserve(positions.size());
        for (std::size_t at = 0; at < positions.size(); ++at) {
            if (!std::isfinite(positions[at])) continue;
            series.points.push_back({positions[at], quality[at] * scale});
            if (target && !series.dot && meetsTarget(measure, quality[at], *target)) series.dot = series.points.back();
        }
        series.markerEvery = markersOf(series.points.size(), few);
        // Where a filled marker means the target, the others are hollow; the legend shows what a line has.
        if (target) series.filled = series.dot && (series.points.size() == 1 || series.markerEvery == 0);
    });
    std::erase_if(spec.series, [](const ChartSeries& series) { return series.points.empty(); });
    double longest = 0;
    for (const ChartSeries& series : spec.series) longest = std::max(longest, series.points.back().x);
    const auto unit = isTime(axis) ? view.timeAxis(longest) : ComparisonView::TimeAxis{};
    eachSeries(spec.series, [&](std::size_t i) {
        ChartSeries& series = spec.series[i];
        for (CurvePoint& point : series.points) point.x /= unit.seconds;
        if (series.dot) series.dot->x /= unit.seconds;
    });
    spec.xTitle = axisTitle(axis, view.sample(), isTime(axis) ? unit.symbol : view.currency());
    if (spec.series.empty()) return spec;
    scaleX(spec, axis);
    explainMarkers(spec);
    if (target)
        spec.lines.push_back({*target * scale, {}, CurveWords::tr("target %1").arg(view.quality(*target)), 6, true});
    if (measure.higherIsBetter) spec.yFrom = upperPart(spec);
    spec.summary = CurveWords::tr("%1 of %n run(s).", "a measure of quality", static_cast<int>(spec.series.size()))
                       .arg(capitalized(view.measure()));
    return spec;
}

ChartSpec costOfTargets(const ComparisonView& view) {
    ChartSpec spec = overTargets(view, 1, [&](std::size_t row, const Entry& entry, const AxisPosition& at) {
        return costAt(view, row, entry, at);
    });
    const QString currency = view.currency();
    if (currency.isEmpty()) spec.series.clear();
    if (view.data().hasCurves() && spec.series.empty()) spec.emptyText = noMoney(view);
    spec.yTitle = CurveWords::tr("cost to target, %1").arg(currency);
    spec.yText = [format = view.format(), currency](double cost) {
        return format.money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    return spec;
}

ChartSpec timeOfTargets(const ComparisonView& view) {
    double longest = 0;
    eachCurve(view, [&](std::size_t row, const Entry& entry) {
        longest = std::max(longest, secondsAt(view, row, entry, entry.curve.back().at));
    });
    const auto unit = view.timeAxis(longest);
    ChartSpec spec = overTargets(view, unit.seconds, [&](std::size_t row, const Entry& entry, const AxisPosition& at) {
        return secondsAt(view, row, entry, at);
    });
    spec.yTitle =
        //: %1 is a kind of time ("training time"), %2 its unit
        CurveWords::tr("%1 to target, %2", "a clock, its unit").arg(view.clockName(), unit.symbol);
    spec.yText = [format = view.format(), unit](double value) { return format.duration(value * unit.seconds); };
    return spec;
}

}  // namespace epochal::ui
