#pragma once

#include <string>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/sqlite.h"

namespace epochal {

/// Write a whole row, over the one with its id or as a new one; both return the number. Two statements, because an
/// upsert would use up a number even when it only replaces.
extern const char* const kUpdateSql;
extern const char* const kInsertSql;
/// One row by id.
extern const char* const kOneSql;
extern const char* const kAllSql;
/// Rows of later revisions, each with its revision after the row's columns.
extern const char* const kChangedSql;

void bindRow(sqlite::Statement& statement, const RunRow& row);
[[nodiscard]] RunRow readRow(const sqlite::Statement& statement);
/// Whether the row read is the one that was written, by its checksum. Rows of an earlier version have none and pass.
[[nodiscard]] bool isWhole(const sqlite::Statement& statement, const RunRow& row);
/// The column after those of a row.
extern const int kBehindRow;

/// The statements of the list, for whole rows or their numbers, made of constant fragments only; the filter's values
/// are bound.
[[nodiscard]] std::string listSql(const RunQuery& query, const Filter& filter);
[[nodiscard]] std::string orderSql(const RunQuery& query, const Filter& filter);

/// Tags in one column, each between bars: "|price-study|seed 1|". A bar within a tag becomes a slash.
[[nodiscard]] std::string joinTags(const std::vector<std::string>& tags);
[[nodiscard]] std::vector<std::string> splitTags(const std::string& joined);

}  // namespace epochal
