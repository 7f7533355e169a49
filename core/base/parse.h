#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace epochal {

/// The number that a whole text is, as the C locale writes it; nothing if characters remain, the number does not fit
/// into T, or it is not finite.
template <class T>
requires std::integral<T> || std::floating_point<T>
[[nodiscard]] std::optional<T> parsed(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if constexpr (std::floating_point<T>)
        if (!std::isfinite(value)) return std::nullopt;
    return value;
}

}  // namespace epochal
