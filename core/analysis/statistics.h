#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace epochal {

/// n, mean, sample standard deviation (n - 1), and the robust spread 1.4826 x MAD. sd is 0 for n < 2.
struct Spread {
    std::size_t n = 0;
    double mean = 0, sd = 0, median = 0, jitter = 0;
    /// Standard error sd / sqrt(n).
    [[nodiscard]] double uncertainty() const;
};
[[nodiscard]] Spread spread(std::span<const double> values);

/// R(N) / (N x R(1)). Nothing when a rate or N is not above zero.
[[nodiscard]] std::optional<double> scalingEfficiency(double rateOnN, int n, double rateOnOne);

}  // namespace epochal
