#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/figures.h"
#include "core/events/run_directory.h"

namespace epochal::test {

/// One epoch: seconds of its steps, seconds of its evaluation, top-1 of the evaluation (0..1). Of a run that predicts
/// numbers, its RMSE instead: MAE is then 0.8 of it, and R² 1 - (RMSE / 100)², as for a column that deviates by 100.
struct ToldEpoch {
    double training = 0, evaluation = 0, top1 = 0;
};

/// A run without noise, specified in round numbers, so that everything derived from it can be worked out by hand. Every
/// epoch is one step window of all training images; start-up and checkpoints take no time.
struct ToldRun {
    std::string id;
    RunSpec spec;
    Offer offer;
    Machine machine;
    std::vector<ToldEpoch> epochs;
    std::int64_t trainImages = 9000;
    std::int64_t devices = 1;
    double pauseAfterFirst = 0;  ///< s on the wall between the first epoch and the second, with no work done
    double watts = -1;           ///< of the package, constant; below 0 = not measured
    std::optional<ExitRecord> exit = ExitRecord{1, 0, RunState::Finished, StopReason::Epochs, {}, 0, 0};
    std::int64_t begunUtcMillis = 1795200000000;  ///< 2026-11-20T18:40:00Z
};

/// An offer of `provider` at `price` USD a machine and hour, with date and source, billed in units of `quantum`
/// seconds.
[[nodiscard]] Offer toldOffer(const char* provider, const char* instance, const char* price, double quantum = 1);

[[nodiscard]] std::vector<Event> eventsOf(const ToldRun& run);
/// The record with all the run's events applied.
[[nodiscard]] RunRecord recordOf(const ToldRun& run);
/// Writes the run's folder under `runs`.
[[nodiscard]] Result<RunDirectory> writeTold(const Path& runs, const ToldRun& run);

}  // namespace epochal::test
