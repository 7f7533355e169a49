#include "ui/view/run_charts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/analysis/data_wait.h"
#include "core/base/json.h"
#include "core/economics/cost.h"
#include "ui/format/formatter.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/run_lines.h"
#include "ui/view/run_marks.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

constexpr double kBreak = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kBandWindows = 9;

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::LiveCharts)
};

/// What the values box says about one x besides the series. Written only when asked for: a chart has thousands.
struct CursorStop {
    double x = 0;
    AxisPosition at = {};
    std::int64_t epoch = 0;  ///< 0 = a window or a sample
    std::int64_t utcMillis = 0;
    std::optional<double> imagesPerSecond = {}, dataShare = {};
};

QString rateText(double value, const Formatter& format) {
    return format.number(value, rateDecimals(value));
}

ChartCursorText cursorText(const CursorStop& stop, const Offer& offer, Sample sample, const Formatter& format) {
    ChartCursorText text;
    text.head =
        ChartWords::tr("epoch %1").arg(stop.epoch > 0 ? format.integer(stop.epoch) : format.number(stop.at.epoch, 1));
    if (stop.utcMillis > 0) text.headRight = format.time(stop.utcMillis);
    if (stop.imagesPerSecond) text.rows.append({rateName(sample), rateText(*stop.imagesPerSecond, format)});
    if (stop.dataShare) text.rows.append({ChartWords::tr("data wait"), format.percent(*stop.dataShare, 0)});
    if (stop.epoch == 0) text.rows.append({ChartWords::tr("step"), format.integer(stop.at.step)});
    //: adjective, in front of a duration: active time
    text.rows.append({ChartWords::tr("active"), format.duration(stop.at.active)});
    if (hourlyPrice(offer)) text.rows.append({ChartWords::tr("cost"), format.money(cost(offer, stop.at.billed))});
    return text;
}

/// Of several stops at one x, the first counts.
std::function<ChartCursorText(double)> describer(std::vector<CursorStop> stops, const ChartedRun& run) {
    std::stable_sort(stops.begin(), stops.end(), [](const CursorStop& a, const CursorStop& b) { return a.x < b.x; });
    auto shared = std::make_shared<const std::vector<CursorStop>>(std::move(stops));
    return [shared, offer = run.offer, sample = taskFor(run.spec).sample, format = run.format](double x) {
        const auto at = std::lower_bound(shared->begin(), shared->end(), x,
                                         [](const CursorStop& stop, double value) { return stop.x < value; });
        return at == shared->end() ? ChartCursorText{} : cursorText(*at, offer, sample, format);
    };
}

std::optional<double> lastOf(const ChartSeries& series) {
    for (auto at = series.points.rbegin(); at != series.points.rend(); ++at)
        if (std::isfinite(at->y)) return at->y;
    return {};
}

/// Collects the stops of a line.
auto stopsIn(std::vector<CursorStop>& stops) {
    return [&stops](double x, const auto& point) { stops.push_back({x, point.at}); };
}

/// Marker interval for about six markers per line, a round number.
int markerEvery(std::size_t points) {
    for (const int every : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        if (points <= static_cast<std::size_t>(every) * 8) return every;
    }
    return static_cast<int>(points / 6);
}

void addFuture(ChartSpec& chart, const AxisScale& scale, const ChartedRun& run) {
    chart.xFrom = scale.from;
    chart.xTo = scale.shownTo;
    if (!run.active || !(scale.to > scale.reached * 1.001)) return;
    chart.reached = scale.reached;
    chart.shades.push_back({scale.reached, scale.to, {}, true});
}

/// Marks where the loss stopped being a number, so that the gap is not taken for an omission.
void addDivergence(ChartSpec& chart, const ChartedRun& run, const AxisScale& scale) {
    if (!run.figures.diverged) return;
    const double from = scale.x(*run.figures.diverged);
    if (!std::isfinite(from)) return;
    chart.shades.push_back(
        //: of a run
        {from, std::max(from, scale.to), ChartWords::tr("diverged: loss is not a number"), true});
    chart.emptyText = ChartWords::tr("The run diverged before there was anything to show: its loss is not a number.");
}

