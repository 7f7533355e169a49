// When preloaded (LD_PRELOAD), writes the renames and syncs of a process, in order, to EPOCHAL_FILE_TRACE: the number
// of the thread, then "rename A B" with absolute paths or "sync PATH".
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/fakes/preload.h"

namespace {

using epochal::test::next;
using epochal::test::pathOf;

void note(const std::string& what) {
    const std::string line = std::to_string(::gettid()) + " " + what;
    const char* path = std::getenv("EPOCHAL_FILE_TRACE");
    if (!path) return;
    const int file = ::open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0) return;
    (void)!::write(file, line.data(), line.size());
    ::close(file);
}

}  // namespace

extern "C" __attribute__((visibility("default"))) int rename(const char* from, const char* to) noexcept {
    static auto* real = next<int (*)(const char*, const char*)>("rename");
    const int result = real(from, to);
    if (result == 0) note(std::string("rename ") + from + " " + to + "\n");
    return result;
}

extern "C" __attribute__((visibility("default"))) int renameat(int fromFolder, const char* from, int toFolder,
                                                               const char* to) noexcept {
    static auto* real = next<int (*)(int, const char*, int, const char*)>("renameat");
    const int result = real(fromFolder, from, toFolder, to);
    if (result == 0) note("rename " + pathOf(fromFolder) + "/" + from + " " + pathOf(toFolder) + "/" + to + "\n");
    return result;
}

extern "C" __attribute__((visibility("default"))) int fsync(int descriptor) {
    static auto* real = next<int (*)(int)>("fsync");
    note("sync " + pathOf(descriptor) + "\n");
    return real(descriptor);
}

extern "C" __attribute__((visibility("default"))) int fdatasync(int descriptor) {
    static auto* real = next<int (*)(int)>("fdatasync");
    note("sync " + pathOf(descriptor) + "\n");
    return real(descriptor);
}
