#include "core/analysis/scaling_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace epochal {
namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;
constexpr double kNoBound = std::numeric_limits<double>::infinity();

Vector termsOf(double devices) {
    return {1, devices - 1, devices * (devices - 1)};
}

double times(const Vector& a, const Vector& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double form(const Vector& a, const Matrix& m, const Vector& b) {
    return times(a, {times(m[0], b), times(m[1], b), times(m[2], b)});
}

/// The inverse of the rows and columns in use, by Gauss and Jordan; the others are zero.
std::optional<Matrix> inverse(Matrix m, const std::array<bool, 3>& used) {
    Matrix out{};
    for (std::size_t i = 0; i < 3; ++i) out[i][i] = used[i] ? 1 : 0;
    for (std::size_t column = 0; column < 3; ++column) {
        if (!used[column]) continue;
        std::size_t pivot = column;
        for (std::size_t row = column; row < 3; ++row)
            if (used[row] && std::abs(m[row][column]) > std::abs(m[pivot][column])) pivot = row;
        std::swap(m[pivot], m[column]);
        std::swap(out[pivot], out[column]);
        const double by = m[column][column];
        if (!(std::abs(by) > 0)) return std::nullopt;
        for (double& value : m[column]) value /= by;
        for (double& value : out[column]) value /= by;
        for (std::size_t row = 0; row < 3; ++row) {
            const double factor = m[row][column];
            if (row == column || !used[row]) continue;
            for (std::size_t i = 0; i < 3; ++i)
                m[row][i] -= factor * m[column][i], out[row][i] -= factor * out[column][i];
        }
    }
    return out;
}

struct Solution {
    Vector estimate{};
    Matrix inverse{};
    double squares = 0;  ///< of the relative distances
};

/// Least squares of (a + b (N - 1) + c N (N - 1)) / y - 1 with y = N / X.
std::optional<Solution> solve(std::span<const ScalingSample> samples, const std::array<bool, 3>& used) {
    Matrix normal{};
    Vector right{};
    for (const ScalingSample& one : samples) {
        Vector row = termsOf(one.devices);
        for (std::size_t i = 0; i < 3; ++i) row[i] = used[i] ? row[i] * one.rate / one.devices : 0;
        for (std::size_t i = 0; i < 3; ++i) {
            right[i] += row[i];
            for (std::size_t k = 0; k < 3; ++k) normal[i][k] += row[i] * row[k];
        }
    }
    const auto inverted = inverse(normal, used);
    if (!inverted) return std::nullopt;
    Solution found{{}, *inverted, 0};
    for (std::size_t i = 0; i < 3; ++i) found.estimate[i] = times((*inverted)[i], right);
    for (const ScalingSample& one : samples) {
        const double off = times(termsOf(one.devices), found.estimate) * one.rate / one.devices - 1;
        found.squares += off * off;
    }
    return found;
}

/// The best fit whose b and c are not below zero: one that is leaves the model.
std::optional<Solution> solveBounded(std::span<const ScalingSample> samples, std::array<bool, 3> used) {
    std::optional<Solution> best;
    for (const bool b : {true, false})
        for (const bool c : {true, false}) {
            if ((b && !used[1]) || (c && !used[2])) continue;
            const auto one = solve(samples, {true, b, c});
            if (one && one->estimate[1] >= 0 && one->estimate[2] >= 0 && (!best || one->squares < best->squares))
                best = one;
        }
    return best;
}

}  // namespace

double studentQuantile(std::size_t freedom) {
    // R. A. Fisher and F. Yates, "Statistical Tables", table III.
    constexpr double kFew[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};
    if (freedom == 0) return kNoBound;
    if (freedom <= std::size(kFew)) return kFew[freedom - 1];
    // Cornish and Fisher's expansion; at ten degrees of freedom it is off by 0.0003.
    constexpr double z = 1.959964;
    const double n = static_cast<double>(freedom);
    return z + (std::pow(z, 3) + z) / (4 * n) + (5 * std::pow(z, 5) + 16 * std::pow(z, 3) + 3 * z) / (96 * n * n) +
           (3 * std::pow(z, 7) + 19 * std::pow(z, 5) + 17 * std::pow(z, 3) - 15 * z) / (384 * n * n * n);
}