/// Another run's mean as a level, to compare the figure with.
void addReference(ChartSpec& chart, const ChartedRun& run, bool perPrice) {
    if (!run.reference || (perPrice && !run.reference->perPrice)) return;
    const Formatter& format = run.format;
    const double level = perPrice ? *run.reference->perPrice : run.reference->imagesPerSecond;
    const QString whose =
        ChartWords::tr("run %1: %2").arg(format.integer(run.reference->number), run.reference->machine);
    chart.lines.push_back({level, chart.yText(level),
                           perPrice && !run.reference->price.isEmpty()
                               ? QStringLiteral("%1, %2").arg(whose, run.reference->price)
                               : whose,
                           2, true});
}

/// Explains a dip in the line: the longest wait for data.
void addDataWait(ChartSpec& chart, const ChartedRun& run, const AxisScale& scale) {
    const auto wait = longestDataWait(run.figures);
    if (!wait || chart.series.empty()) return;
    const double from = scale.x(wait->from), to = scale.x(wait->to);
    double lowest = std::numeric_limits<double>::infinity();
    for (const CurvePoint& point : chart.series.front().points)
        if (point.x >= from && point.x <= to && point.y < lowest) lowest = point.y;
    if (!std::isfinite(lowest)) return;
    const Formatter& format = run.format;
    chart.notes.push_back({(from + to) / 2,
                           lowest,
                           {},
                           //: %1 = a percentage, %2 = how long that lasted
                           ChartWords::tr("data wait: %1 of step time for %2")
                               .arg(format.percent(wait->share, 0), format.duration(wait->seconds)),
                           -1});
}

}  // namespace

AxisScale axisScale(const ChartedRun& run, CurveAxis axis) {
    const Figures& figures = run.figures;
    AxisPosition last;
    if (!figures.rates.empty()) last = figures.rates.back().at;
    if (!figures.epochs.empty() && figures.epochs.back().at.active >= last.active) last = figures.epochs.back().at;

    AxisPosition end = last;
    if (run.active && figures.started) {
        const auto epochs = static_cast<double>(run.spec.stop.epochs);
        end.epoch = std::max(end.epoch, epochs);
        end.step = std::max(end.step, figures.started->stepsPerEpoch * run.spec.stop.epochs);
        end.images = std::max(end.images, static_cast<double>(figures.started->trainImages) * epochs);
        if (figures.secondsToFinish) {
            end.active = last.active + *figures.secondsToFinish;
            end.billed = last.billed + *figures.secondsToFinish;
        }
    }
    const Along along(axis, run.offer);
    double from = 0;
    if (axis == CurveAxis::Billed || axis == CurveAxis::Cost)
        from = along(figures.rates.empty() ? AxisPosition() : figures.rates.front().at);
    const double reached = along(last), to = along(end);
    constexpr double kAhead = 2.5;
    const double done = reached - from;
    const double shownTo = run.active && done > 0 ? std::min(to, from + kAhead * done) : to;
    const TimeUnit unit = isTime(axis) ? timeUnit(shownTo) : TimeUnit{1, QString::fromStdString(run.offer.currency)};
    AxisScale scale{along, unit.seconds};
    scale.title = axisTitle(axis, taskFor(run.spec).sample, unit.name);
    scale.from = from / scale.unit;
    scale.reached = reached / scale.unit;
    scale.to = to / scale.unit;
    scale.shownTo = shownTo / scale.unit;
    return scale;
}

