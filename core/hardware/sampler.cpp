#include "core/hardware/sampler.h"

#include <unistd.h>
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <optional>
#include <sstream>
#include <utility>

#include "core/hardware/nvml.h"
#include "core/hardware/proc.h"
#include "core/hardware/processor.h"

namespace epochal {

namespace {

double seconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The energy counter of one CPU package. It wraps around.
struct EnergyCounter {
    std::string file;
    std::int64_t range = 0, before = 0;  ///< microjoules
};

std::vector<EnergyCounter> energyCounters() {
    std::vector<EnergyCounter> counters;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/sys/class/powercap", error)) {
        const std::string folder = entry.path().string() + "/";
        if (!procText(folder + "name").starts_with("package")) continue;
        const auto energy = procNumber(folder + "energy_uj");
        const auto range = procNumber(folder + "max_energy_range_uj");
        if (energy && range) counters.push_back({folder + "energy_uj", *range, *energy});
    }
    return counters;
}

/// Joules since the previous call; nothing if a counter could not be read.
std::optional<double> energySince(std::vector<EnergyCounter>& counters) {
    if (counters.empty()) return std::nullopt;
    double joules = 0;
    for (EnergyCounter& counter : counters) {
        const auto now = procNumber(counter.file);
        if (!now) return std::nullopt;
        const std::int64_t used = *now - counter.before;
        joules += static_cast<double>(used < 0 ? used + counter.range : used) * 1e-6;
        counter.before = *now;
    }
    return joules;
}

std::int64_t residentBytes() {
    std::istringstream in(procText("/proc/self/statm"));
    std::int64_t total = 0, resident = 0;
    if (!(in >> total >> resident)) return -1;
    return resident * sysconf(_SC_PAGESIZE);
}

}  // namespace

struct ResourceSampler::State {
    double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    double threads = static_cast<double>(thisProcessor().threads);
    std::vector<EnergyCounter> energy = energyCounters();
    std::vector<std::string> gpus;
    const Nvml* nvml = nullptr;
};

ResourceSampler::ResourceSampler(std::vector<std::string> gpus) : state_(std::make_unique<State>()) {
    std::erase(gpus, std::string());
    if (!gpus.empty()) state_->nvml = Nvml::shared();
    state_->gpus = std::move(gpus);
}
ResourceSampler::~ResourceSampler() = default;

ResourceUsage ResourceSampler::sample() {
    ResourceUsage usage;
    const double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    const double elapsed = wall - state_->wall;
    const std::optional<double> joules = energySince(state_->energy);
    if (elapsed > 0) {
        usage.cpuBusy = std::clamp((cpu - state_->cpu) / (elapsed * state_->threads), 0.0, 1.0);
        if (joules) usage.watts = *joules / elapsed;
    }
    state_->wall = wall;
    state_->cpu = cpu;
    usage.residentBytes = residentBytes();
    if (state_->nvml) {
        for (const Nvml::Device& device : state_->nvml->devicesAt(state_->gpus))
            usage.devices.push_back({device.name, device.busy, device.memoryUsed, device.memoryTotal, device.watts});
    }
    return usage;
}

ResourceWatch::ResourceWatch(std::vector<std::string> gpus, std::chrono::milliseconds every)
    : thread_([this, gpus = std::move(gpus), every](const std::stop_token& stop) {
          ResourceSampler sampler(gpus);
          watch(stop, sampler, every);
      }) {}

std::optional<ResourceUsage> ResourceWatch::newest() {
    const Lock lock(mutex_);
    return std::exchange(newest_, std::nullopt);
}

void ResourceWatch::watch(const std::stop_token& stop, ResourceSampler& sampler, std::chrono::milliseconds every) {
    for (;;) {
        {
            Lock lock(mutex_);
            asleep_.waitFor(lock, stop, every, [] { return false; });
        }
        if (stop.stop_requested()) return;
        ResourceUsage usage = sampler.sample();
        const Lock lock(mutex_);
        newest_ = std::move(usage);
    }
}

}  // namespace epochal
