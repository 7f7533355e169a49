#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/parallel/meeting.h"
#include "core/engine/train/duties.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/replica.h"

namespace epochal::engine {

constexpr double kRankWindow = 2;  ///< s of steps after which a rank is told of

/// Fills in what the window's rank, one of this process's, reads of its device: memory, clock and temperature.
void readDevice(const Plan& plan, RankWindow& window);

/// A rank other than 0: follows rank 0, and measures its own steps and reports them.
class RankWatch : public Duties {
public:
    /// After Replica::share(). Plan and meeting must outlive it.
    RankWatch(const Plan& plan, Meeting& meeting, int rank, const Replica& replica);

    void beginEpoch(const Progress& /*progress*/, const Replica& /*replica*/) override {}
    void beginSteps(Replica& /*replica*/) override { begin(); }
    void endSteps(const Progress& /*progress*/, double /*rate*/, Replica& /*replica*/) override { end(); }
    void beforeStep(std::int64_t step) override { meeting_.follow(step); }
    void afterStep(const Progress& progress, const Replica::Times& times, double rate, Replica& replica) override;
    void beforeMeeting() override { end(); }
    void afterMeeting() override { begin(); }
    void keepTrace(const std::vector<StepSpan>& /*trace*/, std::int64_t /*step*/) override {}

private:
    /// They bracket a stretch of steps.
    void begin();
    void end();

    const Plan& plan_;
    Meeting& meeting_;
    const std::int64_t imagesPerStep_;
    RankWindow window_;
    double begun_ = 0;  ///< monotonic s
};

}  // namespace epochal::engine