namespace {

/// A quality as one chart shows it. A window's value is NaN where its log does not have it.
struct Graded {
    const Measure& measure;
    QString title;
    double RatePoint::*window = nullptr;
};

std::optional<Quality> gradedBy(RunMetric metric) {
    switch (metric) {
        case RunMetric::Top1:
            return Quality::Top1;
        case RunMetric::Top5:
            return Quality::Top5;
        case RunMetric::Auc:
            return Quality::Auc;
        case RunMetric::Loss:
            return Quality::Loss;
        case RunMetric::Rmse:
            return Quality::Rmse;
        case RunMetric::Mae:
            return Quality::Mae;
        case RunMetric::R2:
            return Quality::R2;
        default:
            return std::nullopt;
    }
}

Graded gradedOf(Quality quality) {
    const Measure& measure = measureOf(quality);
    switch (quality) {
        case Quality::Top1:
            return {measure, ChartWords::tr("Top-1 accuracy, %"), &RatePoint::top1};
        case Quality::Top5:
            return {measure, ChartWords::tr("Top-5 accuracy, %")};
        case Quality::Loss:
            //: noun, title of a chart and its axis
            return {measure, ChartWords::tr("Loss"), &RatePoint::loss};
        default:
            return {measure, capitalized(measureTitle(quality))};
    }
}

/// A number as it is drawn: 93.12 for 93.12%.
QString gradeText(Quality quality, double drawn, const Formatter& format) {
    if (quality == Quality::Loss) return format.significant(drawn, 4);
    return qualityText(quality, drawn / measureOf(quality).factor(), format);
}

QString whyEmpty(const ChartedRun& run, CurveAxis axis, bool fromTheFirstSteps) {
    return axis == CurveAxis::Cost && !hourlyPrice(run.offer)
               ? ChartWords::tr("This offer has no price. Choose another axis.")
           : run.active && fromTheFirstSteps
               ? ChartWords::tr("The curve begins with the first steps; an evaluation comes after each epoch.")
           : run.active ? ChartWords::tr("The first evaluation comes after the first epoch.")
                        : ChartWords::tr("The run ended before its first evaluation.");
}

ChartSpec qualityChart(const ChartedRun& run, Quality by, CurveAxis axis) {
    const Formatter& format = run.format;
    const Figures& figures = run.figures;
    const AxisScale scale = axisScale(run, axis);
    const Graded quality = gradedOf(by);
    const double factor = quality.measure.factor();
    const bool ofRun = by == measureOf(run.spec).quality;
    const auto text = [by, format](double drawn) { return gradeText(by, drawn, format); };
    ChartSpec chart;
    chart.title = quality.title;
    chart.xTitle = scale.title;
    chart.yTitle = measureTitle(by);
    chart.yText = text;
    chart.robustLow = quality.measure.higherIsBetter;
    chart.leastSpan = 0.04;
    if (std::isfinite(quality.measure.most)) chart.yAtMost = quality.measure.most * factor;
    chart.wholeX = isCount(axis);
    chart.emptyText = whyEmpty(run, axis, quality.window != nullptr);

    ChartSeries windows{ChartWords::tr("training, by step"), 1, false, {}, {}, 0, {}, {}, {}, false};
    ChartSeries train{ChartWords::tr("training"), 1, true, {}, {}, 0, {}, {}, {}, false};
    ChartSeries validation{ChartWords::tr("validation"), 0, false, {}, {}, 0, {}, {}, {}, true};
    std::vector<CursorStop> stops;
    std::optional<double> best;
    std::int64_t bestEpoch = 0, bestStep = 0;
    const auto drawn = [&](const std::optional<double>& value) { return value ? *value * factor : kBreak; };
    for (const EpochPoint& point : figures.epochs) {
        const double x = scale.x(point.at);
        if (!std::isfinite(x)) continue;
        const double value = drawn(qualityOf(point, by));
        train.points.push_back({x, drawn(trainedQuality(point, by))});
        validation.points.push_back({x, value});
        if (point.best) bestStep = point.at.step;
        if (ofRun && figures.target && figures.target->epoch == point.epoch && std::isfinite(value))
            validation.ring = CurvePoint{x, value};
        if (isBetter(quality.measure, value, best)) {
            best = value, bestEpoch = point.epoch;
            validation.dot = CurvePoint{x, value};
        }
        stops.push_back({x, point.at, point.epoch, point.utcMillis});
    }
    if (quality.window)
        windows.points = lineThrough(
            figures.rates, scale, [&](const RatePoint& rate) { return rate.*quality.window * factor; }, stopsIn(stops));
    if (stops.empty()) {
        addDivergence(chart, run, scale);
        return chart;
    }
    chart.describe = describer(std::move(stops), run);

    const auto lastTrain = lastOf(train);
    if (const auto last = lastOf(windows)) {
        windows.faint = lastTrain.has_value();
        if (!lastTrain) {
            //: noun, a line of the chart: of training; %1 = a value
            windows.endLabel = ChartWords::tr("train %1").arg(text(*last));
            windows.dot = windows.points.back();  // a single window is not yet a line
        }
        chart.series.push_back(std::move(windows));
    }
    if (lastTrain) {
        train.endLabel = ChartWords::tr("train %1").arg(text(*lastTrain));
        train.markerEvery = markerEvery(train.points.size());
        chart.series.push_back(std::move(train));
    }
    if (const auto last = lastOf(validation)) {
        validation.endLabel = ChartWords::tr("validation %1").arg(text(*last));
        const QString whole = text(*best);
        validation.endNote = ChartWords::tr("best %1, epoch %2").arg(whole, format.integer(bestEpoch));
        //: %1 = a measure, %2 and %3 its values
        chart.summary = ChartWords::tr("%1: validation %2, best %3 at epoch %4.")
                            .arg(chart.title, text(*last), whole, format.integer(bestEpoch));
        validation.markerEvery = markerEvery(validation.points.size());
        chart.series.push_back(std::move(validation));
    }
    if (const auto target = targetOf(run.spec); target && ofRun)
        chart.lines.push_back(
            {*target * factor, {}, ChartWords::tr("target %1").arg(targetText(run.spec, format)), 6, false});
    const auto where = positions(figures);
    const Along steps(CurveAxis::Step, run.offer);
    for (const CheckpointSaved& saved : figures.checkpoints) {
        chart.marks.push_back(carried(static_cast<double>(saved.step), steps, scale.along, where) / scale.unit);
        if (saved.step == bestStep) chart.bestMark = chart.marks.back();
    }
    //: noun, a mark in the chart
    chart.marksLabel = ChartWords::tr("checkpoint");
    addFuture(chart, scale, run);
    addDivergence(chart, run, scale);
    return chart;
}

/// Lines over windows or samples without a validation of their own: the learning rate, and what the hardware was doing.
ChartSpec plainChart(const ChartedRun& run, RunMetric metric, CurveAxis axis) {
    const Figures& figures = run.figures;
    const AxisScale scale = axisScale(run, axis);
    ChartSpec chart;
    chart.title = runMetricName(metric, run.spec, run.offer);
    chart.xTitle = scale.title;
    chart.yTitle = chart.title;
    chart.wholeX = isCount(axis);
    chart.emptyText = axis == CurveAxis::Cost && !hourlyPrice(run.offer)
                          ? ChartWords::tr("This offer has no price. Choose another axis.")
                          : ChartWords::tr("None of this has been measured.");
    std::vector<CursorStop> stops;
    const auto add = [&](const QString& name, int slot, std::vector<CurvePoint> points) {
        ChartSeries series{name, slot, false, std::move(points), {}, 0, {}, {}, {}, false};
        const auto last = lastOf(series);
        if (!last) return;
        series.endLabel = QStringLiteral("%1 %2").arg(name, chart.yText(*last));
        series.dot = series.points.back();
        chart.series.push_back(std::move(series));
    };
    const auto sampled = [&](const QString& name, int slot, double ResourcePoint::*member, double factor) {
        add(name, slot,
            lineThrough(
                figures.samples, scale, [&](const ResourcePoint& sample) { return sample.*member * factor; },
                stopsIn(stops)));
    };
    constexpr double kGiB = 1024.0 * 1024 * 1024;
    switch (metric) {
        case RunMetric::Busy:
            chart.yText = [format = run.format](double value) { return format.percent(value / 100, 0); };
            chart.yFromZero = true;
            chart.yAtMost = 100;
            sampled(ChartWords::tr("GPU"), 0, &ResourcePoint::deviceBusy, 100);
            sampled(ChartWords::tr("CPU"), 1, &ResourcePoint::cpuBusy, 100);
            break;
        case RunMetric::Memory:
            chart.yText = [format = run.format](double value) { return format.number(value, 2); };
            chart.yFromZero = true;
            sampled(ChartWords::tr("GPU"), 0, &ResourcePoint::deviceBytes, 1 / kGiB);
            //: memory of the process that trains
            sampled(ChartWords::tr("process"), 1, &ResourcePoint::residentBytes, 1 / kGiB);
            break;
        case RunMetric::Power:
            chart.yText = [format = run.format](double value) { return rateText(value, format); };
            chart.yFromZero = true;
            //: noun, a line of the chart: electric power
            sampled(ChartWords::tr("power"), 0, &ResourcePoint::watts, 1);
            break;
        default:
            chart.yText = [format = run.format](double value) { return format.significant(value); };
            chart.yFromZero = true;
            for (ChartSeries& series : learningRates(run, scale)) {
                for (const CurvePoint& point : series.points)
                    if (std::isfinite(point.y)) series.dot = point;
                chart.series.push_back(std::move(series));
            }
            for (const RatePoint& rate : figures.rates)
                if (const double x = scale.x(rate.at); std::isfinite(x)) stops.push_back({x, rate.at});
    }
    if (chart.series.empty()) return chart;
    chart.describe = describer(std::move(stops), run);
    addFuture(chart, scale, run);
    addDivergence(chart, run, scale);
    return chart;
}

ChartSpec rateChart(const ChartedRun& run, CurveAxis axis, bool perPrice) {
    const Formatter& format = run.format;
    const Figures& figures = run.figures;
    const AxisScale scale = axisScale(run, axis);
    const auto price = hourlyPrice(run.offer);
    const Sample sample = taskFor(run.spec).sample;
    const QString per = perHour(run.offer.currency);
    ChartSpec chart;
    chart.title = perPrice ? ratePerTitle(sample, per) : rateTitle(sample);
    chart.xTitle = scale.title;
    chart.yTitle = chart.title;
    chart.emptyText = (perPrice || axis == CurveAxis::Cost) && !price
                          //: %1: "images/s per USD/h", %2: "images/s"
                          ? ChartWords::tr("This offer has no price, so %1 cannot be calculated. Choose %2 instead.")
                                .arg(ratePer(sample, per), rateName(sample))
                          : ChartWords::tr("The first steps are warm-up and are not counted.");
    const double divisor = perPrice ? (price ? price->toDouble() : kBreak) : 1;
    if (!(divisor > 0)) return chart;
    chart.yText = [format = run.format](double value) { return rateText(value, format); };

    chart.leastSpan = 0.3;
    chart.wholeX = isCount(axis);
    ChartSeries series;
    series.name = perPrice ? ratePer(sample, per) : rateName(sample);
    std::vector<CursorStop> stops;
    std::vector<std::size_t> measured;
    double startUp = 0;
    std::int64_t attempt = 0;
    for (std::size_t i = 0; i < figures.rates.size(); ++i) {
        const RatePoint& rate = figures.rates[i];
        const double x = scale.x(rate.at);
        if (!std::isfinite(x)) continue;
        if (rate.warmup) {
            if (measured.empty()) startUp = x;
            continue;
        }
        if (attempt != 0 && attempt != rate.attempt && !series.points.empty()) {
            series.points.push_back({x, kBreak});
            series.band.push_back({x, kBreak, kBreak});
        }
        attempt = rate.attempt;
        measured.push_back(i);
        series.points.push_back({x, rate.imagesPerSecond / divisor});

        // The band is centered, so it ends half its width before the newest point.
        if (measured.size() >= kBandWindows) {
            std::array<double, kBandWindows> around{};
            for (std::size_t k = 0; k < kBandWindows; ++k)
                around[k] = figures.rates[measured[measured.size() - kBandWindows + k]].imagesPerSecond;
            const Spread local = spread(around);
            const RatePoint& centre = figures.rates[measured[measured.size() - 1 - kBandWindows / 2]];
            if (centre.attempt == rate.attempt &&
                figures.rates[measured[measured.size() - kBandWindows]].attempt == rate.attempt) {
                series.band.push_back({scale.x(centre.at), (local.median - local.jitter) / divisor,
                                       (local.median + local.jitter) / divisor});
            }
        }
        CursorStop stop{x, rate.at};
        if (perPrice) stop.imagesPerSecond = rate.imagesPerSecond;
        stop.dataShare = rate.dataShare;
        stops.push_back(stop);
    }
    if (measured.empty()) {
        addDivergence(chart, run, scale);
        return chart;
    }
    sortByX(series.points);
    chart.describe = describer(std::move(stops), run);

    const double mean = figures.imagesPerSecond / divisor, uncertainty = figures.windows.uncertainty() / divisor;
    const int decimals = rateDecimals(mean);
    const double first = series.points.front().x;
    if (startUp > scale.from) {
        chart.shades.push_back({scale.from, first, ChartWords::tr("start-up and warm-up excluded"), false});
    }
    chart.notes.push_back({first + 0.02 * (scale.shownTo - scale.from), mean,
                           format.plusMinus(mean, uncertainty, decimals),
                           ChartWords::tr("mean of %n window(s)", "", static_cast<int>(figures.windows.n)), 0});
    chart.summary = ChartWords::tr("%1: mean %2 over %n window(s).", "", static_cast<int>(figures.windows.n))
                        .arg(chart.title, format.plusMinus(mean, uncertainty, decimals));
    chart.series.push_back(std::move(series));
    addReference(chart, run, perPrice);
    addDataWait(chart, run, scale);
    addFuture(chart, scale, run);
    addDivergence(chart, run, scale);
    return chart;
}

}  // namespace

