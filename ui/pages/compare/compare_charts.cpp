#include "ui/pages/compare/compare_charts.h"

#include <QCoreApplication>

#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {
struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareCharts)
};
}  // namespace

QStringList compareChartNames(Sample sample) {
    return {ChartWords::tr("Cost"), ChartWords::tr("Time"),
            //: %1: "images/s"
            capitalized(ChartWords::tr("%1 per price").arg(rateName(sample))), ChartWords::tr("Cost against time"),
            ChartWords::tr("Quality"), ChartWords::tr("Cost to target"), ChartWords::tr("Time to target"),
            ChartWords::tr("Speed-up by device count"), ChartWords::tr("Scaling efficiency"),
            //: %1: "images/s"
            capitalized(ChartWords::tr("%1 by batch size").arg(rateName(sample))), ChartWords::tr("Time by batch size"),
            ChartWords::tr("Break-even point"), ChartWords::tr("Energy"), ChartWords::tr("Cost by price kind"),
            ChartWords::tr("Parameters that differ")};
}

QStringList curveAxisNames(const ComparisonView& view) {
    QStringList names;
    for (const CurveAxis axis : kCurveAxes) names += axisName(axis, view.sample(), view.currency());
    return names;
}

ChartContent compareChart(CompareChart chart, const ComparisonView& view, CurveAxis axis) {
    const auto made = [&]() -> ChartContent {
        switch (chart) {
            case CompareChart::Cost:
                return costBars(view);
            case CompareChart::Time:
                return timeBars(view);
            case CompareChart::Worth:
                return ratePerPriceBars(view);
            case CompareChart::CostTime:
                return costAgainstTime(view);
            case CompareChart::Curves:
                return qualityCurves(view, axis);
            case CompareChart::TargetCost:
                return costOfTargets(view);
            case CompareChart::TargetTime:
                return timeOfTargets(view);
            case CompareChart::SpeedUp:
                return speedUps(view);
            case CompareChart::Efficiency:
                return efficiencies(view);
            case CompareChart::BatchRate:
                return ratesOverBatch(view);
            case CompareChart::BatchTime:
                return timesOverBatch(view);
            case CompareChart::BreakEven:
                return monthsOfUse(view);
            case CompareChart::Energy:
                return energyBars(view);
            case CompareChart::Kinds:
                return costsByKind(view);
            case CompareChart::Parameters:
                return differingParameters(view);
        }
        return ChartSpec();
    };
    ChartContent content = made();
    const QString title = compareChartNames(view.sample())[static_cast<int>(chart)];
    std::visit([&](auto& form) { form.title = title; }, content);
    return content;
}

}  // namespace epochal::ui
