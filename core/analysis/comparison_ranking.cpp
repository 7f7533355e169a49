// Rows compared with each other: groups, which rows may be ranked, the frontier.
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <ranges>
#include <set>

#include "core/analysis/comparison_parts.h"
#include "core/analysis/frontier.h"

namespace epochal::comparing {

namespace {

const Entry& entryOf(const ComparedRow& row, const Question& ask) {
    return ask.entries[row.entries.front()];
}

/// The study an entry comes from, empty for runs.
std::string studyOf(const Entry& entry) {
    return entry.published ? entry.id.substr(0, entry.id.find('/')) : std::string();
}

std::string titleOf(const ComparedRow& row, const Question& ask) {
    const Entry& entry = entryOf(row, ask);
    switch (ask.query.grouping) {
        case Grouping::None:
            return {};
        case Grouping::Model:
            return entry.group.empty() ? entry.architecture : entry.group;
        case Grouping::Provider:
            return row.priced.kind == PriceKind::Own || row.priced.provider.empty() ? row.priced.instance
                                                                                    : row.priced.provider;
        case Grouping::Accelerator:
            return entry.accelerator.empty() ? "CPU" : entry.accelerator;
        case Grouping::Devices:
            return std::to_string(entry.devices);
        case Grouping::Batch:
            return entry.globalBatch ? std::to_string(*entry.globalBatch) : std::string();
        case Grouping::Study:
            return entry.published ? entry.provenance.source : std::string();
    }
    return {};
}

Arg join(const std::vector<Arg>& all) {
    std::optional<Arg> list;
    for (const Arg& one : all) list = list ? Arg(Nested({"%1; %2", {*list, one}})) : one;
    return list.value_or(std::string());
}

/// A list of texts, each translated if there is a translation of it.
Arg join(const std::set<std::string>& all) {
    std::vector<Arg> phrases;
    for (const std::string& one : all) phrases.emplace_back(Phrase{one, {}});
    return join(phrases);
}

/// Reasons not to rank the rows of a group against each other; none when they can be ranked.
struct Mixture {
    std::set<std::string> tasks, measures, clocks, currencies, sessions;
    std::set<double> targets;
    std::vector<std::string> withoutTarget;  ///< names

