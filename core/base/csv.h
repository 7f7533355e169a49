#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace epochal {

/// A number with a decimal point, whatever the locale, and the fewest digits that represent it to twelve significant
/// ones: those beyond are the noise of binary arithmetic. With an exponent below 1e-9 and from 1e15 on; empty when it
/// is not finite.
[[nodiscard]] std::string csvNumber(double value);

/// Writes a CSV file (RFC 4180) value by value, and is the only place that knows its rules: UTF-8, CRLF, quotation
/// marks where they are needed. Text that a spreadsheet would run as a formula gets a leading apostrophe; a number
/// never does, so that -1 remains a number. A value that is not known is empty.
class CsvWriter {
public:
    CsvWriter() = default;
    /// What spreadsheets take from the clipboard: tabs in place of commas, and lines that end as text does elsewhere.
    [[nodiscard]] static CsvWriter forClipboard() { return {'\t', "\n"}; }

    CsvWriter& text(std::string_view utf8);
    CsvWriter& number(double value);
    CsvWriter& number(const std::optional<double>& value) { return value ? number(*value) : empty(); }
    CsvWriter& integer(std::int64_t value);
    /// A number that is already written with a decimal point, such as an exact amount of money.
    CsvWriter& digits(std::string_view number);
    CsvWriter& empty() { return digits({}); }
    /// Ends the row; a row without values is an empty line.
    void end();

    [[nodiscard]] std::string take() && { return std::move(out_); }

private:
    CsvWriter(char separator, const char* lineEnd) : separator_(separator), lineEnd_(lineEnd) {}
    void separate();

    std::string out_;
    char separator_ = ',';
    const char* lineEnd_ = "\r\n";
    bool first_ = true;  ///< in its row
};

}  // namespace epochal
