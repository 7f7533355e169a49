#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

/// Marks an English sentence in core for translation: lupdate reads it as QT_TRANSLATE_NOOP. It expands to `text`.
#define EPOCHAL_TEXT(context, text) text

namespace epochal {

/// A number with a fixed count of decimals: 4.10 is not written as 4.1.
struct Fixed {
    double value = 0;
    int decimals = 0;
    bool operator==(const Fixed&) const = default;
};

/// A phrase, translated if context "core" has a translation of it, followed by `rest` unchanged.
struct Phrase {
    std::string text, rest;
    bool operator==(const Phrase&) const = default;
};

struct Message;

/// A sentence within a sentence, such as the cause of an event; translated like any other.
class Nested {
public:
    Nested(Message message);
    [[nodiscard]] const Message& message() const { return *message_; }
    bool operator==(const Nested& other) const;

private:
    std::shared_ptr<const Message> message_;
};

/// An argument of a message. Numbers stay numbers, so that the window can format them for the reader's language.
using Arg = std::variant<std::string, std::int64_t, double, Fixed, Phrase, Nested>;

/// A sentence for the user: an English template with %1 to %9, and its arguments. Core writes English; ui looks `text`
/// up in its translations (context "core") and formats the arguments with its formatter.
struct Message {
    std::string text;
    std::vector<Arg> args;

    bool operator==(const Message&) const = default;
    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// The message in English, with numbers in the C locale; a double has up to six significant digits.
[[nodiscard]] std::string english(const Message& message);

}  // namespace epochal
