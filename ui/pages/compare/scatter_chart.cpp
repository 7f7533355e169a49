// Cost against time, with the frontier of each group.
#include <QCoreApplication>
#include <QHash>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_words.h"

namespace epochal::ui {

namespace {

struct ScatterWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ScatterChart)
};

constexpr std::size_t kMostNamedPoints = 40;
constexpr qsizetype kLongestLabel = 26;

/// The shortest text that distinguishes a row from the others in its group.
QString shortLabel(const CompareCells& cells, const ComparisonGroup& group, std::size_t row) {
    const RowLabel& label = cells.labels[row];
    const auto same = std::count_if(group.rows.begin(), group.rows.end(),
                                    [&](std::size_t other) { return cells.labels[other].name == label.name; });
    return clippedName(same > 1 && !label.note.isEmpty() ? label.note : label.name, kLongestLabel);
}

}  // namespace

ChartSpec costAgainstTime(const CompareCells& cells) {
    const CompareData& data = cells.data;
    const QString currency = data.currency(), clock = clockName(data.query.clock);
    ChartSpec spec;
    spec.logX = spec.logY = true;
    spec.nameY = true;
    spec.xTitle = ScatterWords::tr("%1, s, log scale", "a clock").arg(clock);
    spec.yTitle = ScatterWords::tr("cost, %1, log scale").arg(currency);
    spec.xText = [](double seconds) { return Formatter::current().duration(seconds); };
    spec.yText = [currency](double cost) {
        return Formatter::current().money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    spec.emptyText = currency.isEmpty() ? noMoney(data) : ScatterWords::tr("No row has both a cost and a time.");
    if (currency.isEmpty()) return spec;
    const bool labelled = data.comparison.rows.size() <= kMostNamedPoints;
    for (std::size_t g = 0; g < data.comparison.groups.size(); ++g) {
        const ComparisonGroup& group = data.comparison.groups[g];
        ChartFrontier frontier;
        frontier.dashed = g > 0;
        if (data.comparison.groups.size() > 1 && data.comparison.groups.size() < 5)
            frontier.label = ScatterWords::tr("frontier, %1").arg(groupTitle(data, group));
        for (const std::size_t row : group.rows) {
            const ComparedRow& one = data.row(row);
            if (!one.cost || !one.seconds) continue;
            const RowLook& look = data.looks[row];
            const CurvePoint at{*one.seconds, one.cost->amount.toDouble()};
            spec.points.push_back({cells.labels[row].full(), labelled ? shortLabel(cells, group, row) : QString(), at.x,
                                   at.y, look.slot, look.marker, look.filled});
            if (one.frontier && one.notRanked.empty() && !group.mixed) frontier.points.push_back(at);
        }
        std::sort(frontier.points.begin(), frontier.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        if (data.comparison.ranked && frontier.points.size() > 1) spec.frontiers.push_back(std::move(frontier));
    }
    // Points on a frontier are named first: where space is short, their names matter most.
    const auto onFrontier = [&](const ChartPoint& point) {
        return std::any_of(spec.frontiers.begin(), spec.frontiers.end(), [&](const ChartFrontier& frontier) {
            return std::any_of(frontier.points.begin(), frontier.points.end(),
                               [&](const CurvePoint& at) { return at.x == point.x && at.y == point.y; });
        });
    };
    std::stable_partition(spec.points.begin(), spec.points.end(), onFrontier);
    if (data.comparison.ranked && !spec.points.empty()) spec.better = ScatterWords::tr("cheaper\nand faster");
    spec.summary = ScatterWords::tr("%n row(s), cost against time.", "", static_cast<int>(spec.points.size()));
    return spec;
}

}  // namespace epochal::ui
