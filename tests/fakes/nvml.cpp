// A substitute for NVIDIA's management library: reports EPOCHAL_FAKE_GPUS devices whose names fill every byte of the
// buffer, and appends a line to EPOCHAL_FAKE_NVML_LOG each time it is initialized.
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

struct Memory {
    unsigned long long total, free, used;
};
struct Utilization {
    unsigned gpu, memory;
};

}  // namespace

#define EPOCHAL_FAKE extern "C" __attribute__((visibility("default"))) int

EPOCHAL_FAKE nvmlInit_v2() {
    if (const char* path = std::getenv("EPOCHAL_FAKE_NVML_LOG"))
        if (std::FILE* log = std::fopen(path, "a")) {
            std::fputs("open\n", log);
            std::fclose(log);
        }
    return 0;
}

EPOCHAL_FAKE nvmlShutdown() {
    return 0;
}

EPOCHAL_FAKE nvmlSystemGetDriverVersion(char* text, unsigned length) {
    std::memset(text, '5', length);
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetCount_v2(unsigned* count) {
    const char* text = std::getenv("EPOCHAL_FAKE_GPUS");
    *count = text ? static_cast<unsigned>(std::strtoul(text, nullptr, 10)) : 0;
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetHandleByIndex_v2(unsigned, void** device) {
    *device = nullptr;
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetHandleByPciBusId_v2(const char*, void** device) {
    *device = nullptr;
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetName(void*, char* text, unsigned length) {
    std::memset(text, 'G', length);
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetMemoryInfo(void*, Memory* memory) {
    *memory = {16000000000ull, 15000000000ull, 1000000000ull};
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetUtilizationRates(void*, Utilization* rates) {
    *rates = {50, 10};
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetClockInfo(void*, int type, unsigned* megahertz) {
    *megahertz = 1000 + static_cast<unsigned>(type);
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetTemperature(void*, int sensor, unsigned* celsius) {
    *celsius = 70 + static_cast<unsigned>(sensor);
    return 0;
}

EPOCHAL_FAKE nvmlDeviceGetPowerUsage(void*, unsigned* milliwatts) {
    *milliwatts = 70000;
    return 0;
}
