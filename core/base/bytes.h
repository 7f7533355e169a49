#pragma once

#include <bit>
#include <cstddef>
#include <cstring>
#include <string>
#include <type_traits>

namespace epochal {

// Numbers in binary files. All that are written here and most that are read are little-endian, as in memory.
static_assert(std::endian::native == std::endian::little);

/// The number at `at` of a view or a span of bytes, which must contain all of it.
template <class T>
[[nodiscard]] T loadLittle(const auto& bytes, std::size_t at) {
    static_assert(std::is_arithmetic_v<T> && sizeof *bytes.data() == 1);
    T value;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

template <class T>
void appendLittle(std::string& bytes, T value) {
    static_assert(std::is_arithmetic_v<T>);
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Writes over what is at `at`; the bytes must contain all of it.
template <class T>
void storeLittle(std::string& bytes, std::size_t at, T value) {
    static_assert(std::is_arithmetic_v<T>);
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

}  // namespace epochal
