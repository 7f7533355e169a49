#include "core/hardware/processor.h"

#include <sched.h>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include "core/hardware/proc.h"

namespace epochal {

namespace {

std::vector<int> usableCpus() {
    // Sized for the largest machines that Linux supports; a fixed cpu_set_t ends at 1024 CPUs.
    constexpr int kMost = 8192;
    cpu_set_t* set = CPU_ALLOC(kMost);
    const std::size_t bytes = CPU_ALLOC_SIZE(kMost);
    std::vector<int> cpus;
    if (set != nullptr && sched_getaffinity(0, bytes, set) == 0) {
        for (int cpu = 0; cpu < kMost; ++cpu)
            if (CPU_ISSET_S(static_cast<std::size_t>(cpu), bytes, set)) cpus.push_back(cpu);
    }
    CPU_FREE(set);
    return cpus;
}

std::int64_t physicalCores(const std::vector<int>& cpus) {
    std::set<std::pair<std::string, std::string>> cores;
    for (const int cpu : cpus) {
        const std::string topology = "/sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/topology/";
        const std::string core = procText(topology + "core_id");
        // If the kernel hides the topology, every thread counts as a core.
        cores.emplace(procText(topology + "physical_package_id"), core.empty() ? "cpu" + std::to_string(cpu) : core);
    }
    return static_cast<std::int64_t>(cores.size());
}

#if defined(__x86_64__)
/// XCR0: the register states that the kernel saves on a context switch.
std::uint64_t enabledStates() {
    unsigned int a = 0, b = 0, c = 0, d = 0;
    constexpr unsigned int kOsXsave = 1u << 27;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & kOsXsave) == 0) return 0;
    unsigned int low = 0, high = 0;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (static_cast<std::uint64_t>(high) << 32) | low;
}

void readInstructionSets(Processor& processor) {
    constexpr std::uint64_t kAvx512States = 0xE6;      // SSE, AVX, opmask, both halves of ZMM
    constexpr std::uint64_t kTileStates = 3ull << 17;  // TILECFG, TILEDATA
    constexpr unsigned int kAvx512F = 1u << 16;        // leaf 7.0 EBX
    constexpr unsigned int kAmxBf16 = 1u << 22;        // leaf 7.0 EDX
    constexpr unsigned int kAvx512Bf16 = 1u << 5;      // leaf 7.1 EAX
    const std::uint64_t states = enabledStates();
    unsigned int a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0) return;
    const unsigned int subleaves = a;
    processor.amxBf16 = (d & kAmxBf16) != 0 && (states & kTileStates) == kTileStates;
    const bool avx512 = (b & kAvx512F) != 0 && (states & kAvx512States) == kAvx512States;
    if (!avx512 || subleaves < 1 || __get_cpuid_count(7, 1, &a, &b, &c, &d) == 0) return;
    processor.avx512bf16 = (a & kAvx512Bf16) != 0;
}
#else
void readInstructionSets(Processor&) {}
#endif

}  // namespace

Processor thisProcessor() {
    Processor processor;
    const std::string info = procText("/proc/cpuinfo");
    processor.name = valueOf(info, "model name", ':');
    const std::vector<int> cpus = usableCpus();
    std::int64_t threads = static_cast<std::int64_t>(cpus.size());
    if (const auto quota = controlGroup().cpus)
        threads = std::min(threads, static_cast<std::int64_t>(std::ceil(*quota)));
    processor.threads = std::max<std::int64_t>(1, threads);
    processor.cores = std::clamp<std::int64_t>(physicalCores(cpus), 1, processor.threads);
    readInstructionSets(processor);
    return processor;
}

}  // namespace epochal
