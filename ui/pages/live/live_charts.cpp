#include "ui/pages/live/live_charts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/analysis/data_wait.h"
#include "core/economics/cost.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kBandWindows = 9;

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::LiveCharts)
};

/// What the values box shows at one x.
struct Stop {
    double x = 0;
    ChartCursorText text;
};

std::function<ChartCursorText(double)> describer(std::vector<Stop> stops) {
    auto shared = std::make_shared<const std::vector<Stop>>(std::move(stops));
    return [shared](double x) {
        const auto at = std::lower_bound(shared->begin(), shared->end(), x,
                                         [](const Stop& stop, double value) { return stop.x < value; });
        return at == shared->end() ? ChartCursorText{} : at->text;
    };
}

QString percentText(double percent) {
    return Formatter::current().percent(percent / 100);
}

/// Marker interval for about six markers per line, a round number.
int markerEvery(std::size_t points) {
    for (const int every : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        if (points <= static_cast<std::size_t>(every) * 8) return every;
    }
    return static_cast<int>(points / 6);
}

void addFuture(ChartSpec& chart, const AxisScale& scale, const LiveRun& run) {
    chart.xFrom = scale.from;
    chart.xTo = scale.to;
    if (run.active && scale.to > scale.reached * 1.001) chart.shades.push_back({scale.reached, scale.to, {}, true});
}

/// Marks from where on the loss is not a number: what is missing there was not omitted.
void addDivergence(ChartSpec& chart, const LiveRun& run, RunAxis axis, const AxisScale& scale) {
    if (!run.figures.diverged) return;
    const double from = along(axis, *run.figures.diverged, run.offer) / scale.unit;
    if (!std::isfinite(from)) return;
    chart.shades.push_back(
        //: of a run
        {from, std::max(from, scale.to), ChartWords::tr("diverged: loss is not a number"), true});
    chart.emptyText = ChartWords::tr("The run diverged before there was anything to show: its loss is not a number.");
}

bool counts(RunAxis axis) {
    return axis == RunAxis::Epoch || axis == RunAxis::Step || axis == RunAxis::Images;
}

QString moneyText(const Offer& offer, double billed) {
    return Formatter::current().money(cost(offer, billed));
}

/// Another run's mean as a level, to compare the figure with.
void addReference(ChartSpec& chart, const LiveRun& run, bool perPrice) {
    if (!run.reference || (perPrice && !run.reference->perPrice)) return;
    const Formatter& format = Formatter::current();
    const double level = perPrice ? *run.reference->perPrice : run.reference->imagesPerSecond;
    const QString whose =
        ChartWords::tr("run %1: %2").arg(format.integer(run.reference->number), run.reference->machine);
    chart.lines.push_back({level, chart.yText(level),
                           perPrice && !run.reference->price.isEmpty()
                               ? QStringLiteral("%1, %2").arg(whose, run.reference->price)
                               : whose,
                           2, true});
}

/// Explains a dip in the line: the longest wait for images.
void addDataWait(ChartSpec& chart, const LiveRun& run, RunAxis axis, double unit) {
    const auto wait = longestDataWait(run.figures);
    if (!wait || chart.series.empty()) return;
    const double from = along(axis, wait->from, run.offer) / unit, to = along(axis, wait->to, run.offer) / unit;
    double lowest = std::numeric_limits<double>::infinity();
    for (const CurvePoint& point : chart.series.front().points)
        if (point.x >= from && point.x <= to && point.y < lowest) lowest = point.y;
    if (!std::isfinite(lowest)) return;
    const Formatter& format = Formatter::current();
    chart.notes.push_back({(from + to) / 2,
                           lowest,
                           {},
                           //: %1 = a percentage, %2 = how long that lasted
                           ChartWords::tr("data wait: %1 of step time for %2")
                               .arg(format.percent(wait->share, 0), format.duration(wait->seconds)),
                           -1});
}

}  // namespace

