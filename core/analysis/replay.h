#pragma once

#include "core/analysis/figures.h"
#include "core/base/result.h"
#include "core/events/run_directory.h"

namespace epochal {

/// Applies every event of a run's log, and warns in the record of lines that could not be read and of events that the
/// exit record counts and the log has not. Blocks on the disk; on a reading error what came before it stays applied.
[[nodiscard]] Status applyLog(const RunDirectory& run, RunRecord& record);

/// How a run stands: Running (its lock is held), the exit record's state, the end that its log has where that attempt's
/// record is missing, Interrupted (begun, lock free, neither of the two) or Queued (never begun).
struct Evidence {
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    Message message;
};
[[nodiscard]] Evidence evidence(const RunDirectory& run, const LogEnd& log);

/// A run's record from its log and the evidence beside it. Blocks.
[[nodiscard]] Result<RunRecord> replay(const RunDirectory& run);

}  // namespace epochal
