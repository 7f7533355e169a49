#pragma once

#include <memory>
#include <vector>

#include "core/analysis/verdict.h"
#include "core/base/files.h"
#include "core/catalogue/run_rows.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

/// What other runs tell of one: of a run that trains, sessions that measured parts of it alone, with all that a verdict
/// asks of them; of a session that only reads, a run that trained on the same samples.
struct CompanionRuns {
    struct One {
        RunSpec spec;
        Figures figures;
    };
    std::optional<One> input, throughput;
    std::optional<Demand> demand;

    /// Refers to this object.
    [[nodiscard]] Companions told() const;
};

struct CompanionCandidate {
    std::string id;
    std::int64_t number = 0;
};

/// Those that may tell something of a run of this row, the newest first; a few of each kind.
[[nodiscard]] std::vector<CompanionCandidate> companionsOf(const RunRow& run, const RunRows& others);

/// Reads the logs of these below `runs`, and keeps the first of each kind that measured what a run of `spec` reads or
/// `started` computes, or trained on what it read. Those that cannot be read are passed over. Blocks on the disk.
[[nodiscard]] std::shared_ptr<const CompanionRuns> readCompanions(const Path& runs,
                                                                  const std::vector<CompanionCandidate>& candidates,
                                                                  const RunSpec& spec,
                                                                  const std::optional<Started>& started);

}  // namespace epochal::ui
