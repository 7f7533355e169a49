#include "core/hardware/proc.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

#include "core/base/ascii.h"

namespace epochal {

namespace {

constexpr std::string_view kBlanksAndQuotes = " \t\r\n\"";
/// Version 1 reports "no limit" as the largest multiple of the page size.
constexpr std::int64_t kNoLimit = std::int64_t{1} << 60;

template <class Number>
void lower(std::optional<Number>& value, std::optional<Number> candidate) {
    if (candidate && (!value || *candidate < *value)) value = candidate;
}

/// The number in the line "key 123" of memory.stat.
std::int64_t statistic(const std::string& file, std::string_view key) {
    const std::string text = valueOf(procText(file), key, ' ');
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

struct Names {
    std::string limit, used, cache;  ///< cache: the key of the inactive page cache in memory.stat
};

void readMemory(const std::string& folder, const Names& names, ControlGroup& group) {
    const std::optional<std::int64_t> limit = procNumber(folder + names.limit);
    if (!limit || *limit >= kNoLimit) return;
    lower(group.memoryLimit, limit);
    if (const auto used = procNumber(folder + names.used)) {
        const std::int64_t kept = *used - statistic(folder + "memory.stat", names.cache);
        lower(group.memoryLeft, std::optional(std::max<std::int64_t>(0, *limit - std::max<std::int64_t>(0, kept))));
    }
}

std::optional<double> quotaOf(std::optional<std::int64_t> quota, std::optional<std::int64_t> period) {
    if (!quota || !period || *quota <= 0 || *period <= 0) return std::nullopt;
    return static_cast<double>(*quota) / static_cast<double>(*period);
}

void readCpuMax(const std::string& folder, ControlGroup& group) {
    std::istringstream in(procText(folder + "cpu.max"));
    std::int64_t quota = 0, period = 0;
    if (in >> quota >> period) lower(group.cpus, quotaOf(quota, period));
}

/// Calls `visit` with "<mount>/a/b/", "<mount>/a/", "<mount>/". In a container the path may be outside the mount; the
/// mount's root is still visited.
template <class Visit>
void eachLevel(const std::string& mount, std::string path, const Visit& visit) {
    while (!path.empty() && path != "/") {
        visit(mount + path + "/");
        path.erase(path.rfind('/'));
    }
    visit(mount + "/");
}

}  // namespace

std::string procText(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (file) text << file.rdbuf();
    std::string out = text.str();
    while (!out.empty() && out.back() == '\n') out.pop_back();
    return out;
}

std::optional<std::int64_t> procNumber(const std::string& path) {
    const std::string text = procText(path);
    std::int64_t number = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || end.ec != std::errc() || end.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string valueOf(std::string_view text, std::string_view key, char separator) {
    while (!text.empty()) {
        const std::size_t newline = text.find('\n');
        const std::string_view line = text.substr(0, newline);
        text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
        const std::size_t at = line.find(separator);
        if (at != std::string_view::npos && trimmed(line.substr(0, at), kBlanksAndQuotes) == key)
            return std::string(trimmed(line.substr(at + 1), kBlanksAndQuotes));
    }
    return {};
}

std::optional<std::int64_t> memoryInfo(std::string_view key) {
    const std::string value = valueOf(procText("/proc/meminfo"), key, ':');
    std::int64_t kilobytes = 0;
    if (std::from_chars(value.data(), value.data() + value.size(), kilobytes).ec != std::errc()) return std::nullopt;
    return kilobytes * 1024;
}

ControlGroup controlGroup() {
    ControlGroup group;
    std::istringstream lines(procText("/proc/self/cgroup"));  // "4:memory:/path", or "0::/path" in version 2
    for (std::string line; std::getline(lines, line);) {
        const std::size_t first = line.find(':'), second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos) continue;
        const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
        const std::string path = line.substr(second + 1);
        if (controllers == ",,") {
            eachLevel("/sys/fs/cgroup", path, [&](const std::string& folder) {
                readMemory(folder, {"memory.max", "memory.current", "inactive_file"}, group);
                readCpuMax(folder, group);
            });
        }
        if (controllers.find(",memory,") != std::string::npos) {
            eachLevel("/sys/fs/cgroup/memory", path, [&](const std::string& folder) {
                readMemory(folder, {"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"}, group);
            });
        }
        if (controllers.find(",cpu,") != std::string::npos) {
            eachLevel("/sys/fs/cgroup/cpu", path, [&](const std::string& folder) {
                lower(group.cpus,
                      quotaOf(procNumber(folder + "cpu.cfs_quota_us"), procNumber(folder + "cpu.cfs_period_us")));
            });
        }
    }
    return group;
}

std::string bootId() {
    return procText("/proc/sys/kernel/random/boot_id");
}

}  // namespace epochal
