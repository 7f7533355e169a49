#include <fcntl.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/launch/target.h"
#include "core/launch/worker_process.h"

namespace epochal {
namespace {

/// A worker that has not taken the run's lock within this time counts as never started.
constexpr double kStartSeconds = 30;

/// A worker that trains a run. Its output goes to worker.log in the run directory.
Result<WorkerProcess> startTraining(const Path& worker, const RunDirectory& run, const std::vector<int>& gpus) {
    const auto log = openRegular(run.workerLog(), O_WRONLY | O_CREAT | O_APPEND, Links::Refuse);
    if (!log) return log.error();
    std::error_code error;
    const Path whole = std::filesystem::absolute(run.path(), error);  // the worker runs in another folder
    // A run that names its GPUs finds them by their numbers, which change where others are hidden.
    const std::vector<int> shown = run.spec().devices.numbers.empty() ? gpus : std::vector<int>();
    return WorkerProcess::start(worker, {{"resume", (error ? run.path() : whole).string(), "--json"}, shown}, *log,
                                *log);
}

class Processes final : public ProcessTarget {
public:
    Processes(RunWatcher& watcher, Path worker)
        : watcher_(watcher), worker_(std::move(worker)), thread_([this](std::stop_token stop) { follow(stop); }) {}

    Status launch(const RunDirectory& run, const Placement& placement) override {
        auto child = startTraining(worker_, run, placement.gpus);
        if (!child) return child.error();
        add(run, std::move(*child), placement.attemptsBefore);
        return {};
    }

    Status attach(const RunDirectory& run) override {
        add(run, std::nullopt, 0);
        return {};
    }

    Status command(const std::string& id, Command command) override {
        const Lock lock(mutex_);
        const auto found = followed_.find(id);
        if (found == followed_.end())
            return Error{ErrorKind::Spec, {EPOCHAL_TEXT("core", "This run is not in progress"), {}}, id, {}};
        return sendCommand(found->second.run, command);
    }

    /// Workers outlive this process, so nothing is asked of them.
    void leave() override {}

    std::size_t active() const override {
        const Lock lock(mutex_);
        return followed_.size();
    }

private:
    struct Followed {
        RunDirectory run;
        EventReader reader;
        std::optional<WorkerProcess> child;  ///< nothing: not a child of this process
        std::int64_t attemptBefore;          ///< last one in the log when the worker was started
        double since;
        bool locked = false;  ///< the lock has been seen held
    };

    void add(const RunDirectory& run, std::optional<WorkerProcess> child, std::int64_t before) {
        const Lock lock(mutex_);
        if (const auto earlier = followed_.find(run.id()); earlier != followed_.end()) letGo(earlier->second);
        followed_.insert_or_assign(
            run.id(), Followed{run, EventReader(run.events()), std::move(child), before, monotonicSeconds()});
    }

    /// A child that is no longer followed may live a moment longer; without a wait it would stay a zombie.
    void letGo(Followed& item) EPOCHAL_REQUIRES(mutex_) {
        if (item.child) leaving_.push_back(std::move(*item.child));
        item.child.reset();
    }

    void reap() EPOCHAL_REQUIRES(mutex_) {
        std::erase_if(leaving_, [](WorkerProcess& child) { return child.hasEnded(); });
    }

    /// True once the attempt is over: its lock was held and is free, or the child is gone, or it never started. If the
    /// run's folder is gone, the lock cannot be checked; a child of this process notices that by itself, and is waited
    /// for.
    static bool over(Followed& item) {
        const bool trains = item.child && !item.child->hasEnded();
        if (FileLock::isHeld(item.run.lockFile())) {
            item.locked = true;
            return false;
        }
        if (trains && item.run.isGone()) return false;
        return item.locked || !trains || monotonicSeconds() - item.since > kStartSeconds;
    }

    static Result<ExitRecord> endOf(const Followed& item) {
        if (item.run.isGone()) return goneError(item.run.path());
        if (const auto exit = item.run.exitRecord(); exit && exit->attempt > item.attemptBefore) return *exit;
        const LogEnd log = logEnd(item.run.events());
        if (log.attempt > item.attemptBefore) {
            const Evidence found = evidence(item.run, log);
            return ExitRecord{log.attempt, 0, found.state, found.reason, std::nullopt, utcMillis(), 0};
        }
        return Error{ErrorKind::Internal,
                     {EPOCHAL_TEXT("core", "The worker process ended before the run started"), {}},
                     item.run.workerLog().string(),
                     {EPOCHAL_TEXT("core", "Its last messages are in that file"), {}}};
    }

    void follow(std::stop_token stop) {
        Lock lock(mutex_);
        while (!stop.stop_requested()) {
            std::vector<std::pair<std::string, std::vector<Event>>> news;
            std::vector<std::pair<std::string, Result<ExitRecord>>> ends;
            for (auto at = followed_.begin(); at != followed_.end();) {
                // The order matters: the log is read after the lock was seen free, so that nothing written before its
                // release is missed.
                const bool ended = over(at->second);
                if (auto events = at->second.reader.readNew(); events && !events->empty()) {
                    news.emplace_back(at->first, std::move(*events));
                    ++at;
                } else if (ended) {
                    ends.emplace_back(at->first, endOf(at->second));
                    letGo(at->second);
                    at = followed_.erase(at);
                } else {
                    ++at;
                }
            }
            reap();
            lock.unlock();
            for (const auto& [id, events] : news)
                for (const Event& event : events) watcher_.onEvent(id, event);
            for (const auto& [id, end] : ends) watcher_.onEnd(id, end);
            lock.lock();
            wake_.waitFor(lock, stop, std::chrono::milliseconds(news.empty() ? 100 : 5), [] { return false; });
        }
    }

    RunWatcher& watcher_;
    Path worker_;
    mutable Mutex mutex_;
    Condition wake_;
    std::map<std::string, Followed> followed_ EPOCHAL_GUARDED_BY(mutex_);
    std::vector<WorkerProcess> leaving_ EPOCHAL_GUARDED_BY(mutex_);
    std::jthread thread_;
};

}  // namespace

int usableGpus(const Machine& machine) {
    const auto visible = visibleGpus();
    return static_cast<int>(visible ? std::min(visible->size(), machine.accelerators.size())
                                    : machine.accelerators.size());
}

std::unique_ptr<ProcessTarget> makeProcessTarget(RunWatcher& watcher, Path worker) {
    return std::make_unique<Processes>(watcher, std::move(worker));
}

}  // namespace epochal
