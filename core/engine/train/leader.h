#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/engine/engine.h"
#include "core/engine/parallel/meeting.h"
#include "core/engine/train/checkpoint_store.h"
#include "core/engine/train/checkpoint_writer.h"
#include "core/engine/train/duties.h"
#include "core/engine/train/predictions_writer.h"
#include "core/engine/train/replica.h"
#include "core/engine/train/reporter.h"

namespace epochal::engine {

/// What rank 0 does besides training its replica: reports, carries out requests, saves, and decides when the run ends.
/// One thread.
class Leader : public Duties {
public:
    Leader(const Job& job, Control& control, Reporter& reporter, const Plan& plan, Meeting& meeting);
    Leader(const Leader&) = delete;
    Leader& operator=(const Leader&) = delete;

    [[nodiscard]] CheckpointStore& store() { return store_; }

    /// Before the first step, after Replica::share().
    void begin(const Progress& start, const Replica& replica);
    void beginEpoch(const Progress& progress, const Replica& replica) override;
    void beginSteps(Replica& replica) override;
    void endSteps(const Progress& progress, double rate, Replica& replica) override;
    void beforeStep(std::int64_t /*step*/) override {}
    /// Calls a meeting if there is something to do.
    void afterStep(const Progress& progress, const Replica::Times& times, double rate, Replica& replica) override;
    void beforeMeeting() override {}  // serve() ends and begins the stretch of steps
    void afterMeeting() override {}
    /// It becomes a file beside the run.
    void keepTrace(const std::vector<StepSpan>& trace, std::int64_t step) override;

    /// In a meeting between two steps.
    [[nodiscard]] Meeting::Decision serve(const Progress& progress, Replica& replica, const Checkpoint& state);
    /// In the meeting after an epoch. Records the evaluation in `state`, whose tensors are those at the end of the
    /// epoch.
    struct EpochResult {
        Sums sums;
        torch::Tensor outputs;
        double evaluationSeconds = 0, rate = 0;
    };
    [[nodiscard]] Meeting::Decision afterEpoch(const EpochResult& result, Checkpoint& state);

    /// How the run ended, once it was decided to stop.
    [[nodiscard]] const Outcome& outcome() const { return outcome_; }
    void finish(StopReason reason);
    void fail(Error error);
    /// When training is over, however it ended: waits for the files that are still being written, and reports them.
    void end();

private:
    /// Says how batches are divided where the speed of devices was measured, at the start or before the checkpoint.
    void saySplit(const Split& split);
    /// Says how large training images are, where they grow: at the start of each epoch in which their size changes, and
    /// of an attempt in which they are not full-sized.
    void sayImageSize(std::int64_t epoch);
    /// Says, before the first such step, that more than the last layer is trained.
    void sayUnfrozen(const Progress& progress, const Replica& replica);
    /// Ends the stretch of steps before an evaluation or a meeting.
    void closeSteps(const Progress& progress, double rate, Replica& replica);
    void closeWindow(const Progress& progress, double rate, Replica& replica);
    /// Keeps what an evaluation predicted, beside the run: no part of its result.
    void keepPredictions(const torch::Tensor& outputs, const Progress& progress, bool best);
    /// Waits for what is being written; a failure is reported once.
    void endPredictions();
    /// Begins to save `state`, after what was being written; reportSaved() reports it when it is on the disk.
    void save(const Checkpoint& state, const char* reason, bool best = false);
    /// The same, and waits: whoever stops, leaves, pauses or asks for a checkpoint finds it on the disk. If saving the
    /// same state has `begun` already, only waits for that, and tries again if it failed.
    [[nodiscard]] Status saveNow(const Checkpoint& state, const char* reason, bool begun);
    /// Reports the checkpoint that was being written, once it is on the disk; `waits` for that if asked to. An error if
    /// it could not be saved.
    [[nodiscard]] Status reportSaved(bool waits);
    /// Reports a failed save while the run continues; a state that contains NaN or infinity ends the run.
    void bear(const Status& saved);
    /// Turns a failed save at the end of a run into the run's failure: it has no result.
    void lose(const Error& error);
    /// `begun`: whether saving `state` has begun.
    [[nodiscard]] Meeting::Decision obey(const Checkpoint& state, bool begun);

    const Job& job_;
    Control& control_;
    Reporter& reporter_;
    const Plan& plan_;
    Meeting& meeting_;
    CheckpointStore store_;
    CheckpointWriter writer_{store_};
    PredictionsWriter predictions_;
    bool predictionsMissed_ = false;  ///< that some could not be kept has been reported
    Outcome outcome_;
    Progress start_;                   ///< of this attempt
    std::optional<StopReason> limit_;  ///< hours or budget, if reached at the last check
    bool measured_ = false;            ///< a window has been trained
    double rate_ = 0;
    std::int64_t traceFrom_ = -1;  ///< the steps after this one are being recorded; -1: none are
    std::int64_t skipped_ = 0;     ///< steps of the epoch that were left out
    std::int64_t inARow_ = 0;      ///< of them, since the last that was not
};

}  // namespace epochal::engine
