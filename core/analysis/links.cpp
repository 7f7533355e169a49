#include "core/analysis/links.h"

#include <algorithm>
#include <string>

namespace epochal {
namespace {

constexpr double kBase = 8.4e-6;  ///< s
constexpr Link kNetwork{14e-6, 12.5e9};
constexpr double kUsed = 0.8;  ///< of NVLink's rate in one direction
constexpr double kFirstBucket = 1 << 20, kBucket = 25 << 20;

Link insideOf(const AcceleratorModel& accelerator) {
    if (accelerator.link.starts_with("NVLink") && accelerator.linkGbs)
        return {3.4e-6, kUsed * *accelerator.linkGbs / 2 * 1e9};
    return {5.7e-6, accelerator.year < 2020 ? 10e9 : 20e9};
}

}  // namespace

Topology usualTopology(const AcceleratorModel& accelerator, std::int64_t devices, std::int64_t perMachine) {
    Topology topology;
    topology.perMachine = std::clamp<std::int64_t>(devices, 1, perMachine);
    topology.machines = (std::max<std::int64_t>(devices, 1) + topology.perMachine - 1) / topology.perMachine;
    topology.inside = insideOf(accelerator);
    topology.between = kNetwork;
    return topology;
}

double allReduceSeconds(double bytes, const Topology& topology) {
    const std::int64_t n = topology.devices();
    if (n < 2) return 0;
    const auto steps = static_cast<double>(2 * (n - 1)), between = static_cast<double>(2 * (topology.machines - 1));
    double bandwidth = topology.machines > 1 ? topology.between.bandwidth : topology.inside.bandwidth;
    if (topology.perMachine > 1) bandwidth = std::min(bandwidth, topology.inside.bandwidth);
    return kBase + (steps - between) * topology.inside.latency + between * topology.between.latency +
           steps / static_cast<double>(n) * bytes / bandwidth;
}

ModeledStep dataParallelStep(std::span<const NetworkPiece> pieces, double seconds, const Topology& topology,
                             double bytesPerWeight) {
    double work = 0;
    for (const NetworkPiece& piece : pieces) work += static_cast<double>(piece.size.multiplyAdds);
    ModeledStep step;
    const double backward = work > 0 ? seconds * 2 / 3 / work : 0;
    double computed = seconds / 3, sent = 0, waiting = 0, limit = kFirstBucket;
    const auto send = [&] {
        if (waiting == 0) return;
        const double took = allReduceSeconds(waiting, topology);
        sent = std::max(sent, computed) + took;
        step.exchange += took;
        waiting = 0;
        limit = kBucket;
    };
    for (std::size_t i = pieces.size(); i-- > 0;) {
        computed += backward * static_cast<double>(pieces[i].size.multiplyAdds);
        waiting += bytesPerWeight * static_cast<double>(pieces[i].size.parameters);
        if (waiting >= limit) send();
    }
    computed = seconds;
    send();
    step.exposed = topology.devices() > 1 ? std::max(0.0, sent - seconds) : 0;
    step.seconds = seconds + step.exposed;
    return step;
}

}  // namespace epochal
