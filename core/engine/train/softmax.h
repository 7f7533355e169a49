#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace epochal::engine {

/// ln(sum of e^logit), so that a logit less this is the class's log-probability (natural logarithm, double precision).
/// Nothing overflows, since the largest term is 1. `logits` are at least one, and finite.
[[nodiscard]] inline double logNormalizer(std::span<const float> logits) {
    const double largest = *std::ranges::max_element(logits);
    double total = 0;
    for (const float logit : logits) total += std::exp(logit - largest);
    return largest + std::log(total);
}

}  // namespace epochal::engine
