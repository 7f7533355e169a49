#include "core/analysis/interval.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace epochal {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Interval outward(double low, double high) {
    if (std::isnan(low) || std::isnan(high)) return {-kInfinity, kInfinity};
    return {std::nextafter(low, -kInfinity), std::nextafter(high, kInfinity)};
}

}  // namespace

Interval operator+(const Interval& a, const Interval& b) {
    return outward(a.low + b.low, a.high + b.high);
}

Interval operator-(const Interval& a, const Interval& b) {
    return outward(a.low - b.high, a.high - b.low);
}

Interval operator*(const Interval& a, const Interval& b) {
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return outward(low, high);
}

Interval operator/(const Interval& a, const Interval& b) {
    if (b.contains(0)) return {-kInfinity, kInfinity};
    const auto [low, high] = std::minmax({a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high});
    return outward(low, high);
}

}  // namespace epochal
