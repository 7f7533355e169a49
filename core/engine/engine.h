#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/events/event.h"
#include "core/hardware/precision.h"
#include "core/spec/run_spec.h"

/// The engine's whole face. No LibTorch here: programs load the library at run time (core/launch/engine_library.h).
namespace epochal::engine {

/// Requests to a running job, set from any thread, read by the engine between steps.
struct Control {
    std::atomic<bool> pause{false};  ///< clear to go on
    std::atomic<bool> stop{false};   ///< finish the step, checkpoint, end as stopped by the user
    std::atomic<bool> stopAfterEpoch{false};
    std::atomic<bool> interrupt{false};   ///< finish the step, checkpoint, end as Interrupted (SIGTERM)
    std::atomic<bool> checkpoint{false};  ///< taken back by the engine when done
};

struct Job {
    RunSpec spec;
    Path checkpoints;  ///< folder, made by the caller
    /// From the newest checkpoint; from an earlier one where that is damaged, from scratch where there is none. One
    /// that cannot be read, is newer or is another run's ends the job: it is never replaced.
    bool resume = false;
    double activeBefore = 0;  ///< s of earlier attempts, for the stop rule in hours
    /// True once the money spent at `active` seconds of this attempt reaches the budget; empty = no budget.
    std::function<bool(double active)> overBudget;
};

/// How a job ended.
struct Outcome {
    RunState state = RunState::Finished;
    std::optional<StopReason> reason;
    std::optional<Error> error;       ///< of Failed
    double training = 0, active = 0;  ///< the attempt's clocks, s
};

/// Receives events with the attempt's clocks, on the engine's thread. May block (it writes to disk).
/// False stops the job as Failed: the log can no longer be written.
using Sink = std::function<bool(EventBody body, double training, double active)>;

struct Device {
    std::string kind;  ///< "cpu" or "cuda"
    int index = 0;
    std::string name;
    std::int64_t memoryBytes = 0;
    ComputeCapability capability;  ///< of a GPU
};

/// One per process. All calls catch whatever LibTorch throws, on each of their threads; errors come back as values.
class Engine {
public:
    virtual ~Engine() = default;
    /// "LibTorch 2.11.0, CPU".
    [[nodiscard]] virtual std::string version() const = 0;
    /// The CPU, and the GPUs that a run can use. Why others cannot, `check` says of a run that asks for them.
    [[nodiscard]] virtual std::vector<Device> devices() const = 0;
    /// What can be known before the first step: the data set is there and whole, devices exist, the batch fits. Blocks
    /// for up to some seconds.
    [[nodiscard]] virtual Status check(const RunSpec& spec) const = 0;
    /// Trains until the stop rule, a request or an error. Blocks. Does not emit Finished: the caller does, with the
    /// exit record.
    [[nodiscard]] virtual Outcome train(const Job& job, Control& control, const Sink& sink) = 0;
};

/// The library's one exported symbol, "epochal_engine"; `Interface` guards against a library of another build.
constexpr int kInterface = 2;
using EntryPoint = Engine* (*)(int interface);

}  // namespace epochal::engine
