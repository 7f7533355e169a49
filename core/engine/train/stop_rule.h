#pragma once

#include <optional>

#include "core/engine/train/checkpoint.h"
#include "core/events/event.h"
#include "core/spec/run_spec.h"
#include "core/spec/target.h"

namespace epochal::engine {

/// Records what the run's measure was after a whole epoch; true if it is the best so far.
[[nodiscard]] inline bool book(Progress& progress, const Measure& measure, double value) {
    const bool best = isBetter(measure, value, progress.best);
    progress.measure = measure.quality;
    if (best) progress.best = value;
    progress.epochsWithoutBetter = best ? 0 : progress.epochsWithoutBetter + 1;
    return best;
}

/// Whether the run is over at the end of an epoch: checks the target, then patience, then epochs. Depends only on the
/// progress, so that a run resumed at its end ends again.
[[nodiscard]] inline std::optional<StopReason> stopAfterEpoch(const RunSpec& spec, const Progress& progress) {
    if (progress.best && reachesTarget(spec, *progress.best)) return StopReason::Target;
    if (spec.stop.patience > 0 && progress.epochsWithoutBetter >= spec.stop.patience) return StopReason::Patience;
    if (progress.epoch >= spec.stop.epochs) return StopReason::Epochs;
    return std::nullopt;
}

}  // namespace epochal::engine
