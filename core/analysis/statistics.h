#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace epochal {

/// Makes a median distance estimate the standard deviation of a normal distribution: 1 / quantile(3/4).
inline constexpr double kMadToSd = 1.4826;

/// n, mean, sample standard deviation (n - 1), and the robust spread 1.4826 x MAD. One value has no spread: sd, jitter
/// and uncertainty are NaN for n < 2, which is shown as a dash.
struct Spread {
    std::size_t n = 0;
    double mean = 0, sd = std::numeric_limits<double>::quiet_NaN();
    double median = 0, jitter = std::numeric_limits<double>::quiet_NaN();
    /// Standard error sd / sqrt(n). tf_cnn_benchmarks prints it as "+/-".
    [[nodiscard]] double uncertainty() const;
};
[[nodiscard]] Spread spread(std::span<const double> values);
/// That of n > 1 values, from the sum of their squared distances from their mean.
[[nodiscard]] double sampleSd(double squares, std::size_t n);

/// The variance within groups whose means differ: squared distances from each group's mean, by degrees of freedom.
class PooledVariance {
public:
    void add(double squares, double n);
    /// Nothing unless a group has two values.
    [[nodiscard]] std::optional<double> value() const;

private:
    double squares_ = 0, freedom_ = 0;
};

/// `part` of `whole`, 0..1; 0 where there is no whole, or the part is not finite.
[[nodiscard]] double shareOf(double part, double whole);

/// spread() of values that come one by one: add() inserts into a block of about a thousand values at most, and
/// spread() searches about n / 512 blocks, so that following a long run stays cheap. Values that are not finite are
/// skipped: they are not measurements and cannot be ordered.
class RunningSpread {
public:
    /// n, mean and sum of squared distances from it: what can be updated without the values themselves.
    struct Moments {
        std::size_t n = 0;
        double mean = 0, squares = 0;  ///< Welford's recurrence
    };
    void add(double value);
    /// Removes a value that was added, the newest first; `before` is what moments() returned before it was added.
    void takeBack(double value, const Moments& before);
    [[nodiscard]] const Moments& moments() const { return moments_; }
    [[nodiscard]] Spread spread() const;

private:
    [[nodiscard]] double at(std::size_t rank) const;
    [[nodiscard]] double medianDistance(double median) const;

    std::vector<std::vector<double>> blocks_;  ///< sorted, each and among each other
    Moments moments_;
};

/// R(N) / (N x R(1)). Nothing unless both rates and N are above zero.
[[nodiscard]] std::optional<double> scalingEfficiency(double rateOnN, int n, double rateOnOne);

}  // namespace epochal
