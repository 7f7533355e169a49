#pragma once

#include <span>
#include <vector>

#include "core/analysis/comparison.h"

namespace epochal {

/// The findings of a comparison, as sentences: cheapest, fastest, most images/s for the price, scaling over devices,
/// rows more expensive and slower than all others, seeds that failed, preparation left out. Amounts and times are
/// rounded for reading.
[[nodiscard]] std::vector<Finding> findings(const Comparison& comparison, std::span<const Entry> entries,
                                            const ComparisonQuery& query);

}  // namespace epochal
