#pragma once

#include <span>
#include <vector>

namespace epochal {

/// A point of a polyline. A `y` that is not finite breaks the line there.
struct CurvePoint {
    double x = 0, y = 0;
};

/// Turns a point whose x is not finite, and so has no place in the order, into a gap at the x of the point before it.
/// Such points at the start are dropped.
void breakWhereUnplaced(std::vector<CurvePoint>& points);

/// Reduces a polyline to a few points that draw the same pixels: the first, lowest, highest and last point of every
/// pixel column (M4: Jugel and others, VLDB 2014), per unbroken stretch. `points` are sorted by x. Of the points
/// outside [left, right] only the neighbors of that range remain, so that lines leave the picture in the right
/// direction. One point that is not finite remains for each gap, including a gap made by a point without an x. With at
/// most four points per column, no columns or an empty range, all points are returned.
[[nodiscard]] std::vector<CurvePoint> decimate(std::span<const CurvePoint> points, double left, double right,
                                               int columns);

}  // namespace epochal
