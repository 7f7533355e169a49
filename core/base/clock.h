#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace epochal {

/// Seconds on the monotonic clock, for durations. Its zero has no meaning.
[[nodiscard]] double monotonicSeconds();

/// The same, including the time that the machine was asleep.
[[nodiscard]] double bootSeconds();

/// Milliseconds since 1970-01-01 UTC, for timestamps only.
[[nodiscard]] std::int64_t utcMillis();

/// The wall-clock time at construction, advanced by the monotonic clock from then on: setting the machine's clock in
/// the meantime changes no duration. A value type.
class SteadyTime {
public:
    explicit SteadyTime(std::function<double()> seconds = bootSeconds,
                        const std::function<std::int64_t()>& utcMillis = epochal::utcMillis);
    [[nodiscard]] double seconds() const { return seconds_() - begun_; }  ///< since construction
    [[nodiscard]] std::int64_t utcMillis() const;

private:
    std::function<double()> seconds_;
    double begun_;
    std::int64_t utcBegun_;
};

/// "2026-11-21T14:10:32.123Z".
[[nodiscard]] std::string isoTime(std::int64_t utcMillis);
[[nodiscard]] Result<std::int64_t> parseIsoTime(std::string_view text);

/// A new run id: UTC time and 32 random bits, "20261121-141032-7f3a9c01". Sorts by time.
[[nodiscard]] std::string newRunId();

}  // namespace epochal
