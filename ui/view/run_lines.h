#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "ui/view/run_charts.h"

namespace epochal::ui {

/// Several windows may have the same x (on an epoch axis, after a resume); a line needs ascending x.
inline void sortByX(std::vector<CurvePoint>& points) {
    std::stable_sort(points.begin(), points.end(), [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
}

/// A line through `points` (windows or samples of a run), broken between attempts. `seen(x, point)` is called for each
/// point with a value.
template <class Point, class Value, class Seen>
[[nodiscard]] std::vector<CurvePoint> lineThrough(const std::vector<Point>& points, const AxisScale& scale, Value value,
                                                  Seen seen) {
    std::vector<CurvePoint> line;
    line.reserve(points.size());
    std::int64_t attempt = 0;
    for (const Point& point : points) {
        const double x = scale.x(point.at), y = value(point);
        if (!std::isfinite(x)) continue;
        if (attempt != 0 && attempt != point.attempt) line.push_back({x, std::numeric_limits<double>::quiet_NaN()});
        attempt = point.attempt;
        line.push_back({x, y});
        if (std::isfinite(y)) seen(x, point);
    }
    sortByX(line);
    return line;
}

}  // namespace epochal::ui
