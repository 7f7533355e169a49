#pragma once

#include <map>
#include <memory>
#include <optional>

#include "core/base/mutex.h"
#include "core/engine/engine.h"
#include "core/launch/launch_plan.h"
#include "core/launch/worker_process.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Whether a run's replicas are processes by its spec, where it has more than one: on several GPUs unless the spec says
/// otherwise, on a CPU only if it does. Only training can be spread.
[[nodiscard]] bool asProcesses(const RunSpec& spec, const engine::Engine& engine);

/// Whether a run can have the ranks that were started for it from outside. ErrorKind::Spec, with both numbers, if not.
[[nodiscard]] Status checkLaunch(const RunSpec& spec, const LaunchPlan& launched);

/// A place for the ranks of a run on this machine alone, where nobody outside has named one.
[[nodiscard]] LaunchPlan localPlan(const RunSpec& spec);

/// The ranks that this process has to start on its machine, as `epochal-worker rank`, and what the engine needs to know
/// of all of them. They end with this process, however it ends. Thread-safe.
class RankProcesses {
public:
    /// Listens for the others if this is rank 0 and nobody else runs their store. `output`: a descriptor for what the
    /// ranks print; -1: /dev/null.
    [[nodiscard]] static Result<std::unique_ptr<RankProcesses>> start(const Path& worker, const LaunchPlan& plan,
                                                                      int output);
    /// Waits for them to end a moment, then ends them.
    ~RankProcesses();
    RankProcesses(const RankProcesses&) = delete;
    RankProcesses& operator=(const RankProcesses&) = delete;

    /// For the engine, while this object lives; once.
    [[nodiscard]] engine::Ranks ranks();
    [[nodiscard]] std::optional<engine::RankEnd> endOf(int rank);
    void kill();

private:
    explicit RankProcesses(LaunchPlan plan) : plan_(std::move(plan)) {}

    LaunchPlan plan_;
    Descriptor listener_;
    Mutex mutex_;
    std::map<int, WorkerProcess> children_ EPOCHAL_GUARDED_BY(mutex_);
};

/// Seconds of silence, or without progress, after which a rank is given up.
[[nodiscard]] double rankTimeout();

/// The worker program beside this one, or this one.
[[nodiscard]] Path workerBeside();

}  // namespace epochal
