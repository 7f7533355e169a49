#include "core/economics/price_date.h"

#include <chrono>

#include "core/base/ascii.h"
#include "core/base/clock.h"

namespace epochal {

namespace {

constexpr std::string_view kOrLater = ">=";
constexpr std::string_view kRange = "..";

std::int64_t count(std::chrono::year_month_day day) {
    return std::chrono::sys_days(day).time_since_epoch().count();
}

/// First and last day of "2026", "2026-11" or "2026-11-09"; nothing if no such date exists.
std::optional<std::pair<std::int64_t, std::int64_t>> days(std::string_view text) {
    using namespace std::chrono;
    const auto number = [text](std::size_t from, std::size_t length) {
        int value = 0;
        for (const char c : text.substr(from, length)) value = isDigit(c) ? value * 10 + (c - '0') : -1000000;
        return value;
    };
    const std::size_t size = text.size();
    if (size != 4 && size != 7 && size != 10) return std::nullopt;
    if ((size >= 7 && text[4] != '-') || (size == 10 && text[7] != '-')) return std::nullopt;
    const int yearNumber = number(0, 4), monthNumber = size >= 7 ? number(5, 2) : 1;
    const int dayNumber = size == 10 ? number(8, 2) : 1;
    if (yearNumber < 1970 || monthNumber <= 0 || dayNumber <= 0) return std::nullopt;
    const year_month_day first{year(yearNumber), month(static_cast<unsigned>(monthNumber)),
                               day(static_cast<unsigned>(dayNumber))};
    if (!first.ok()) return std::nullopt;
    year_month_day last = first;
    if (size == 7) last = first.year() / first.month() / std::chrono::last;
    if (size == 4) last = first.year() / December / std::chrono::last;
    return std::pair(count(first), count(last));
}

}  // namespace

bool isPriceDate(std::string_view text) {
    return text.empty() || dayRange(text).first.has_value();
}

bool isDay(std::string_view text) {
    return text.size() == 10 && days(text).has_value();
}

DayRange dayRange(std::string_view date) {
    if (date.starts_with(kOrLater)) {
        const auto from = days(date.substr(kOrLater.size()));
        return from ? DayRange{from->first, std::nullopt} : DayRange{};
    }
    if (const std::size_t range = date.find(kRange); range != std::string_view::npos) {
        const auto from = days(date.substr(0, range)), to = days(date.substr(range + kRange.size()));
        return from && to ? DayRange{from->first, to->second} : DayRange{};
    }
    const auto only = days(date);
    return only ? DayRange{only->first, only->second} : DayRange{};
}

std::optional<std::int64_t> daysBetween(std::string_view day, std::string_view today) {
    if (!isDay(day) || !isDay(today)) return std::nullopt;
    return days(today)->first - days(day)->first;
}

std::string utcToday() {
    return isoTime(utcMillis()).substr(0, 10);
}

}  // namespace epochal
