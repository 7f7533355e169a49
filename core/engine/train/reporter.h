#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/replica.h"
#include "core/hardware/sampler.h"

namespace epochal::engine {

/// The attempt's two clocks and its events: everything that rank 0 reports. One thread.
class Reporter {
public:
    explicit Reporter(const Sink& sink);

    /// False once the log could not be written; later events are dropped.
    [[nodiscard]] bool isHeard() const { return heard_; }
    void say(EventBody body);
    /// From now on, rank 0 is not taken for hung while an event is written and shown: a terminal that is held and a
    /// pipe that nobody reads keep it as long as they like.
    void excuse(Pulse* pulse) { pulse_ = pulse; }
    void notice(Severity severity, const char* code, Message what, Message remedy = {});

    [[nodiscard]] double training() const;
    [[nodiscard]] double active() const;

    /// beginSteps and endSteps bracket a stretch of steps. What happens outside (evaluation, checkpoints, pauses) is
    /// not training time.
    void beginSteps(const Sums& sums);
    void stepDone(const Replica::Times& times) { waits_.data += times.data, ++steps_; }
    [[nodiscard]] bool windowIsFull() const;
    /// Ends the window and reports it; the next begins at once. One in which every step was skipped continues. False if
    /// the loss is NaN or infinite. `replica` is rank 0's.
    [[nodiscard]] bool closeWindow(const Plan& plan, const Progress& progress, double rate, Replica& replica);
    void endSteps();
    /// Of a run on several devices: reports what the other ranks measured and, as often as they do, what rank 0 did.
    void tellRanks(const Plan& plan, const std::vector<RankWindow>& others);

    /// Time until endPause counts toward neither clock.
    void beginPause();
    void endPause();

    /// From now on, samples the machine and the plan's GPUs at equal times, on a thread of its own: a driver takes
    /// milliseconds to answer. Where other processes of this machine train too, what this one uses is not what the run
    /// does, and is not said.
    void watchResources(const Plan& plan, std::chrono::milliseconds every = std::chrono::seconds(2));
    /// Reports the newest ResourceSample unless that was done, and returns what it reported.
    std::optional<ResourceSample> sampleResources();

private:
    void watchDataWait(const StepWindow& window);

    const Sink& sink_;
    Pulse* pulse_ = nullptr;
    bool heard_ = true;
    const double begun_;
    double paused_ = 0, pauseBegun_ = 0;
    double training_ = 0;      ///< s, without the current window
    double windowBegun_ = -1;  ///< -1 = not in steps
    Sums windowSums_;          ///< at the start of the window
    Replica::Times waits_;
    std::int64_t steps_ = 0, windows_ = 0, starved_ = 0;
    RankWindow mine_;  ///< rank 0's, since it was last reported
    std::optional<ResourceWatch> resources_;
    bool shared_ = false;  ///< this process is one of several of the run on this machine
};

}  // namespace epochal::engine
