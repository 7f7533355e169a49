#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Marks an English sentence in core for translation: lupdate reads it as QT_TRANSLATE_NOOP. It expands to `text`.
#define EPOCHAL_TEXT(context, text) text

/// The same for a sentence with a Count among its arguments, which each language writes in several forms: lupdate reads
/// it as QT_TRANSLATE_N_NOOP. In English, "(s)" after a noun is left out for one and an "s" for any other number.
#define EPOCHAL_TEXT_N(context, text) text

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

/// A time: "0.42 s", "3 min 56 s", "1 h 04 min".
struct Duration {
    double seconds = 0;
    bool operator==(const Duration&) const = default;
};

/// Money: "0.88 USD". amountOf, in core/economics, chooses the decimals.
struct Amount {
    double value = 0;
    std::string currency;
    int decimals = 2;
    bool operator==(const Amount&) const = default;
};

/// A fraction, written in percent: "92.86%".
struct Share {
    static constexpr int kAsNeeded = -1;  ///< decimals: up to six significant digits, no trailing zeros
    double fraction = 0;
    int decimals = 2;
    bool operator==(const Share&) const = default;
};

/// What a network is trained on one at a time, and what rates count: images, rows of a table, or either.
enum class Sample { Image, Row, Any };

/// "images": a unit; English, context "core".
[[nodiscard]] constexpr const char* samplesOf(Sample sample) {
    //: a unit of numbers
    constexpr const char* kWords[] = {EPOCHAL_TEXT("core", "images"), EPOCHAL_TEXT("core", "rows"),
                                      //: unit: what the network is trained on, images or rows
                                      EPOCHAL_TEXT("core", "samples")};
    return kWords[static_cast<int>(sample)];
}

/// "images/s"; English, context "core".
[[nodiscard]] constexpr const char* rateOf(Sample sample) {
    constexpr const char* kWords[] = {EPOCHAL_TEXT("core", "images/s"), EPOCHAL_TEXT("core", "rows/s"),
                                      EPOCHAL_TEXT("core", "samples/s")};
    return kWords[static_cast<int>(sample)];
}

/// "19,840 images/s"; with a currency, for each unit of it paid per hour: "4.20 images/s per USD/h".
struct Throughput {
    double imagesPerSecond = 0;
    std::string currency;
    Sample sample = Sample::Image;
    bool operator==(const Throughput&) const = default;
};

/// A number of things. The first one of a message decides which form of the sentence is used (EPOCHAL_TEXT_N).
struct Count {
    explicit constexpr Count(std::integral auto number) : value(static_cast<std::int64_t>(number)) {}
    std::int64_t value;
    bool operator==(const Count&) const = default;
};

/// A date as ISO 8601 writes it, "2026-11-21", or a month, "2025-11".
struct Day {
    std::string iso;
    bool operator==(const Day&) const = default;
};

/// Data or memory: "85.3 MiB".
struct Bytes {
    std::int64_t value = 0;
    bool operator==(const Bytes&) const = default;
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

/// An argument of a message. It keeps its type, so that every language formats it its own way (Numerals).
using Arg = std::variant<std::string, std::int64_t, double, Fixed, Phrase, Nested, Duration, Amount, Share, Throughput,
                         Count, Day, Bytes>;

/// A sentence for the user: an English template with %1 to %9, and its arguments. Core writes English; readers look
/// `text` up in the translations (context "core") and let Numerals write the arguments.
struct Message {
    std::string text;
    std::vector<Arg> args;

    // Defined in one place: nearly every file copies an error somewhere, and would compile all of this for it.
    Message();
    Message(std::string text, std::vector<Arg> args);
    Message(const Message&);
    Message(Message&&) noexcept;
    Message& operator=(const Message&);
    Message& operator=(Message&&) noexcept;
    ~Message();
    bool operator==(const Message& other) const;
    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// The message's first Count.
[[nodiscard]] std::optional<std::int64_t> countOf(const Message& message);

/// "10–20": the ends of a range where space is tight.
[[nodiscard]] Message rangeMessage(Arg low, Arg high);

/// The message in English, with digits that are not grouped, plain spaces and ASCII minus signs.
[[nodiscard]] std::string english(const Message& message);

}  // namespace epochal
