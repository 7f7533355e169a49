#include "core/engine/parallel/rehearsal.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

namespace epochal::engine {
namespace {

/// In addition to those of the replicas: files that the process opens during training.
constexpr std::int64_t kSpareDescriptors = 64;
/// What Gloo uses per replica: two worker threads and one that polls; a device's epoll, event and listening
/// descriptors, and one more to wake it.
constexpr std::int64_t kGlooThreads = 3, kGlooDescriptors = 4;

Error tooMany(Message what, Message remedy) {
    return {ErrorKind::Unsupported, std::move(what), "/devices/count", std::move(remedy)};
}

std::int64_t openDescriptors() {
    std::error_code error;
    std::int64_t open = 0;
    for (std::filesystem::directory_iterator entry("/proc/self/fd", error), end; !error && entry != end;
         entry.increment(error))
        ++open;
    return open;
}

/// How many of `wanted` further descriptors the system provides at once.
std::int64_t rehearseDescriptors(std::int64_t wanted) {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        const std::int64_t open = openDescriptors();
        const auto all = static_cast<rlim_t>(open + wanted);
        if (limit.rlim_cur < all && limit.rlim_cur < limit.rlim_max) {
            limit.rlim_cur = std::min(all, limit.rlim_max);
            (void)::setrlimit(RLIMIT_NOFILE, &limit);
        }
        if (limit.rlim_cur < all) return std::max<std::int64_t>(0, static_cast<std::int64_t>(limit.rlim_cur) - open);
    }
    std::vector<int> taken;
    taken.reserve(static_cast<std::size_t>(wanted));
    for (int one = ::open("/dev/null", O_RDONLY | O_CLOEXEC); one >= 0;
         one = ::fcntl(taken.front(), F_DUPFD_CLOEXEC, 0)) {
        taken.push_back(one);
        if (static_cast<std::int64_t>(taken.size()) == wanted) break;
    }
    for (const int one : taken) ::close(one);
    return static_cast<std::int64_t>(taken.size());
}

std::int64_t rehearseThreads(std::int64_t wanted) {
    std::latch end(1);
    std::vector<std::jthread> taken;
    try {
        taken.reserve(static_cast<std::size_t>(wanted));
        while (static_cast<std::int64_t>(taken.size()) < wanted) taken.emplace_back([&end] { end.wait(); });
    } catch (const std::exception&) {
        wanted = std::ssize(taken);  // out of threads
    }
    end.count_down();
    return wanted;
}

}  // namespace

Status rehearse(std::int64_t world, std::int64_t loaderThreads, std::int64_t computeThreads) {
    if (world > 1) {
        // Every replica has a connection to every other, with both ends in this process.
        const std::int64_t wanted = world * (world - 1 + kGlooDescriptors) + kSpareDescriptors;
        if (const std::int64_t given = rehearseDescriptors(wanted); given < wanted)
            return tooMany({EPOCHAL_TEXT("core", "%1 replicas need %2 more open files; the system allows %3"),
                            {world, wanted, given}},
                           {EPOCHAL_TEXT("core", "Use fewer replicas, or allow more open files (ulimit -n)"), {}});
    }
    // One thread more watches the machine.
    const std::int64_t threads = 1 + world * (2 * std::max<std::int64_t>(loaderThreads, 1) + computeThreads) +
                                 (world > 1 ? world * kGlooThreads : 0);
    if (const std::int64_t given = rehearseThreads(threads); given < threads)
        return tooMany({EPOCHAL_TEXT("core", "The run needs %1 threads; the system allows %2"), {threads, given}},
                       {EPOCHAL_TEXT("core", "Use fewer replicas, compute threads or loader threads"), {}});
    return {};
}

}  // namespace epochal::engine
