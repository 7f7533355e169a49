#pragma once

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/view/comparison_view.h"
#include "ui/view/curve_axes.h"

namespace epochal::ui {

/// Of Theme::series: what others are compared with, or are not to stand out from.
inline constexpr int kReferenceSlot = 6;

// The charts of a comparison, the same on the page and in reports. Each is made in the current language and with the
// view's formatter, and keeps nothing of the view. A chart with nothing to show says why in its emptyText.

[[nodiscard]] BarSpec costBars(const ComparisonView& view);
[[nodiscard]] BarSpec timeBars(const ComparisonView& view);
[[nodiscard]] BarSpec ratePerPriceBars(const ComparisonView& view);  ///< images/s per price per hour
[[nodiscard]] BarSpec energyBars(const ComparisonView& view);
/// One point for each row that has both, and the frontier of each group.
[[nodiscard]] ChartSpec costAgainstTime(const ComparisonView& view);
/// One line for each run, in its row's color; a filled marker on the first evaluation that meets the target.
[[nodiscard]] ChartSpec qualityCurves(const ComparisonView& view, CurveAxis axis);
/// The cost, or the time, to reach each target: a step at every new best evaluation of a run.
[[nodiscard]] ChartSpec costOfTargets(const ComparisonView& view);
[[nodiscard]] ChartSpec timeOfTargets(const ComparisonView& view);
/// What perfect scaling would reach, through these points: a dashed line named "ideal".
[[nodiscard]] ChartSeries idealLine(std::vector<CurvePoint> points);
[[nodiscard]] ChartSpec speedUps(const ComparisonView& view);
[[nodiscard]] ChartSpec efficiencies(const ComparisonView& view);
[[nodiscard]] ChartSpec ratesOverBatch(const ComparisonView& view);
[[nodiscard]] ChartSpec timesOverBatch(const ComparisonView& view);

/// A figure of each row over a field that was varied. Rows that differ only in this field and the seed make one line;
/// where nearly every row differs in more, as in a random search, each is a point in its own look instead.
enum class FieldQuantity { Rate, Time, Cost, Quality };
[[nodiscard]] ChartSpec overField(const ComparisonView& view, const Field& field, FieldQuantity what);

/// Why no monetary figure can be drawn: there is no price, or there are several currencies.
[[nodiscard]] QString noMoney(const ComparisonView& view);

/// The lowest and highest of some positive values; from a certain ratio on, a logarithmic axis shows more than a linear
/// one.
struct ValueSpan {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    void take(double value);
    [[nodiscard]] bool isWide(double ratio = 4) const { return high > ratio * low; }
};
/// An axis title that says whether the axis is logarithmic.
[[nodiscard]] QString scaledTitle(const QString& title, bool logarithmic);

}  // namespace epochal::ui
