#pragma once

#include <string>
#include <unordered_map>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/sqlite.h"

namespace epochal {

// Statements made of the names in runFields().

/// Write a whole row, over the one with its id or as a new one; both return the number. Two statements, because an
/// upsert would use up a number even when it only replaces.
[[nodiscard]] const std::string& updateSql();
[[nodiscard]] const std::string& insertSql();
/// One row by id.
[[nodiscard]] const std::string& oneSql();
[[nodiscard]] const std::string& allSql();
/// Rows of later revisions, and rows between two numbers, each with its revision after the row's columns.
[[nodiscard]] const std::string& changedSql();
[[nodiscard]] const std::string& betweenSql();

void bindRow(sqlite::Statement& statement, const RunRow& row);
[[nodiscard]] RunRow readRow(const sqlite::Statement& statement);
/// Whether the row is the one that was written, by its checksum, which covers every column as it is stored. Rows of an
/// earlier version have none and pass.
[[nodiscard]] bool isWhole(const sqlite::Statement& statement);

/// Reads rows for lists: without the columns that no list shows, and with one copy of equal texts. Use from one thread.
class ListedRows {
public:
    [[nodiscard]] RunRow read(const sqlite::Statement& statement);

private:
    const SharedWords& tagsOf(std::string_view joined);

    TextPool texts_;
    std::unordered_map<std::string, SharedWords> tags_;  ///< by their column
};

/// The column after those of a row.
[[nodiscard]] int behindRow();

/// The statements of the list, for whole rows in order or for numbers, made of constant fragments only; the filter's
/// values are bound.
[[nodiscard]] std::string listSql(const RunQuery& query, const Filter& filter);
[[nodiscard]] std::string matchSql(const Filter& filter, bool archived);

/// Tags in one column, each between bars: "|price-study|seed 1|". A bar within a tag becomes a slash.
[[nodiscard]] std::string joinTags(const std::vector<std::string>& tags);
[[nodiscard]] std::vector<std::string> splitTags(const std::string& joined);

}  // namespace epochal
