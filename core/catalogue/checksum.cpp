#include "core/catalogue/checksum.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace epochal {

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

void ChecksumOf::put(char kind, const void* bytes, std::size_t size) {
    bytes_ += kind;
    bytes_.append(reinterpret_cast<const char*>(&size), sizeof size);
    if (size > 0) bytes_.append(static_cast<const char*>(bytes), size);
}

ChecksumOf& ChecksumOf::bind(std::string_view text) {
    put('t', text.data(), text.size());
    return *this;
}
ChecksumOf& ChecksumOf::bind(std::int64_t value) {
    put('i', &value, sizeof value);
    return *this;
}
ChecksumOf& ChecksumOf::bind(double value) {
    if (std::isnan(value)) return bind(std::optional<double>());
    const double plain = value + 0.0;
    put('r', &plain, sizeof plain);
    return *this;
}
ChecksumOf& ChecksumOf::bind(const std::optional<double>& value) {
    if (value && !std::isnan(*value)) return bind(*value);
    put('0', nullptr, 0);
    return *this;
}
ChecksumOf& ChecksumOf::bindBlob(const void* bytes, std::size_t size) {
    put('b', bytes, size);
    return *this;
}

std::int64_t ChecksumOf::value() const {
    return static_cast<std::int64_t>(checksum(std::as_bytes(std::span(bytes_))));
}

}  // namespace epochal
