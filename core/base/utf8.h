#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace epochal {

/// The length in bytes of the UTF-8 character that begins at `at`; 0 if none does (Unicode 15, table 3-7). Requires
/// `at` < text.size().
[[nodiscard]] std::size_t characterLength(std::string_view text, std::size_t at);

[[nodiscard]] bool isUtf8(std::string_view text);

/// Whether the text contains a line break or another control character: U+0000 to U+001F, U+007F to U+009F, line and
/// paragraph separators (U+2028, U+2029).
[[nodiscard]] bool hasControl(std::string_view text);

/// At most `bytes` of the text, cut between two characters, followed by an ellipsis if anything was cut. Invalid UTF-8
/// becomes U+FFFD, so that the result can be displayed and written anywhere.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t bytes);

/// The text for a terminal or a document: control characters and those that change the direction of the text after them
/// (U+202A to U+202E, U+2066 to U+2069) become spaces, so that none takes effect there; invalid UTF-8 becomes U+FFFD.
/// Every writer of output passes its text through it.
[[nodiscard]] std::string printable(std::string_view text);
/// The same for a terminal, a CSV file or the clipboard, with ordinary spaces for those that keep a number and its unit
/// on one line, and without word joiners: there, people search for "1.02 USD" as they would type it.
[[nodiscard]] std::string searchableText(std::string_view text);

/// The same for multi-line text, whose line breaks are preserved.
[[nodiscard]] std::string printableLines(std::string_view text);

}  // namespace epochal
