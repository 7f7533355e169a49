// A slow disk and a slow link, loaded into a program by LD_PRELOAD. Each read of a file under EPOCHAL_SLOW_ROOT takes
// EPOCHAL_SLOW_READ_MS longer, and so does each message on a socket with EPOCHAL_SLOW_SEND_MS.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "tests/fakes/preload.h"

namespace {

using epochal::test::next;
using epochal::test::setting;

void wait(int milliseconds) {
    if (milliseconds > 0) usleep(static_cast<useconds_t>(milliseconds) * 1000);
}

bool isUnderRoot(int file) {
    static const std::string root = setting("EPOCHAL_SLOW_ROOT");
    if (root.empty()) return false;
    return epochal::test::pathOf(file).starts_with(root);
}

void beforeRead(int file) {
    static const int pause = std::atoi(setting("EPOCHAL_SLOW_READ_MS").c_str());
    if (pause > 0 && isUnderRoot(file)) wait(pause);
}

void beforeSend(int file) {
    static const int pause = std::atoi(setting("EPOCHAL_SLOW_SEND_MS").c_str());
    struct stat status {};
    if (pause > 0 && fstat(file, &status) == 0 && S_ISSOCK(status.st_mode)) wait(pause);
}

}  // namespace

extern "C" {

ssize_t read(int file, void* to, size_t bytes) {
    static const auto real = next<ssize_t (*)(int, void*, size_t)>("read");
    beforeRead(file);
    return real(file, to, bytes);
}

ssize_t pread64(int file, void* to, size_t bytes, off64_t offset) {
    static const auto real = next<ssize_t (*)(int, void*, size_t, off64_t)>("pread64");
    beforeRead(file);
    return real(file, to, bytes, offset);
}

ssize_t pread(int file, void* to, size_t bytes, off_t offset) {
    static const auto real = next<ssize_t (*)(int, void*, size_t, off_t)>("pread");
    beforeRead(file);
    return real(file, to, bytes, offset);
}

ssize_t writev(int file, const struct iovec* parts, int count) {
    static const auto real = next<ssize_t (*)(int, const struct iovec*, int)>("writev");
    beforeSend(file);
    return real(file, parts, count);
}

ssize_t sendmsg(int file, const struct msghdr* message, int flags) {
    static const auto real = next<ssize_t (*)(int, const struct msghdr*, int)>("sendmsg");
    beforeSend(file);
    return real(file, message, flags);
}

ssize_t send(int file, const void* from, size_t bytes, int flags) {
    static const auto real = next<ssize_t (*)(int, const void*, size_t, int)>("send");
    beforeSend(file);
    return real(file, from, bytes, flags);
}
}
