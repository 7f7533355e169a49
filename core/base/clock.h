#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace epochal {

/// Seconds on the monotonic clock, for durations. Its zero means nothing.
[[nodiscard]] double monotonicSeconds();

/// Milliseconds since 1970-01-01 UTC, for timestamps only.
[[nodiscard]] std::int64_t utcMillis();

/// "2026-11-21T14:10:32.123Z".
[[nodiscard]] std::string isoTime(std::int64_t utcMillis);
[[nodiscard]] Result<std::int64_t> parseIsoTime(std::string_view text);

/// A new run id: UTC time and 32 random bits, "20261121-141032-7f3a9c01". Sorts by time.
[[nodiscard]] std::string newRunId();

}  // namespace epochal
