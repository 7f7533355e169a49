#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/events/run_directory.h"
#include "core/launch/run_job.h"

namespace epochal {

/// Receives what a launched run reports. Called on the target's thread; must not block for long.
class RunWatcher {
public:
    virtual ~RunWatcher() = default;
    virtual void onEvent(const std::string& runId, const Event& event) = 0;
    /// The attempt is over, or could not start.
    virtual void onEnd(const std::string& runId, const Result<ExitRecord>& end) = 0;
};

/// What the launcher knows about a run besides its directory, so that the target need not read its log.
struct Placement {
    std::int64_t attemptsBefore = 0;  ///< in the log
    std::vector<int> gpus;            ///< a worker sees only these; empty = all. The engine thread sees all.
};

/// Number of GPUs that this process may use: the machine's, or those of CUDA_VISIBLE_DEVICES.
[[nodiscard]] int usableGpus(const Machine& machine);

/// Where runs execute. Methods must not block; errors after `launch` arrive through the watcher.
class LaunchTarget {
public:
    virtual ~LaunchTarget() = default;
    /// A run that was started before continues from its newest checkpoint.
    virtual Status launch(const RunDirectory& run, const Placement& placement) = 0;
    virtual Status command(const std::string& runId, Command command) = 0;
    /// Asks every run that would end with this process to checkpoint and leave; waiting ones are not started.
    virtual void leave() = 0;
    /// Number of runs launched or attached here that have not ended.
    [[nodiscard]] virtual std::size_t active() const = 0;
};

/// The engine thread of this process: one run at a time, others wait in order. Destruction interrupts the running one
/// (checkpoint, exit 75) and joins.
[[nodiscard]] std::unique_ptr<LaunchTarget> makeEngineThread(RunWatcher& watcher);

/// A detached `epochal-worker` per run, which outlives this process; the log is followed on disk. `attach` follows one
/// that another workbench started.
class ProcessTarget : public LaunchTarget {
public:
    virtual Status attach(const RunDirectory& run) = 0;
};
[[nodiscard]] std::unique_ptr<ProcessTarget> makeProcessTarget(RunWatcher& watcher, Path worker);

}  // namespace epochal
