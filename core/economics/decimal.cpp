#include "core/economics/decimal.h"

#include <array>
#include <cassert>
#include <cmath>
#include <cstdlib>

#include "core/base/ascii.h"
#include "core/base/numerals.h"

namespace epochal {

namespace {

using Wide = __int128;
using Bits = unsigned __int128;

constexpr int kDigits = 9;
constexpr Wide kOne = 1'000'000'000;
constexpr Wide kLargest = kOne * kOne * kOne - 1;

Wide clamp(Wide value) {
    return value > kLargest ? kLargest : value < -kLargest ? -kLargest : value;
}
Bits magnitude(Wide value) {
    return value < 0 ? -static_cast<Bits>(value) : static_cast<Bits>(value);
}

/// a x b / c rounded half to even, through a 256-bit product so that nothing is lost before the one rounding.
Wide productOverDivisor(Wide a, Wide b, Wide c) {
    assert(c != 0);
    const Bits x = magnitude(a), y = magnitude(b), divisor = magnitude(c);
    const Bits mask = ~std::uint64_t{0};
    const Bits lowLow = (x & mask) * (y & mask), lowHigh = (x & mask) * (y >> 64);
    const Bits highLow = (x >> 64) * (y & mask), highHigh = (x >> 64) * (y >> 64);
    const Bits middle = (lowLow >> 64) + (lowHigh & mask) + (highLow & mask);
    const Bits low = (middle << 64) | (lowLow & mask);
    const Bits high = highHigh + (lowHigh >> 64) + (highLow >> 64) + (middle >> 64);

    Bits quotient = 0, remainder = 0;
    for (int bit = 255; bit >= 0; --bit) {
        const Bits next = bit >= 128 ? high >> (bit - 128) : low >> bit;
        remainder = (remainder << 1) | (next & 1);
        if (quotient > static_cast<Bits>(kLargest)) break;
        quotient <<= 1;
        if (remainder >= divisor) {
            remainder -= divisor;
            quotient |= 1;
        }
    }
    const Bits rest = divisor - remainder;
    if (remainder > rest || (remainder == rest && (quotient & 1) != 0)) ++quotient;
    if (quotient > static_cast<Bits>(kLargest)) quotient = static_cast<Bits>(kLargest);
    const bool negative = ((a < 0) != (b < 0)) != (c < 0);
    return negative ? -static_cast<Wide>(quotient) : static_cast<Wide>(quotient);
}

Wide powerOfTen(int exponent) {
    Wide value = 1;
    for (int i = 0; i < exponent; ++i) value *= 10;
    return value;
}

/// `value`, in units of 10^-decimals, as digits with a decimal point.
std::string digits(Wide value, int decimals) {
    std::array<char, 48> buffer{};
    std::size_t at = buffer.size();
    Bits rest = magnitude(value);
    for (int i = 0; rest != 0 || i <= decimals; ++i) {
        if (i == decimals && decimals > 0) buffer[--at] = '.';
        buffer[--at] = static_cast<char>('0' + static_cast<int>(rest % 10));
        rest /= 10;
    }
    if (value < 0) buffer[--at] = '-';
    return {buffer.data() + at, buffer.size() - at};
}

Error notANumber(std::string_view text) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "\"%1\" is not a decimal number"), {std::string(text.substr(0, 80))}},
            {},
            {EPOCHAL_TEXT(
                 "core", "Use digits and a decimal point, such as 4.6016, without thousands separators or an exponent"),
             {}}};
}

}  // namespace

Result<Decimal> Decimal::parse(std::string_view text) {
    std::string_view rest = text;
    const bool negative = rest.starts_with('-');
    if (negative || rest.starts_with('+')) rest.remove_prefix(1);
    const std::size_t point = rest.find('.');
    std::string_view whole = rest.substr(0, point);
    std::string_view fraction = point == std::string_view::npos ? std::string_view{} : rest.substr(point + 1);
    if (whole.empty() || (point != std::string_view::npos && fraction.empty())) return notANumber(text);
    if (!isDigits(whole) || !isDigits(fraction)) return notANumber(text);
    while (whole.size() > 1 && whole.front() == '0') whole.remove_prefix(1);
    while (!fraction.empty() && fraction.back() == '0') fraction.remove_suffix(1);
    if (whole.size() > 2 * kDigits || fraction.size() > kDigits) return notANumber(text);

    Wide units = 0;
    for (const char c : whole) units = units * 10 + (c - '0');
    for (const char c : fraction) units = units * 10 + (c - '0');
    units *= powerOfTen(kDigits - static_cast<int>(fraction.size()));
    return Decimal(negative ? -units : units);
}

Decimal Decimal::fromInteger(std::int64_t value) {
    return Decimal(clamp(static_cast<Wide>(value) * kOne));
}

Decimal Decimal::fromDouble(double value) {
    if (std::isnan(value)) return {};
    const long double units = static_cast<long double>(value) * static_cast<long double>(kOne);
    if (std::fabs(units) >= static_cast<long double>(kLargest)) return Decimal(units < 0 ? -kLargest : kLargest);
    return Decimal(static_cast<Wide>(std::nearbyint(units)));
}

Decimal Decimal::ratio(std::int64_t numerator, std::int64_t denominator) {
    return Decimal(productOverDivisor(numerator, kOne, denominator));
}

std::string Decimal::text() const {
    std::string out = digits(units_, kDigits);
    while (out.back() == '0') out.pop_back();
    if (out.back() == '.') out.pop_back();
    return out;
}

std::string Decimal::text(int decimals) const {
    const int kept = decimals < 0 ? 0 : decimals > kDigits ? kDigits : decimals;
    return digits(productOverDivisor(units_, 1, powerOfTen(kDigits - kept)), kept);
}

double Decimal::toDouble() const {
    return static_cast<double>(static_cast<long double>(units_) / static_cast<long double>(kOne));
}

Decimal operator+(Decimal a, Decimal b) {
    return Decimal(clamp(a.units_ + b.units_));
}
Decimal operator-(Decimal a, Decimal b) {
    return Decimal(clamp(a.units_ - b.units_));
}
Decimal operator*(Decimal a, Decimal b) {
    return Decimal(productOverDivisor(a.units_, b.units_, kOne));
}
Decimal operator/(Decimal a, Decimal b) {
    return Decimal(productOverDivisor(a.units_, kOne, b.units_));
}
Decimal multiplyDivide(Decimal a, Decimal b, Decimal c) {
    return Decimal(productOverDivisor(a.units_, b.units_, c.units_));
}

Amount amountOf(const Money& money, int decimals) {
    const double exact = money.amount.toDouble();
    decimals = Numerals::amountDecimals(exact, decimals);
    const double rounded = std::strtod(money.amount.text(decimals).c_str(), nullptr);
    return {rounded == 0 ? exact : rounded, money.currency, decimals};
}

}  // namespace epochal
