#pragma once

#include <vector>

#include "core/analysis/entry.h"
#include "tests/ui/support/told_run.h"

namespace epochal::test {

/// One run of the campaign "scaling". Its training set has 9,000 images, so an epoch of `seconds` is a rate.
struct ScaledRun {
    std::int64_t devices = 1, batch = 128, seed = 1;
    double seconds = 90;       ///< of an epoch
    int epochs = 2;            ///< 90 % is reached in the last
    double communication = 0;  ///< share of a step's time
};

/// Runs on so many L4, at 1 USD an hour and device.
[[nodiscard]] std::vector<ToldRun> scaledRuns(const std::vector<ScaledRun>& runs);
/// Weak and strong, 1 to 8 devices; weak with two seeds.
[[nodiscard]] std::vector<ScaledRun> sampleScaling();
/// As the catalogue would have them; what steps wait for is not in a told run's log.
[[nodiscard]] Result<std::vector<Entry>> scaledEntries(const Path& folder, const std::vector<ScaledRun>& runs);

}  // namespace epochal::test
