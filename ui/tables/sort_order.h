#pragma once

#include <Qt>
#include <cmath>

namespace epochal::ui {

/// Whether `a` stands before `b` in a column sorted in this order. NaN, a missing figure, is last in either.
[[nodiscard]] inline bool standsBefore(double a, double b, Qt::SortOrder order) {
    if (std::isnan(a) || std::isnan(b)) return !std::isnan(a) && std::isnan(b);
    return order == Qt::DescendingOrder ? a > b : a < b;
}

}  // namespace epochal::ui
