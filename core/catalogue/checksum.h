#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace epochal {

/// Of bytes kept in the catalogue: against flipped bits, not against forgers. Four sums at once: the check is no slower
/// than reading the bytes.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes);

/// Gathers the values of a row the way they are bound to a statement, and sums them up. What SQLite does not tell apart
/// (0 and -0, NaN and NULL) is not told apart here either.
class ChecksumOf {
public:
    ChecksumOf& bind(std::string_view text);
    ChecksumOf& bind(std::int64_t value);
    ChecksumOf& bind(double value);
    ChecksumOf& bind(const std::optional<double>& value);
    ChecksumOf& bindBlob(const void* bytes, std::size_t size);
    [[nodiscard]] std::int64_t value() const;

private:
    void put(char kind, const void* bytes, std::size_t size);
    std::string bytes_;
};

}  // namespace epochal
