#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace epochal {

/// A small file of the kernel's (/proc, /sys), without the trailing newline; empty where it cannot be read.
[[nodiscard]] std::string procText(const std::string& path);

/// The same as a whole number; nothing for "max" and the like.
[[nodiscard]] std::optional<std::int64_t> procNumber(const std::string& path);

/// The value of the first line "key<separator>value" of `text`, blanks and quotes around it cut off.
[[nodiscard]] std::string valueOf(std::string_view text, std::string_view key, char separator);

/// Bytes of a line such as "MemAvailable:   123 kB" of /proc/meminfo.
[[nodiscard]] std::optional<std::int64_t> memoryInfo(std::string_view key);

/// Limits of this process's control group and those above it, version 2 or 1; nothing where there is none.
struct ControlGroup {
    std::optional<std::int64_t> memoryLimit;  ///< bytes, the tightest
    std::optional<std::int64_t> memoryLeft;   ///< bytes below it, reclaimable page cache counted as free
    std::optional<double> cpus;               ///< CPU time per time
};
[[nodiscard]] ControlGroup controlGroup();

}  // namespace epochal
