#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/parallel/meeting.h"
#include "core/engine/session/bench.h"
#include "core/engine/train/reporter.h"

namespace epochal::engine {

/// What rank 0 of a session does between batches: takes the times, reports every half second, obeys requests, and
/// decides when enough was measured. One thread.
class Conductor {
public:
    Conductor(const Job& job, Control& control, Reporter& reporter, const Plan& plan);

    /// Begins the warm-up of a size. `size` has its batch and threads.
    void begin(const SizeMeasured& size, Meeting& meeting);
    /// The times of each rank's requests, s; written by their threads, read where they meet.
    [[nodiscard]] std::vector<double>& latencies(int rank) { return latencies_[static_cast<std::size_t>(rank)]; }
    /// After every batch. Calls a meeting if there is something to do.
    void afterBatch(std::int64_t batch, Bench& bench);
    /// In a meeting; all ranks have done the same number of batches.
    [[nodiscard]] Meeting::Decision serve(Bench& bench);
    /// Whether the meeting that was just held ended the warm-up. Any rank, until the next one.
    [[nodiscard]] bool measures() const { return begins_; }
    /// The size's figures, if enough was measured; nothing if the session was stopped before.
    [[nodiscard]] const std::optional<SizeMeasured>& measured() const { return measured_; }
    /// Ends what begin() began, however it ended.
    void end();

    /// Between sizes: whether the session must end.
    [[nodiscard]] bool mustLeave();
    [[nodiscard]] const Outcome& outcome() const { return outcome_; }
    void finish(StopReason reason);
    void fail(Error error);

private:
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] double elapsed() const;
    [[nodiscard]] bool isWarm() const;
    [[nodiscard]] bool isEnough() const;
    /// Decides by requests and limits; true if the session ends.
    bool obey();
    void look(Bench& bench);
    void readResources();
    [[nodiscard]] SizeMeasured figures(Bench& bench, bool all);

    const Job& job_;
    Control& control_;
    Reporter& reporter_;
    const Plan& plan_;
    const bool timed_;  ///< its requests are timed one by one
    Meeting* meeting_ = nullptr;
    Outcome outcome_;
    bool leaves_ = false;
    std::optional<StopReason> limit_;
    SizeMeasured size_;
    std::optional<SizeMeasured> measured_;
    std::vector<std::vector<double>> latencies_;
    bool measuring_ = false, begins_ = false;
    std::int64_t batches_ = 0;        ///< of the warm-up, or since
    double seconds_ = 0, begun_ = 0;  ///< of it before the last pause; when it resumed, monotonic s
    double looked_ = 0;               ///< monotonic s
    std::int64_t memory_ = -1, readings_ = 0;
    double watts_ = 0;  ///< sum of the readings
};

}  // namespace epochal::engine
