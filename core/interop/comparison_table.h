#pragma once

#include <span>

#include "core/analysis/comparison.h"
#include "core/interop/table.h"

namespace epochal {

/// A comparison with the figures of compare(), one row per compared row, group by group: what `epochal export
/// comparison` writes. Columns and units: FORMATS.md.
[[nodiscard]] DataTable comparisonTable(std::span<const Entry> entries, const ComparisonQuery& query,
                                        const Comparison& comparison);

}  // namespace epochal
