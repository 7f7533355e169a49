#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/economics/decimal.h"

namespace epochal {

/// One value of a table for programs. Nothing: not available or not applicable.
using TableCell = std::variant<std::monostate, bool, std::int64_t, double, Decimal, std::string>;

/// A figure or nothing; a text or, if it is empty, nothing.
[[nodiscard]] TableCell cellOf(const std::optional<double>& figure);
[[nodiscard]] TableCell cellOf(const std::optional<Decimal>& amount);
[[nodiscard]] TableCell cellOf(const std::string& text);

/// Rows that other programs read: one header row of stable snake_case names, every row as long as it.
struct DataTable {
    std::vector<std::string> columns;
    std::vector<std::vector<TableCell>> rows;

    /// Adds a column; `of` gives the cell of each of `things`, in their order. The first call makes the rows.
    template <class Things, class Of>
    void add(std::string name, const Things& things, Of of) {
        columns.push_back(std::move(name));
        rows.resize(things.size());
        std::size_t row = 0;
        for (const auto& thing : things) rows[row++].push_back(of(thing));
    }
};

/// The table as CSV (core/base/csv.h): `true` and `false`, empty for nothing. pandas.read_csv needs no options.
[[nodiscard]] std::string csvOf(const DataTable& table);

/// The table as a JSON array with one object per row, in lines; null for nothing. Numbers have the same digits as in
/// the CSV. pandas.read_json needs no options.
[[nodiscard]] std::string jsonOf(const DataTable& table);

}  // namespace epochal
