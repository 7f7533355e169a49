#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace epochal {

/// n, mean, sample standard deviation (n - 1), and the robust spread 1.4826 x MAD. One value has no spread: sd, jitter
/// and uncertainty are NaN for n < 2, which is written as a dash.
struct Spread {
    std::size_t n = 0;
    double mean = 0, sd = std::numeric_limits<double>::quiet_NaN();
    double median = 0, jitter = std::numeric_limits<double>::quiet_NaN();
    /// Standard error sd / sqrt(n). tf_cnn_benchmarks prints it as "+/-".
    [[nodiscard]] double uncertainty() const;
};
[[nodiscard]] Spread spread(std::span<const double> values);

/// The same, of values that come one by one: add() and spread() cost about sqrt(n), so that following a long run stays
/// cheap. What is not finite is passed over: it is no measurement, and has no place in an order.
class RunningSpread {
public:
    /// n, mean and sum of squared distances from it: what is known without the values themselves.
    struct Moments {
        std::size_t n = 0;
        double mean = 0, squares = 0;  ///< Welford's recurrence
    };
    void add(double value);
    /// Takes back a value that was added, the newest first; `before` is what moments() gave before it came.
    void takeBack(double value, const Moments& before);
    [[nodiscard]] const Moments& moments() const { return moments_; }
    [[nodiscard]] Spread spread() const;

private:
    [[nodiscard]] double at(std::size_t rank) const;
    [[nodiscard]] double medianDistance(double median) const;

    std::vector<std::vector<double>> blocks_;  ///< sorted within and between
    Moments moments_;
};

/// R(N) / (N x R(1)). Nothing when a rate or N is not above zero.
[[nodiscard]] std::optional<double> scalingEfficiency(double rateOnN, int n, double rateOnOne);

}  // namespace epochal
