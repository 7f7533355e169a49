#include "core/engine/session/link_times.h"

#include <algorithm>

#include "core/base/clock.h"
#include "core/engine/train/team.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kFirstBytes = 4 << 10, kLastOnHost = 64 << 20, kLastOnGpus = 256 << 20;
constexpr double kLongEnough = 0.05;  ///< s
constexpr std::size_t kFewestTimes = 3, kMostTimes = 200;

/// Whether all ranks make one more: rank 0 says so.
bool goesOn(Collective& ranks, torch::Device device, bool wanted) {
    torch::Tensor said = torch::full({1}, wanted ? 1.0 : 0.0, torch::TensorOptions(device));
    ranks.broadcast(said, 0);
    return said.item().toDouble() > 0;
}

}  // namespace

LinkTimes timeLinks(const Plan& plan, const Control& control) {
    LinkTimes out;
    out.device = plan.deviceNames.front();
    out.backend = plan.onHost() ? "Gloo" : "NCCL";
    out.ranks = plan.world();
    const std::int64_t most = plan.onHost() ? kLastOnHost : kLastOnGpus;
    Team team(plan);
    team.run([&](int rank) { return std::make_unique<Peers>(team.connect(rank)); },
             [&](int rank, Peers& peers) {
                 Collective& ranks = *peers.everyone;
                 const torch::Device device = plan.devices[static_cast<std::size_t>(rank)];
                 const bool leads = rank == 0;
                 for (std::int64_t bytes = kFirstBytes; bytes <= most; bytes *= 4) {
                     torch::Tensor tensor = torch::zeros({bytes / 4}, torch::TensorOptions(device));
                     std::vector<double> times;
                     const double begun = monotonicSeconds();
                     bool first = true;
                     const auto wants = [&] {
                         const bool enough = times.size() >= kFewestTimes && monotonicSeconds() - begun > kLongEnough;
                         return !control.interrupt && !enough && times.size() < kMostTimes;
                     };
                     while (goesOn(ranks, device, leads && wants())) {
                         plan.kind().synchronize(device.index());
                         ranks.barrier();
                         const double from = monotonicSeconds();
                         ranks.allReduce(tensor);
                         plan.kind().synchronize(device.index());
                         // The first one sets up connections.
                         if (!std::exchange(first, false)) times.push_back(monotonicSeconds() - from);
                     }
                     if (!leads || times.empty()) continue;
                     std::ranges::nth_element(times, times.begin() + std::ssize(times) / 2);
                     out.exchanges.push_back(
                         {static_cast<double>(bytes), times[static_cast<std::size_t>(std::ssize(times) / 2)]});
                 }
                 ranks.barrier();
             });
    if (const auto failure = team.meeting().failure()) throw DataFailure{*failure};
    return out;
}

}  // namespace epochal::engine
