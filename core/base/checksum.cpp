#include "core/base/checksum.h"

#include <zlib.h>

#include <array>
#include <bit>
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

std::uint32_t crc32Of(std::string_view bytes, std::uint32_t before) {
    if (bytes.empty()) return before;  // zlib takes a null address for a request to start over
    return static_cast<std::uint32_t>(crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace epochal
