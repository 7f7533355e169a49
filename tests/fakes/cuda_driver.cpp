// A substitute for NVIDIA's driver library: cuInit and the device count return EPOCHAL_FAKE_CUINIT and
// EPOCHAL_FAKE_GPUS.
#include <cstdlib>

namespace {

int number(const char* variable) {
    const char* text = std::getenv(variable);
    return text ? std::atoi(text) : 0;
}

}  // namespace

extern "C" __attribute__((visibility("default"))) int cuInit(unsigned) {
    return number("EPOCHAL_FAKE_CUINIT");
}

extern "C" __attribute__((visibility("default"))) int cuDeviceGetCount(int* count) {
    *count = number("EPOCHAL_FAKE_GPUS");
    return 0;
}

extern "C" __attribute__((visibility("default"))) int cuGetErrorString(int, const char** text) {
    *text = "driver and library do not match";
    return 0;
}
