#pragma once

#include <QStringList>

#include "ui/charts/chart_content.h"
#include "ui/pages/compare/compare_columns.h"

namespace epochal::ui {

/// What the page's two chart panels can show, in the order of their choices.
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

/// What accuracy can be plotted against.
enum class CurveAxis { Epoch, Step, Training, Active, Billed, Images, Money };
[[nodiscard]] QStringList curveAxisNames(const CompareData& data);

/// A chart with nothing to show says why. Pure, except that it depends on the language.
[[nodiscard]] ChartContent compareChart(CompareChart chart, const CompareCells& cells, CurveAxis axis);

// The individual charts; compareChart() sets their `title`.
[[nodiscard]] BarSpec costBars(const CompareCells& cells);
[[nodiscard]] BarSpec timeBars(const CompareCells& cells);
[[nodiscard]] BarSpec worthBars(const CompareCells& cells);  ///< images/s per price per hour
[[nodiscard]] BarSpec energyBars(const CompareCells& cells);
[[nodiscard]] ChartSpec costAgainstTime(const CompareCells& cells);
[[nodiscard]] ChartSpec qualityCurves(const CompareCells& cells, CurveAxis axis);
/// The cost, or the time, to reach each target: a step at every new best evaluation of a run.
[[nodiscard]] ChartSpec costOfTargets(const CompareCells& cells);
[[nodiscard]] ChartSpec timeOfTargets(const CompareCells& cells);
[[nodiscard]] ChartSpec speedUps(const CompareCells& cells);
[[nodiscard]] ChartSpec efficiencies(const CompareCells& cells);
[[nodiscard]] ChartSpec ratesOverBatch(const CompareCells& cells);
[[nodiscard]] ChartSpec timesOverBatch(const CompareCells& cells);
/// What a month costs against the hours it is used: for the rows' offers, and for owned, leased and hourly machines in
/// the book with the same accelerator. Where two lines cross, they cost the same.
[[nodiscard]] ChartSpec monthsOfUse(const CompareCells& cells);
/// What each row would cost under each price kind that the book has for its machine.
[[nodiscard]] ChartTable costsByKind(const CompareCells& cells);
[[nodiscard]] ChartTable differingParameters(const CompareCells& cells);

/// A run's cost up to a point of its course, in the comparison's currency; NaN if unknown.
[[nodiscard]] double costAt(const CompareData& data, std::size_t row, const Entry& entry, const AxisPosition& at);
/// Seconds on the comparison's time basis; NaN if the run has no times.
[[nodiscard]] double secondsAt(const CompareData& data, std::size_t row, const Entry& entry, const AxisPosition& at);

}  // namespace epochal::ui