    void add(const ComparedRow& row, const Question& ask) {
        const Entry& entry = entryOf(row, ask);
        tasks.insert(entry.task);
        if (!entry.session.empty()) sessions.insert(entry.session);
        if (!row.session) measures.insert(name(entry.measure));
        if (entry.published && !entry.provenance.clock.empty()) clocks.insert(entry.provenance.clock);
        if (row.price) currencies.insert(row.price->currency);
        if (!entry.spec || row.session || ask.query.target) return;
        if (const auto target = targetOf(*entry.spec))
            targets.insert(*target);
        else  // nor have the row's other runs, which differ in their seed alone
            for (const std::size_t i : row.entries) withoutTarget.push_back(ask.entries[i].name);
    }
    [[nodiscard]] std::vector<Message> reasons() const {
        std::vector<Message> out;
        if (sessions.size() > 1)
            out.push_back({EPOCHAL_TEXT("core",
                                        "Not ranked: some of the runs trained, others measured throughput, reading or "
                                        "inference"),
                           {}});
        if (tasks.size() > 1)
            out.push_back(
                {EPOCHAL_TEXT("core", "Not ranked: the rows use different data, so the task is not the same (%1)"),
                 {join(tasks)}});
        if (measures.size() > 1)
            out.push_back(
                {EPOCHAL_TEXT("core", "Not ranked: the rows use different quality measures (%1)"), {join(measures)}});
        if (targets.size() > 1)
            out.push_back({EPOCHAL_TEXT("core", "Not ranked: the runs have different targets; choose one"), {}});
        else if (targets.size() == 1 && withoutTarget.size() == 1)
            //: %1: name of a run
            out.push_back({EPOCHAL_TEXT("core", "Not ranked: %1 has no target, unlike the others; choose one for all"),
                           {withoutTarget.front()}});
        else if (targets.size() == 1 && !withoutTarget.empty())
            out.push_back({EPOCHAL_TEXT_N("core", "Not ranked: %1 run(s) have no target; choose one for all"),
                           {Count(withoutTarget.size())}});
        if (clocks.size() > 1)
            out.push_back(
                {EPOCHAL_TEXT("core", "Not ranked: the sources measure time differently (%1)"), {join(clocks)}});
        if (currencies.size() > 1)
            out.push_back({EPOCHAL_TEXT("core", "Not ranked: the prices are in different currencies (%1); choose one"),
                           {join(currencies)}});
        return out;
    }
};

void warn(Comparison& comparison, Message message) {
    auto& all = comparison.warnings;
    if (std::find(all.begin(), all.end(), message) == all.end()) all.push_back(std::move(message));
}

/// Without a target, rows of a group that end at different qualities are not a like-for-like comparison.
void warnOfQualities(Comparison& comparison, const ComparisonGroup& group, const Question& ask) {
    if (ask.query.target) return;
    const Measure& measure = measureOf(entryOf(comparison.rows[group.rows.front()], ask).measure);
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const std::size_t i : group.rows) {
        if (!comparison.rows[i].quality) continue;
        low = std::min(low, *comparison.rows[i].quality);
        high = std::max(high, *comparison.rows[i].quality);
    }
    if (!(low <= high)) return;
    if (high - low < measure.little(high)) return;
    warn(comparison, {EPOCHAL_TEXT("core",
                                   "The rows end at different quality levels, %1 to %2. Choose a target to compare "
                                   "costs at the same quality"),
                      {argOf(measure, low), argOf(measure, high)}});
}

/// Warns where rows of different sources are not comparable: by what a source states, or because a published time
/// covers training only.
void warnOfSources(Comparison& comparison, const Question& ask) {
    std::set<std::string> studies;
    for (const Entry& entry : ask.entries) studies.insert(studyOf(entry));
    if (studies.size() < 2) return;
    for (const Entry& entry : ask.entries) {
        if (entry.published && !entry.provenance.notComparableWith.empty())
            warn(comparison, {entry.provenance.notComparableWith, {}});
        if (entry.published && studies.contains({}) && entry.trainingSeconds && !entry.activeSeconds)
            warn(comparison, {EPOCHAL_TEXT("core",
                                           "Published costs count training time only; run costs are as billed, "
                                           "including evaluation, start-up and preparation"),
                              {}});
    }
}

void warnOfPrices(Comparison& comparison, const Question& ask) {
    std::set<std::string> old, inexact, taxed, takenOut;
    bool otherMachine = false, untaxed = false;
    for (const ComparedRow& row : comparison.rows) {
        const Entry& entry = entryOf(row, ask);
        if (row.price && row.notRanked.empty()) {
            if (row.priced.taxIncluded) taxed.insert(title(row.priced));
            if (ask.withoutTax && pricingOf(entry, ask).taxTakenOut) takenOut.insert(title(row.priced));
            untaxed = untaxed || !row.priced.taxIncluded;
        }
        otherMachine = otherMachine || (row.price && row.otherHardware);
        if (!row.price || (entry.published && !row.whatIf)) continue;
        if (row.priced.kind == PriceKind::Own) continue;
        if (isOlderThan(row.priced, ask.book.ageLimitDays, ask.today))
            old.insert(title(row.priced));
        else if (!hasExactDay(row.priced))
            inexact.insert(title(row.priced));
    }
    if (!old.empty())
        warn(comparison,
             {EPOCHAL_TEXT_N("core", "Prices more than %1 day(s) old: %2"), {Count(ask.book.ageLimitDays), join(old)}});
    if (!inexact.empty())
        warn(comparison, {EPOCHAL_TEXT("core", "Prices whose exact date is not known: %1"), {join(inexact)}});
    if (!takenOut.empty())
        warn(comparison,
             //: %1 = a list of offers
             {EPOCHAL_TEXT("core", "Prices are compared without tax; it is deducted from: %1"), {join(takenOut)}});
    if (!taxed.empty() && !takenOut.empty())
        warn(comparison,
             //: %1 = a list of offers
             {EPOCHAL_TEXT("core", "Their tax rate is not known, so tax is still included in the prices of: %1"),
              {join(taxed)}});
    else if (!taxed.empty() && untaxed)
        warn(comparison,
             //: %1 = a list of offers
             {EPOCHAL_TEXT("core", "Prices are compared as quoted: with tax for %1, without tax for all others"),
              {join(taxed)}});
    if (otherMachine)
        warn(comparison, {EPOCHAL_TEXT("core",
                                       "Some rows are priced on a machine other than the one they were measured on: "
                                       "the price changes, the time does not"),
                          {}});
}

/// Runs that computed on a CPU beside other programs: they would have been faster alone.
void warnOfOthers(Comparison& comparison, const Question& ask) {
    constexpr std::size_t kNamed = 5;
    std::vector<const Entry*> disturbed;
    for (const Entry& entry : ask.entries)
        if (entry.accelerator.empty() && entry.othersBusy.value_or(0) >= kDisturbing) disturbed.push_back(&entry);
    if (disturbed.empty()) return;
    std::ranges::stable_sort(disturbed, std::greater(), [](const Entry* entry) { return *entry->othersBusy; });
    std::vector<Arg> names;
    for (const Entry* entry : disturbed | std::views::take(kNamed))
        names.emplace_back(Nested({"%1 (%2)", {Phrase{title(*entry), {}}, Share{*entry->othersBusy, 0}}}));
    if (disturbed.size() > kNamed) names.emplace_back(std::string("…"));
    warn(comparison,
         //: %2 = names of runs, each with the part that others used: "resnet8 (38%)"
         {EPOCHAL_TEXT_N("core",
                         "Other programs used part of the CPU during %1 run(s); alone, they might have been faster: "
                         "%2"),
          {Count(disturbed.size()), join(names)}});
}

/// Where no row has a rank, warns of the reasons.
void warnOfNoRank(Comparison& comparison) {
    constexpr std::size_t kMost = 3;
    std::vector<Message> reasons;
    for (const ComparedRow& row : comparison.rows) {
        if (row.notRanked.empty()) return;
        if (std::ranges::find(reasons, row.notRanked) == reasons.end()) reasons.push_back(row.notRanked);
    }
    for (std::size_t i = 0; i < std::min(reasons.size(), kMost); ++i) warn(comparison, reasons[i]);
}

/// What a row is ranked by: money and a time. Of a session the price of a million samples and, of inference, its
/// latency, else the time of a sample.
std::optional<CostTime> axesOf(const ComparedRow& row) {
    if (!row.session)
        return isRanked(row) ? std::optional(CostTime{row.cost->amount.toDouble(), *row.seconds}) : std::nullopt;
    if (!row.notRanked.empty() || !row.perMillion) return std::nullopt;
    return CostTime{row.perMillion->amount.toDouble(), row.latency.value_or(1 / *row.imagesPerSecond)};
}

/// By what rows are called fastest: a session answers more samples a second.
std::optional<double> paceOf(const ComparedRow& row) {
    if (!row.session) return row.seconds;
    return row.imagesPerSecond ? std::optional(1 / *row.imagesPerSecond) : std::nullopt;
}

/// Time needs no price: rows without one are still compared with the fastest.
void rankByTime(Comparison& comparison, const ComparisonGroup& group, bool sessions) {
    double fastest = 0;
    for (const std::size_t i : group.rows) {
        const ComparedRow& row = comparison.rows[i];
        const auto pace = row.session == sessions && mayLead(row, group) ? paceOf(row) : std::nullopt;
        if (pace && *pace > 0) fastest = fastest > 0 ? std::min(fastest, *pace) : *pace;
    }
    if (fastest <= 0) return;
    for (const std::size_t i : group.rows) {
        ComparedRow& row = comparison.rows[i];
        const auto pace = row.session == sessions && mayLead(row, group) ? paceOf(row) : std::nullopt;
        if (pace) row.againstFastest = *pace / fastest;
    }
}

/// Cheapest, fastest and frontier among those rows of a group that trained, or that did not.
void rankAlike(Comparison& comparison, const ComparisonGroup& group, bool sessions) {
    std::vector<std::size_t> ranked;
    std::vector<CostTime> points;
    for (const std::size_t i : group.rows) {
        const ComparedRow& row = comparison.rows[i];
        const auto axes = row.session == sessions ? axesOf(row) : std::nullopt;
        if (!axes) continue;
        ranked.push_back(i);
        const auto same = std::ranges::find_if(
            points, [&](const CostTime& point) { return isSameTime(point.seconds, axes->seconds); });
        points.push_back({axes->cost, same == points.end() ? axes->seconds : same->seconds});
    }
    rankByTime(comparison, group, sessions);
    double least = 0;
    for (const CostTime& point : points) least = least > 0 ? std::min(least, point.cost) : point.cost;
    const auto dominating = dominators(points);
    for (std::size_t k = 0; k < ranked.size(); ++k) {
        ComparedRow& row = comparison.rows[ranked[k]];
        if (least > 0) row.againstCheapest = points[k].cost / least;
        row.frontier = dominating[k].empty();
        for (const std::size_t other : dominating[k]) {
            row.dominatedBy.push_back(ranked[other]);
            const CostTime &a = points[other], &b = points[k];
            if (a.cost < b.cost && a.seconds < b.seconds) row.beatenBy.push_back(ranked[other]);
        }
    }
}

}  // namespace

