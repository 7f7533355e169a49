#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace epochal {

/// Whether a string is a price date: an ISO day, month or year, ">=2025-11", "2025..2026", or empty.
[[nodiscard]] bool isPriceDate(std::string_view text);

/// Whether a string is a single day that exists, "2026-11-09".
[[nodiscard]] bool isDay(std::string_view text);

/// The days that a price date may stand for, counted from 1970-01-01. `last` is missing if the date is open-ended
/// ("2025-11 or later"), both if there is no date.
struct DayRange {
    std::optional<std::int64_t> first, last;
};
[[nodiscard]] DayRange dayRange(std::string_view date);

/// Days from `day` to `today`, both exact ISO days; nothing otherwise. Negative if `day` is in the future.
[[nodiscard]] std::optional<std::int64_t> daysBetween(std::string_view day, std::string_view today);

/// Today's date in UTC, "2026-11-21".
[[nodiscard]] std::string utcToday();

}  // namespace epochal
