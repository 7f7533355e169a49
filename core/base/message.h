#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// Marks an English sentence in core for translation: lupdate reads it as QT_TRANSLATE_NOOP. It expands to the text.
#define EPOCHAL_TEXT(context, text) text

namespace epochal {

/// An argument of a message. Numbers stay numbers, so that the window can write them in the reader's language.
using Arg = std::variant<std::string, std::int64_t, double>;

/// A sentence for a person: an English template with %1 to %9, and the arguments. Core speaks English; ui looks
/// `text` up in its translations (context "core") and formats the arguments through its formatter.
struct Message {
    std::string text;
    std::vector<Arg> args;

    bool operator==(const Message&) const = default;
    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// The message in English, numbers in the C locale with up to six significant digits.
[[nodiscard]] std::string english(const Message& message);

}  // namespace epochal
