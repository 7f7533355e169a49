#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/checksum.h"

namespace epochal {

/// Collects the values of a row the way they are bound to a statement and computes their checksum. Values that SQLite
/// does not distinguish (0 and -0, NaN and NULL) are not distinguished here either.
class ChecksumOf {
public:
    ChecksumOf() { bytes_.reserve(2048); }
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
