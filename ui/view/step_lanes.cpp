#include "ui/view/step_lanes.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>

namespace epochal::ui {

namespace {

struct LaneWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::StepLanes)
};

StepLanes::Kind kindOf(const StepSpan& span) {
    using enum StepLanes::Kind;
    switch (span.track) {
        case StepTrack::Waits:
            return Wait;
        case StepTrack::Copies:
            return Copy;
        case StepTrack::Exchange:
            return Exchange;
        case StepTrack::Compute:
            break;
    }
    if (span.name.starts_with("forward")) return Forward;
    if (span.name.starts_with("backward")) return Backward;
    return span.name == kOptimizerSpan ? Optimizer : Other;
}

}  // namespace

int StepLanes::slot(Kind kind) {
    constexpr int kSlots[] = {4, 5, 0, 1, 2, 6, 3};  // waits, copies, computing and exchanges as in the step strip
    return kSlots[static_cast<int>(kind)];
}

QString StepLanes::words(Kind kind) {
    switch (kind) {
        case Kind::Wait:
            return LaneWords::tr("Data wait");
        case Kind::Copy:
            //: a part of a step: samples are copied to the device
            return LaneWords::tr("Copy");
        case Kind::Forward:
            //: a part of a step: the forward pass
            return LaneWords::tr("Forward");
        case Kind::Backward:
            //: a part of a step: the backward pass
            return LaneWords::tr("Backward");
        case Kind::Optimizer:
            //: a part of a step: the weights are updated
            return LaneWords::tr("Optimizer");
        case Kind::Other:
            //: noun, a part of the step time: everything else
            return LaneWords::tr("Other");
        case Kind::Exchange:
            //: a part of a step: devices exchange gradients, weights or activations
            return LaneWords::tr("Exchange");
    }
    return {};
}

StepLanes StepLanes::of(std::span<const StepSpan> spans, const TracedStep& step, const Formatter& format) {
    StepLanes lanes;
    constexpr double kMilliseconds = 1e3;
    lanes.length = kMilliseconds * (step.end - step.begin);
    std::map<int, Rank> ranks;
    std::set<Kind> kinds;
    std::vector<StepSpan> within;
    for (const StepSpan& span : spans) {
        Rank& rank = ranks[span.rank];
        const double begin = std::max(span.begin, step.begin), end = std::min(span.end, step.end);
        if (!(end > begin)) continue;
        const Kind kind = kindOf(span);
        kinds.insert(kind);
        within.push_back({span.rank, span.track, span.name, begin, end});
        (kind == Kind::Exchange ? rank.exchange : rank.device)
            .append({kMilliseconds * (begin - step.begin), kMilliseconds * (end - step.begin), kind,
                     QString::fromStdString(span.name)});
    }
    for (auto& [number, rank] : ranks) {
        //: %1: number of a device of a run
        rank.title = LaneWords::tr("Rank %1").arg(format.integer(number));
        std::ranges::sort(rank.device, {}, &Bar::begin);
        std::ranges::sort(rank.exchange, {}, &Bar::begin);
        lanes.ranks.append(rank);
    }
    for (const Kind kind : kinds) lanes.keys.append({kind, words(kind)});
    const Overlap overlap = overlapOf(within);
    const QString took = format.milliseconds(step.end - step.begin);
    lanes.summary = overlap.exchange > 0
                        //: %1: a time, %2: a share
                        ? LaneWords::tr("Step of %1; %2 of the exchange was hidden behind computing")
                              .arg(took, format.percent(overlap.hidden / overlap.exchange, 0))
                        : LaneWords::tr("Step of %1").arg(took);
    return lanes;
}

}  // namespace epochal::ui
