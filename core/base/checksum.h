#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace epochal {

/// Checksum of stored bytes: protects against flipped bits, not against forgery. Any change of one byte changes it.
/// Four sums at once, so that the check is no slower than reading the bytes.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace epochal
