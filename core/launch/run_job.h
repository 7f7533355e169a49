#pragma once

#include <functional>

#include "core/base/result.h"
#include "core/engine/engine.h"
#include "core/events/run_directory.h"
#include "core/launch/launch_plan.h"

namespace epochal {

/// The commands to a run, from any thread or process.
enum class Command { Pause, Resume, Stop, StopAfterEpoch, Checkpoint, Trace };
[[nodiscard]] const char* name(Command command);
/// Tells a run in this process. Any thread.
void obey(Command command, engine::Control& control);

/// Appends a command to a run's commands.jsonl, which its process polls. Works for any local run.
[[nodiscard]] Status sendCommand(const RunDirectory& run, Command command);

/// Trains a run in this thread, from its newest checkpoint if it has one: takes its lock, numbers the attempt, writes
/// every event to its log before `watch` sees it, polls commands.jsonl and writes exit.json. Blocks until the attempt
/// ends. ErrorKind::Locked if the run is already being trained, ErrorKind::Spec if a budget does not cover the start.
/// If its replicas are processes, this one is rank 0, and starts the others unless they were: `launched` then says
/// where they are. `replicas`: of this attempt, if not 0; then ErrorKind::Spec if the run cannot have that many.
/// `leave`: ends this process, once exit.json says why, where the attempt has failed but this thread hangs; called in
/// other threads, and does not return. Empty: the process has other work.
[[nodiscard]] Result<ExitRecord> runJob(const RunDirectory& run, engine::Control& control,
                                        const std::function<void(const Event&)>& watch, const LaunchPlan& launched = {},
                                        std::int64_t replicas = 0, const std::function<void(int code)>& leave = {});

}  // namespace epochal
