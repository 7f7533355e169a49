#pragma once

#include <functional>

#include "core/base/result.h"
#include "core/engine/engine.h"
#include "core/events/run_directory.h"

namespace epochal {

/// What a run can be told, from any thread or process.
enum class Command { Pause, Resume, Stop, StopAfterEpoch, Checkpoint };
[[nodiscard]] const char* name(Command command);

/// Appends a command to a run's commands.jsonl, which its process polls. Works for any local run.
[[nodiscard]] Status sendCommand(const RunDirectory& run, Command command);

/// Trains a run in this thread: takes its lock, numbers the attempt, writes every event to its log before `watch` sees it,
/// polls commands.jsonl, writes exit.json. Blocks until the attempt ends.
/// ErrorKind::Locked if the run is already being trained.
[[nodiscard]] Result<ExitRecord> runJob(const RunDirectory& run, bool resume, engine::Control& control,
                                        const std::function<void(const Event&)>& watch);

/// What the files say of a run nobody here is training: Running (lock held), the exit record's state, Interrupted (begun,
/// lock free, no exit record of the last attempt) or Queued.
struct Evidence {
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    Message message;
};
[[nodiscard]] Evidence evidence(const RunDirectory& run, std::int64_t lastAttempt);

}  // namespace epochal
