// Cost against time, with the frontier of each group.
#include <QCoreApplication>
#include <algorithm>

#include "ui/view/charts.h"

namespace epochal::ui {

namespace {

struct ScatterWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ScatterChart)
};

struct SharedWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonCharts)
};

constexpr std::size_t kMostNamedPoints = 24, kMostNamedFrontiers = 4;

bool isOnFrontier(const ComparisonView& view, const ComparisonGroup& group, std::size_t row) {
    const ComparedRow& one = view.row(row);
    return view.comparison().ranked && one.frontier && one.notRanked.empty() && !group.mixed;
}

}  // namespace

ChartSpec costAgainstTime(const ComparisonView& view) {
    const Comparison& comparison = view.comparison();
    const QString currency = view.currency();
    ChartSpec spec;
    spec.nameY = true;
    spec.emptyText = currency.isEmpty() ? noMoney(view) : ScatterWords::tr("No row has both a cost and a time.");
    if (currency.isEmpty()) return spec;
    const auto isPlaced = [](const ComparedRow& row) { return row.cost && row.seconds; };
    ValueSpan times, costs;
    for (const ComparedRow& row : comparison.rows)
        if (isPlaced(row)) times.take(*row.seconds), costs.take(row.cost->amount.toDouble());
    const auto unit = view.timeAxis(times.high);
    spec.logX = times.isWide(), spec.logY = costs.isWide();
    spec.xTitle = scaledTitle(unit.titleToTarget, spec.logX);
    spec.yTitle = scaledTitle(SharedWords::tr("cost, %1").arg(currency), spec.logY);
    spec.xText = [format = view.format(), unit](double time) { return format.duration(time * unit.seconds); };
    spec.yText = [format = view.format(), currency](double cost) {
        return format.money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    std::vector<ChartPoint> others;  // points on a frontier are named first: where space is short, they matter most
    for (const ComparisonGroup& group : comparison.groups) {
        ChartFrontier frontier;
        frontier.dashed = !spec.frontiers.empty();
        if (comparison.groups.size() == 1)
            frontier.label = SharedWords::tr("Pareto frontier");
        else if (comparison.groups.size() <= kMostNamedFrontiers)
            frontier.label = ScatterWords::tr("frontier, %1").arg(view.groupTitle(group));
        std::size_t placed = 0;
        for (const std::size_t r : group.rows) {
            const ComparedRow& row = view.row(r);
            if (!isPlaced(row)) continue;
            ++placed;
            const CurvePoint at{*row.seconds / unit.seconds, row.cost->amount.toDouble()};
            const bool best = isOnFrontier(view, group, r), named = best || comparison.rows.size() <= kMostNamedPoints;
            const RowLook& look = view.look(r);
            (best ? spec.points : others)
                .push_back({view.label(r), named ? view.shortLabel(r) : QString(), at.x, at.y, look.slot, look.marker,
                            look.filled && !row.hidesFailures});
            if (best) frontier.points.push_back(at);
        }
        std::sort(frontier.points.begin(), frontier.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        // A single row has nothing to be better than.
        if (placed > 1 && !frontier.points.empty()) spec.frontiers.push_back(std::move(frontier));
    }
    spec.points.insert(spec.points.end(), others.begin(), others.end());
    const bool outlined = std::ranges::any_of(spec.points, [](const ChartPoint& point) { return !point.filled; });
    const bool filled = std::ranges::any_of(spec.points, &ChartPoint::filled);
    if (outlined && filled && comparison.groups.size() > 1) {
        spec.keys.push_back({Marker::Circle, kReferenceSlot, true, view.groupTitle(comparison.groups.front())});
        spec.keys.push_back({Marker::Circle, kReferenceSlot, false,
                             comparison.groups.size() == 2 ? view.groupTitle(comparison.groups.back())
                                                           : ScatterWords::tr("other groups")});
    } else if (outlined && comparison.groups.size() == 1) {
        //: what an outlined marker says of a row
        spec.keys.push_back({Marker::Circle, kReferenceSlot, false, ScatterWords::tr("some runs failed")});
    }
    if (comparison.ranked && !spec.points.empty()) spec.better = ScatterWords::tr("cheaper\nand faster");
    spec.summary = ScatterWords::tr("%n row(s), cost against time.", "", static_cast<int>(spec.points.size()));
    return spec;
}

}  // namespace epochal::ui
