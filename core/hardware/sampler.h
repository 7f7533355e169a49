#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

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
};

/// Samples resource usage. Rates are averages since the previous sample (for the first, since construction). One owner,
/// any one thread. A sample takes a few milliseconds if there is an accelerator.
class ResourceSampler {
public:
    ResourceSampler();
    ~ResourceSampler();
    ResourceSampler(const ResourceSampler&) = delete;
    ResourceSampler& operator=(const ResourceSampler&) = delete;

    [[nodiscard]] ResourceUsage sample();

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace epochal
