#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace epochal {

/// FNV-1a: tells contents apart that nobody chose to be alike.
[[nodiscard]] std::uint64_t hash64(std::string_view bytes);
/// The same in 16 hexadecimal digits.
[[nodiscard]] std::string hexHash(std::string_view bytes);

}  // namespace epochal
