// The charts of a scaling experiment: speed-up, efficiency, and where the time of a step goes.
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/view/charts.h"
#include "ui/view/sample_words.h"
#include "ui/view/scaling_view.h"

namespace epochal::ui {

namespace {
constexpr double kUnjoined = std::numeric_limits<double>::quiet_NaN();
constexpr double kLeastWidth = 8;  ///< devices up to which published efficiencies are shown in any case
}  // namespace

ChartSeries ScalingView::lineOf(const ScalingSeries& series) const {
    ChartSeries line;
    const RowLook look = lookOf(series);
    line.slot = look.slot;
    line.marker = look.marker;
    line.filled = look.filled;
    line.dashed = look.dashed.value_or(false);
    line.markerEvery = 1;
    line.name = line.endLabel =
        variantName(series.variant).isEmpty()
            ? kindName(series.kind).toLower()
            : QStringLiteral("%1, %2").arg(variantName(series.variant), kindName(series.kind).toLower());
    line.strong = series.kind == choice_.kind;
    return line;
}

/// Points of one study are not joined, neither to each other nor to measured ones.
void ScalingView::addPublished(ChartSpec& spec, double most, bool efficiency) const {
    if (!references_) return;
    std::vector<ScalingReference> sorted = *references_;
    std::ranges::stable_sort(sorted, {}, [](const ScalingReference& one) { return one.entry.devices; });
    std::vector<std::string> studies;
    for (const ScalingReference& one : *references_)
        if (studies.empty() || studies.back() != one.study) studies.push_back(one.study);
    for (const std::string& study : studies) {
        ChartSeries line;
        line.name = Formatter::text(study.c_str());
        line.slot = kReferenceSlot;
        line.marker = Marker::Diamond;
        line.markerEvery = 1;
        for (const ScalingReference& one : sorted) {
            const double devices = static_cast<double>(one.entry.devices);
            if (one.study != study || devices > most || one.fewest != 1) continue;
            if (!line.points.empty()) line.points.push_back({devices, kUnjoined});
            line.points.push_back({devices, efficiency ? one.efficiency * 100 : one.speedUp});
        }
        if (line.points.empty()) continue;
        //: scaling efficiencies or speed-ups that studies report
        if (spec.keys.empty()) spec.keys.push_back({Marker::Diamond, kReferenceSlot, false, tr("published")});
        spec.series.push_back(std::move(line));
    }
}

ChartSpec ScalingView::speedUps() const {
    ChartSpec spec;
    spec.title = tr("Speed-up");
    //: %1: "images/s"
    spec.yTitle = tr("%1 relative to the fewest devices, ×").arg(rateName(view_.sample()));
    spec.xTitle = tr("devices");
    spec.nameY = true;
    spec.wholeX = true;
    spec.logX = spec.logY = true;
    const Formatter& write = view_.format();
    spec.emptyText = analysis_.why.empty() ? tr("None of these runs has a rate.") : write.text(analysis_.why);
    spec.xText = [](double devices) { return tr("%n device(s)", "", static_cast<int>(std::lround(devices))); };
    spec.yText = [write](double times) { return write.number(times, times < 10 ? 2 : 1); };
    const double most = widest();
    double measured = 1, first = most;
    for (const ScalingSeries& series : analysis_.series)
        first = std::min(first, static_cast<double>(series.fewest().devices));
    for (const ScalingSeries& series : analysis_.series) {
        const double fewest = static_cast<double>(series.fewest().devices);
        const double lift = fewest / first;  // a series that starts at more devices starts on the line of the ideal
        ChartSeries line = lineOf(series);
        for (const ScalingPoint& point : series.points)
            if (point.speedUp) line.points.push_back({static_cast<double>(point.devices), *point.speedUp * lift});
        if (line.points.size() < 2) continue;
        measured = std::max(measured, line.points.back().x);
        const auto& fit = series.fit(choice_.law);
        if (fit && line.strong) {
            const double last = static_cast<double>(modelled(series).back());
            ChartSeries curve;
            const RowLook look = modelledLook(series);
            curve.slot = look.slot;
            curve.marker = look.marker;
            curve.dotted = true;
            curve.strong = true;
            //: %1: a series, %2: "Amdahl's law"
            curve.name = tr("%1, %2").arg(line.name, lawName(choice_.law));
            constexpr int kSteps = 48;
            for (int i = 0; i <= kSteps; ++i) {
                const double devices = fewest * std::pow(last / fewest, static_cast<double>(i) / kSteps);
                const Bounded at = fit->speedUp(devices, fewest);
                curve.points.push_back({devices, at.value * lift});
                curve.band.push_back({devices, std::max(at.low * lift, 1e-3), at.high * lift});
            }
            const Bounded end = fit->speedUp(last, fewest);
            curve.endLabel = QStringLiteral("%1 %2").arg(line.name, write.number(end.value * lift, 1));
            //: two limits of an interval
            curve.endNote = tr("%1 to %2").arg(write.number(end.low * lift, 1), write.number(end.high * lift, 1));
            line.endLabel.clear();
            spec.series.push_back(std::move(curve));
        } else {
            line.endLabel = QStringLiteral("%1 %2").arg(line.name, write.number(line.points.back().y, 2));
        }
        spec.series.push_back(std::move(line));
    }
    if (spec.series.empty()) return spec;
    spec.series.push_back(idealLine({{first, 1}, {most, most / first}}));
    if (first == 1)  // published speed-ups are against one device
        addPublished(spec, most, false);
    if (most > measured) spec.shades.push_back({measured, most, tr("modeled, 95% interval"), true});
    spec.xFrom = first;
    spec.xTo = most;
    spec.summary = tr("Speed-up of %n series over devices.", "", static_cast<int>(analysis_.series.size()));
    return spec;
}

ChartSpec ScalingView::efficiencies() const {
    ChartSpec spec;
    spec.title = tr("Scaling efficiency, %");
    spec.yTitle = choice_.kind == ScalingKind::Weak ? tr("Weak scaling, %") : tr("Strong scaling, %");
    spec.xTitle = tr("devices");
    spec.nameY = true;
    spec.wholeX = true;
    spec.logX = true;
    const Formatter& write = view_.format();
    spec.emptyText = analysis_.why.empty() ? tr("None of these runs has a rate.") : write.text(analysis_.why);
    spec.xText = [](double devices) { return tr("%n device(s)", "", static_cast<int>(std::lround(devices))); };
    spec.yText = [write](double percent) { return write.percent(percent / 100, 1); };
    double measured = kLeastWidth, fewest = kLeastWidth;
    for (const ScalingSeries* series : shown(choice_.kind)) {
        ChartSeries rate = lineOf(*series), time = rate;
        // All are of one kind here: the stroke tells by what they are measured.
        rate.dashed = false;
        time.dashed = true;
        time.strong = false;
        for (const ScalingPoint& point : series->points) {
            const double devices = static_cast<double>(point.devices);
            if (point.efficiency) rate.points.push_back({devices, *point.efficiency * 100});
            if (point.timeEfficiency) time.points.push_back({devices, *point.timeEfficiency * 100});
        }
        measured = std::max(measured, static_cast<double>(series->most().devices));
        fewest = std::min(fewest, static_cast<double>(series->fewest().devices));
        const QString variant = variantName(series->variant);
        const auto named = [&](ChartSeries& line, const QString& by) {
            if (line.points.size() < 2) return;
            line.name = variant.isEmpty() ? by : QStringLiteral("%1, %2").arg(variant, by);
            line.endLabel = QStringLiteral("%1 %2").arg(line.name, write.number(line.points.back().y, 1));
            spec.series.push_back(std::move(line));
        };
        //: %1: "images/s"
        named(rate, tr("by %1").arg(rateName(view_.sample())));
        //: of a line in a chart: efficiency computed from times
        named(time, tr("by time"));
    }
    if (spec.series.empty()) return spec;
    addPublished(spec, measured, true);
    spec.series.push_back(idealLine({{fewest, 100}, {measured, 100}}));
    spec.summary =
        tr("Scaling efficiency of %n series over devices.", "", static_cast<int>(shown(choice_.kind).size()));
    return spec;
}

BarSpec ScalingView::stepTimes() const {
    BarSpec spec;
    spec.title = tr("Step time, ms");
    spec.valueTitle = tr("ms", "milliseconds");
    spec.parts = {tr("data wait"), tr("compute"), tr("communication, exposed")};
    spec.layers = {{4, false}, {0, false}, {3, true}};
    spec.emptyText = tr("These runs did not record what their steps wait for; new runs do.");
    const Formatter& write = view_.format();
    constexpr double kMs = 1000;
    std::vector<std::int64_t> sizes;
    for (const ScalingSeries* series : shown(choice_.kind))
        for (const ScalingPoint& point : series->points)
            if (point.step && std::ranges::find(sizes, point.devices) == sizes.end()) sizes.push_back(point.devices);
    std::ranges::sort(sizes);
    std::vector<std::size_t> drawn;  // a size that several series share is drawn once
    for (const std::int64_t devices : sizes)
        for (const ScalingSeries* series : shown(choice_.kind))
            for (const ScalingPoint& point : series->points) {
                if (point.devices != devices || !point.step) continue;
                if (std::ranges::find(drawn, point.row) != drawn.end()) continue;
                drawn.push_back(point.row);
                BarGroup group;
                group.label = write.integer(devices);
                // What tells several sizes of one kind apart is the batch; what variants differ in, one device has not.
                const QString variant = variantName(series->variant);
                group.note = variant.isEmpty() ? tr("batch %1").arg(write.integer(point.batch))
                             : devices == 1    ? tr("alone")
                                               : variant;
                group.slot = static_cast<int>(series->variant);
                const ScalingPoint::Step& step = *point.step;
                const auto inMs = [&](double seconds) {
                    const double ms = seconds * kMs;
                    return write.number(ms, ms < 10 ? 2 : ms < 100 ? 1 : 0);
                };
                for (const double part : {step.data, step.compute, step.communication}) {
                    Bar& bar = group.bars.emplace_back();
                    bar.value = part * kMs;
                    bar.text = inMs(part);
                }
                group.whole = inMs(step.total());
                spec.groups.push_back(std::move(group));
            }
    spec.summary = tr("Step time for %n device count(s).", "", static_cast<int>(sizes.size()));
    return spec;
}

}  // namespace epochal::ui
