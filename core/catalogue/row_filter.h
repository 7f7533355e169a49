#pragma once

#include <functional>
#include <string>

#include "core/base/result.h"
#include "core/catalogue/run_row.h"

namespace epochal {

/// Whether a row matches a search.
using RowTest = std::function<bool(const RunRow&)>;

/// A filter in the query language for rows in memory: passes those that parseFilter's SQL finds, and has its errors.
[[nodiscard]] Result<RowTest> rowTest(const std::string& text);

}  // namespace epochal
