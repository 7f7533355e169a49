#include "ui/view/rank_chart.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/view/charts.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {

struct RankChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RankChart)
};

}  // namespace

ChartSpec rankTimes(const Figures& figures, std::optional<std::int64_t> slowest, const Formatter& format) {
    ChartSpec chart;
    chart.title = RankChartWords::tr("Own work, ms a step");
    chart.yTitle = chart.title;
    chart.emptyText = RankChartWords::tr("The ranks have not measured a step yet.");
    chart.yText = [format](double value) { return format.number(value, value < 10 ? 2 : 1); };
    if (figures.rankPoints.size() > kMostRankLines) return chart;
    double last = 0;
    for (const auto& [rank, points] : figures.rankPoints)
        if (!points.empty()) last = std::max(last, points.back().at.active);
    const TimeUnit unit = timeUnit(last);
    chart.xTitle = axisTitle(CurveAxis::Active, Sample::Any, unit.name);
    const bool colored = figures.rankPoints.size() <= kColoredRanks;
    for (const auto& [rank, points] : figures.rankPoints) {
        ChartSeries series;
        //: %1: the number of a rank
        series.name = RankChartWords::tr("rank %1").arg(format.integer(rank));
        series.strong = rank == slowest;
        series.slot = colored ? static_cast<int>(rank % kReferenceSlot) : series.strong ? 1 : kReferenceSlot;
        for (const RankPoint& point : points)
            series.points.push_back({point.at.active / unit.seconds, point.own * 1000});
        if (series.points.empty()) continue;
        if (colored || series.strong)
            series.endLabel = QStringLiteral("%1 %2").arg(format.integer(rank), chart.yText(series.points.back().y));
        chart.series.push_back(std::move(series));
    }
    std::ranges::stable_partition(chart.series, [](const ChartSeries& one) { return !one.strong; });
    chart.summary =
        RankChartWords::tr("Own work of %n rank(s) over active time.", "", static_cast<int>(chart.series.size()));
    return chart;
}

}  // namespace epochal::ui
