#pragma once

#include <cstdint>

#include "core/engine/parallel/meeting.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/replica.h"

namespace epochal::engine {

constexpr double kRankWindow = 2;  ///< s of steps after which a rank is told of

/// Fills in what the window's rank, one of this process's, reads of its device: memory, clock and temperature.
void readDevice(const Plan& plan, RankWindow& window);

/// Measures the steps of a rank other than 0, and reports them. Used by the rank's thread.
class RankWatch {
public:
    /// After Replica::share(). They must outlive it.
    RankWatch(const Plan& plan, Meeting& meeting, int rank, Replica& replica);

    /// beginSteps and endSteps bracket a stretch of steps, as Reporter's do.
    void beginSteps();
    void stepDone(const Replica::Times& times, std::int64_t step);
    void endSteps();

private:
    const Plan& plan_;
    Meeting& meeting_;
    Replica& replica_;
    const std::int64_t imagesPerStep_;
    RankWindow window_;
    double begun_ = 0;  ///< monotonic s
};

}  // namespace epochal::engine
