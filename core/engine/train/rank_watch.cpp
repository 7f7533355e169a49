#include "core/engine/train/rank_watch.h"

#include "core/base/clock.h"
#include "core/spec/parallel.h"

namespace epochal::engine {

RankWatch::RankWatch(const Plan& plan, Meeting& meeting, int rank, Replica& replica)
    : plan_(plan),
      meeting_(meeting),
      replica_(replica),
      imagesPerStep_(replica.split().partOf(plan.spec.optimizer.globalBatch, rank / stagesOf(plan.spec))) {
    window_.rank = rank;
}

void RankWatch::beginSteps() {
    begun_ = monotonicSeconds();
}

void RankWatch::stepDone(const Replica::Times& times, std::int64_t step) {
    ++window_.steps;
    window_.images += imagesPerStep_;
    window_.dataSeconds += times.data;
    window_.step = step;
    if (window_.seconds + monotonicSeconds() - begun_ < kRankWindow) return;
    replica_.synchronize();
    endSteps();
    window_.communicationSeconds = replica_.waits().peers;
    const torch::Device device = plan_.devices[static_cast<std::size_t>(window_.rank)];
    window_.memory = plan_.kind().usedBytes(device.index()).value_or(-1);
    meeting_.report(window_);
    window_ = {.rank = window_.rank};
    beginSteps();
}

void RankWatch::endSteps() {
    window_.seconds += monotonicSeconds() - begun_;
}

}  // namespace epochal::engine