AxisScale axisScale(const LiveRun& run, RunAxis axis) {
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
    AxisScale scale;
    const double reached = along(axis, last, run.offer), to = along(axis, end, run.offer);
    switch (axis) {
        case RunAxis::Epoch:
            scale.title = ChartWords::tr("epoch");
            break;
        case RunAxis::Step:
            scale.title = ChartWords::tr("step");
            break;
        case RunAxis::Images:
            scale.title = ChartWords::tr("training images");
            break;
        case RunAxis::Cost:
            scale.title = ChartWords::tr("cost so far, %1").arg(QString::fromStdString(run.offer.currency));
            break;
        case RunAxis::ActiveTime:
        case RunAxis::BilledTime: {
            const TimeUnit unit = timeUnit(to);
            scale.unit = unit.seconds;
            scale.title =
                (axis == RunAxis::ActiveTime ? ChartWords::tr("active time, %1") : ChartWords::tr("billed time, %1"))
                    .arg(unit.name);
            break;
        }
    }
    scale.reached = reached / scale.unit;
    scale.to = to / scale.unit;
    if (axis == RunAxis::BilledTime || axis == RunAxis::Cost) {
        AxisPosition first;
        if (!figures.rates.empty()) first = figures.rates.front().at;
        scale.from = along(axis, first, run.offer) / scale.unit;
    }
    return scale;
}

ChartSpec accuracyChart(const LiveRun& run, RunAxis axis) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const AxisScale scale = axisScale(run, axis);
    ChartSpec chart;
    chart.title = ChartWords::tr("Top-1 accuracy, %");
    chart.xTitle = scale.title;
    chart.yTitle = ChartWords::tr("top-1, %");
    chart.yText = percentText;
    chart.robustLow = true;
    chart.leastSpan = 0.04;
    chart.yAtMost = 100;
    chart.wholeX = counts(axis);
    chart.emptyText = axis == RunAxis::Cost && !hourlyPrice(run.offer)
                          ? ChartWords::tr("This offer has no price. Choose another axis.")
                      : run.active ? ChartWords::tr("The first evaluation comes after the first epoch.")
                                   : ChartWords::tr("The run ended before its first evaluation.");

    ChartSeries train{ChartWords::tr("training"), 1, true, {}, {}, 0, {}, {}, {}, false};
    ChartSeries validation{ChartWords::tr("validation"), 0, false, {}, {}, 0, {}, {}, {}, true};
    std::vector<Stop> stops;
    for (const EpochPoint& point : figures.epochs) {
        const double x = along(axis, point.at, run.offer) / scale.unit;
        if (!std::isfinite(x)) continue;
        train.points.push_back({x, point.trainTop1 ? *point.trainTop1 * 100 : kNaN});
        validation.points.push_back({x, point.top1 ? *point.top1 * 100 : kNaN});
        if (point.top1 && point.epoch == figures.bestEpoch) validation.dot = CurvePoint{x, *point.top1 * 100};
        Stop stop{x, {ChartWords::tr("epoch %1").arg(format.integer(point.epoch)), format.time(point.utcMillis), {}}};
        stop.text.rows.append({ChartWords::tr("active"), format.duration(point.at.active)});
        if (hourlyPrice(run.offer))
            stop.text.rows.append({ChartWords::tr("cost"), moneyText(run.offer, point.at.billed)});
        stops.push_back(std::move(stop));
    }
    if (stops.empty()) return chart;
    chart.describe = describer(std::move(stops));

    const auto lastOf = [](const ChartSeries& series) -> std::optional<double> {
        for (auto at = series.points.rbegin(); at != series.points.rend(); ++at) {
            if (std::isfinite(at->y)) return at->y;
        }
        return {};
    };
    if (const auto last = lastOf(train)) {
        train.endLabel = ChartWords::tr("train %1").arg(percentText(*last));
        train.markerEvery = markerEvery(train.points.size());
        chart.series.push_back(std::move(train));
    }
    if (const auto last = lastOf(validation)) {
        validation.endLabel = ChartWords::tr("validation %1").arg(percentText(*last));
        if (figures.bestTop1) {
            validation.endNote = ChartWords::tr("best %1, epoch %2")
                                     .arg(format.percent(*figures.bestTop1), format.integer(figures.bestEpoch));
            chart.summary =
                ChartWords::tr("Validation top-1 %1, best %2 at epoch %3.")
                    .arg(percentText(*last), format.percent(*figures.bestTop1), format.integer(figures.bestEpoch));
        }
        validation.markerEvery = markerEvery(validation.points.size());
        chart.series.push_back(std::move(validation));
    }
    if (run.spec.stop.target > 0) {
        chart.lines.push_back(
            {run.spec.stop.target, {}, ChartWords::tr("target %1").arg(percentText(run.spec.stop.target)), 6, false});
    }
    const auto where = positions(figures);
    for (const CheckpointSaved& saved : figures.checkpoints) {
        chart.marks.push_back(carried(static_cast<double>(saved.step), RunAxis::Step, axis, where, run.offer) /
                              scale.unit);
    }
    chart.marksLabel = ChartWords::tr("checkpoint");
    addFuture(chart, scale, run);
    addDivergence(chart, run, axis, scale);
    return chart;
}

