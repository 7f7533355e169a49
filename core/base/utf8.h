#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace epochal {

/// Bytes of the UTF-8 character that begins at `at`; 0 where none does (Unicode 15, table 3-7). `at` < text.size().
[[nodiscard]] std::size_t characterLength(std::string_view text, std::size_t at);

[[nodiscard]] bool isUtf8(std::string_view text);

/// Whether a line break or another control character is in it: U+0000 to U+001F, U+007F to U+009F, line and paragraph
/// separators (U+2028, U+2029).
[[nodiscard]] bool hasControl(std::string_view text);

/// At most `bytes` of a text, cut between two characters, with an ellipsis where something was cut. What is no UTF-8
/// becomes U+FFFD: the result can be shown and written anywhere.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t bytes);

/// The text for a terminal or a document: control characters, and those that turn the direction of what follows (U+202A
/// to U+202E, U+2066 to U+2069), as blanks, so that none of them runs there; no UTF-8 as U+FFFD. Every writer's words
/// go through it.
[[nodiscard]] std::string printable(std::string_view text);

/// Likewise for a text of several lines, whose line breaks stay.
[[nodiscard]] std::string printableLines(std::string_view text);

}  // namespace epochal
