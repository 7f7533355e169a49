#include "ui/view/scaling_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/json.h"
#include "ui/view/charts.h"
#include "ui/view/field_words.h"
#include "ui/view/row_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t kModelledTimes = 8;  ///< a fit is extended to this multiple of the last size measured
constexpr double kLeastWidth = 8;           ///< devices up to which published efficiencies are shown in any case
constexpr RowLook kPublishedLook{6, Marker::Diamond, false};
}  // namespace

ComparisonQuery ScalingView::queryOf(ComparisonQuery query) {
    query.grouping = Grouping::None;
    query.overSeeds = true;
    return query;
}

ScalingView::ScalingView(CompareDataPtr data, References references, const Formatter& format, ScalingChoice choice)
    : view_(std::move(data), format), references_(std::move(references)), choice_(choice) {
    analysis_ = analyseScaling(view_.entries(), view_.comparison(), view_.query(),
                               references_ ? std::span(*references_) : std::span<const ScalingReference>());
    if (!has(choice_.kind) && !analysis_.series.empty()) choice_.kind = analysis_.series.front().kind;
    buildRows();
}

bool ScalingView::has(ScalingKind kind) const {
    return std::ranges::any_of(analysis_.series, [kind](const ScalingSeries& one) { return one.kind == kind; });
}

QString ScalingView::kindName(ScalingKind kind) {
    //: scaling of training over devices: the batch of each device stays, or the global batch does
    return kind == ScalingKind::Weak ? tr("Weak") : tr("Strong");
}

QString ScalingView::lawName(ScalingLaw law) {
    return law == ScalingLaw::Amdahl ? tr("Amdahl's law") : tr("Universal Scalability Law");
}

std::vector<const ScalingSeries*> ScalingView::shown(ScalingKind kind) const {
    std::vector<const ScalingSeries*> all;
    for (const ScalingSeries& one : analysis_.series)
        if (one.kind == kind) all.push_back(&one);
    return all;
}

std::vector<std::int64_t> ScalingView::modelled(const ScalingSeries& series) const {
    std::vector<std::int64_t> all;
    if (!series.fit(choice_.law)) return all;
    const std::int64_t last = series.most().devices;
    for (std::int64_t times = 2; times <= kModelledTimes; times *= 2) all.push_back(last * times);
    return all;
}

double ScalingView::widest() const {
    std::int64_t most = 2;
    for (const ScalingSeries& one : analysis_.series) {
        most = std::max(most, one.most().devices);
        if (const auto more = modelled(one); one.kind == choice_.kind && !more.empty())
            most = std::max(most, more.back());
    }
    return static_cast<double>(most);
}

QString ScalingView::variantName(std::size_t variant) const {
    QStringList words;
    const RunSpec& spec = analysis_.variants[variant];
    for (const Field* field : analysis_.differing)
        words += field->type == FieldType::Choice
                     ? FieldWords::shortChoice(field->name, field->get(spec).get<std::string>())
                     : QStringLiteral("%1 %2").arg(FieldWords::title(*field),
                                                   FieldWords::value(*field, spec, view_.format()));
    // The same settings on other devices, or in another precision.
    const auto add = [&](std::string Entry::*member) {
        const auto differs = [&](std::size_t example) {
            return view_.entry(example).*member != view_.entry(analysis_.examples.front()).*member;
        };
        if (std::ranges::any_of(analysis_.examples, differs))
            words += QString::fromStdString(view_.entry(analysis_.examples[variant]).*member);
    };
    add(&Entry::machine);
    add(&Entry::precision);
    return words.join(QStringLiteral(", "));
}

RowLook ScalingView::lookOf(const ScalingSeries& series) {
    const bool weak = series.kind == ScalingKind::Weak;
    const int slot = static_cast<int>(series.variant);
    return {slot, Theme::instance().series(slot).marker, weak, !weak};
}

RowLook ScalingView::modelledLook(const ScalingSeries& series) {
    return {static_cast<int>(series.variant), Marker::None, false};
}

QString ScalingView::seriesName(const ScalingSeries& series) const {
    const Formatter& write = view_.format();
    const bool weak = series.kind == ScalingKind::Weak;
    const std::int64_t batch = weak ? series.fewest().batch / series.fewest().devices : series.fewest().batch;
    //: %1: a number of samples
    const QString kind = weak ? tr("weak, batch %1 per device").arg(write.integer(batch))
                              //: %1: a number of samples
                              : tr("strong, batch %1 in total").arg(write.integer(batch));
    const QString variant = variantName(series.variant);
    return variant.isEmpty() ? capitalized(kind) : QStringLiteral("%1, %2").arg(variant, kind);
}

QString ScalingView::deviceName(const ScalingSeries& series, std::int64_t devices) const {
    Entry some = view_.entry(analysis_.examples[series.variant]);
    some.devices = devices;
    return devicesText(some, view_.format());
}

