#include "core/analysis/interval.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace epochal {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Interval outward(double low, double high) {
    if (std::isnan(low) || std::isnan(high)) return {-kInfinity, kInfinity};
    return {std::nextafter(low, -kInfinity), std::nextafter(high, kInfinity)};
}

/// The smallest interval around the values, rounded outward; one that is not a number (0 x infinity) may be anything.
Interval around(std::initializer_list<double> values) {
    if (std::any_of(values.begin(), values.end(), [](double value) { return std::isnan(value); }))
        return {-kInfinity, kInfinity};
    const auto [low, high] = std::minmax(values);
    return outward(low, high);
}

}  // namespace

Interval operator+(const Interval& a, const Interval& b) {
    return outward(a.low + b.low, a.high + b.high);
}

Interval operator-(const Interval& a, const Interval& b) {
    return outward(a.low - b.high, a.high - b.low);
}

Interval operator*(const Interval& a, const Interval& b) {
    return around({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
}

Interval operator/(const Interval& a, const Interval& b) {
    if (b.contains(0)) return {-kInfinity, kInfinity};
    return around({a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high});
}

}  // namespace epochal
