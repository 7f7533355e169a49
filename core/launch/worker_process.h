#pragma once

#include <sys/types.h>

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// GPUs that this process may use: those of CUDA_VISIBLE_DEVICES, as it names them; nothing if it is not set.
[[nodiscard]] std::optional<std::vector<std::string>> visibleGpus();

/// What a worker is started with. It inherits this process's environment, with EPOCHAL_ENGINE made absolute.
struct WorkerCall {
    std::vector<std::string> arguments;  ///< after the program's name
    std::vector<int> gpus = {};          ///< the only ones it sees, as numbered here; empty: all
    Path home = {};                      ///< its EPOCHAL_HOME; empty: this process's
};

/// A child that runs epochal-worker: in a session of its own, so that no signal to this process's group or terminal
/// reaches it; in the root folder, so that nothing is loaded from this process's; with default signal handling. It
/// outlives this object and this process. One thread.
class WorkerProcess {
public:
    /// Its output and its errors go to these descriptors; -1: to /dev/null.
    [[nodiscard]] static Result<WorkerProcess> start(const Path& worker, const WorkerCall& call, int output,
                                                     int errors);
    WorkerProcess(WorkerProcess&& other) noexcept
        : child_(std::exchange(other.child_, 0)), status_(other.status_), endedBy_(other.endedBy_) {}
    WorkerProcess& operator=(WorkerProcess&& other) noexcept {
        std::swap(child_, other.child_);
        std::swap(status_, other.status_);
        std::swap(endedBy_, other.endedBy_);
        return *this;
    }

    /// Reaps it if it has ended. Until then, a process that has ended remains as a zombie.
    [[nodiscard]] bool hasEnded();
    /// To it and what it started.
    void signal(int number) const;
    /// Returns once it has ended. Blocks.
    void wait();
    /// Of one that has ended: its exit code, or -1 if a signal ended it.
    [[nodiscard]] int code() const { return status_; }
    /// The signal that ended it, or 0.
    [[nodiscard]] int endedBy() const { return endedBy_; }

private:
    explicit WorkerProcess(pid_t child) : child_(child) {}
    void heed(int status);
    pid_t child_ = 0;  ///< 0: reaped
    int status_ = -1, endedBy_ = 0;
};

/// What a worker wrote to its standard output, up to 1 MiB, and its exit code.
struct WorkerAnswer {
    std::string output;
    int code = -1;
};

/// Starts a worker and reads what it writes until it ends. Nothing if it cannot be started, writes more than 1 MiB, is
/// still at work after `patience` s, or `stop` is requested: it is then sent SIGTERM, and SIGKILL `grace` s later.
/// Blocks.
[[nodiscard]] std::optional<WorkerAnswer> askWorker(const Path& worker, const WorkerCall& call, double patience,
                                                    double grace, std::stop_token stop);

}  // namespace epochal
