#pragma once

#include <optional>
#include <string>

#include "core/interop/price_row.h"

namespace epochal {

/// What in the header of a known list would give wrong prices: a column that occurs twice, or one whose parentheses
/// name a different unit from its name ("price per hour (cents)"). ErrorKind::Data with the header's line.
[[nodiscard]] std::optional<Error> checkHead(const Columns& columns, const CsvRow& head, const std::string& where);

/// A column of a list with prices that are not per hour; empty if there is none.
[[nodiscard]] std::string otherUnit(const CsvRow& head);

/// The currency in a column's parentheses, "USD" in "price (USD/h)"; empty if none is named.
[[nodiscard]] std::string currencyOf(const std::string& unit);

}  // namespace epochal
