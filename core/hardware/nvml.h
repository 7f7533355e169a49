#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace epochal {

/// NVIDIA's management library, loaded at run time, so that building and starting need no part of CUDA.
class Nvml {
public:
    struct Device {
        std::string name;
        std::int64_t memoryTotal = -1, memoryUsed = -1;  ///< bytes, -1 unknown
        double busy = -1;                                ///< 0..1 over the driver's last sampling period, -1 unknown
        double watts = -1;                               ///< -1 unknown
    };
    struct Pace {
        double clock = -1;    ///< of the multiprocessors, MHz, -1 unknown
        double celsius = -1;  ///< -1 unknown
    };

    /// Opened by the first call, which blocks while the driver wakes, and kept open until the process ends. Null if
    /// there is no driver. Any thread. The engine's library has a separate instance.
    [[nodiscard]] static const Nvml* shared();
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    [[nodiscard]] std::string driver() const;
    /// Every device of the machine, in the driver's order. A device that does not respond keeps its place.
    [[nodiscard]] std::vector<Device> devices() const;
    /// Those at these addresses on the PCI bus ("00000000:65:00.0"), whichever of them this process may use. One that
    /// is not found keeps its place.
    [[nodiscard]] std::vector<Device> devicesAt(const std::vector<std::string>& addresses) const;
    /// How fast the one at this address runs now, and how hot it is.
    [[nodiscard]] Pace paceAt(const std::string& address) const;

private:
    struct Library;
    void read(void* handle, Device& device) const;
    static std::unique_ptr<Nvml> open();
    explicit Nvml(std::unique_ptr<Library> library);
    std::unique_ptr<Library> library_;
};

}  // namespace epochal
