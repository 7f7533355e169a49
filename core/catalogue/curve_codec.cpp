#include "core/catalogue/curve_codec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/formats.h"
#include "core/catalogue/checksum.h"

namespace epochal {
namespace {

constexpr std::byte kVersion{static_cast<unsigned char>(formats::kCurve.version)};
constexpr double kScales[] = {1, 1000, 10000};
constexpr std::uint8_t kDoubles = 255;  ///< kind of an axis stored as doubles; others are scale * 2 + (order - 1)
/// Integers up to here (2^53) are exact as doubles.
constexpr double kExact = 9007199254740992.0;
constexpr std::size_t kLong = 1000;  ///< points; a shorter curve is decoded when it is read
constexpr std::size_t kChecksum = sizeof(std::uint64_t);

void putVarint(std::string& out, std::uint64_t value) {
    while (value >= 0x80) {
        out.push_back(static_cast<char>(value | 0x80));
        value >>= 7;
    }
    out.push_back(static_cast<char>(value));
}

/// Second differences (order 2) are small where steps are even, first differences (order 1) where they vary.
std::string packed(const std::vector<std::int64_t>& values, int order) {
    std::string out;
    std::uint64_t before = 0, step = 0;
    for (const std::int64_t value : values) {
        const auto now = static_cast<std::uint64_t>(value);
        std::uint64_t difference = now - before;
        before = now;
        if (order == 2) difference -= std::exchange(step, difference);
        const auto sign = static_cast<std::uint64_t>(static_cast<std::int64_t>(difference) >> 63);
        putVarint(out, (difference << 1) ^ sign);
    }
    return out;
}

/// The axis as integer multiples of 1 / scale, if every value is restored to the bit.
bool scaled(const std::vector<double>& values, double scale, std::vector<std::int64_t>& multiples) {
    multiples.clear();
    for (const double value : values) {
        const double multiple = std::nearbyint(value * scale);
        if (!(std::abs(multiple) < kExact)) return false;
        if (std::bit_cast<std::uint64_t>(multiple / scale) != std::bit_cast<std::uint64_t>(value)) return false;
        multiples.push_back(static_cast<std::int64_t>(multiple));
    }
    return true;
}

void putColumn(std::string& out, std::uint8_t kind, std::string_view bytes) {
    out.push_back(static_cast<char>(kind));
    putVarint(out, bytes.size());
    out += bytes;
}

void putSmaller(std::string& out, std::size_t scale, const std::vector<std::int64_t>& multiples) {
    const std::string first = packed(multiples, 1), second = packed(multiples, 2);
    const bool even = second.size() < first.size();
    putColumn(out, static_cast<std::uint8_t>(scale * 2 + (even ? 1 : 0)), even ? second : first);
}

void putAxis(std::string& out, const std::vector<double>& values) {
    std::vector<std::int64_t> multiples;
    for (std::size_t scale = 0; scale < std::size(kScales); ++scale)
        if (scaled(values, kScales[scale], multiples)) return putSmaller(out, scale, multiples);
    putColumn(out, kDoubles, {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(double)});
}

/// Joins the low seven bits of each byte, lowest byte first.
std::uint64_t sevens(std::uint64_t word) {
    word = (word & 0x007F007F007F007F) | ((word & 0x7F007F007F007F00) >> 1);
    word = (word & 0x00003FFF00003FFF) | ((word & 0x3FFF00003FFF0000) >> 2);
    return (word & 0x000000000FFFFFFF) | ((word & 0x0FFFFFFF00000000) >> 4);
}

std::uint64_t takeVarint(const std::byte*& at, const std::byte* end, bool& failed) {
    // Lengths are as random as the measurement noise: a loop over the bytes would mispredict the end of each value.
    if (end - at >= 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, sizeof word);
        if (const std::uint64_t ends = ~word & 0x8080808080808080; ends != 0) {
            at += std::countr_zero(ends) / 8 + 1;
            return sevens(word & (ends ^ (ends - 1)));
        }
    }
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        if (at == end) break;
        const auto part = static_cast<std::uint8_t>(*at++);
        value |= static_cast<std::uint64_t>(part & 0x7F) << shift;
        if (part < 0x80) return value;
    }
    failed = true;
    return 0;
}

