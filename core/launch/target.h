#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/events/run_directory.h"
#include "core/launch/run_job.h"

namespace epochal {

/// What a launched run tells its watcher. Called on the target's thread; must not block for long.
class RunWatcher {
public:
    virtual ~RunWatcher() = default;
    virtual void onEvent(const std::string& runId, const Event& event) = 0;
    /// The attempt is over, or could not begin.
    virtual void onEnd(const std::string& runId, const Result<ExitRecord>& end) = 0;
};

/// What the launcher knows of a run beside its directory, so that the target need not read its log.
struct Placement {
    std::int64_t attemptsBefore = 0;  ///< in the log
    std::vector<int> gpus;            ///< a worker sees these alone; empty = all. The engine thread sees all.
};

/// GPUs this process may use: the machine's, or those of CUDA_VISIBLE_DEVICES.
[[nodiscard]] int usableGpus(const Machine& machine);

/// Where runs execute. Methods must not block; trouble after `launch` arrives through the watcher.
class LaunchTarget {
public:
    virtual ~LaunchTarget() = default;
    /// A run begun before goes on from its newest checkpoint.
    virtual Status launch(const RunDirectory& run, const Placement& placement) = 0;
    virtual Status command(const std::string& runId, Command command) = 0;
    /// Asks every run that would end with this process to checkpoint and leave; waiting ones are not begun.
    virtual void leave() = 0;
    /// Runs launched or attached here that have not ended.
    [[nodiscard]] virtual std::size_t active() const = 0;
};

/// The engine thread of this process: one run at a time, later ones wait in order. Destruction interrupts the running
/// one (checkpoint, exit 75) and joins.
[[nodiscard]] std::unique_ptr<LaunchTarget> makeEngineThread(RunWatcher& watcher);

/// A detached `epochal-worker` per run that outlives this process; the log is followed from the disk. `attach` follows
/// one that another workbench began.
class ProcessTarget : public LaunchTarget {
public:
    virtual Status attach(const RunDirectory& run) = 0;
};
[[nodiscard]] std::unique_ptr<ProcessTarget> makeProcessTarget(RunWatcher& watcher, Path worker);

}  // namespace epochal
