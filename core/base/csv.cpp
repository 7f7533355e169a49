#include "core/base/csv.h"

#include <array>
#include <charconv>
#include <cmath>

namespace epochal {

std::string csvNumber(double value) {
    if (!std::isfinite(value)) return {};
    constexpr int kDigits = 12;
    std::array<char, 64> buffer{};
    char* const begin = buffer.data();
    const auto rounded = std::to_chars(begin, begin + buffer.size(), value, std::chars_format::scientific, kDigits - 1);
    std::from_chars(begin, rounded.ptr, value);
    if (value == 0) return "0";
    constexpr double kLeast = 1e-9, kMost = 1e15;
    const bool plain = std::abs(value) >= kLeast && std::abs(value) < kMost;
    const auto end = std::to_chars(begin, begin + buffer.size(), value,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return {begin, end.ptr};
}

CsvWriter& CsvWriter::text(std::string_view utf8) {
    constexpr std::string_view kFormulaStarts = "=+-@\t\r";
    separate();
    const bool formula = !utf8.empty() && kFormulaStarts.find(utf8.front()) != std::string_view::npos;
    const bool quoted =
        utf8.find_first_of("\"\r\n") != std::string_view::npos || utf8.find(separator_) != std::string_view::npos;
    if (quoted) out_ += '"';
    if (formula) out_ += '\'';
    for (const char c : utf8) {
        if (c == '"') out_ += '"';
        out_ += c;
    }
    if (quoted) out_ += '"';
    return *this;
}

CsvWriter& CsvWriter::number(double value) {
    return digits(csvNumber(value));
}

CsvWriter& CsvWriter::integer(std::int64_t value) {
    return digits(std::to_string(value));
}

CsvWriter& CsvWriter::digits(std::string_view number) {
    separate();
    out_ += number;
    return *this;
}

void CsvWriter::end() {
    out_ += lineEnd_;
    first_ = true;
}

void CsvWriter::separate() {
    if (!first_) out_ += separator_;
    first_ = false;
}

}  // namespace epochal
