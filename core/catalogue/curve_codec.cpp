#include "core/catalogue/curve_codec.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace epochal {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::byte kVersion{1};
constexpr double kScales[] = {1, 1000, 10000};
constexpr std::uint8_t kDoubles = 255;  ///< kind of an axis kept as doubles; others are scale * 2 + (order - 1)
/// Whole numbers up to here are doubles without loss.
constexpr double kExact = 9007199254740992.0;
constexpr std::size_t kAxes = 7;
constexpr std::size_t kChecksum = sizeof(std::uint64_t);

template <class Point>
auto& axis(Point& point, std::size_t which) {
    switch (which) {
        case 0:
            return point.at.epoch;
        case 1:
            return point.at.images;
        case 2:
            return point.at.training;
        case 3:
            return point.at.active;
        case 4:
            return point.at.billed;
        default:
            return point.quality;
    }
}

/// Four sums at once: the check is no slower than reading the bytes.
std::uint64_t checksum(std::span<const std::byte> bytes) {
    constexpr std::uint64_t kPrime = 0x9E3779B185EBCA87u;
    std::array<std::uint64_t, 4> lanes = {1, 2, 3, 4};
    std::size_t at = 0;
    for (; at + 32 <= bytes.size(); at += 32) {
        std::array<std::uint64_t, 4> words{};
        std::memcpy(words.data(), bytes.data() + at, 32);
        for (std::size_t i = 0; i < 4; ++i) lanes[i] = std::rotl((lanes[i] ^ words[i]) * kPrime, 31);
    }
    std::uint64_t sum = bytes.size();
    for (const std::uint64_t lane : lanes) sum = std::rotl((sum ^ lane) * kPrime, 29);
    for (; at < bytes.size(); ++at) sum = std::rotl((sum ^ static_cast<std::uint64_t>(bytes[at])) * kPrime, 11);
    return sum ^ (sum >> 32);
}

void putVarint(std::string& out, std::uint64_t value) {
    while (value >= 0x80) {
        out.push_back(static_cast<char>(value | 0x80));
        value >>= 7;
    }
    out.push_back(static_cast<char>(value));
}

/// Differences of differences (order 2) are small where steps are even, differences (order 1) where they scatter.
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

/// The axis as whole multiples of 1 / scale, if every value comes back to the bit.
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

void putSmaller(std::string& out, std::size_t scale, const std::vector<std::int64_t>& multiples) {
    const std::string first = packed(multiples, 1), second = packed(multiples, 2);
    const bool even = second.size() < first.size();
    out.push_back(static_cast<char>(scale * 2 + (even ? 1 : 0)));
    out += even ? second : first;
}

void putAxis(std::string& out, const std::vector<double>& values) {
    std::vector<std::int64_t> multiples;
    for (std::size_t scale = 0; scale < std::size(kScales); ++scale)
        if (scaled(values, kScales[scale], multiples)) return putSmaller(out, scale, multiples);
    out.push_back(static_cast<char>(kDoubles));
    out.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(double));
}

struct Reader {
    const std::byte* at;
    const std::byte* end;
    bool failed = false;

    std::uint8_t byte() {
        if (at == end) {
            failed = true;
            return 0;
        }
        return static_cast<std::uint8_t>(*at++);
    }
    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            value |= static_cast<std::uint64_t>(part & 0x7F) << shift;
            if (part < 0x80) return value;
        }
        failed = true;
        return 0;
    }
};

/// Gives each value of an axis to `put(index, value)`: a double, or the multiple and its scale.
template <class PutDouble, class PutMultiple>
void takeAxis(Reader& in, std::size_t count, PutDouble&& putDouble, PutMultiple&& putMultiple) {
    const std::uint8_t kind = in.byte();
    if (kind == kDoubles) {
        if (static_cast<std::size_t>(in.end - in.at) < count * sizeof(double)) in.failed = true;
        if (in.failed) return;
        for (std::size_t i = 0; i < count; ++i) {
            double value = 0;
            std::memcpy(&value, in.at + i * sizeof(double), sizeof value);
            putDouble(i, value);
        }
        in.at += count * sizeof(double);
        return;
    }
    if (kind >= 2 * std::size(kScales)) in.failed = true;
    if (in.failed) return;
    const double scale = kScales[kind / 2];
    const bool even = kind % 2 == 1;
    std::uint64_t value = 0, step = 0;
    for (std::size_t i = 0; i < count && !in.failed; ++i) {
        const std::uint64_t coded = in.varint();
        const std::uint64_t difference = (coded >> 1) ^ (~(coded & 1) + 1);
        step = even ? step + difference : difference;
        value += step;
        putMultiple(i, static_cast<std::int64_t>(value), scale);
    }
}

}  // namespace

std::string encodeCurve(std::span<const QualityPoint> points) {
    std::string out(1, static_cast<char>(kVersion));
    putVarint(out, points.size());
    std::vector<std::int64_t> steps;
    for (const QualityPoint& point : points) steps.push_back(point.at.step);
    putSmaller(out, 0, steps);
    std::vector<double> values(points.size());
    for (std::size_t which = 0; which + 1 < kAxes; ++which) {
        for (std::size_t i = 0; i < points.size(); ++i) values[i] = axis(points[i], which);
        putAxis(out, values);
    }
    const std::uint64_t sum = checksum(std::as_bytes(std::span(out)));
    out.append(reinterpret_cast<const char*>(&sum), kChecksum);
    return out;
}

std::optional<std::vector<QualityPoint>> decodeCurve(std::span<const std::byte> bytes) {
    if (bytes.size() < kChecksum + 2 || bytes[0] != kVersion) return std::nullopt;
    const auto body = bytes.first(bytes.size() - kChecksum);
    std::uint64_t sum = 0;
    std::memcpy(&sum, body.data() + body.size(), kChecksum);
    if (sum != checksum(body)) return std::nullopt;

    Reader in{body.data() + 1, body.data() + body.size()};
    const std::uint64_t count = in.varint();
    // Every value takes a byte at least: what claims more is not worth the memory.
    if (in.failed || count > static_cast<std::uint64_t>(in.end - in.at)) return std::nullopt;
    std::vector<QualityPoint> points(count);
    takeAxis(
        in, count, [&](std::size_t, double) { in.failed = true; },
        [&](std::size_t i, std::int64_t value, double) { points[i].at.step = value; });
    for (std::size_t which = 0; which + 1 < kAxes; ++which)
        takeAxis(
            in, count, [&](std::size_t i, double value) { axis(points[i], which) = value; },
            [&](std::size_t i, std::int64_t value, double scale) {
                axis(points[i], which) = static_cast<double>(value) / scale;
            });
    if (in.failed || in.at != in.end) return std::nullopt;
    return points;
}

}  // namespace epochal
