#include "core/analysis/ranks.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/statistics.h"

namespace epochal {
namespace {

double medianOfOthers(const std::vector<RankRow>& rows, std::size_t left, double RankRow::*value) {
    std::vector<double> others;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i != left) others.push_back(rows[i].*value);
    return spread(others).median;
}

/// The median clock of the others, if each rank's is known.
std::optional<double> clockOfOthers(const std::vector<RankRow>& rows, std::size_t left) {
    std::vector<double> others;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].clock) return std::nullopt;
        if (i != left) others.push_back(*rows[i].clock);
    }
    return spread(others).median;
}

std::optional<RankTable::Slowest> slowestOf(const std::vector<RankRow>& rows) {
    RankTable::Slowest slowest;
    slowest.row = static_cast<std::size_t>(std::ranges::max_element(rows, {}, &RankRow::own) - rows.begin());
    const RankRow& row = rows[slowest.row];
    const double others = medianOfOthers(rows, slowest.row, &RankRow::own), late = row.own - others;
    if (others <= 0 || late < RankTable::kSlow * others) return std::nullopt;
    slowest.excess = late / others;
    slowest.waitsForData = row.data - medianOfOthers(rows, slowest.row, &RankRow::data) >= late / 2;
    // Work that takes cycles takes longer in proportion.
    const auto clock = clockOfOthers(rows, slowest.row);
    if (!slowest.waitsForData && clock && *row.clock > 0 && *clock / *row.clock - 1 >= slowest.excess / 2)
        slowest.othersClock = clock;
    double images = 0, step = 0, together = 0, fewest = row.images, most = row.images;
    for (const RankRow& one : rows) {
        images += one.images;
        step = std::max(step, one.own + one.wait);
        together += one.images / one.own;
        fewest = std::min(fewest, one.images);
        most = std::max(most, one.images);
    }
    slowest.rate = images / step;
    slowest.rateWithout = images / (step - late);
    // Parts of an even split differ by one sample at most.
    if (!slowest.waitsForData && fewest > 0 && most - fewest <= 1)
        slowest.rateSplit = images / (step - row.own + images / together);
    return slowest;
}

}  // namespace

double ownWork(const RankWindow& window) {
    return std::max(window.seconds - window.communicationSeconds, 0.0) / static_cast<double>(window.steps);
}

void RunRecord::take(const Event& event, const RankWindow& body) {
    auto& ranks = figures_.ranks;
    RankWindow window = body;
    for (double* seconds : {&window.seconds, &window.dataSeconds, &window.communicationSeconds})
        if (!std::isfinite(*seconds)) *seconds = 0;
    const auto at = std::ranges::lower_bound(ranks, window.rank, {}, &RankWindow::rank);
    if (at != ranks.end() && at->rank == window.rank)
        *at = window;
    else if (ranks.size() < kMostRanks)
        ranks.insert(at, window);
    keepPoint(event, window);
}

RankTable RankTable::of(const Figures& figures) {
    RankTable table;
    double all = 0, exchange = 0;
    for (const RankWindow& window : figures.ranks) {
        if (window.steps <= 0 || !(window.seconds > 0)) continue;
        const auto steps = static_cast<double>(window.steps);
        RankRow row;
        row.rank = window.rank;
        if (figures.started && static_cast<std::size_t>(window.rank) < figures.started->devices.size())
            row.device = figures.started->devices[static_cast<std::size_t>(window.rank)];
        row.images = static_cast<double>(window.images) / steps;
        row.own = ownWork(window);
        row.data = window.dataSeconds / steps;
        row.wait = window.communicationSeconds / steps;
        row.busy = std::clamp((row.own - row.data) * steps / window.seconds, 0.0, 1.0);
        row.memory = window.memory;
        if (window.clock >= 0) row.clock = window.clock;
        if (window.celsius >= 0) row.celsius = window.celsius;
        all += row.images;
        exchange = table.rows.empty() ? row.wait : std::min(exchange, row.wait);
        table.rows.push_back(std::move(row));
    }
    if (table.rows.size() < 2) return {};
    table.slowest = slowestOf(table.rows);
    for (RankRow& row : table.rows) {
        row.share = shareOf(row.images, all);
        row.wait -= exchange;
    }
    return table;
}

}  // namespace epochal
