#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/launch/target.h"

extern char** environ;

namespace epochal {
namespace {

/// A worker that has not taken the run's lock within this time counts as never started.
constexpr double kStartSeconds = 30;

/// The GPUs that CUDA_VISIBLE_DEVICES lists, as it names them; nothing if it is not set.
std::optional<std::vector<std::string>> visibleGpus() {
    const char* set = std::getenv("CUDA_VISIBLE_DEVICES");
    if (!set) return std::nullopt;
    std::vector<std::string> names;
    std::stringstream words(set);
    for (std::string word; std::getline(words, word, ',');) names.push_back(word);
    return names;
}

std::string wholePath(const Path& path) {
    std::error_code error;
    const Path whole = std::filesystem::absolute(path, error);
    return (error ? path : whole).string();
}

/// This process's environment, with only the given GPUs visible (all, if none are given). Unless CUDA_VISIBLE_DEVICES
/// is set, CUDA numbers them as NVML does. The engine's path is made absolute: the worker runs in another folder.
std::vector<std::string> environmentWith(const std::vector<int>& gpus) {
    std::vector<std::string> out;
    const auto visible = visibleGpus();
    const auto begins = [](std::string_view entry, std::string_view name) { return entry.starts_with(name); };
    constexpr std::string_view kEngine = "EPOCHAL_ENGINE=";
    for (char** entry = environ; *entry; ++entry)
        if (begins(*entry, kEngine) && (*entry)[kEngine.size()] != '\0')
            out.push_back(std::string(kEngine) + wholePath(Path(*entry + kEngine.size())));
        else if (gpus.empty() || (!begins(*entry, "CUDA_VISIBLE_DEVICES=") &&
                                  // What is visible is numbered in the inherited order.
                                  (visible || !begins(*entry, "CUDA_DEVICE_ORDER="))))
            out.emplace_back(*entry);
    if (gpus.empty()) return out;
    std::string list;
    for (const int gpu : gpus) {
        const auto at = static_cast<std::size_t>(gpu);
        list += (list.empty() ? "" : ",") + (visible && at < visible->size() ? (*visible)[at] : std::to_string(gpu));
    }
    out.push_back("CUDA_VISIBLE_DEVICES=" + list);
    if (!visible) out.emplace_back("CUDA_DEVICE_ORDER=PCI_BUS_ID");
    return out;
}

/// Starts the worker in a new session, so that it survives the window and its terminal; in the root folder, so that
/// nothing is loaded from the window's working directory; and with default signal handling. Its output goes to
/// worker.log in the run directory.
Result<pid_t> spawnWorker(const Path& worker, const RunDirectory& run, const std::vector<int>& gpus) {
    const auto log = openRegular(run.path() / "worker.log", O_WRONLY | O_CREAT | O_APPEND, Links::Refuse);
    if (!log) return log.error();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, *log, 1);
    posix_spawn_file_actions_adddup2(&actions, *log, 2);
    posix_spawn_file_actions_addchdir_np(&actions, "/");
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    for (const int number : {SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGUSR1}) sigaddset(&signals, number);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    const std::string verb = "resume", folder = wholePath(run.path()), program = wholePath(worker);
    char* arguments[] = {const_cast<char*>(program.c_str()), const_cast<char*>(verb.c_str()),
                         const_cast<char*>(folder.c_str()), const_cast<char*>("--json"), nullptr};
    std::vector<std::string> variables = environmentWith(gpus);
    std::vector<char*> environment;
    environment.reserve(variables.size() + 1);
    for (std::string& variable : variables) environment.push_back(variable.data());
    environment.push_back(nullptr);
    pid_t child = 0;
    const int number = ::posix_spawn(&child, program.c_str(), &actions, &attributes, arguments, environment.data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (number != 0) return ioError(number, worker);
    return child;
}

class Processes final : public ProcessTarget {
public:
    Processes(RunWatcher& watcher, Path worker)
        : watcher_(watcher), worker_(std::move(worker)), thread_([this](std::stop_token stop) { follow(stop); }) {}

    Status launch(const RunDirectory& run, const Placement& placement) override {
        auto child = spawnWorker(worker_, run, placement.gpus);
        if (!child) return child.error();
        add(run, *child, placement.attemptsBefore);
        return {};
    }

    Status attach(const RunDirectory& run) override {
        add(run, 0, 0);
        return {};
    }

    Status command(const std::string& id, Command command) override {
        const std::scoped_lock lock(mutex_);
        const auto found = followed_.find(id);
        if (found == followed_.end())
            return Error{ErrorKind::Spec, {EPOCHAL_TEXT("core", "This run is not in progress"), {}}, id, {}};
        return sendCommand(found->second.run, command);
    }

    /// Workers outlive this process, so nothing is asked of them.
    void leave() override {}

    std::size_t active() const override {
        const std::scoped_lock lock(mutex_);
        return followed_.size();
    }

private:
    struct Followed {
        RunDirectory run;
        EventReader reader;
        pid_t child;                 ///< 0: not a child of this process; -1: reaped
        std::int64_t attemptBefore;  ///< last one in the log when the worker was started
        double since;
        bool locked = false;  ///< the lock has been seen held
    };

    void add(const RunDirectory& run, pid_t child, std::int64_t before) {
        const std::scoped_lock lock(mutex_);
        if (const auto earlier = followed_.find(run.id()); earlier != followed_.end()) letGo(earlier->second);
        followed_.insert_or_assign(run.id(),
                                   Followed{run, EventReader(run.events()), child, before, monotonicSeconds()});
    }

    /// A child that is no longer followed may live a moment longer; without a wait it would stay a zombie.
    void letGo(const Followed& item) {
        if (item.child > 0) leaving_.push_back(item.child);
    }

    void reap() {
        std::erase_if(leaving_, [](pid_t child) { return ::waitpid(child, nullptr, WNOHANG) != 0; });
    }

    /// True once the attempt is over: its lock was held and is free, or the child is gone, or it never started. If the
    /// run's folder is gone, the lock cannot be checked; a child of this process notices that by itself, and is waited
    /// for.
    static bool over(Followed& item) {
        bool gone = false;
        if (item.child > 0 && ::waitpid(item.child, nullptr, WNOHANG) == item.child) {
            item.child = -1;
            gone = true;
        }
        if (FileLock::isHeld(item.run.lockFile())) {
            item.locked = true;
            return false;
        }
        if (item.child > 0 && item.run.isGone()) return false;
        return item.locked || gone || item.child < 0 || item.child == 0 ||
               monotonicSeconds() - item.since > kStartSeconds;
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
                     (item.run.path() / "worker.log").string(),
                     {EPOCHAL_TEXT("core", "Its last messages are in that file"), {}}};
    }

    void follow(std::stop_token stop) {
        std::unique_lock lock(mutex_);
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
            wake_.wait_for(lock, stop, std::chrono::milliseconds(news.empty() ? 100 : 5), [] { return false; });
        }
    }

    RunWatcher& watcher_;
    Path worker_;
    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::map<std::string, Followed> followed_;
    std::vector<pid_t> leaving_;
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
