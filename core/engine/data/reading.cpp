#include "core/engine/data/reading.h"

#include <sys/stat.h>

#include <ctime>

namespace epochal::engine {
namespace {

constexpr std::int64_t kSettled = 2'000'000'000;  ///< ns

}  // namespace

FileState stateOf(const Path& path) {
    FileState state{path};
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) return state;
    state.device = found.st_dev;
    state.inode = found.st_ino;
    state.size = found.st_size;
    const auto nanoseconds = [](const timespec& time) {
        return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    };
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    state.modified = nanoseconds(found.st_mtim);
    state.settled = nanoseconds(now) - state.modified > kSettled;
    return state;
}

}  // namespace epochal::engine
