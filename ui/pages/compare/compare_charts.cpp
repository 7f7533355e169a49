#include "ui/pages/compare/compare_charts.h"

#include <QCoreApplication>
#include <limits>

#include "core/economics/cost.h"
#include "ui/pages/compare/compare_words.h"

namespace epochal::ui {

namespace {
struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareCharts)
};
}  // namespace

QStringList compareChartNames() {
    return {ChartWords::tr("Cost"),
            ChartWords::tr("Time"),
            ChartWords::tr("Images/s per price"),
            ChartWords::tr("Cost against time"),
            ChartWords::tr("Accuracy"),
            ChartWords::tr("Cost to accuracy"),
            ChartWords::tr("Time to accuracy"),
            ChartWords::tr("Speed-up by device count"),
            ChartWords::tr("Scaling efficiency"),
            ChartWords::tr("Images/s by batch size"),
            ChartWords::tr("Time by batch size"),
            ChartWords::tr("Break-even point"),
            ChartWords::tr("Energy"),
            ChartWords::tr("Cost by price kind"),
            ChartWords::tr("Parameters that differ")};
}

QStringList curveAxisNames(const CompareData& data) {
    const QString currency = data.currency();
    return {ChartWords::tr("Epoch"),
            ChartWords::tr("Step"),
            ChartWords::tr("Training time"),
            ChartWords::tr("Active time"),
            ChartWords::tr("Billed time"),
            ChartWords::tr("Images"),
            currency.isEmpty() ? ChartWords::tr("Cost") : currency};
}

ChartContent compareChart(CompareChart chart, const CompareCells& cells, CurveAxis axis) {
    const auto made = [&]() -> ChartContent {
        switch (chart) {
            case CompareChart::Cost:
                return costBars(cells);
            case CompareChart::Time:
                return timeBars(cells);
            case CompareChart::Worth:
                return worthBars(cells);
            case CompareChart::CostTime:
                return costAgainstTime(cells);
            case CompareChart::Curves:
                return qualityCurves(cells, axis);
            case CompareChart::TargetCost:
                return costOfTargets(cells);
            case CompareChart::TargetTime:
                return timeOfTargets(cells);
            case CompareChart::SpeedUp:
                return speedUps(cells);
            case CompareChart::Efficiency:
                return efficiencies(cells);
            case CompareChart::BatchRate:
                return ratesOverBatch(cells);
            case CompareChart::BatchTime:
                return timesOverBatch(cells);
            case CompareChart::BreakEven:
                return monthsOfUse(cells);
            case CompareChart::Energy:
                return energyBars(cells);
            case CompareChart::Kinds:
                return costsByKind(cells);
            case CompareChart::Parameters:
                return differingParameters(cells);
        }
        return ChartSpec();
    };
    ChartContent content = made();
    const QString title = compareChartNames()[static_cast<int>(chart)];
    std::visit([&](auto& form) { form.title = title; }, content);
    return content;
}

double costAt(const CompareData& data, std::size_t row, const Entry& entry, const AxisPosition& at) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    auto cost = costOn(entry, data.row(row).priced, at);
    if (cost && !data.query.currency.empty()) cost = data.book->rates.convert(*cost, data.query.currency);
    return cost ? cost->amount.toDouble() : kNone;
}

double secondsAt(const CompareData& data, std::size_t row, const Entry& entry, const AxisPosition& at) {
    if (!isTimed(entry)) return std::numeric_limits<double>::quiet_NaN();
    switch (data.query.clock) {
        case ClockKind::Training:
            return at.training;
        case ClockKind::Active:
            return at.active;
        case ClockKind::Billed:
            break;
    }
    const Offer& priced = data.row(row).priced;
    const bool wall = !billsUse(priced) && entry.rentedSeconds;
    return wall ? at.billed : at.active + entry.preparationSeconds;
}

}  // namespace epochal::ui