QString ScalingView::measuredWords() const {
    std::vector<std::size_t> rows;
    int runs = 0;
    for (const ScalingSeries& series : analysis_.series)
        for (const ScalingPoint& point : series.points)
            if (std::ranges::find(rows, point.row) == rows.end()) {
                rows.push_back(point.row);
                runs += static_cast<int>(point.runs);
            }
    return tr("%n run(s) measured", "", runs);
}

QString ScalingView::modelledWords() const {
    std::int64_t least = 0, most = 0;
    for (const ScalingSeries* series : shown(choice_.kind))
        for (const std::int64_t devices : modelled(*series)) {
            least = least == 0 ? devices : std::min(least, devices);
            most = std::max(most, devices);
        }
    if (most == 0) return {};
    const Formatter& write = view_.format();
    //: %1, %2: numbers of devices
    return tr("%1 to %2 devices modeled").arg(write.integer(least), write.integer(most));
}

// --- The table

QStringList ScalingView::heads() const {
    const bool target = view_.query().target.has_value();
    const QString aim = target ? view_.quality(*view_.query().target) : QString();
    const QString money = view_.currency().isEmpty() ? QString() : QStringLiteral(", ") + view_.currency();
    return {tr("Devices"),
            //: %1: "Images/s"; U: the standard error
            tr("%1 ± U").arg(rateTitle(view_.sample())), tr("Speed-up"),
            //: %1: "images/s"
            tr("Efficiency by %1, %").arg(rateName(view_.sample())), tr("Efficiency by time, %"),
            tr("Communication, %"),
            //: %1: a quality, "93.00%"
            target ? tr("Epochs to %1").arg(aim) : tr("Epochs to the target"),
            //: %1: a quality, "93.00%"
            target ? tr("Time to %1").arg(aim) : tr("Time"),
            //: %1: a quality, "93.00%", %2: ", USD"
            target ? tr("Cost to %1%2").arg(aim, money) : tr("Cost") + money, tr("Relative cost")};
}

QString ScalingView::headNote(int column) const {
    constexpr int kSpeedUp = 2, kCommunication = 5;
    const QList<Fact> how = methods();
    if (column == kCommunication) return how[1].value;
    return column >= kSpeedUp && column < kCommunication ? how[0].value : QString();
}

QString ScalingView::share(const std::optional<double>& fraction) const {
    return view_.format().orDash(fraction, [&](double value) { return view_.format().percentNumber(value, 1); });
}

QString ScalingView::multiple(const std::optional<double>& ratio) const {
    return view_.format().orDash(ratio, [&](double value) { return view_.format().times(value, 2); });
}

ScalingRow ScalingView::rowOf(const ScalingSeries& series, const ScalingPoint& point) const {
    const Formatter& write = view_.format();
    ScalingRow row;
    row.name = deviceName(series, point.devices);
    //: %1: a number of samples
    row.note = tr("batch %1").arg(write.integer(point.batch));
    if (point.runs > 1) row.note += QStringLiteral(", ") + tr("%n run(s)", "", static_cast<int>(point.runs));
    row.look = lookOf(series);
    row.entry = view_.row(point.row).entries.front();
    const int decimals = point.rate && *point.rate < 100 ? 1 : 0;
    const std::optional<double> communication =
        point.step && point.devices > 1 ? std::optional(point.step->communication / point.step->total()) : std::nullopt;
    row.cells = {!point.rate         ? Formatter::dash()
                 : point.uncertainty ? write.plusMinus(*point.rate, *point.uncertainty, decimals)
                                     : write.number(*point.rate, decimals),
                 write.orDash(point.speedUp, [&](double value) { return write.number(value, 2); }),
                 share(point.efficiency),
                 share(point.timeEfficiency),
                 share(communication),
                 write.orDash(point.epochs,
                              [&](double value) { return write.number(value, value == std::round(value) ? 0 : 1); }),
                 write.orDash(point.seconds, [&](double value) { return write.duration(value); }),
                 point.cost ? costText(view_, point.row) : Formatter::dash(),
                 multiple(point.againstFewest)};
    const auto percentOf = [](const std::optional<double>& one) { return one ? *one * 100 : kUnknown; };
    row.figures = {point.rate.value_or(kUnknown),
                   point.speedUp.value_or(kUnknown),
                   percentOf(point.efficiency),
                   percentOf(point.timeEfficiency),
                   percentOf(communication),
                   point.epochs.value_or(kUnknown),
                   point.seconds.value_or(kUnknown),
                   point.cost ? point.cost->amount.toDouble() : kUnknown,
                   point.againstFewest.value_or(kUnknown)};
    if (!point.why.empty()) row.reason = write.text(point.why);
    return row;
}

