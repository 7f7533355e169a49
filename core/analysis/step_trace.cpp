#include "core/analysis/step_trace.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/base/json.h"

namespace epochal {
namespace {

constexpr std::int64_t kMostRanks = 1 << 20;
constexpr const char* kTracks[] = {"waits", "compute", "copies", "exchange"};

using Intervals = std::vector<std::pair<double, double>>;

/// Disjoint, ascending.
Intervals merged(Intervals all) {
    std::ranges::sort(all);
    Intervals out;
    for (const auto& [begin, end] : all)
        if (out.empty() || begin > out.back().second)
            out.emplace_back(begin, end);
        else
            out.back().second = std::max(out.back().second, end);
    return out;
}

double lengthOf(const Intervals& all) {
    double length = 0;
    for (const auto& [begin, end] : all) length += end - begin;
    return length;
}

double common(const Intervals& a, const Intervals& b) {
    double length = 0;
    for (const auto& [begin, end] : a)
        for (const auto& [from, to] : b) length += std::max(0.0, std::min(end, to) - std::max(begin, from));
    return length;
}

/// Microseconds with three digits after the point.
double inMicroseconds(double seconds) {
    return std::round(seconds * 1e9) / 1e3;
}

}  // namespace

Json toJson(std::span<const StepSpan> spans) {
    Json out = Json::array();
    for (const StepSpan& span : spans)
        out.push_back({span.rank, static_cast<int>(span.track), span.name, span.begin, span.end});
    return out;
}

std::vector<StepSpan> stepSpansFrom(const Json& json) {
    std::vector<StepSpan> spans;
    for (const Json& one : json)
        spans.push_back({one.at(0).get<int>(), static_cast<StepTrack>(std::clamp(one.at(1).get<int>(), 0, 3)),
                         one.at(2).get<std::string>(), one.at(3).get<double>(), one.at(4).get<double>()});
    return spans;
}

std::string chromeTrace(std::span<const StepSpan> spans) {
    Json events = Json::array();
    std::set<std::pair<int, StepTrack>> tracks;
    for (const StepSpan& span : spans) tracks.emplace(span.rank, span.track);
    const auto nameOf = [&](const char* what, int rank, int track, const std::string& name) {
        events.push_back({{"ph", "M"}, {"name", what}, {"pid", rank}, {"tid", track}, {"args", {{"name", name}}}});
    };
    std::set<int> ranks;
    for (const auto& [rank, track] : tracks) {
        if (ranks.insert(rank).second) nameOf("process_name", rank, 0, "rank " + std::to_string(rank));
        nameOf("thread_name", rank, static_cast<int>(track), kTracks[static_cast<std::size_t>(track)]);
    }
    double first = 0;
    if (!spans.empty()) first = std::ranges::min_element(spans, {}, &StepSpan::begin)->begin;
    for (const StepSpan& span : spans)
        events.push_back({{"ph", "X"},
                          {"name", span.name},
                          {"cat", kTracks[static_cast<std::size_t>(span.track)]},
                          {"pid", span.rank},
                          {"tid", static_cast<int>(span.track)},
                          {"ts", inMicroseconds(span.begin - first)},
                          {"dur", inMicroseconds(span.end - span.begin)}});
    return jsonText(Json{{"displayTimeUnit", "ms"}, {"traceEvents", events}});
}

Result<std::vector<StepSpan>> readChromeTrace(std::string_view text, const std::string& where) {
    const Error damaged{ErrorKind::Damaged,
                        {EPOCHAL_TEXT("core", "This is not a step trace"), {}},
                        where,
                        {EPOCHAL_TEXT("core", "Record the steps again"), {}}};
    const auto json = parseJson(text, where);
    if (!json) return json.error();
    const auto events = json->find("traceEvents");
    if (!json->is_object() || events == json->end() || !events->is_array()) return damaged;
    std::vector<StepSpan> spans;
    for (const Json& event : *events) {
        if (!event.is_object()) return damaged;
        if (stringAt(event, "ph") != "X") continue;
        const std::int64_t rank = integerAt(event, "pid", -1), track = integerAt(event, "tid", -1);
        const double begin = numberAt(event, "ts", -1), lasts = numberAt(event, "dur", -1);
        if (rank < 0 || rank > kMostRanks || track < 0 || track > 3 || !(begin >= 0) || !(lasts >= 0) ||
            !std::isfinite(begin + lasts))
            return damaged;
        spans.push_back({static_cast<int>(rank), static_cast<StepTrack>(track), stringAt(event, "name"), begin / 1e6,
                         (begin + lasts) / 1e6});
    }
    if (spans.empty()) return damaged;
    return spans;
}

std::vector<TracedStep> stepsOf(std::span<const StepSpan> spans) {
    std::vector<TracedStep> steps;
    if (spans.empty()) return steps;
    double begin = std::ranges::min_element(spans, {}, &StepSpan::begin)->begin;
    std::vector<double> ends;
    for (const StepSpan& span : spans)
        if (span.rank == 0 && span.name == kOptimizerSpan) ends.push_back(span.end);
    std::ranges::sort(ends);
    for (const double end : ends) steps.push_back({std::exchange(begin, end), end});
    return steps;
}

Overlap overlapOf(std::span<const StepSpan> spans) {
    std::map<int, std::pair<Intervals, Intervals>> ranks;
    for (const StepSpan& span : spans) {
        if (span.track == StepTrack::Exchange) ranks[span.rank].first.emplace_back(span.begin, span.end);
        if (span.track == StepTrack::Compute) ranks[span.rank].second.emplace_back(span.begin, span.end);
    }
    Overlap out;
    for (const auto& [rank, both] : ranks) {
        const Intervals exchange = merged(both.first), compute = merged(both.second);
        out.exchange += lengthOf(exchange);
        out.hidden += common(exchange, compute);
    }
    return out;
}

}  // namespace epochal