ChartSpec rateChart(const LiveRun& run, RunAxis axis, RateQuantity quantity) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const AxisScale scale = axisScale(run, axis);
    const auto price = hourlyPrice(run.offer);
    const bool perPrice = quantity == RateQuantity::PerPrice;
    const QString currency = QString::fromStdString(run.offer.currency);
    ChartSpec chart;
    chart.title = perPrice ? ChartWords::tr("Images/s per %1/h").arg(currency) : ChartWords::tr("Images/s");
    chart.xTitle = scale.title;
    chart.yTitle = chart.title;
    chart.emptyText =
        (perPrice || axis == RunAxis::Cost) && !price
            ? ChartWords::tr(
                  "This offer has no price, so images/s per %1/h cannot be calculated. Choose images/s instead.")
                  .arg(currency)
            : ChartWords::tr("The first steps are warm-up and are not counted.");
    const double divisor = perPrice ? (price ? price->toDouble() : kNaN) : 1;
    if (!(divisor > 0)) return chart;
    const auto decimals = [](double value) { return value >= 100 ? 0 : value >= 10 ? 1 : 2; };
    chart.yText = [decimals](double value) { return Formatter::current().number(value, decimals(value)); };

    chart.leastSpan = 0.3;
    chart.wholeX = counts(axis);
    ChartSeries series;
    series.name = perPrice ? ChartWords::tr("images/s per %1/h").arg(currency) : ChartWords::tr("images/s");
    std::vector<Stop> stops;
    std::vector<std::size_t> measured;
    double startUp = 0;
    std::int64_t attempt = 0;
    for (std::size_t i = 0; i < figures.rates.size(); ++i) {
        const RatePoint& rate = figures.rates[i];
        const double x = along(axis, rate.at, run.offer) / scale.unit;
        if (!std::isfinite(x)) continue;
        if (rate.warmup) {
            if (measured.empty()) startUp = x;
            continue;
        }
        if (attempt != 0 && attempt != rate.attempt && !series.points.empty()) {
            series.points.push_back({x, kNaN});
            series.band.push_back({x, kNaN, kNaN});
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
                series.band.push_back({along(axis, centre.at, run.offer) / scale.unit,
                                       (local.median - local.jitter) / divisor,
                                       (local.median + local.jitter) / divisor});
            }
        }
        Stop stop{x, {ChartWords::tr("epoch %1").arg(format.number(rate.at.epoch, 1)), {}, {}}};
        if (perPrice)
            stop.text.rows.append(
                {ChartWords::tr("images/s"), format.number(rate.imagesPerSecond, decimals(rate.imagesPerSecond))});
        stop.text.rows.append({ChartWords::tr("data wait"), format.percent(rate.dataShare, 0)});
        stop.text.rows.append({ChartWords::tr("active"), format.duration(rate.at.active)});
        stops.push_back(std::move(stop));
    }
    if (measured.empty()) {
        addDivergence(chart, run, axis, scale);
        return chart;
    }
    // Several windows may have the same x (on an epoch axis, after a resume); the line needs ascending x.
    std::stable_sort(series.points.begin(), series.points.end(),
                     [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
    std::stable_sort(stops.begin(), stops.end(), [](const Stop& a, const Stop& b) { return a.x < b.x; });
    chart.describe = describer(std::move(stops));

    const double mean = figures.imagesPerSecond / divisor, uncertainty = figures.windows.uncertainty() / divisor;
    const double first = series.points.front().x;
    if (startUp > scale.from) {
        chart.shades.push_back({scale.from, first, ChartWords::tr("start-up and warm-up excluded"), false});
    }
    chart.notes.push_back({first + 0.02 * (scale.to - scale.from), mean,
                           format.plusMinus(mean, uncertainty, decimals(mean)),
                           ChartWords::tr("mean of %n window(s)", "", static_cast<int>(figures.windows.n)), 0});
    chart.summary = ChartWords::tr("%1: mean %2 over %n window(s).", "", static_cast<int>(figures.windows.n))
                        .arg(chart.title, format.plusMinus(mean, uncertainty, decimals(mean)));
    chart.series.push_back(std::move(series));
    addReference(chart, run, perPrice);
    addDataWait(chart, run, axis, scale.unit);
    addFuture(chart, scale, run);
    addDivergence(chart, run, axis, scale);
    return chart;
}

}  // namespace epochal::ui
