#include "core/engine/train/rank_watch.h"

#include "core/base/clock.h"
#include "core/hardware/nvml.h"
#include "core/spec/parallel.h"

namespace epochal::engine {

void readDevice(const Plan& plan, RankWindow& window) {
    const auto rank = static_cast<int>(window.rank);
    window.memory = plan.kind().usedBytes(plan.devices[static_cast<std::size_t>(rank)].index()).value_or(-1);
    const std::string address = plan.gpuAddress(rank);
    const Nvml* nvml = address.empty() ? nullptr : Nvml::shared();
    if (nvml == nullptr) return;
    const Nvml::Pace pace = nvml->paceAt(address);
    window.clock = pace.clock;
    window.celsius = pace.celsius;
}

RankWatch::RankWatch(const Plan& plan, Meeting& meeting, int rank, const Replica& replica)
    : plan_(plan),
      meeting_(meeting),
      imagesPerStep_(replica.split().partOf(plan.spec.optimizer.globalBatch, rank / stagesOf(plan.spec))) {
    window_.rank = rank;
}

void RankWatch::begin() {
    begun_ = monotonicSeconds();
}

void RankWatch::afterStep(const Progress& progress, const Replica::Times& times, double /*rate*/, Replica& replica) {
    ++window_.steps;
    window_.images += imagesPerStep_;
    window_.dataSeconds += times.data;
    window_.step = progress.step;
    if (window_.seconds + monotonicSeconds() - begun_ < kRankWindow) return;
    replica.synchronize();
    end();
    window_.communicationSeconds = replica.waits().peers;
    readDevice(plan_, window_);
    meeting_.report(window_);
    window_ = {.rank = window_.rank};
    begin();
}

void RankWatch::end() {
    window_.seconds += monotonicSeconds() - begun_;
}

}  // namespace epochal::engine
