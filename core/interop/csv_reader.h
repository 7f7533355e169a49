#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace epochal {

/// One row of a CSV file and the line it begins on, counted from 1.
struct CsvRow {
    std::size_t line = 0;
    std::vector<std::string> fields;
};

/// Told how far the work is, 0..1; false ends it.
using Progress = std::function<bool(double fraction)>;

/// Reads a CSV file (RFC 4180) row by row: UTF-8, with or without a byte order mark; the delimiter is the one of , ;
/// tab | that the head has most of. The text must outlive it.
class CsvReader {
public:
    /// ErrorKind::Data: another encoding, binary data, a quote that never ends, no head; it names the line and the
    /// remedy.
    [[nodiscard]] static Result<CsvReader> open(std::string_view text, std::string where);

    [[nodiscard]] const CsvRow& head() const { return head_; }
    [[nodiscard]] char delimiter() const { return delimiter_; }
    /// The next row with any text; false after the last. ErrorKind::Data for a quote that never ends.
    [[nodiscard]] Result<bool> next(CsvRow& row);
    /// Share of the text that has been read, 0..1.
    [[nodiscard]] double fraction() const;

private:
    CsvReader(std::string_view text, std::string where) : text_(text), where_(std::move(where)) {}
    [[nodiscard]] bool split(CsvRow& row);
    [[nodiscard]] bool readField(std::string& field);

    std::string_view text_;
    std::string where_;
    CsvRow head_;
    char delimiter_ = ',';
    std::size_t at_ = 0, line_ = 1;
};

}  // namespace epochal
