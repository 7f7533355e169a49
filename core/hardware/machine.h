#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"

namespace epochal {

struct Accelerator {
    std::string name;  ///< "NVIDIA L4"
    std::int64_t memoryBytes = 0;
    std::string driver;
};

/// A description of a machine, as stored with a run. Personal data (user, addresses) is left out.
struct Machine {
    std::string host;
    std::string os;  ///< "Debian GNU/Linux 12 (bookworm)"
    std::string kernel;
    std::string cpu;           ///< "AMD EPYC"
    std::int64_t cores = 0;    ///< physical, usable by this process
    std::int64_t threads = 0;  ///< logical, usable by this process
    std::int64_t memoryBytes = 0;
    bool avx512bf16 = false, amxBf16 = false;
    std::vector<Accelerator> accelerators;
};

/// Reads /proc, /etc/os-release and, if a driver is installed, NVML (loaded at run time). Blocks for a few
/// milliseconds, on the first call also while the driver wakes.
[[nodiscard]] Machine thisMachine();

/// Whether what was measured on one holds on the other: the same processor, cores and accelerators.
[[nodiscard]] bool isSame(const Machine& a, const Machine& b);

[[nodiscard]] Json toJson(const Machine& machine);
[[nodiscard]] Result<Machine> machineFromJson(const Json& json);

/// Bytes that can be allocated now: MemAvailable or what is left in this control group, whichever is less.
[[nodiscard]] std::int64_t availableMemoryBytes();

/// Bytes free for an unprivileged user on the file system of `path`, -1 if unknown.
[[nodiscard]] std::int64_t freeDiskBytes(const std::string& path);

}  // namespace epochal
