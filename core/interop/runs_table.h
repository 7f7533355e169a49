#pragma once

#include <span>

#include "core/analysis/entry.h"
#include "core/catalogue/run_rows.h"
#include "core/interop/table.h"

namespace epochal {

/// Runs with all their settings and results, one per row: what `epochal export runs` and the Runs page write. Columns
/// and units: FORMATS.md. `entries` are those of the same runs, in any order: they have the spec and the machine. A run
/// without an entry, or whose folder cannot be read, has only the cells that are known.
[[nodiscard]] DataTable runsTable(const RunRows& rows, std::span<const Entry> entries);

}  // namespace epochal
