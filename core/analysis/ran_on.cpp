#include "core/analysis/ran_on.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/accelerator.h"

namespace epochal {

bool isMachineOf(const Offer& offer, const Machine& machine, std::span<const std::string> devices) {
    const auto& has = machine.accelerators;
    const auto used = std::ranges::count_if(devices, [&](const std::string& device) {
        return std::ranges::any_of(has, [&](const Accelerator& one) { return one.name == device; });
    });
    if (offer.accelerator.empty()) {
        if (used > 0) return false;
        if (offer.id == "this-machine" || offer.vcpu <= 0 || machine.threads <= 0) return true;
        return std::llround(offer.vcpu) == machine.threads;
    }
    const auto count = offer.count > 0 ? offer.count : std::max<std::int64_t>(used, 1);
    if (used > count || count > std::ssize(has)) return false;
    return std::ranges::count_if(has, [&](const Accelerator& one) { return isSameAccelerator(one, offer); }) >= count;
}

bool ranElsewhere(const Offer& offer, const Machine& machine, const Figures& figures) {
    return !isMachineOf(offer, machine, figures.started ? figures.started->devices : std::vector<std::string>());
}

std::string hardwareUsed(const Machine& machine, const Figures& figures) {
    if (!figures.started || figures.started->devices.empty()) return machine.cpu;
    const std::vector<std::string>& devices = figures.started->devices;
    const bool accelerator =
        std::ranges::any_of(machine.accelerators, [&](const Accelerator& one) { return one.name == devices.front(); });
    return accelerator ? std::to_string(devices.size()) + " × " + devices.front() : machine.cpu;
}

}  // namespace epochal
