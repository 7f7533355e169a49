#include "core/launch/worker_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <sstream>
#include <thread>

#include "core/base/clock.h"

extern char** environ;

namespace epochal {
namespace {

constexpr std::size_t kMostOutput = 1u << 20;
constexpr std::chrono::milliseconds kLook{5};

std::string absolutePath(const Path& path) {
    std::error_code error;
    const Path whole = std::filesystem::absolute(path, error);
    return (error ? path : whole).string();
}

/// Unless CUDA_VISIBLE_DEVICES is set, CUDA numbers the GPUs as NVML does; what is visible is numbered in the inherited
/// order.
std::vector<std::string> environmentOf(const WorkerCall& call) {
    std::vector<std::string> out;
    const auto visible = visibleGpus();
    constexpr std::string_view kEngine = "EPOCHAL_ENGINE=", kHome = "EPOCHAL_HOME=";
    for (char** at = environ; *at; ++at) {
        const std::string_view entry = *at;
        if (entry.starts_with(kEngine) && entry.size() > kEngine.size())
            out.push_back(std::string(kEngine) + absolutePath(Path(entry.substr(kEngine.size()))));
        else if (entry.starts_with(kHome) && !call.home.empty())
            continue;
        else if (call.gpus.empty() ||
                 (!entry.starts_with("CUDA_VISIBLE_DEVICES=") && (visible || !entry.starts_with("CUDA_DEVICE_ORDER="))))
            out.emplace_back(entry);
    }
    if (!call.home.empty()) out.push_back(std::string(kHome) + absolutePath(call.home));
    if (call.gpus.empty()) return out;
    std::string list;
    for (const int gpu : call.gpus) {
        const auto at = static_cast<std::size_t>(gpu);
        list += (list.empty() ? "" : ",") + (visible && at < visible->size() ? (*visible)[at] : std::to_string(gpu));
    }
    out.push_back("CUDA_VISIBLE_DEVICES=" + list);
    if (!visible) out.emplace_back("CUDA_DEVICE_ORDER=PCI_BUS_ID");
    return out;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
    std::vector<char*> out;
    out.reserve(texts.size() + 1);
    for (std::string& text : texts) out.push_back(text.data());
    out.push_back(nullptr);
    return out;
}

/// Reads until the worker closes its end. False if it took too long or wrote too much, or on `stop`, which `wake`
/// announces.
bool readAll(int from, int wake, double end, const std::stop_token& stop, std::string& text) {
    while (text.size() < kMostOutput) {
        const double left = end - monotonicSeconds();
        std::array<pollfd, 2> ready{pollfd{from, POLLIN, 0}, pollfd{wake, POLLIN, 0}};
        if (left <= 0 || ::poll(ready.data(), ready.size(), static_cast<int>(left * 1000) + 1) == 0) return false;
        if (stop.stop_requested()) return false;
        if (ready[0].revents == 0) continue;
        std::array<char, 4096> part{};
        const ssize_t read = ::read(from, part.data(), part.size());
        if (read < 0 && errno == EINTR) continue;
        if (read <= 0) return read == 0;
        text.append(part.data(), static_cast<std::size_t>(read));
    }
    return false;
}

}  // namespace

std::optional<std::vector<std::string>> visibleGpus() {
    const char* set = std::getenv("CUDA_VISIBLE_DEVICES");
    if (!set) return std::nullopt;
    std::vector<std::string> names;
    std::stringstream words(set);
    for (std::string word; std::getline(words, word, ',');) names.push_back(word);
    return names;
}

Result<WorkerProcess> WorkerProcess::start(const Path& worker, const WorkerCall& call, int output, int errors) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    for (const auto& [to, from] : {std::pair(1, output), std::pair(2, errors)}) {
        if (from < 0)
            posix_spawn_file_actions_addopen(&actions, to, "/dev/null", O_WRONLY, 0);
        else
            posix_spawn_file_actions_adddup2(&actions, from, to);
    }
    posix_spawn_file_actions_addchdir_np(&actions, "/");
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    for (const int number : {SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGUSR1}) sigaddset(&signals, number);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    std::vector<std::string> arguments{absolutePath(worker)}, variables = environmentOf(call);
    arguments.insert(arguments.end(), call.arguments.begin(), call.arguments.end());
    pid_t child = 0;
    const int number = ::posix_spawn(&child, arguments.front().c_str(), &actions, &attributes,
                                     pointersTo(arguments).data(), pointersTo(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (number != 0) return ioError(number, worker);
    return WorkerProcess(child);
}

void WorkerProcess::heed(int status) {
    child_ = 0;
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    endedBy_ = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

bool WorkerProcess::hasEnded() {
    if (child_ == 0) return true;
    int status = 0;
    const pid_t reaped = ::waitpid(child_, &status, WNOHANG);
    if (reaped == child_ || (reaped < 0 && errno == ECHILD)) heed(reaped < 0 ? -1 : status);
    return child_ == 0;
}

void WorkerProcess::signal(int number) const {
    // Its session has the number of the child, which stays taken until it is reaped.
    if (child_ > 0) ::kill(-child_, number);
}

void WorkerProcess::wait() {
    if (child_ == 0) return;
    int status = 0;
    pid_t reaped = 0;
    do reaped = ::waitpid(child_, &status, 0);
    while (reaped < 0 && errno == EINTR);
    heed(reaped < 0 ? -1 : status);
}

std::optional<WorkerAnswer> askWorker(const Path& worker, const WorkerCall& call, double patience, double grace,
                                      std::stop_token stop) {
    if (stop.stop_requested()) return std::nullopt;
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
    const Descriptor ours(ends[0]);
    Descriptor theirs(ends[1]);
    const Descriptor wake(::eventfd(0, EFD_CLOEXEC));
    auto process =
        wake < 0 ? Result<WorkerProcess>(ioError(errno, worker)) : WorkerProcess::start(worker, call, theirs, -1);
    theirs = Descriptor();
    if (!process) return std::nullopt;
    const std::stop_callback onStop(stop, [&wake] { ::eventfd_write(wake, 1); });
    WorkerAnswer answer;
    const auto endsBefore = [&process](double end, const std::stop_token& unless) {
        while (!process->hasEnded() && monotonicSeconds() < end && !unless.stop_requested())
            std::this_thread::sleep_for(kLook);
        return process->hasEnded();
    };
    const double end = monotonicSeconds() + patience;
    if (readAll(ours, wake, end, stop, answer.output) && endsBefore(end, stop)) {
        answer.code = process->code();
        return answer;
    }
    process->signal(SIGTERM);
    (void)endsBefore(monotonicSeconds() + grace, {});
    process->signal(SIGKILL);
    process->wait();
    return std::nullopt;
}

}  // namespace epochal
