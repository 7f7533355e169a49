#include "core/analysis/comparison.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/comparison_parts.h"
#include "core/analysis/findings.h"
#include "core/economics/cost.h"
#include "core/spec/target.h"

namespace epochal {

std::optional<AxisPosition> timeToTarget(const Entry& entry, double target) {
    for (const QualityPoint& point : entry.curve)
        if (meetsTarget(point.quality, target)) return point.at;
    return std::nullopt;
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

std::vector<std::size_t> cheapestOf(const Comparison& comparison, const ComparisonGroup& group) {
    std::vector<std::size_t> rows = group.rows;
    std::erase_if(rows, [&](std::size_t i) {
        const ComparedRow& row = comparison.rows[i];
        return !row.notRanked.empty() || !row.cost || !row.seconds;
    });
    return bestOf(comparison, std::move(rows), byCost, byTime);
}

std::vector<std::size_t> fastestOf(const Comparison& comparison, const ComparisonGroup& group) {
    std::vector<std::size_t> rows = group.mixed ? std::vector<std::size_t>() : group.rows;
    std::erase_if(rows, [&](std::size_t i) { return !comparison.rows[i].seconds || comparison.rows[i].hidesFailures; });
    return bestOf(comparison, std::move(rows), byTime, byCost);
}

std::optional<double> meanEnergy(const ComparedRow& row, std::span<const Entry> entries) {
    // Of the runs that its other figures are of.
    const std::vector<std::size_t>& runs = row.hidesFailures ? row.counted : row.entries;
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
    for (std::vector<std::size_t>& row : comparing::seedRows(ask))
        out.rows.push_back(comparing::rowOf(std::move(row), ask, out.rates));
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

std::string nameOf(const ComparedRow& row, std::span<const Entry> entries) {
    const std::string& first = entries[row.entries.front()].name;
    std::size_t same = first.size();
    for (const std::size_t i : row.entries) {
        const std::string& name = entries[i].name;
        const std::size_t most = std::min(same, name.size());
        same = 0;
        while (same < most && name[same] == first[same]) ++same;
    }
    // Not in the middle of a word: seeds 1 and 12 have a 1 in common.
    const bool whole = std::ranges::all_of(
        row.entries, [&](std::size_t i) { return entries[i].name.size() == same || entries[i].name[same] == ','; });
    const std::size_t end = whole ? same : first.rfind(", ", same);
    return end == std::string::npos || end == 0 ? first : first.substr(0, end);
}

}  // namespace epochal
