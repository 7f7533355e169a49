#pragma once

#include <vector>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// What a chart shows of its plane. On a logarithmic axis the limits are logarithms to base 10.
struct ChartRange {
    double left = 0, right = 1, bottom = 0, top = 1;
    bool operator==(const ChartRange&) const = default;
};

struct Tick {
    double at = 0;  ///< on the axis: a logarithm where the axis is logarithmic
    double value = 0;
};

/// Round values (1, 2 or 5 times a power of ten apart) within [from, to], about `count` of them, at least two. On a
/// logarithmic axis decades, with 2 and 5 between them where fewer than three decades show. `whole` keeps to integers.
[[nodiscard]] std::vector<Tick> ticks(double from, double to, int count, bool logarithmic, bool whole = false);
/// Digits after the point that tell neighbouring ticks apart.
[[nodiscard]] int tickDecimals(const std::vector<Tick>& ticks);

/// A value's place on an axis; NaN where it has none (not finite, or <= 0 on a logarithmic axis).
[[nodiscard]] double place(double value, bool logarithmic);

/// The range that shows all of a chart: x as asked for or as the data go, y widened to round limits. y starts at 0 if
/// asked for, or if the lowest value is under a third of the highest.
[[nodiscard]] ChartRange wholeRange(const ChartSpec& spec);

/// Zoomed by `factor` (< 1 = nearer) with (x, y) staying where it is, in either direction or both.
[[nodiscard]] ChartRange zoomed(const ChartRange& range, double x, double y, double factorX, double factorY);
/// The range moved and, where it must, narrowed so that it stays within `whole`: beyond it there is nothing to see, and
/// often nothing that could be, such as a price below zero.
[[nodiscard]] ChartRange clamped(ChartRange range, const ChartRange& whole);

}  // namespace epochal::ui
