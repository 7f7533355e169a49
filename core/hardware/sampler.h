#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace epochal {

/// What an accelerator does right now; -1 where it does not say.
struct DeviceUsage {
    std::string name;
    double busy = -1;                                ///< 0..1
    std::int64_t memoryUsed = -1, memoryTotal = -1;  ///< bytes
    double watts = -1;
};

/// What this process and its machine do right now; -1 where it cannot be read.
struct ResourceUsage {
    double cpuBusy = -1;  ///< this process's CPU time / (elapsed x threads it may use), 0..1
    std::int64_t residentBytes = -1;
    double watts = -1;  ///< of all CPU packages by RAPL, where this user may read it
    std::vector<DeviceUsage> devices;
};

/// Samples resources; rates are means since the sample before (the first: since construction). One owner, any one
/// thread; a sample takes some milliseconds where there is an accelerator.
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
