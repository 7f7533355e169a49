#include "core/base/clock.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <optional>
#include <random>
#include <utility>

namespace epochal {

double monotonicSeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double bootSeconds() {
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

std::int64_t utcMillis() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

SteadyTime::SteadyTime(std::function<double()> seconds, const std::function<std::int64_t()>& utcMillis)
    : seconds_(std::move(seconds)), begun_(seconds_()), utcBegun_(utcMillis()) {}

std::int64_t SteadyTime::utcMillis() const {
    return utcBegun_ + std::llround(seconds() * 1000);
}

std::string isoTime(std::int64_t millis) {
    std::int64_t milli = millis % 1000;
    std::time_t second = static_cast<std::time_t>(millis / 1000);
    if (milli < 0) {
        milli += 1000;
        --second;
    }
    std::tm parts{};
    gmtime_r(&second, &parts);
    char text[64];
    std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ", parts.tm_year + 1900, parts.tm_mon + 1,
                  parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, static_cast<int>(milli));
    return text;
}

namespace {

/// Parses "2026-11-21T14:10:32.123Z" by position; nothing for any other shape. Fast, because every line of a log has
/// one.
std::optional<std::int64_t> parsePlain(std::string_view text) {
    constexpr std::string_view kShape = "dddd-dd-ddTdd:dd:dd.dddZ";
    if (text.size() != kShape.size()) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (kShape[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != kShape[i]) return std::nullopt;
    const auto number = [text](std::size_t at, std::size_t digits) {
        int value = 0;
        for (std::size_t i = at; i < at + digits; ++i) value = value * 10 + (text[i] - '0');
        return value;
    };
    const int month = number(5, 2), day = number(8, 2), hour = number(11, 2), minute = number(14, 2);
    if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59) return std::nullopt;
    using namespace std::chrono;
    const sys_days first = year(number(0, 4)) / std::chrono::month(static_cast<unsigned>(month)) / 1;
    const auto time =
        first + days(day - 1) + hours(hour) + minutes(minute) + seconds(number(17, 2)) + milliseconds(number(20, 3));
    return time_point_cast<milliseconds>(time).time_since_epoch().count();
}

}  // namespace

Result<std::int64_t> parseIsoTime(std::string_view text) {
    if (const auto plain = parsePlain(text)) return *plain;
    std::tm parts{};
    int milli = 0, end = 0;
    const std::string copy(text);
    const int found = std::sscanf(copy.c_str(), "%4d-%2d-%2dT%2d:%2d:%2d.%3dZ%n", &parts.tm_year, &parts.tm_mon,
                                  &parts.tm_mday, &parts.tm_hour, &parts.tm_min, &parts.tm_sec, &milli, &end);
    if (found != 7 || end != static_cast<int>(copy.size()) || parts.tm_mon < 1 || parts.tm_mon > 12 ||
        parts.tm_mday < 1 || parts.tm_mday > 31)
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "\"%1\" is not a time in the form 2026-11-21T14:10:32.123Z"), {copy}},
                     "",
                     {}};
    parts.tm_year -= 1900;
    parts.tm_mon -= 1;
    return static_cast<std::int64_t>(timegm(&parts)) * 1000 + milli;
}

std::string newRunId() {
    const std::time_t second = static_cast<std::time_t>(utcMillis() / 1000);
    std::tm parts{};
    gmtime_r(&second, &parts);
    char text[64];
    std::snprintf(text, sizeof text, "%04d%02d%02d-%02d%02d%02d-%08x", parts.tm_year + 1900, parts.tm_mon + 1,
                  parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
                  static_cast<unsigned>(std::random_device{}()));
    return text;
}

}  // namespace epochal
