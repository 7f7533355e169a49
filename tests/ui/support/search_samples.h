#pragma once

#include <vector>

#include "core/analysis/entry.h"
#include "tests/ui/support/told_run.h"

namespace epochal::test {

/// One run of a campaign: what it varies, and what it reached. NaN = it diverged in its second epoch.
struct SearchedRun {
    double rate = 0.1;
    std::int64_t batch = 128;
    const char* augmentation = "flip";
    std::int64_t seed = 1;
    double top1 = 0.9;
    double seconds = 3600;  ///< of its one epoch, on a machine at 1 USD/h billed by the second
};

/// Runs of the campaign "search", with ids in their order.
[[nodiscard]] std::vector<ToldRun> searched(const std::vector<SearchedRun>& runs);
/// A search as people make one: 16 random configurations with 3 seeds each; of one, two runs diverged.
[[nodiscard]] std::vector<SearchedRun> sampleSearch();
/// Writes the runs into `folder` and returns their entries, as the catalogue would.
[[nodiscard]] Result<std::vector<Entry>> entriesOf(const Path& folder, const std::vector<ToldRun>& runs);

}  // namespace epochal::test
