#pragma once

#include <sqlite3.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/ascii.h"
#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal::sqlite {

/// SQLite's last error, as a value.
[[nodiscard]] Error failure(::sqlite3* database, const Path& file);

/// A character as NOCASE and LIKE compare it: A to Z equal a to z, and no others.
[[nodiscard]] constexpr char folded(char c) {
    return lowered(c);
}

/// A prepared statement. Values are bound, never written into the SQL. Positions count from 1, columns from 0.
class Statement {
public:
    Statement(::sqlite3* database, std::string_view sql);
    ~Statement() { sqlite3_finalize(statement_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t value);
    Statement& bind(double value);
    Statement& bind(const std::optional<double>& value);
    Statement& bindBlob(const void* bytes, std::size_t size);

    /// True for a row; false at the end or on an error, which `ok` distinguishes.
    bool step();
    [[nodiscard]] bool ok() const { return ok_; }
    /// Runs to the end.
    bool run();
    void reset();

    [[nodiscard]] std::string text(int column) const { return std::string(view(column)); }
    /// Valid until the next step or reset.
    [[nodiscard]] std::string_view view(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
    [[nodiscard]] double real(int column) const { return sqlite3_column_double(statement_, column); }
    [[nodiscard]] bool isNull(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
    [[nodiscard]] std::optional<double> maybeReal(int column) const;
    [[nodiscard]] std::vector<float> floats(int column) const;
    /// Valid until the next step or reset.
    [[nodiscard]] std::span<const std::byte> bytes(int column) const;

private:
    sqlite3_stmt* statement_ = nullptr;
    int position_ = 0;
    bool ok_ = true;
};

}  // namespace epochal::sqlite
