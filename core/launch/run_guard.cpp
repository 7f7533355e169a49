#include "core/launch/run_guard.h"

#include <poll.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/hardware/proc.h"

namespace epochal {
namespace {

constexpr int kLookMillis = 100;
constexpr double kMostPerLook = 0.2;  ///< that one look counts for: this process may have been stopped too
constexpr int kGuardTries = 50;       ///< for which the kernel may take to release what a killed process held

bool isStopped(pid_t process) {
    const std::string text = procText("/proc/" + std::to_string(process) + "/stat");
    const auto name = text.rfind(')');  // which may have any characters
    return name != std::string::npos && name + 2 < text.size() && text[name + 2] == 'T';
}

/// Until the process ends. True if it was stopped for `timeout` and then killed.
bool waitForEnd(const Descriptor& handle, pid_t process, double timeout) {
    double stopped = 0, looked = monotonicSeconds();
    bool killed = false;
    // A signal that interrupts it is not the end of the process.
    for (pollfd ended{handle, POLLIN, 0}; ::poll(&ended, 1, kLookMillis) <= 0 && ended.revents == 0;) {
        const double now = monotonicSeconds();
        stopped = isStopped(process) ? stopped + std::min(now - looked, kMostPerLook) : 0;
        looked = now;
        if (stopped <= timeout || killed) continue;
        ::syscall(SYS_pidfd_send_signal, static_cast<int>(handle), SIGKILL, nullptr, 0);
        killed = true;
    }
    return killed;
}

Error causeOf(pid_t process, bool stopped, double timeout) {
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    const std::string number = std::to_string(process);
    return {ErrorKind::Device,
            stopped ? Message{EPOCHAL_TEXT("core", "Rank %1 (process %2 on %3) has not been heard from for %4"),
                              {std::int64_t{0}, number, std::string(host), Duration{timeout}}}
                    : Message{EPOCHAL_TEXT("core", "Rank %1 (process %2 on %3) was killed or crashed"),
                              {std::int64_t{0}, number, std::string(host)}},
            "",
            {EPOCHAL_TEXT("core", "Resume the run from its last checkpoint"), {}}};
}

}  // namespace

Status guardRun(const RunDirectory& run, pid_t process, double timeout) {
    const Descriptor handle(static_cast<int>(::syscall(SYS_pidfd_open, process, 0)));
    // The number of a process that has ended may be another's by now.
    const bool lives = handle >= 0 && ::getppid() == process;
    const bool stopped = lives && waitForEnd(handle, process, timeout);
    const auto isOver = [&](const LogEnd& end) {
        const auto left = run.exitRecord();
        return end.attempt == 0 || end.finished || (left && left->attempt >= end.attempt);
    };
    // A run that ends by itself must be free at once for whoever resumes it.
    const LogEnd seen = logEnd(run.events());
    if (isOver(seen)) return {};
    auto lock = FileLock::tryLock(run.lockFile());
    for (int i = 1; !lock && i < kGuardTries; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(kLookMillis));
        lock = FileLock::tryLock(run.lockFile());
    }
    if (!lock) return lock.error();
    const LogEnd end = logEnd(run.events());
    if (end.attempt != seen.attempt || isOver(end)) return {};
    const auto record = replay(run);
    if (!record) return record.error();
    const Error cause = causeOf(process, stopped, timeout);
    auto kept = run.prepareExit({end.attempt,
                                 exitCode(cause.kind),
                                 RunState::Failed,
                                 {},
                                 cause,
                                 utcMillis(),
                                 record->lastSequence(end.attempt),
                                 {}});
    return kept ? kept->commit() : Status(kept.error());
}

}  // namespace epochal
