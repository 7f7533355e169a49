#include "core/hardware/machine.h"

#include <sys/statvfs.h>
#include <sys/utsname.h>
#include <algorithm>
#include <array>
#include <memory>

#include "core/base/json.h"
#include "core/hardware/nvml.h"
#include "core/hardware/proc.h"
#include "core/hardware/processor.h"

namespace epochal {

namespace {

Error damaged(const char* member) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "Cannot read the machine description"), {}},
            std::string("machine.json /") + member,
            {EPOCHAL_TEXT("core", "Fix this value in the file, or remove the file"), {}}};
}

template <class Value>
bool read(const Json& json, const char* member, Value& out) {
    const auto found = json.find(member);
    if (found == json.end()) return true;
    if constexpr (std::is_same_v<Value, std::string>) {
        if (!found->is_string()) return false;
    } else if constexpr (std::is_same_v<Value, bool>) {
        if (!found->is_boolean()) return false;
    } else {
        if (!found->is_number_integer()) return false;
    }
    out = found->get<Value>();
    return true;
}

}  // namespace

bool isSame(const Machine& a, const Machine& b) {
    return a.cpu == b.cpu && a.cores == b.cores && a.threads == b.threads &&
           std::ranges::equal(a.accelerators, b.accelerators, {}, &Accelerator::name, &Accelerator::name);
}

Machine thisMachine() {
    Machine machine;
    utsname kernel{};
    if (uname(&kernel) == 0) {
        machine.host = kernel.nodename;
        machine.kernel = kernel.release;
    }
    machine.os = valueOf(procText("/etc/os-release"), "PRETTY_NAME", '=');
    const Processor processor = thisProcessor();
    machine.cpu = processor.name;
    machine.cores = processor.cores;
    machine.threads = processor.threads;
    machine.avx512bf16 = processor.avx512bf16;
    machine.amxBf16 = processor.amxBf16;
    machine.memoryBytes = memoryInfo("MemTotal").value_or(0);
    if (const auto limit = controlGroup().memoryLimit) machine.memoryBytes = std::min(machine.memoryBytes, *limit);
    if (const Nvml* nvml = Nvml::shared()) {
        const std::string driver = nvml->driver();
        for (const Nvml::Device& device : nvml->devices())
            machine.accelerators.push_back({device.name, std::max<std::int64_t>(0, device.memoryTotal), driver});
    }
    return machine;
}

Json toJson(const Machine& machine) {
    Json accelerators = Json::array();
    for (const Accelerator& accelerator : machine.accelerators)
        accelerators.push_back(
            {{"name", accelerator.name}, {"memory_bytes", accelerator.memoryBytes}, {"driver", accelerator.driver}});
    return {{"host", machine.host},
            {"os", machine.os},
            {"kernel", machine.kernel},
            {"cpu", machine.cpu},
            {"cores", machine.cores},
            {"threads", machine.threads},
            {"memory_bytes", machine.memoryBytes},
            {"avx512_bf16", machine.avx512bf16},
            {"amx_bf16", machine.amxBf16},
            {"accelerators", std::move(accelerators)}};
}

Result<Machine> machineFromJson(const Json& json) {
    if (!json.is_object()) return damaged("");
    Machine machine;
    if (!read(json, "host", machine.host)) return damaged("host");
    if (!read(json, "os", machine.os)) return damaged("os");
    if (!read(json, "kernel", machine.kernel)) return damaged("kernel");
    if (!read(json, "cpu", machine.cpu)) return damaged("cpu");
    if (!read(json, "cores", machine.cores)) return damaged("cores");
    if (!read(json, "threads", machine.threads)) return damaged("threads");
    if (!read(json, "memory_bytes", machine.memoryBytes)) return damaged("memory_bytes");
    if (!read(json, "avx512_bf16", machine.avx512bf16)) return damaged("avx512_bf16");
    if (!read(json, "amx_bf16", machine.amxBf16)) return damaged("amx_bf16");
    const Json accelerators = json.value("accelerators", Json::array());
    if (!accelerators.is_array()) return damaged("accelerators");
    for (const Json& entry : accelerators) {
        Accelerator accelerator;
        if (!entry.is_object() || !read(entry, "name", accelerator.name) ||
            !read(entry, "memory_bytes", accelerator.memoryBytes) || !read(entry, "driver", accelerator.driver))
            return damaged("accelerators");
        machine.accelerators.push_back(std::move(accelerator));
    }
    return machine;
}

std::int64_t availableMemoryBytes() {
    const std::int64_t available = memoryInfo("MemAvailable").value_or(0);
    return std::min(available, controlGroup().memoryLeft.value_or(available));
}

std::int64_t freeDiskBytes(const std::string& path) {
    struct statvfs status {};
    if (statvfs(path.c_str(), &status) != 0) return -1;
    return static_cast<std::int64_t>(status.f_bavail) * static_cast<std::int64_t>(status.f_frsize);
}

}  // namespace epochal
