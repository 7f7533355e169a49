#pragma once

#include <vector>

#include "core/catalogue/run_rows.h"

namespace epochal {

/// Puts rows in the order of a column, as listSql does: rows without a value last in either direction, equal ones by
/// their number. Text without regard to the case of a to z. No pointer may be null.
void sortRows(std::vector<RunRows::Pointer>& rows, RunColumn by, bool descending);

}  // namespace epochal