std::vector<RunMetric> runMetrics(const RunSpec& spec) {
    std::vector<RunMetric> all;
    for (int i = 0; i < kRunMetrics; ++i) {
        const auto metric = static_cast<RunMetric>(i);
        const auto quality = gradedBy(metric);
        if (!quality || has(taskFor(spec), *quality)) all.push_back(metric);
    }
    // The measures come first, as the task orders them.
    const auto rank = [&](RunMetric metric) {
        const auto& measures = taskFor(spec).measures;
        const auto quality = gradedBy(metric);
        return quality ? std::ranges::find(measures, *quality) - measures.begin() : std::ssize(measures);
    };
    std::ranges::stable_sort(all, {}, rank);
    return all;
}

QString runMetricName(RunMetric metric, const RunSpec& spec, const Offer& offer) {
    const Sample sample = taskFor(spec).sample;
    if (const auto quality = gradedBy(metric)) return gradedOf(*quality).title;
    switch (metric) {
        case RunMetric::Rate:
            return rateTitle(sample);
        case RunMetric::RatePerPrice:
            return ratePerTitle(sample, perHour(offer.currency));
        case RunMetric::Busy:
            return ChartWords::tr("Utilization, %");
        case RunMetric::Memory:
            return ChartWords::tr("Memory, GiB");
        case RunMetric::Power:
            return ChartWords::tr("Power, W");
        default:
            //: title of a chart
            return ChartWords::tr("Learning rate");
    }
}

