#pragma once

#include <string>
#include <string_view>

namespace epochal {

// For ASCII only, whatever the locale: bytes of other characters are not digits, and stay as they are.

[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
/// Whether nothing else is in the text.
[[nodiscard]] constexpr bool isDigits(std::string_view text) {
    for (const char c : text)
        if (!isDigit(c)) return false;
    return true;
}
[[nodiscard]] constexpr char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] inline std::string lowered(std::string text) {
    for (char& c : text) c = lowered(c);
    return text;
}

/// Without the `blanks` at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n") {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace epochal
