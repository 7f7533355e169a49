#pragma once

#include "core/analysis/figures.h"
#include "core/base/result.h"
#include "core/events/run_directory.h"

namespace epochal {

/// Applies every event of a run's log, and warns in the record of lines that could not be read and of events that the
/// exit record counts but the log lacks. Blocks on the disk; after a read error, the events before it remain applied.
[[nodiscard]] Status applyLog(const RunDirectory& run, RunRecord& record);

/// The state of a run: Running (its lock is held), that of the exit record, that at the end of its log if that attempt
/// has no record, Interrupted (started, lock free, neither of the two) or Queued (never started).
struct Evidence {
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    Message message;
};
[[nodiscard]] Evidence evidence(const RunDirectory& run, const LogEnd& log);

/// A run's record, from its log and the evidence beside it. Blocks on the disk.
[[nodiscard]] Result<RunRecord> replay(const RunDirectory& run);

}  // namespace epochal
