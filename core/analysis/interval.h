#pragma once

namespace epochal {

/// A closed interval; arithmetic rounds outward.
struct Interval {
    double low = 0, high = 0;
    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
    [[nodiscard]] bool meets(const Interval& other) const { return low <= other.high && other.low <= high; }
};

/// A figure that is not exact: what is expected, and between which values it is likely to be.
struct Range {
    double low = 0, mid = 0, high = 0;
};

/// Every result contains whatever exact arithmetic on values of the two would give: each computed end is moved outward
/// by one unit in the last place (Moore, Interval Analysis).
[[nodiscard]] Interval operator+(const Interval& a, const Interval& b);
[[nodiscard]] Interval operator-(const Interval& a, const Interval& b);
[[nodiscard]] Interval operator*(const Interval& a, const Interval& b);
/// The whole real line where `b` contains zero.
[[nodiscard]] Interval operator/(const Interval& a, const Interval& b);

}  // namespace epochal
