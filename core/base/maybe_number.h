#pragma once

#include <cmath>
#include <limits>
#include <optional>

namespace epochal {

/// A number or none, in eight bytes: none is a NaN, and a NaN is none. Reads like a std::optional<double>.
class MaybeNumber {
public:
    constexpr MaybeNumber() = default;
    constexpr MaybeNumber(std::nullopt_t) {}                   // NOLINT(google-explicit-constructor)
    constexpr MaybeNumber(double value) : value_(value) {}     // NOLINT(google-explicit-constructor)
    constexpr MaybeNumber(const std::optional<double>& value)  // NOLINT(google-explicit-constructor)
        : value_(value ? *value : kNone) {}
    constexpr operator std::optional<double>() const {  // NOLINT(google-explicit-constructor)
        return has_value() ? std::optional(value_) : std::nullopt;
    }

    [[nodiscard]] constexpr bool has_value() const { return !std::isnan(value_); }
    constexpr explicit operator bool() const { return has_value(); }
    constexpr double operator*() const { return value_; }
    [[nodiscard]] constexpr double value_or(double other) const { return has_value() ? value_ : other; }

    friend constexpr bool operator==(const MaybeNumber& a, const MaybeNumber& b) {
        return a.value_ == b.value_ || (!a.has_value() && !b.has_value());
    }
    // Each by name: std::optional's own operator would find that none differs from none.
    friend constexpr bool operator==(const MaybeNumber& a, const std::optional<double>& b) {
        return a == MaybeNumber(b);
    }
    friend constexpr bool operator==(const MaybeNumber& a, double b) { return a == MaybeNumber(b); }
    friend constexpr bool operator==(const MaybeNumber& a, std::nullopt_t) { return !a.has_value(); }

private:
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    double value_ = kNone;
};

}  // namespace epochal
