#pragma once

#include <span>
#include <vector>

namespace epochal {

/// A point of a polyline. A `y` that is not finite breaks the line there.
struct CurvePoint {
    double x = 0, y = 0;
};

/// A point whose x is not finite has no place in the order: it becomes a gap at the place of the one before it.
void breakWhereUnplaced(std::vector<CurvePoint>& points);

/// The fewest points that draw the same pixels: of every pixel column the first, lowest, highest and last point (M4:
/// Jugel and others, VLDB 2014), per unbroken stretch. `points` are sorted by x. Of the points outside [left, right]
/// only the neighbours of that range stay, so that lines leave the picture in the right direction; one such point stays
/// for each gap, and for each point without an x. With no more than four points a column, or no width, the points come
/// back as they are.
[[nodiscard]] std::vector<CurvePoint> decimate(std::span<const CurvePoint> points, double left, double right,
                                               int columns);

}  // namespace epochal
