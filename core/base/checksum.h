#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace epochal {

/// Checksum of stored bytes: protects against flipped bits, not against forgery. Any change of one byte changes it.
/// Four sums at once, so that the check is no slower than reading the bytes.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes);

/// The CRC-32 of zlib, PNG and zip. Of bytes in several parts: each with the sum of those `before` it.
[[nodiscard]] std::uint32_t crc32Of(std::string_view bytes, std::uint32_t before = 0);

}  // namespace epochal
