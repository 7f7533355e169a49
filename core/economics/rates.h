#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"
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

/// Dated exchange rates. Amounts in different currencies are combined only through one of these, and a displayed result
/// must name the rate's day and source.
struct Rates {
    std::vector<Rate> all;

    /// The newest rate between two currencies, inverted if only the other direction is known; `from` == `to` gives
    /// factor 1 without a date. Nothing if there is none: no guesses, no chains.
    [[nodiscard]] std::optional<Rate> find(const std::string& from, const std::string& to) const;
    /// Rounded half to even at the ninth digit. Nothing without a rate.
    [[nodiscard]] std::optional<Money> convert(const Money& money, const std::string& to) const;
};

/// Whether a string is three capital letters, as ISO 4217 codes are.
[[nodiscard]] bool isCurrencyCode(const std::string& text);

/// What is wrong with a rate: the member and the reason. Nothing if it is usable.
[[nodiscard]] std::optional<std::pair<const char*, Message>> checkRate(const Rate& rate);

[[nodiscard]] Json toJson(const Rate& rate);
/// ErrorKind::Damaged: a code that is not three capitals, a factor that is not above zero, a missing day or source.
[[nodiscard]] Result<Rate> rateFromJson(const Json& json, const std::string& where);

}  // namespace epochal
