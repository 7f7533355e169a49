#pragma once

#include <QStringList>

#include "ui/charts/chart_content.h"
#include "ui/view/charts.h"

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
[[nodiscard]] QStringList compareChartNames(Sample sample);
[[nodiscard]] QStringList curveAxisNames(const ComparisonView& view);

/// A chart with its title; one with nothing to show says why. Pure, except that it depends on the language.
[[nodiscard]] ChartContent compareChart(CompareChart chart, const ComparisonView& view, CurveAxis axis);

// What only the page shows.

/// What a month costs against the hours it is used: for the rows' offers, and for owned, leased and hourly machines in
/// the book with the same accelerator. Where two lines cross, they cost the same.
[[nodiscard]] ChartSpec monthsOfUse(const ComparisonView& view);
/// What each row would cost under each price kind that the book has for its machine.
[[nodiscard]] ChartTable costsByKind(const ComparisonView& view);
[[nodiscard]] ChartTable differingParameters(const ComparisonView& view);

}  // namespace epochal::ui
