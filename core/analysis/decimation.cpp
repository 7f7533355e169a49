#include "core/analysis/decimation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace epochal {

namespace {

/// First, lowest, highest and last point of one column, as indexes into the curve, and their range.
struct Column {
    std::size_t first = 0, lowest = 0, highest = 0, last = 0;
    double low = 0, high = 0;
    int number = -1;
    bool empty = true;
};

void flush(Column& column, std::span<const CurvePoint> points, std::vector<CurvePoint>& out) {
    if (column.empty) return;
    std::array kept{column.first, column.lowest, column.highest, column.last};
    std::sort(kept.begin(), kept.end());
    const auto end = std::unique(kept.begin(), kept.end());
    for (auto index = kept.begin(); index != end; ++index) out.push_back(points[*index]);
    column = {};
}

}  // namespace

void breakWhereUnplaced(std::vector<CurvePoint>& points) {
    std::size_t kept = 0;
    for (const CurvePoint& point : points) {
        if (std::isfinite(point.x))
            points[kept++] = point;
        else if (kept > 0)
            points[kept] = {points[kept - 1].x, std::nan("")}, ++kept;
    }
    points.resize(kept);
}

std::vector<CurvePoint> decimate(std::span<const CurvePoint> points, double left, double right, int columns) {
    if (!std::ranges::all_of(points, [](const CurvePoint& point) { return std::isfinite(point.x); })) {
        std::vector<CurvePoint> placed(points.begin(), points.end());
        breakWhereUnplaced(placed);
        return decimate(placed, left, right, columns);
    }
    if (columns <= 0 || !(right > left) || points.size() <= 4 * static_cast<std::size_t>(columns))
        return {points.begin(), points.end()};

    const auto before = [](const CurvePoint& point, double x) { return point.x < x; };
    const auto after = [](double x, const CurvePoint& point) { return x < point.x; };
    auto begin = std::lower_bound(points.begin(), points.end(), left, before);
    auto end = std::upper_bound(begin, points.end(), right, after);
    if (begin != points.begin()) --begin;
    if (end != points.end()) ++end;

    std::vector<CurvePoint> out;
    Column column;
    for (auto point = begin; point != end; ++point) {
        if (!std::isfinite(point->y)) {
            flush(column, points, out);
            if (out.empty() || std::isfinite(out.back().y)) out.push_back(*point);
            continue;
        }
        // Neighbors outside the range go into columns -1 and `columns`.
        const double position = (point->x - left) / (right - left) * columns;
        const int number = point->x < left    ? -1
                           : point->x > right ? columns
                                              : std::min(static_cast<int>(position), columns - 1);
        if (!column.empty && column.number != number) flush(column, points, out);
        const auto index = static_cast<std::size_t>(point - points.begin());
        if (column.empty) column = {index, index, index, index, point->y, point->y, number, false};
        // Without branches, which noise would make unpredictable.
        column.lowest = point->y < column.low ? index : column.lowest;
        column.low = std::min(column.low, point->y);
        column.highest = point->y > column.high ? index : column.highest;
        column.high = std::max(column.high, point->y);
        column.last = index;
    }
    flush(column, points, out);
    return out;
}

}  // namespace epochal
