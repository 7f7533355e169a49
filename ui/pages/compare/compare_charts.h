#pragma once

#include <QStringList>

#include "ui/charts/chart_content.h"
#include "ui/pages/compare/compare_columns.h"

namespace epochal::ui {

/// What the two panels of the page can show, in the order of their choices.
enum class CompareChart {
    Cost,
    Time,
    Worth,
    CostTime,
    Curves,
    TargetCost,
    TargetTime,
    SpeedUp,
    Efficiency,
    BatchRate,
    BatchTime,
    BreakEven,
    Energy,
    Kinds,
    Parameters
};
inline constexpr int kCompareCharts = 15;
[[nodiscard]] QStringList compareChartNames();

/// What accuracy can be drawn over.
enum class CurveAxis { Epoch, Step, Training, Active, Billed, Images, Money };
[[nodiscard]] QStringList curveAxisNames(const CompareData& data);

/// A chart that has nothing to show says why. Pure but for the language.
[[nodiscard]] ChartContent compareChart(CompareChart chart, const CompareCells& cells, CurveAxis axis);

// The single forms; `title` is left to compareChart.
[[nodiscard]] BarSpec costBars(const CompareCells& cells);
[[nodiscard]] BarSpec timeBars(const CompareCells& cells);
[[nodiscard]] BarSpec worthBars(const CompareCells& cells);  ///< images/s per price per hour
[[nodiscard]] BarSpec energyBars(const CompareCells& cells);
[[nodiscard]] ChartSpec costAgainstTime(const CompareCells& cells);
[[nodiscard]] ChartSpec qualityCurves(const CompareCells& cells, CurveAxis axis);
/// The cost, or the time, of reaching each target: steps at every new best evaluation of a run.
[[nodiscard]] ChartSpec costOfTargets(const CompareCells& cells);
[[nodiscard]] ChartSpec timeOfTargets(const CompareCells& cells);
[[nodiscard]] ChartSpec speedUps(const CompareCells& cells);
[[nodiscard]] ChartSpec efficiencies(const CompareCells& cells);
[[nodiscard]] ChartSpec ratesOverBatch(const CompareCells& cells);
[[nodiscard]] ChartSpec timesOverBatch(const CompareCells& cells);
/// What a month costs over the hours it is used: of the rows' offers, and of own, leased and hourly machines of the
/// book with the same accelerator; where two lines cross, the one is as dear as the other.
[[nodiscard]] ChartSpec monthsOfUse(const CompareCells& cells);
/// What each row would cost under each kind of price its machine has in the book.
[[nodiscard]] ChartTable costsByKind(const CompareCells& cells);
[[nodiscard]] ChartTable differingParameters(const CompareCells& cells);

/// A run's cost at a place of its course in the comparison's currency; NaN when it is not known.
[[nodiscard]] double costAt(const CompareData& data, std::size_t row, const Entry& entry, const AxisPosition& at);
/// Seconds by the comparison's clock.
[[nodiscard]] double secondsAt(const CompareData& data, std::size_t row, const Entry& entry, const AxisPosition& at);

}  // namespace epochal::ui
