#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// The visible range of a chart. On a logarithmic axis the limits are logarithms to base 10.
struct ChartRange {
    double left = 0, right = 1, bottom = 0, top = 1;
    bool operator==(const ChartRange&) const = default;
};

struct Tick {
    double at = 0;  ///< position on the axis: the logarithm on a logarithmic axis
    double value = 0;
};

/// Round values (1, 2 or 5 times a power of ten apart) within [from, to], about `count` of them, at least three. On a
/// logarithmic axis decades, with 2 and 5 between them if fewer than three decades are visible. `whole`: integers only,
/// however few, unless less than 1 is visible.
[[nodiscard]] std::vector<Tick> ticks(double from, double to, int count, bool logarithmic, bool whole = false);
/// The same for an axis of values that is `height` pixels high: three to seven.
[[nodiscard]] std::vector<Tick> valueTicks(double from, double to, double height, bool logarithmic);
/// The least of 1, 2 and 5 times a power of ten that is not below `value`, which is above 0.
[[nodiscard]] double roundedUp(double value);
/// Decimal places needed to tell neighboring ticks apart.
[[nodiscard]] int tickDecimals(const std::vector<Tick>& ticks);
/// Decimal places with which a value on an axis of that span is off by less than can be seen: 89.5 of 6 is not 90.
[[nodiscard]] int decimalsWithin(double value, double span);

/// A value's position on an axis; NaN if it has none (not finite, or <= 0 on a logarithmic axis).
[[nodiscard]] inline double place(double value, bool logarithmic) {
    if (!std::isfinite(value) || (logarithmic && value <= 0)) return std::numeric_limits<double>::quiet_NaN();
    return logarithmic ? std::log10(value) : value;
}
/// Whether a point has a position on both axes.
[[nodiscard]] inline bool hasPlace(const ChartSpec& spec, const CurvePoint& point) {
    return !std::isnan(place(point.x, spec.logX)) && !std::isnan(place(point.y, spec.logY));
}

/// The bounding rectangle of a chart's lines and points, in axis positions; without any, left > right.
struct ChartExtent {
    double left = std::numeric_limits<double>::infinity(), right = -left;
    double low = left, high = -left;
    std::size_t values = 0;  ///< number of values of the lines

    void add(double x, double y) {
        left = std::min(left, x);
        right = std::max(right, x);
        low = std::min(low, y);
        high = std::max(high, y);
    }
};
[[nodiscard]] ChartExtent extentOf(const ChartSpec& spec);
/// The value with `rank` values below it, among those of all lines, which are within [low, high].
[[nodiscard]] double valueAt(const ChartSpec& spec, double low, double high, std::size_t rank);

/// The range that shows all of a chart: x as requested or as the data extend, y widened to round limits. On a linear
/// axis y starts at 0 if requested, or if the lowest value is not negative and under a third of the highest.
[[nodiscard]] ChartRange wholeRange(const ChartSpec& spec);

/// The range zoomed by the factors (< 1 = in), in either direction or both, with (x, y) fixed.
[[nodiscard]] ChartRange zoomed(const ChartRange& range, double x, double y, double factorX, double factorY);
/// The range moved and, if necessary, narrowed so that it stays within `whole`: beyond it there is nothing to see, and
/// often nothing possible, such as a price below zero.
[[nodiscard]] ChartRange clamped(ChartRange range, const ChartRange& whole);

}  // namespace epochal::ui
