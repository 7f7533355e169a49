#pragma once

#include <span>
#include <vector>

#include "core/analysis/comparison.h"

namespace epochal {

/// What a comparison's figures say, as sentences: cheapest, fastest, more devices for one, who is dearer and slower
/// than all others, seeds that failed, preparation left out. Amounts and times are rounded as they are meant to be
/// read.
[[nodiscard]] std::vector<Finding> findings(const Comparison& comparison, std::span<const Entry> entries,
                                            const ComparisonQuery& query);

}  // namespace epochal