std::vector<ComparisonGroup> groupsOf(const std::vector<ComparedRow>& rows, const Question& ask) {
    std::vector<ComparisonGroup> groups;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string title = titleOf(rows[i], ask);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& one) { return one.title == title; });
        if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
        group->rows.push_back(i);
    }
    return groups;
}

void refuse(Comparison& comparison, const Question& ask) {
    std::size_t refused = 0;
    for (ComparisonGroup& group : comparison.groups) {
        Mixture mixture;
        for (const std::size_t i : group.rows) mixture.add(comparison.rows[i], ask);
        const std::vector<Message> reasons = mixture.reasons();
        for (const Message& reason : reasons) warn(comparison, reason);
        if (reasons.empty()) {
            warnOfQualities(comparison, group, ask);
            continue;
        }
        ++refused;
        group.mixed = true;
        for (const std::size_t i : group.rows) {
            ComparedRow& row = comparison.rows[i];
            if (!row.notRanked.empty()) continue;
            row.notRanked = reasons.front();
            row.notRankedBriefly = unranked();
        }
    }
    comparison.ranked = refused == 0 || refused < comparison.groups.size();
    if (refused == 0) warnOfNoRank(comparison);
    warnOfSources(comparison, ask);
    warnOfOthers(comparison, ask);
    warnOfPrices(comparison, ask);
}

void rank(Comparison& comparison) {
    for (const ComparisonGroup& group : comparison.groups)
        for (const bool sessions : {false, true}) rankAlike(comparison, group, sessions);
}

}  // namespace epochal::comparing
