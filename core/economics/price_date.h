#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace epochal {

/// Whether a text is a price's date: an ISO day, month or year, ">=2025-11", "2025..2026", or empty.
[[nodiscard]] bool isPriceDate(std::string_view text);

/// Whether it is one exact day that exists, "2026-11-09".
[[nodiscard]] bool isDay(std::string_view text);

/// The days a price's date may stand for, as days since 1970-01-01. `last` is missing where the date is open ("2025-11
/// or later"), both are where there is none.
struct DayRange {
    std::optional<std::int64_t> first, last;
};
[[nodiscard]] DayRange dayRange(std::string_view date);

/// From `day` to `today`, both exact ISO days; nothing otherwise. Below zero where `day` lies ahead.
[[nodiscard]] std::optional<std::int64_t> daysBetween(std::string_view day, std::string_view today);

/// The UTC day now, "2026-11-21".
[[nodiscard]] std::string utcToday();

}  // namespace epochal
