#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/message.h"

namespace epochal {

/// Looks a text up in context "core" of a language's translations; with a count, the form for that number. English text
/// that has no translation is returned unchanged.
using Translate = std::function<std::string(const std::string& english, std::optional<std::int64_t> count)>;

/// How a language writes numbers, amounts, dates and the arguments of messages, in the window and without Qt. Grouping
/// and the decimal mark follow the language (Spanish groups from five digits on); a no-break space precedes units and,
/// except in English, %, and is on both sides of the sign in "4 × L4"; a word joiner keeps a rate on one line. A value
/// that is not finite is an en dash. Zero is written only for zero: a positive value too small for its decimals is "<
/// 0.01". Independent of the C locale, immutable.
class Numerals {
public:
    /// Stands for a value that is missing: an en dash.
    static constexpr const char* kDash = "\u2013";

    /// "ru" or "es"; any other language is written as English.
    explicit Numerals(std::string_view language = "en");
    /// For logs and JSON: English, digits not grouped, plain spaces and minus signs, no joiners.
    [[nodiscard]] static const Numerals& plain();

    [[nodiscard]] std::string integer(std::int64_t value) const;
    [[nodiscard]] std::string number(double value, int decimals) const;
    [[nodiscard]] std::string exact(double value, int digits) const;  ///< significant ones, without trailing zeros
    [[nodiscard]] std::string percent(double fraction, int decimals) const;
    [[nodiscard]] std::string percentNumber(double fraction, int decimals) const;  ///< without its sign
    [[nodiscard]] const std::string& percentSign() const { return percent_; }      ///< with the space before it
    /// A rate such as "images/s" so that no line ends after its slash.
    [[nodiscard]] std::string wholeRate(std::string_view text) const;
    [[nodiscard]] std::string less(double limit, int decimals) const;  ///< "< 0.01"
    /// A date in the language's order, "21.11.2026"; any other text is returned unchanged, none as a dash.
    [[nodiscard]] std::string day(const std::string& iso) const;
    /// A template in which no line ends between a number and its unit or the word that it numbers: "%1 ms", "epoch %1",
    /// "%1 × %2".
    [[nodiscard]] std::string bound(std::string text) const;
    /// Digits in the C locale, rewritten for the language.
    [[nodiscard]] std::string grouped(std::string plain) const;

    /// Decimals that show `digits` significant digits, 0 to 12.
    [[nodiscard]] static int decimalsFor(double value, int digits);
    /// Decimals of an amount: `decimals`, but below 0.10 those that show two digits, six at most.
    [[nodiscard]] static int amountDecimals(double amount, int decimals);
    /// Above zero by more than the rounding error of a sum.
    [[nodiscard]] static bool isSmall(double value) { return value > 1e-12; }

    /// A message in the language of `translate`.
    [[nodiscard]] std::string compose(const Message& message, const Translate& translate) const;
    /// The same, with its text already translated.
    [[nodiscard]] std::string compose(const std::string& sentence, const Message& message,
                                      const Translate& translate) const;
    /// One argument, as it appears in a sentence.
    [[nodiscard]] std::string spell(const Arg& arg, const Translate& translate) const;

private:
    [[nodiscard]] std::string duration(double seconds, const Translate& translate) const;
    [[nodiscard]] std::string throughput(const Throughput& rate, const Translate& translate) const;
    [[nodiscard]] std::string bytes(std::int64_t bytes, const Translate& translate) const;
    /// A number and its unit, which no line break separates.
    [[nodiscard]] std::string unit(const char* text, std::vector<Arg> args, const Translate& translate) const;
    /// A sentence whose "USD/h" and "images/s" no line break separates.
    [[nodiscard]] std::string wholeUnits(std::string text) const;
    /// "4 × L4", which no line break separates.
    [[nodiscard]] std::string times(std::string text) const;

    std::string point_ = ".", group_, minus_, space_, joiner_, percent_ = "%";
    std::size_t groupFrom_ = 4;  ///< minimum number of digits before the point that are grouped
    char dayOrder_ = '-';        ///< the mark between the parts of a date; '-' keeps ISO's order
};

/// A text's form for a number in English: "(s)" is left out for one, "s" for all others.
[[nodiscard]] std::string inNumber(std::string text, std::int64_t count);

}  // namespace epochal
