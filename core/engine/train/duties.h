#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/train/checkpoint.h"
#include "core/engine/train/replica.h"

namespace epochal::engine {

/// What a rank does besides training its replica, at the points that all ranks pass: rank 0 leads (Leader), the others
/// follow it and are measured (RankWatch). The replica is the rank's own. One thread.
class Duties {
public:
    virtual ~Duties() = default;
    /// Before the replica begins the epoch, or what is left of it.
    virtual void beginEpoch(const Progress& progress, const Replica& replica) = 0;
    /// beginSteps and endSteps bracket the steps of an epoch.
    virtual void beginSteps(Replica& replica) = 0;
    virtual void endSteps(const Progress& progress, double rate, Replica& replica) = 0;
    virtual void beforeStep(std::int64_t step) = 0;
    /// `rate`: the learning rate of the step.
    virtual void afterStep(const Progress& progress, const Replica::Times& times, double rate, Replica& replica) = 0;
    /// The ranks are about to meet between two steps; the time until afterMeeting belongs to no step.
    virtual void beforeMeeting() = 0;
    /// After the meeting, unless the ranks leave.
    virtual void afterMeeting() = 0;
    /// Keeps what was recorded of the steps up to `step`; empty on ranks other than 0.
    virtual void keepTrace(const std::vector<StepSpan>& trace, std::int64_t step) = 0;
};

}  // namespace epochal::engine
