#include "core/base/clock.h"

#include <cstdio>
#include <ctime>
#include <random>

namespace epochal {

double monotonicSeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::int64_t utcMillis() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
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

Result<std::int64_t> parseIsoTime(std::string_view text) {
    std::tm parts{};
    int milli = 0, end = 0;
    const std::string copy(text);
    const int found = std::sscanf(copy.c_str(), "%4d-%2d-%2dT%2d:%2d:%2d.%3dZ%n", &parts.tm_year, &parts.tm_mon,
                                  &parts.tm_mday, &parts.tm_hour, &parts.tm_min, &parts.tm_sec, &milli, &end);
    if (found != 7 || end != static_cast<int>(copy.size()) || parts.tm_mon < 1 || parts.tm_mon > 12 ||
        parts.tm_mday < 1 || parts.tm_mday > 31)
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "\"%1\" is not a time like 2026-11-21T14:10:32.123Z"), {copy}},
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
