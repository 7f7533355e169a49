#include "core/analysis/balance.h"

#include <queue>
#include <utility>

namespace epochal {

Pace paceOf(std::int64_t samples, double seconds, std::int64_t fewer, double fewerSeconds) {
    const Pace proportional{0, seconds / static_cast<double>(samples)};
    if (fewer >= samples) return proportional;
    Pace pace;
    pace.perSample = (seconds - fewerSeconds) / static_cast<double>(samples - fewer);
    pace.fixed = seconds - pace.perSample * static_cast<double>(samples);
    return pace.perSample > 0 && pace.fixed >= 0 ? pace : proportional;
}

std::vector<std::int64_t> balancedParts(std::int64_t batch, std::span<const Pace> devices, std::int64_t least) {
    // One sample after another to the device that would be done first: no exchange makes the slowest any faster.
    using Done = std::pair<double, std::size_t>;
    std::priority_queue<Done, std::vector<Done>, std::greater<>> next;
    std::vector<std::int64_t> parts(devices.size(), least);
    for (std::size_t i = 0; i < devices.size(); ++i) next.emplace(devices[i].secondsOf(least + 1), i);
    for (std::int64_t left = batch - least * std::ssize(parts); left > 0; --left) {
        const std::size_t device = next.top().second;
        next.pop();
        next.emplace(devices[device].secondsOf(++parts[device] + 1), device);
    }
    return parts;
}

}  // namespace epochal
