#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

/// Marks an English sentence in core for translation: lupdate reads it as QT_TRANSLATE_NOOP. It expands to the text.
#define EPOCHAL_TEXT(context, text) text

namespace epochal {

/// A number that keeps its digits after the point: an amount of 4.10 is not written 4.1.
struct Fixed {
    double value = 0;
    int decimals = 0;
    bool operator==(const Fixed&) const = default;
};

/// Words that may have a translation of their own in context "core", and what follows them as it stands.
struct Phrase {
    std::string text, rest;
    bool operator==(const Phrase&) const = default;
};

struct Message;

/// A sentence within a sentence, such as the reason of what happened: translated as any other.
class Nested {
public:
    Nested(Message message);
    [[nodiscard]] const Message& message() const { return *message_; }
    bool operator==(const Nested& other) const;

private:
    std::shared_ptr<const Message> message_;
};

/// An argument of a message. Numbers stay numbers, so that the window can write them in the reader's language.
using Arg = std::variant<std::string, std::int64_t, double, Fixed, Phrase, Nested>;

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
