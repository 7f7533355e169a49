#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/base/mutex.h"

namespace epochal {

/// The current load of an accelerator; -1 where it reports nothing.
struct DeviceUsage {
    std::string name;
    double busy = -1;                                ///< 0..1
    std::int64_t memoryUsed = -1, memoryTotal = -1;  ///< bytes
    double watts = -1;
};

/// The current load of this process and its machine; -1 where it cannot be read.
struct ResourceUsage {
    double cpuBusy = -1;  ///< this process's CPU time / (elapsed x threads it may use), 0..1
    std::int64_t residentBytes = -1;
    double watts = -1;  ///< of all CPU packages, by RAPL, if this user may read it
    std::vector<DeviceUsage> devices;
    /// CPU time of all other processes, and of other guests of the host, on the cores in question / (elapsed x cores),
    /// 0..1; over at least a second, so samples in between lack it, and unknown under a CPU quota, whose cores are not
    /// this machine's to count.
    double othersBusy = -1;
};

/// Samples the usage of this process, its machine and some of its GPUs. Rates are averages since the previous sample
/// (for the first, since construction). One owner, any one thread. A sample takes a few milliseconds if there is an
/// accelerator.
class ResourceSampler {
public:
    /// `gpus`: their addresses on the PCI bus, as NVML writes them. None: the driver is left alone. `cores`: those that
    /// the process computes on. None: all that the calling thread may use.
    explicit ResourceSampler(std::vector<std::string> gpus, std::vector<std::int64_t> cores = {});
    ~ResourceSampler();
    ResourceSampler(const ResourceSampler&) = delete;
    ResourceSampler& operator=(const ResourceSampler&) = delete;

    [[nodiscard]] ResourceUsage sample();

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Samples at equal times on a thread of its own, until it is destroyed.
class ResourceWatch {
public:
    /// As ResourceSampler.
    ResourceWatch(std::vector<std::string> gpus, std::vector<std::int64_t> cores, std::chrono::milliseconds every);

    /// The newest sample, unless it was returned before. Any thread; does not block.
    [[nodiscard]] std::optional<ResourceUsage> newest();

private:
    void watch(const std::stop_token& stop, ResourceSampler& sampler, std::chrono::milliseconds every);

    Mutex mutex_;
    Condition asleep_;
    std::optional<ResourceUsage> newest_ EPOCHAL_GUARDED_BY(mutex_);
    std::jthread thread_;
};

}  // namespace epochal
