#include "ui/view/run_marks.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/spec/schedule.h"
#include "ui/format/formatter.h"
#include "ui/view/run_lines.h"

namespace epochal::ui {

namespace {

constexpr double kNoRate = std::numeric_limits<double>::quiet_NaN();
constexpr int kSteel = 6;  ///< the neutral color among the series'

struct MarkWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::LiveMarks)
};

QString groupName(RateGroup::Of of) {
    switch (of) {
        case RateGroup::Of::LastLayer:
            //: of a network: its learning rate
            return MarkWords::tr("last layer");
        case RateGroup::Of::OtherLayers:
            //: of a network: their learning rate
            return MarkWords::tr("other layers");
        case RateGroup::Of::All:
            return MarkWords::tr("learning rate");
    }
    return {};
}

/// A group's rate, where the last layer's is `rate`. `epoch` counts those done, at the end of what was measured.
double rateIn(const RateGroup& group, double rate, double epoch) {
    return epoch <= static_cast<double>(group.frozen) ? kNoRate : rate * group.factor;
}

/// The schedule from the newest window to the run's last step. On the clocks, as if every step to come took as long.
std::vector<CurvePoint> scheduled(const ChartedRun& run, const RateGroup& group, const AxisScale& scale) {
    const Figures& figures = run.figures;
    constexpr std::int64_t kPoints = 200;
    const RatePoint& newest = figures.rates.back();
    const std::int64_t each = figures.started->stepsPerEpoch, steps = run.spec.stop.epochs * each;
    const std::int64_t done = newest.at.step, left = steps - done;
    // A run that was rolled back has a part of the scheduled rate.
    const double planned = done > 0 ? learningRate(run.spec, done - 1, each) : 0;
    const double part = planned > 0 ? newest.learningRate / planned : 1;
    std::vector<CurvePoint> line;
    for (std::int64_t i = 0; i <= kPoints && left > 0; ++i) {
        const std::int64_t step = done + left * i / kPoints;  // steps done by then
        const double rate = step > 0 ? part * learningRate(run.spec, step - 1, each) : newest.learningRate;
        const double epoch = static_cast<double>(step) / static_cast<double>(each);
        const double share = static_cast<double>(step - done) / static_cast<double>(left);
        line.push_back({std::lerp(scale.reached, scale.to, share), rateIn(group, rate, epoch)});
    }
    return line;
}

}  // namespace

QString milestoneWord(const std::string& code) {
    //: of a network: all its layers are trained from here on
    if (code == kUnfrozen) return MarkWords::tr("unfrozen");
    //: a run went back to a checkpoint
    if (code == kRolledBack) return MarkWords::tr("rolled back");
    //: the images became larger or smaller
    if (code == kImageSize) return MarkWords::tr("new image size");
    //: a run, from a checkpoint
    return MarkWords::tr("resumed");
}

void addMilestones(ChartSpec& chart, const ChartedRun& run, CurveAxis axis) {
    const Formatter& format = run.format;
    const AxisScale scale = axisScale(run, axis);
    for (const Milestone& one : run.figures.milestones) {
        const double x = scale.x(one.at);
        if (!std::isfinite(x)) continue;
        chart.events.push_back(
            {x, milestoneWord(one.code),
             //: %1 = epochs done, %2 = steps done
             MarkWords::tr("epoch %1, step %2")
                 .arg(format.exact(std::round(100 * one.at.epoch) / 100), format.integer(one.at.step))});
    }
}

std::vector<ChartSeries> learningRates(const ChartedRun& run, const AxisScale& scale) {
    const Formatter& format = run.format;
    std::vector<ChartSeries> all;
    for (const RateGroup& group : rateGroups(run.spec)) {
        ChartSeries series;
        series.name = groupName(group.of);
        series.slot = group.of == RateGroup::Of::OtherLayers ? 1 : 0;
        series.dashed = group.of == RateGroup::Of::OtherLayers;
        series.points = lineThrough(
            run.figures.rates, scale,
            [&](const RatePoint& point) { return rateIn(group, point.learningRate, point.at.epoch); },
            [](double, const RatePoint&) {});
        const auto last = std::find_if(series.points.rbegin(), series.points.rend(),
                                       [](const CurvePoint& point) { return std::isfinite(point.y); });
        if (last == series.points.rend()) continue;
        double peak = 0;
        for (const CurvePoint& point : series.points) peak = std::max(peak, std::isfinite(point.y) ? point.y : 0);
        // A schedule that ends at 0 is at 0.000000000302 in its last window.
        constexpr double kNothing = 1e-6;
        const double end = last->y < kNothing * peak ? 0 : last->y;
        series.endLabel = QStringLiteral("%1 %2").arg(series.name, format.significant(end));
        all.push_back(std::move(series));
    }
    return all;
}

void addLearningRates(ChartSpec& chart, const ChartedRun& run, CurveAxis axis) {
    const AxisScale scale = axisScale(run, axis);
    std::vector<ChartSeries> lines = learningRates(run, scale);
    if (lines.empty() || chart.series.empty()) return;
    const std::vector<RateGroup> groups = rateGroups(run.spec);
    ChartFoot foot;
    foot.logY = groups.size() > 1 && groups.back().factor > 0 && groups.back().factor < 1;
    foot.title = foot.logY ? MarkWords::tr("Learning rate, log scale") : MarkWords::tr("Learning rate");
    foot.yText = [format = run.format](double value) { return format.significant(value); };
    for (ChartSeries& series : lines) {
        series.slot = kSteel;
        foot.series.push_back(std::move(series));
    }
    const auto& started = run.figures.started;
    if (run.active && started && started->stepsPerEpoch > 0 && std::isfinite(scale.to))
        for (const RateGroup& group : groups) {
            ChartSeries ahead;
            ahead.slot = kSteel;
            ahead.dotted = ahead.faint = true;
            ahead.points = scheduled(run, group, scale);
            if (!ahead.points.empty()) foot.series.push_back(std::move(ahead));
        }
    chart.foot = std::move(foot);
}

}  // namespace epochal::ui