/// One encoded axis.
class Column {
public:
    /// Moves `at` past the column; false if it does not hold exactly `count` values.
    [[nodiscard]] bool open(const std::byte*& at, const std::byte* end, std::uint64_t count) {
        if (at == end) return false;
        const auto kind = static_cast<std::uint8_t>(*at++);
        bool failed = false;
        const std::uint64_t size = takeVarint(at, end, failed);
        if (failed || size > static_cast<std::uint64_t>(end - at)) return false;
        bytes_ = {at, size};
        at += size;
        doubles_ = kind == kDoubles;
        if (doubles_) return size == count * sizeof(double);
        if (kind >= 2 * std::size(kScales)) return false;
        scale_ = kScales[kind / 2];
        even_ = kind % 2 == 1;
        const auto ends = [](std::byte byte) { return byte < std::byte{0x80}; };
        return (size == 0 || ends(bytes_.back())) && std::ranges::count_if(bytes_, ends) == std::int64_t(count);
    }
    /// The first values, as many as fit.
    void read(std::span<double> values) const {
        if (doubles_) {
            std::memcpy(values.data(), bytes_.data(), values.size_bytes());
            return;
        }
        const std::byte* at = bytes_.data();
        std::uint64_t value = 0, step = 0;
        bool failed = false;
        for (double& out : values) {
            const std::uint64_t coded = takeVarint(at, bytes_.data() + bytes_.size(), failed);
            const std::uint64_t difference = (coded >> 1) ^ (~(coded & 1) + 1);
            step = even_ ? step + difference : difference;
            value += step;
            out = static_cast<double>(static_cast<std::int64_t>(value)) / scale_;
        }
    }
    [[nodiscard]] bool isDoubles() const { return doubles_; }

private:
    std::span<const std::byte> bytes_;
    double scale_ = 1;
    bool doubles_ = false, even_ = false;
};

}  // namespace

std::string encodeCurve(std::span<const QualityPoint> points) {
    std::string out(1, static_cast<char>(kVersion));
    putVarint(out, points.size());
    std::vector<std::int64_t> steps;
    for (const QualityPoint& point : points) steps.push_back(point.at.step);
    putSmaller(out, 0, steps);
    std::vector<double> values(points.size());
    for (std::size_t which = 1; which < kCurveColumns; ++which) {
        std::ranges::transform(points, values.begin(), [&](const QualityPoint& point) {
            return valueOf(point, static_cast<CurveColumn>(which));
        });
        putAxis(out, values);
    }
    appendLittle(out, checksum(std::as_bytes(std::span(out))));
    return out;
}

bool isWholeCurve(std::span<const std::byte> bytes) {
    if (bytes.size() < kChecksum + 2 || bytes[0] != kVersion) return false;
    const auto body = bytes.first(bytes.size() - kChecksum);
    return loadLittle<std::uint64_t>(bytes, body.size()) == checksum(body);
}

std::optional<Curve> decodeCurve(std::span<const std::byte> bytes) {
    if (!isWholeCurve(bytes)) return std::nullopt;
    const auto body = bytes.first(bytes.size() - kChecksum);

    const std::byte* at = body.data() + 1;
    const std::byte* end = body.data() + body.size();
    bool failed = false;
    const std::uint64_t count = takeVarint(at, end, failed);
    // Every value takes at least one byte: do not allocate memory for a larger count.
    if (failed || count > static_cast<std::uint64_t>(end - at)) return std::nullopt;
    const bool isLong = count >= kLong;
    std::shared_ptr<const std::vector<std::byte>> kept;
    if (isLong) {
        kept = std::make_shared<const std::vector<std::byte>>(at, end);
        at = kept->data();
        end = at + kept->size();
    }
    std::array<Column, kCurveColumns> columns;
    for (Column& column : columns)
        if (!column.open(at, end, count)) return std::nullopt;
    if (columns.front().isDoubles() || at != end) return std::nullopt;
    Curve curve(count, [kept, columns](CurveColumn which, std::span<double> values) {
        columns[static_cast<std::size_t>(which)].read(values);
    });
    if (!isLong) curve = std::vector(curve.begin(), curve.end());
    return curve;
}

}  // namespace epochal
