#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/economics/decimal.h"

namespace epochal {

/// One unit of `from` is worth `factor` units of `to` on `date`.
struct Rate {
    std::string from, to;
    Decimal factor;
    std::string date;  ///< ISO day
    std::string source;
    bool operator==(const Rate&) const = default;
};

/// Dated exchange rates. Amounts of different currencies meet only through one of these, and whoever shows the result
/// names its day and source.
struct Rates {
    std::vector<Rate> all;

    /// The newest rate between two currencies, inverted where only the other direction is known; `from` == `to` gives
    /// factor 1 without a date. Nothing when there is none: never a guess, no chains.
    [[nodiscard]] std::optional<Rate> find(const std::string& from, const std::string& to) const;
    /// Rounded half to even at the ninth digit. Nothing without a rate.
    [[nodiscard]] std::optional<Money> convert(const Money& money, const std::string& to) const;
};

/// Whether a text is three capitals, as ISO 4217 codes are.
[[nodiscard]] bool isCurrencyCode(const std::string& text);

/// What is wrong with a rate: the member and why. Nothing when it is usable.
[[nodiscard]] std::optional<std::pair<const char*, Message>> checkRate(const Rate& rate);

[[nodiscard]] Json toJson(const Rate& rate);
/// ErrorKind::Damaged: a code that is not three capitals, a factor that is not above zero, a missing day or source.
[[nodiscard]] Result<Rate> rateFromJson(const Json& json, const std::string& where);

}  // namespace epochal