ScalingRow ScalingView::modelledRow(const ScalingSeries& series, std::int64_t devices) const {
    const Formatter& write = view_.format();
    const ScalingFit& fit = *series.fit(choice_.law);
    const double many = static_cast<double>(devices), first = static_cast<double>(series.fewest().devices);
    const Bounded rate = fit.rate(many);
    const Bounded times = fit.speedUp(many, first);  // against the fewest devices, as measured rows are
    const double more = many / first;
    ScalingRow row;
    row.form = ScalingRow::Form::Modelled;
    row.name = deviceName(series, devices);
    row.note = tr("modeled, 95% interval");
    row.look = modelledLook(series);
    row.cells = {
        //: two limits of an interval
        tr("%1 to %2").arg(write.number(rate.low, 0), write.number(rate.high, 0)),
        //: two limits of an interval
        tr("%1 to %2").arg(write.number(times.low, 1), write.number(times.high, 1)),
        //: two limits of an interval
        tr("%1 to %2").arg(write.percentNumber(times.low / more, 0), write.percentNumber(times.high / more, 0))};
    while (row.cells.size() < heads().size() - 1) row.cells += Formatter::dash();
    row.figures = {rate.value, times.value, times.value / more * 100};
    const std::int64_t batch = series.kind == ScalingKind::Weak
                                   ? series.fewest().batch / series.fewest().devices * devices
                                   : series.fewest().batch;
    row.reason =
        tr("not ranked: no run on %n device(s) with batch %1", "", static_cast<int>(devices)).arg(write.integer(batch));
    return row;
}

ScalingRow ScalingView::publishedRow(const ScalingReference& one) const {
    const Formatter& write = view_.format();
    ScalingRow row;
    row.form = ScalingRow::Form::Published;
    row.name = devicesText(one.entry, write);
    row.note = QStringLiteral("%1, %2").arg(FieldWords::shortChoice("model.architecture", one.entry.architecture),
                                            Formatter::text(one.study.c_str()));
    row.look = kPublishedLook;
    // Of whole runs, which is not a time to the target asked for.
    const auto seconds = view_.query().target ? std::nullopt : one.entry.trainingSeconds;
    row.cells = {Formatter::dash(),
                 write.number(one.speedUp, 2),
                 one.byTime ? Formatter::dash() : share(one.efficiency),
                 one.byTime ? share(one.efficiency) : Formatter::dash(),
                 Formatter::dash(),
                 Formatter::dash(),
                 write.orDash(seconds, [&](double value) { return write.duration(value); }),
                 Formatter::dash(),
                 multiple(one.againstFewest)};
    row.figures = {kUnknown,
                   one.speedUp,
                   one.byTime ? kUnknown : one.efficiency * 100,
                   one.byTime ? one.efficiency * 100 : kUnknown,
                   kUnknown,
                   kUnknown,
                   seconds.value_or(kUnknown),
                   kUnknown,
                   one.againstFewest.value_or(kUnknown)};
    row.reason = tr("published, not ranked");
    return row;
}

void ScalingView::buildRows() {
    for (const ScalingKind kind :
         {choice_.kind, choice_.kind == ScalingKind::Weak ? ScalingKind::Strong : ScalingKind::Weak})
        for (const ScalingSeries* series : shown(kind)) {
            ScalingRow group = rowOf(*series, series->most());
            group.form = ScalingRow::Form::Series;
            group.note = deviceName(*series, series->most().devices);
            group.name = seriesName(*series);
            group.entry.reset();
            if (const Message& why = series->whyUnfitted(choice_.law); !series->fit(choice_.law) && !why.empty())
                group.reason = view_.format().text(why);
            for (const ScalingPoint& point : series->points) group.rows.push_back(rowOf(*series, point));
            for (const std::int64_t devices : modelled(*series)) group.rows.push_back(modelledRow(*series, devices));
            rows_.push_back(std::move(group));
        }
    if (!references_ || references_->empty() || rows_.empty()) return;
    ScalingRow group;
    group.form = ScalingRow::Form::Series;
    //: participle, heading: figures of others
    group.name = tr("Published");
    group.note = tr("beside your own, never ranked with them");
    group.look = kPublishedLook;
    for (int i = 1; i < heads().size(); ++i) group.cells += QString();
    for (const ScalingReference& one : *references_) group.rows.push_back(publishedRow(one));
    rows_.push_back(std::move(group));
}

QList<Fact> ScalingView::findings() const {
    QList<Fact> all;
    for (const Finding& one : analysis_.findings)
        all.append({view_.format().text(one.heading), stopped(view_.format().text(one.text)), false});
    return all;
}

QList<Fact> ScalingView::methods() const {
    return {
        {tr("Speed-up and efficiency"),
         tr("Speed-up: rate, or time, relative to the fewest devices of the same series. Efficiency: speed-up divided "
            "by how many times as many devices there are."),
         false},
        {tr("Communication"),
         tr("Time that a step waits for other devices and that compute does not hide: 0 where compute hides all of it. "
            "Efficiency also falls where devices slow each other down while they compute."),
         false},
        //: noun, plural, heading: curves fitted to measurements
        {tr("Fits"),
         tr("N / X = a + b (N − 1) + c N (N − 1) by least squares on relative errors; without c it is Amdahl's "
            "law, with it the Universal Scalability Law. Intervals are Fieller's, at 95%."),
         false},
        //: participle, heading: sizes beyond those measured
        {tr("Modeled"),
         tr("The fit beyond the largest size measured. It assumes that nothing else changes there, "
            "such as the link between machines."),
         false}};
}

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
            if (!line.points.empty()) line.points.push_back({devices, kUnknown});
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
