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
    constexpr double kGigabyte = 1e9;
    const auto alike = std::ranges::count_if(has, [&](const Accelerator& one) {
        return isSameAccelerator(one.name, static_cast<double>(one.memoryBytes) / kGigabyte, offer.accelerator,
                                 offer.memoryGbEach);
    });
    return alike >= count;
}

}  // namespace epochal