Bounded ScalingFit::ratio(const Vector& of, const Vector& to) const {
    const double u = times(of, estimate_), v = times(to, estimate_), t = quantile_ * quantile_;
    const double a = v * v - t * form(to, covariance_, to), b = u * v - t * form(of, covariance_, to),
                 c = u * u - t * form(of, covariance_, of);
    if (!(a > 0)) return {u / v, 0, kNoBound};
    const double root = std::sqrt(std::max(0.0, b * b - a * c));
    return {u / v, (b - root) / a, (b + root) / a};
}

Bounded ScalingFit::speedUp(double devices, double base) const {
    const auto longerThanOne = [this](double n) {
        return 1 + serial.value * (n - 1) + coordination.value * n * (n - 1);
    };
    const Bounded longer = ratio(termsOf(devices), termsOf(base));
    const double linear = devices / base, value = linear * longerThanOne(base) / longerThanOne(devices);
    const double low = longer.high > 0 ? linear / longer.high : 0;
    const double high = longer.low > 1 ? linear / longer.low : linear;
    return {value, std::min(value, low), std::max(value, std::min(high, linear))};
}

Bounded ScalingFit::rate(double devices) const {
    const Vector terms = termsOf(devices);
    const double u = times(terms, estimate_),
                 off = quantile_ * std::sqrt(std::max(0.0, form(terms, covariance_, terms)));
    const double value = rateOfOne * speedUp(devices).value, most = rateOfOne * devices;
    return {value, u + off > 0 ? std::min(value, devices / (u + off)) : 0,
            std::max(value, u - off > 0 ? std::min(devices / (u - off), most) : most)};
}

std::optional<Bounded> ScalingFit::limit() const {
    if (law == ScalingLaw::Amdahl || !(coordination.value > 0)) {
        if (!(serial.value > 0)) return std::nullopt;
        return Bounded{1 / serial.value, 1 / serial.high, serial.low > 0 ? 1 / serial.low : kNoBound};
    }
    if (!(serial.value < 1)) return std::nullopt;
    return speedUp(std::max(1.0, std::sqrt((1 - serial.value) / coordination.value)));
}

std::optional<ScalingFit> fitScaling(std::span<const ScalingSample> samples, ScalingLaw law, Message* why) {
    const auto refuse = [why](Message reason) {
        if (why) *why = std::move(reason);
        return std::nullopt;
    };
    std::set<double> sizes;
    for (const ScalingSample& one : samples) sizes.insert(one.devices);
    if (sizes.size() < kLeastScalingSizes)
        return refuse(
            {EPOCHAL_TEXT_N("core", "A fit needs three sizes; this series has %1 size(s)"), {Count(sizes.size())}});
    const std::size_t parameters = law == ScalingLaw::Amdahl ? 2 : 3;
    if (samples.size() <= parameters)
        return refuse({EPOCHAL_TEXT_N("core", "This fit needs more than %1 run(s)"), {Count(parameters)}});
    const std::array<bool, 3> used{true, true, law == ScalingLaw::Universal};
    const auto free = solve(samples, used), bounded = solveBounded(samples, used);
    if (!free || !bounded || !(free->estimate[0] > 0) || !(bounded->estimate[0] > 0))
        return refuse({EPOCHAL_TEXT("core", "The rates do not determine a curve"), {}});
    const std::size_t freedom = samples.size() - parameters;
    ScalingFit fit;
    fit.law = law;
    fit.sizes = sizes.size();
    fit.samples = samples.size();
    fit.rateOfOne = 1 / bounded->estimate[0];
    fit.estimate_ = free->estimate;
    fit.quantile_ = studentQuantile(freedom);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = 0; k < 3; ++k)
            fit.covariance_[i][k] = free->inverse[i][k] * free->squares / static_cast<double>(freedom);
    const auto bound = [&](const Vector& of, std::size_t at) {
        const Bounded open = fit.ratio(of, termsOf(1));
        const double value = bounded->estimate[at] / bounded->estimate[0];
        return Bounded{value, std::clamp(open.low, 0.0, value), std::max(open.high, value)};
    };
    fit.serial = bound({0, 1, 0}, 1);
    if (law == ScalingLaw::Universal) fit.coordination = bound({0, 0, 1}, 2);
    return fit;
}

}  // namespace epochal
