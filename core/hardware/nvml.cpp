#include "core/hardware/nvml.h"

#include <dlfcn.h>
#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace epochal {

// The part of nvml.h that is used; the ABI of these versioned functions is fixed. Not in the unnamed namespace, because
// a build of GCC 13.3 crashed on members of Nvml::Library whose types were defined there.
namespace nvml {
using NvmlStatus = int;
using NvmlDevice = void*;
constexpr NvmlStatus kSuccess = 0;
struct NvmlMemory {
    unsigned long long total, free, used;
};
struct NvmlUtilization {
    unsigned int gpu, memory;
};
constexpr unsigned int kTextLength = 96;
constexpr unsigned int kMostDevices = 1024;
constexpr int kMultiprocessors = 1, kOfGpu = 0;  // NVML_CLOCK_SM, NVML_TEMPERATURE_GPU
}  // namespace nvml

namespace {
using namespace nvml;

template <class Function>
bool load(void* library, const char* symbol, Function*& function) {
    function = reinterpret_cast<Function*>(dlsym(library, symbol));
    return function != nullptr;
}

}  // namespace

struct Nvml::Library {
    void* handle = nullptr;
    NvmlStatus (*initialise)() = nullptr;
    NvmlStatus (*shutdown)() = nullptr;
    NvmlStatus (*driverVersion)(char*, unsigned int) = nullptr;
    NvmlStatus (*count)(unsigned int*) = nullptr;
    NvmlStatus (*byIndex)(unsigned int, NvmlDevice*) = nullptr;
    NvmlStatus (*byAddress)(const char*, NvmlDevice*) = nullptr;
    NvmlStatus (*name)(NvmlDevice, char*, unsigned int) = nullptr;
    NvmlStatus (*memory)(NvmlDevice, NvmlMemory*) = nullptr;
    NvmlStatus (*utilization)(NvmlDevice, NvmlUtilization*) = nullptr;
    NvmlStatus (*power)(NvmlDevice, unsigned int*) = nullptr;
    // Without these it is as useful.
    NvmlStatus (*clock)(NvmlDevice, int type, unsigned int* megahertz) = nullptr;
    NvmlStatus (*temperature)(NvmlDevice, int sensor, unsigned int* celsius) = nullptr;
    bool ready = false;

    ~Library() {
        if (ready) shutdown();
        if (handle != nullptr) dlclose(handle);
    }
};

std::unique_ptr<Nvml> Nvml::open() {
    auto library = std::make_unique<Library>();
    library->handle = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library->handle == nullptr) return nullptr;
    void* handle = library->handle;
    const bool complete =
        load(handle, "nvmlInit_v2", library->initialise) && load(handle, "nvmlShutdown", library->shutdown) &&
        load(handle, "nvmlSystemGetDriverVersion", library->driverVersion) &&
        load(handle, "nvmlDeviceGetCount_v2", library->count) &&
        load(handle, "nvmlDeviceGetHandleByIndex_v2", library->byIndex) &&
        load(handle, "nvmlDeviceGetHandleByPciBusId_v2", library->byAddress) &&
        load(handle, "nvmlDeviceGetName", library->name) && load(handle, "nvmlDeviceGetMemoryInfo", library->memory) &&
        load(handle, "nvmlDeviceGetUtilizationRates", library->utilization) &&
        load(handle, "nvmlDeviceGetPowerUsage", library->power);
    (void)load(handle, "nvmlDeviceGetClockInfo", library->clock);
    (void)load(handle, "nvmlDeviceGetTemperature", library->temperature);
    if (!complete || library->initialise() != kSuccess) return nullptr;
    library->ready = true;
    return std::unique_ptr<Nvml>(new Nvml(std::move(library)));
}

const Nvml* Nvml::shared() {
    // Never closed: waking the driver takes time, and the machine description, the engine and the sampler all query it.
    static const Nvml* opened = open().release();
    return opened;
}

Nvml::Nvml(std::unique_ptr<Library> library) : library_(std::move(library)) {}
Nvml::~Nvml() = default;

std::string Nvml::driver() const {
    std::array<char, kTextLength> text{};
    return library_->driverVersion(text.data(), kTextLength) == kSuccess
               ? std::string(text.data(), ::strnlen(text.data(), text.size()))
               : std::string();
}

void Nvml::read(void* handle, Device& device) const {
    std::array<char, kTextLength> text{};
    if (library_->name(handle, text.data(), kTextLength) == kSuccess)
        device.name.assign(text.data(), ::strnlen(text.data(), text.size()));
    NvmlMemory memory{};
    if (library_->memory(handle, &memory) == kSuccess) {
        device.memoryTotal = static_cast<std::int64_t>(memory.total);
        device.memoryUsed = static_cast<std::int64_t>(memory.used);
    }
    NvmlUtilization utilization{};
    if (library_->utilization(handle, &utilization) == kSuccess) device.busy = utilization.gpu / 100.0;
    unsigned int milliwatts = 0;
    if (library_->power(handle, &milliwatts) == kSuccess) device.watts = milliwatts / 1000.0;
}

std::vector<Nvml::Device> Nvml::devices() const {
    unsigned int count = 0;
    if (library_->count(&count) != kSuccess) return {};
    // A broken driver's count must not exhaust memory.
    count = std::min(count, kMostDevices);
    std::vector<Device> devices(count);
    for (unsigned int i = 0; i < count; ++i) {
        NvmlDevice handle = nullptr;
        if (library_->byIndex(i, &handle) != kSuccess) continue;
        read(handle, devices[i]);
    }
    return devices;
}

std::vector<Nvml::Device> Nvml::devicesAt(const std::vector<std::string>& addresses) const {
    std::vector<Device> devices(addresses.size());
    for (std::size_t i = 0; i < addresses.size(); ++i) {
        NvmlDevice handle = nullptr;
        if (library_->byAddress(addresses[i].c_str(), &handle) == kSuccess) read(handle, devices[i]);
    }
    return devices;
}

Nvml::Pace Nvml::paceAt(const std::string& address) const {
    Pace pace;
    NvmlDevice handle = nullptr;
    if (library_->byAddress(address.c_str(), &handle) != kSuccess) return pace;
    unsigned int megahertz = 0, celsius = 0;
    if (library_->clock != nullptr && library_->clock(handle, kMultiprocessors, &megahertz) == kSuccess)
        pace.clock = megahertz;
    if (library_->temperature != nullptr && library_->temperature(handle, kOfGpu, &celsius) == kSuccess)
        pace.celsius = celsius;
    return pace;
}

}  // namespace epochal
