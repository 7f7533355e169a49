#include "core/hardware/sampler.h"

#include <unistd.h>
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>
#include <sstream>
#include <utility>

#include "core/hardware/cpu_cores.h"
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

/// Seconds that the cores have computed for anybody since the machine started, by /proc/stat; nothing if one of them is
/// not there. A hypervisor's other guests count ("steal"); a guest of this machine is part of "user".
std::optional<double> busySeconds(const std::vector<std::int64_t>& cores) {
    static const double tick = 1 / static_cast<double>(sysconf(_SC_CLK_TCK));
    std::istringstream in(procText("/proc/stat"));
    std::size_t found = 0;
    double sum = 0;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string name;
        double user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, steal = 0;
        if (!(words >> name >> user >> nice >> system >> idle >> waiting >> irq >> softIrq >> steal)) continue;
        std::int64_t number = -1;
        if (std::sscanf(name.c_str(), "cpu%" SCNd64, &number) != 1 || !std::ranges::binary_search(cores, number))
            continue;
        ++found;
        sum += (user + nice + system + irq + softIrq + steal) * tick;
    }
    return found == cores.size() && found > 0 ? std::optional(sum) : std::nullopt;
}

/// How much others compute on some cores, over stretches that are long beside the kernel's ticks.
class OthersWatch {
public:
    explicit OthersWatch(std::vector<std::int64_t> cores) : cores_(std::move(cores)) {
        const std::vector<std::int64_t> allowed = allowedCores();
        if (cores_.empty()) cores_ = allowed;
        std::ranges::sort(cores_);
        if (thisProcessor().threads < static_cast<std::int64_t>(allowed.size())) cores_.clear();
        busy_ = busySeconds(cores_);
    }

    /// -1: unknown, or too soon. `wall` and `own`: s of the clock and of this process's CPU time.
    double since(double wall, double own) {
        constexpr double kLeast = 1;
        if (!busy_ || wall - wall_ < kLeast) return -1;
        const auto busy = busySeconds(cores_);
        if (!busy) return -1;
        const double elapsed = wall - std::exchange(wall_, wall), mine = own - std::exchange(own_, own);
        const double all = *busy - std::exchange(*busy_, *busy);
        return std::clamp((all - mine) / (elapsed * static_cast<double>(cores_.size())), 0.0, 1.0);
    }

private:
    std::vector<std::int64_t> cores_;
    double wall_ = seconds(CLOCK_MONOTONIC), own_ = seconds(CLOCK_PROCESS_CPUTIME_ID);
    std::optional<double> busy_;
};

}  // namespace

struct ResourceSampler::State {
    explicit State(std::vector<std::int64_t> cores) : others(std::move(cores)) {}

    double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    double threads = static_cast<double>(thisProcessor().threads);
    std::vector<EnergyCounter> energy = energyCounters();
    OthersWatch others;
    std::vector<std::string> gpus;
    const Nvml* nvml = nullptr;
};

ResourceSampler::ResourceSampler(std::vector<std::string> gpus, std::vector<std::int64_t> cores)
    : state_(std::make_unique<State>(std::move(cores))) {
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
    usage.othersBusy = state_->others.since(wall, cpu);
    state_->wall = wall;
    state_->cpu = cpu;
    usage.residentBytes = residentBytes();
    if (state_->nvml) {
        for (const Nvml::Device& device : state_->nvml->devicesAt(state_->gpus))
            usage.devices.push_back({device.name, device.busy, device.memoryUsed, device.memoryTotal, device.watts});
    }
    return usage;
}

ResourceWatch::ResourceWatch(std::vector<std::string> gpus, std::vector<std::int64_t> cores,
                             std::chrono::milliseconds every)
    : thread_([this, gpus = std::move(gpus), cores = std::move(cores), every](const std::stop_token& stop) {
          ResourceSampler sampler(gpus, cores);
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
