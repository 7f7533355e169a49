#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace epochal {

/// An exact decimal number: 18 digits before the point, 9 after. Sums and differences are exact; products and quotients
/// are rounded half to even at the ninth digit. Overflow saturates (no price comes near it).
class Decimal {
public:
    Decimal() = default;
    /// Digits with an optional sign and point, "4.6016"; no exponent, no grouping. At most 18 digits before the point
    /// and 9 after it, not counting leading and trailing zeros. ErrorKind::Spec otherwise.
    [[nodiscard]] static Result<Decimal> parse(std::string_view text);
    [[nodiscard]] static Decimal fromInteger(std::int64_t value);
    /// The nearest decimal with nine places, 0 for NaN; for measured quantities, never for prices read from text.
    [[nodiscard]] static Decimal fromDouble(double value);
    [[nodiscard]] static Decimal ratio(std::int64_t numerator, std::int64_t denominator);

    [[nodiscard]] std::string text() const;              ///< shortest exact form, "4.6016"
    [[nodiscard]] std::string text(int decimals) const;  ///< rounded half to even
    [[nodiscard]] double toDouble() const;
    [[nodiscard]] bool isZero() const { return units_ == 0; }
    [[nodiscard]] bool isNegative() const { return units_ < 0; }

    friend Decimal operator+(Decimal a, Decimal b);
    friend Decimal operator-(Decimal a, Decimal b);
    friend Decimal operator*(Decimal a, Decimal b);
    /// Division by zero is the caller's error (asserted), as with integers.
    friend Decimal operator/(Decimal a, Decimal b);
    /// a x b / c, rounded once. `c` must not be zero (asserted).
    friend Decimal multiplyDivide(Decimal a, Decimal b, Decimal c);
    auto operator<=>(const Decimal&) const = default;

private:
    explicit Decimal(__int128 units) : units_(units) {}
    __int128 units_ = 0;  ///< in 1e-9
};

/// An amount in one ISO 4217 currency. Amounts in different currencies are never combined without a rate.
struct Money {
    Decimal amount;
    std::string currency = "USD";
    bool operator==(const Money&) const = default;
};

/// Money as an argument of a message, rounded half to even: with `decimals`, or more if it is small
/// (Numerals::amountDecimals).
[[nodiscard]] Amount amountOf(const Money& money, int decimals = 2);

}  // namespace epochal
