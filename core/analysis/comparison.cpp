#include "core/analysis/comparison.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/comparison_parts.h"
#include "core/analysis/findings.h"
#include "core/economics/cost.h"
#include "core/spec/target.h"

namespace epochal {

std::optional<AxisPosition> timeToTarget(const Entry& entry, double target) {
    const std::vector<double> quality = entry.curve.column(CurveColumn::Quality);
    const Measure& measure = measureOf(entry.measure);
    const auto reached =
        std::ranges::find_if(quality, [&](double value) { return meetsTarget(measure, value, target); });
    if (reached == quality.end()) return std::nullopt;
    return entry.curve.point(static_cast<std::size_t>(reached - quality.begin())).at;
}

std::optional<Money> costOn(const Entry& entry, const Offer& offer, const std::optional<AxisPosition>& at) {
    const std::optional<double> seconds = billedOn(entry, offer, at);
    if (!seconds || !hourlyPrice(offer)) return std::nullopt;
    return cost(offer, *seconds);
}

bool isSameTime(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

namespace {

/// Orders by cost, rows without one last. Negative, zero or positive.
int byCost(const ComparedRow& a, const ComparedRow& b) {
    if (!a.cost || !b.cost) return int(!a.cost) - int(!b.cost);
    return a.cost->amount < b.cost->amount ? -1 : b.cost->amount < a.cost->amount ? 1 : 0;
}

int byTime(const ComparedRow& a, const ComparedRow& b) {
    if (isSameTime(*a.seconds, *b.seconds)) return 0;
    return *a.seconds < *b.seconds ? -1 : 1;
}

using Order = int (*)(const ComparedRow&, const ComparedRow&);

std::vector<std::size_t> bestOf(const Comparison& comparison, std::vector<std::size_t> rows, Order first,
                                Order second) {
    const auto order = [&](std::size_t a, std::size_t b) {
        const int one = first(comparison.rows[a], comparison.rows[b]);
        return one != 0 ? one : second(comparison.rows[a], comparison.rows[b]);
    };
    std::vector<std::size_t> best;
    for (const std::size_t row : rows) {
        const int against = best.empty() ? 0 : order(row, best.front());
        if (against < 0) best.clear();
        if (against <= 0) best.push_back(row);
    }
    return best;
}

}  // namespace

bool isRanked(const ComparedRow& row) {
    return row.notRanked.empty() && row.cost && row.seconds;
}

bool mayLead(const ComparedRow& row, const ComparisonGroup& group) {
    return !group.mixed && !row.hidesFailures;
}

std::vector<std::size_t> cheapestOf(const Comparison& comparison, const ComparisonGroup& group) {
    std::vector<std::size_t> rows = group.rows;
    std::erase_if(rows, [&](std::size_t i) {
        const ComparedRow& row = comparison.rows[i];
        return !mayLead(row, group) || !isRanked(row);
    });
    return bestOf(comparison, std::move(rows), byCost, byTime);
}

std::vector<std::size_t> fastestOf(const Comparison& comparison, const ComparisonGroup& group) {
    std::vector<std::size_t> rows = group.rows;
    std::erase_if(rows,
                  [&](std::size_t i) { return !mayLead(comparison.rows[i], group) || !comparison.rows[i].seconds; });
    return bestOf(comparison, std::move(rows), byTime, byCost);
}

std::vector<std::size_t> highestOf(const Comparison& comparison, const ComparisonGroup& group,
                                   std::optional<double> ComparedRow::*figure) {
    std::vector<std::size_t> highest;
    for (const std::size_t i : group.rows) {
        const std::optional<double>& value = comparison.rows[i].*figure;
        if (!value || !mayLead(comparison.rows[i], group)) continue;
        if (!highest.empty() && *value > *(comparison.rows[highest.front()].*figure)) highest.clear();
        if (highest.empty() || *value == *(comparison.rows[highest.front()].*figure)) highest.push_back(i);
    }
    return highest;
}

std::vector<std::size_t> cheapestSamplesOf(const Comparison& comparison, const ComparisonGroup& group) {
    std::vector<std::size_t> cheapest;
    for (const std::size_t i : group.rows) {
        const ComparedRow& row = comparison.rows[i];
        if (!row.perMillion || !row.notRanked.empty() || !mayLead(row, group)) continue;
        if (!cheapest.empty() && row.perMillion->amount < comparison.rows[cheapest.front()].perMillion->amount)
            cheapest.clear();
        if (cheapest.empty() || row.perMillion->amount == comparison.rows[cheapest.front()].perMillion->amount)
            cheapest.push_back(i);
    }
    return cheapest;
}

std::vector<std::size_t> bestQualityOf(const Comparison& comparison, const ComparisonGroup& group,
                                       std::span<const Entry> entries) {
    std::vector<std::size_t> best;
    for (const std::size_t i : group.rows) {
        const ComparedRow& row = comparison.rows[i];
        if (!row.quality || !mayLead(row, group)) continue;
        const double before = best.empty() ? *row.quality : *comparison.rows[best.front()].quality;
        if (isBetter(measureOf(entries[row.entries.front()].measure), *row.quality, before)) best.clear();
        if (best.empty() || *row.quality == before) best.push_back(i);
    }
    return best;
}

std::optional<double> meanEnergy(const ComparedRow& row, std::span<const Entry> entries) {
    const std::vector<std::size_t>& runs = comparing::measuredRuns(row);
    if (runs.empty()) return std::nullopt;
    double joules = 0;
    for (const std::size_t entry : runs) {
        if (!entries[entry].joules) return std::nullopt;
        joules += *entries[entry].joules;
    }
    return joules / static_cast<double>(runs.size());
}

int costDecimals(const Comparison& comparison, std::span<const Entry> entries) {
    constexpr double kEnough = 0.05;
    double least = 1;
    const auto see = [&](const std::optional<Money>& money) {
        if (money && money->amount > Decimal()) least = std::min(least, money->amount.toDouble());
    };
    for (const ComparedRow& row : comparison.rows) {
        see(row.cost);
        see(entries[row.entries.front()].publishedCost);
    }
    return least >= kEnough ? 2 : std::clamp(1 - static_cast<int>(std::floor(std::log10(least))), 3, 6);
}

Comparison compare(std::span<const Entry> entries, const ComparisonQuery& query, const PriceBook& book,
                   const std::string& today) {
    comparing::Question ask{entries, query, book, today};
    ask.withoutTax = comparing::mixesTax(ask);
    Comparison out;
    std::vector<std::vector<std::size_t>> rows = comparing::seedRows(ask);
    std::vector<RowName> names = rowNames(rows, entries);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        out.rows.push_back(comparing::rowOf(std::move(rows[i]), ask, out.rates));
        out.rows.back().name = std::move(names[i]);
    }
    out.groups = comparing::groupsOf(out.rows, ask);
    comparing::refuse(out, ask);
    comparing::rank(out);
    comparing::scale(out, ask);
    std::vector<const RunSpec*> specs;
    for (const Entry& entry : entries)
        if (entry.spec) specs.push_back(&*entry.spec);
    out.differing = differingFields(specs);
    out.findings = findings(out, entries, query);
    return out;
}

}  // namespace epochal