RunMetric metricOf(const RunSpec& spec) {
    const Quality measure = measureOf(spec).quality;
    for (const RunMetric metric : runMetrics(spec))
        if (gradedBy(metric) == measure) return metric;
    return RunMetric::Loss;
}

ChartSpec runChart(const ChartedRun& run, RunMetric metric, CurveAxis axis) {
    const auto quality = gradedBy(metric);
    const bool rate = metric == RunMetric::Rate || metric == RunMetric::RatePerPrice;
    ChartSpec chart = quality ? qualityChart(run, *quality, axis)
                      : rate  ? rateChart(run, axis, metric == RunMetric::RatePerPrice)
                              : plainChart(run, metric, axis);
    if (!chart.series.empty()) addMilestones(chart, run, axis);
    return chart;
}

bool isQuality(RunMetric metric) {
    return gradedBy(metric).has_value();
}

void setLogarithmic(ChartSpec& chart, bool x, bool y) {
    chart.logX = x;
    chart.logY = y;
    if (!x) return;
    double least = std::numeric_limits<double>::infinity();
    for (const ChartSeries& series : chart.series)
        for (const CurvePoint& point : series.points)
            if (point.x > 0) least = std::min(least, point.x);
    for (ChartShade& shade : chart.shades) shade.from = std::max(shade.from, least);
}

}  // namespace epochal::ui
