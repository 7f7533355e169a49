#pragma once

#include <optional>
#include <string>

#include "core/interop/price_row.h"

namespace epochal {

/// What in the head of a known list would give wrong prices: a column that stands twice, or one whose brackets name
/// another unit than its name ("price per hour (cents)"). ErrorKind::Data with the head's line.
[[nodiscard]] std::optional<Error> checkHead(const Columns& columns, const CsvRow& head, const std::string& where);

/// A column of a list that gives prices, but not of an hour; empty when there is none.
[[nodiscard]] std::string otherUnit(const CsvRow& head);

/// The currency in a column's brackets, "USD" of "price (USD/h)"; empty when none is named.
[[nodiscard]] std::string currencyOf(const std::string& unit);

}  // namespace epochal
