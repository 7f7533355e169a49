#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace epochal {

/// One row of a CSV file and the line on which it begins, counted from 1.
struct CsvRow {
    std::size_t line = 0;
    std::vector<std::string> fields;
};

/// Reads a CSV file (RFC 4180) row by row: UTF-8, with or without a byte order mark. The delimiter is the one that a
/// first line such as "sep=;" declares, else the one of , ; tab | that occurs most often in the header. Blanks at both
/// ends of a field are removed, and rows without any text are skipped. The text must outlive the reader.
class CsvReader {
public:
    /// In one row.
    static constexpr std::size_t kMostFields = 1 << 16;

    /// ErrorKind::Data for another encoding, binary data, an unclosed quotation mark, more than kMostFields fields or a
    /// missing header, with the line (if known) and the remedy.
    [[nodiscard]] static Result<CsvReader> open(std::string_view text, std::string where);

    [[nodiscard]] const CsvRow& head() const { return head_; }
    [[nodiscard]] char delimiter() const { return delimiter_; }
    /// Reads the next row with any text; false after the last. ErrorKind::Data for an unclosed quotation mark or too
    /// many fields.
    [[nodiscard]] Result<bool> next(CsvRow& row);
    /// Fraction of the text read so far, 0..1.
    [[nodiscard]] double fraction() const;

private:
    CsvReader(std::string_view text, std::string where) : text_(text), where_(std::move(where)) {}
    [[nodiscard]] std::optional<Error> split(CsvRow& row);
    [[nodiscard]] bool readField(std::string& field);

    std::string_view text_;
    std::string where_;
    CsvRow head_;
    char delimiter_ = ',';
    std::size_t at_ = 0, line_ = 1;
};

}  // namespace epochal
