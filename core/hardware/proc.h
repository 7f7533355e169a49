#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace epochal {

/// A small kernel file (/proc, /sys) without trailing newlines; empty if it cannot be read.
[[nodiscard]] std::string procText(const std::string& path);

/// The same as an integer; nothing if it is not one, such as "max".
[[nodiscard]] std::optional<std::int64_t> procNumber(const std::string& path);

/// The value of the first line "key<separator>value" in `text`, without surrounding blanks and quotes.
[[nodiscard]] std::string valueOf(std::string_view text, std::string_view key, char separator);

/// The same for all processes of a machine until it starts again, "" if the kernel does not say.
[[nodiscard]] std::string bootId();

/// The value of a line such as "MemAvailable:   123 kB" in /proc/meminfo, in bytes.
[[nodiscard]] std::optional<std::int64_t> memoryInfo(std::string_view key);

/// Limits of this process's control group and its ancestors, version 2 or 1; empty where there is none.
struct ControlGroup {
    std::optional<std::int64_t> memoryLimit;  ///< bytes, the tightest
    std::optional<std::int64_t> memoryLeft;  ///< bytes, the least left at any level; inactive page cache counts as free
    std::optional<double> cpus;              ///< CPU seconds per second
};
[[nodiscard]] ControlGroup controlGroup();

}  // namespace epochal
