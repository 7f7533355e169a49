// A failing disk, loaded into a program by LD_PRELOAD. It counts the calls that change anything under
// EPOCHAL_FAULT_ROOT, and at call number EPOCHAL_FAULT_AT (from 1) injects EPOCHAL_FAULT:
//   eio, enospc   the call fails with that error, and so does every later call
//   eintr, short  the call is interrupted once, where POSIX lets a signal interrupt it, or writes half of its data
//   kill          the process is killed before the call
//   power         the same, and whatever no fsync made durable is lost: file contents beyond the file's last fsync,
//                 and names created, replaced or removed since the last fsync of their folder
// With EPOCHAL_FAULT_COUNT, the number of calls is written to that file when the program ends.
// The model of "power" is that of POSIX, which promises less than any file system delivers: what survives here survives
// anywhere.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "tests/fakes/preload.h"

namespace {

using epochal::test::next;
using epochal::test::pathOf;
using epochal::test::setting;

/// A name that is not durable yet, and how to undo it.
struct Change {
    enum What { Made, MadeFolder, Moved, Removed } what;
    std::string name, from, backup;  ///< Moved: from -> name; backup: what was at `name`, empty if nothing was
};

struct Disk {
    std::recursive_mutex mutex;
    std::string root = setting("EPOCHAL_FAULT_ROOT"), fault = setting("EPOCHAL_FAULT");
    long at = std::atol(setting("EPOCHAL_FAULT_AT").c_str()), calls = 0;
    int backups = 0;
    bool cut = false;                                   ///< power is lost: calls from here on are not the program's
    std::map<std::string, off_t> durable;               ///< durable bytes of the files written to
    std::vector<std::pair<std::string, Change>> order;  ///< changes of names with their folders, not yet durable

    ~Disk() {
        const std::string count = setting("EPOCHAL_FAULT_COUNT");
        if (count.empty()) return;
        if (FILE* file = std::fopen(count.c_str(), "w")) {
            std::fprintf(file, "%ld\n", calls);
            std::fclose(file);
        }
    }

    [[nodiscard]] bool holds(const std::string& path) const {
        return !cut && !root.empty() && path.size() > root.size() && path.starts_with(root) && path[root.size()] == '/';
    }
    static std::string folderOf(const std::string& path) { return path.substr(0, path.rfind('/')); }

    /// Counts a call. Non-zero: the call fails with that error. May not return.
    int step(bool interruptible = false) {
        ++calls;
        if (at <= 0 || calls < at) return 0;
        if (fault == "eio") return EIO;
        if (fault == "enospc") return ENOSPC;
        if (calls > at) return 0;
        if (fault == "eintr" && interruptible) return EINTR;
        if (fault == "power") losePower();
        if (fault == "kill" || fault == "power") ::raise(SIGKILL);
        return 0;
    }
    [[nodiscard]] bool isShort() const { return fault == "short" && calls == at; }

    std::string backup(const std::string& path) {
        const std::string kept = root + "-backup" + std::to_string(++backups);
        return ::link(path.c_str(), kept.c_str()) == 0 ? kept : std::string();
    }
    void note(Change change) { order.emplace_back(folderOf(change.name), change); }
    void syncFolder(const std::string& folder) {
        std::erase_if(order, [&](const auto& one) { return one.first == folder; });
    }
    void losePower() {
        cut = true;
        for (const auto& [path, bytes] : durable) {
            struct stat now {};
            if (::stat(path.c_str(), &now) == 0 && now.st_size > bytes) (void)!::truncate(path.c_str(), bytes);
        }
        for (auto undone = order.rbegin(); undone != order.rend(); ++undone) {
            const Change& change = undone->second;
            switch (change.what) {
                case Change::Made:
                    ::unlink(change.name.c_str());
                    break;
                case Change::MadeFolder:
                    (void)!std::system(("rm -rf '" + change.name + "'").c_str());
                    break;
                case Change::Moved:
                    ::rename(change.name.c_str(), change.from.c_str());
                    if (!change.backup.empty()) ::link(change.backup.c_str(), change.name.c_str());
                    break;
                case Change::Removed:
                    if (!change.backup.empty()) ::link(change.backup.c_str(), change.name.c_str());
                    break;
            }
        }
    }
};

Disk& disk() {
    static Disk one;
    return one;
}

std::string absolute(int folder, const char* path) {
    if (path[0] == '/') return path;
    if (folder != AT_FDCWD) return pathOf(folder) + "/" + path;
    char here[PATH_MAX];
    return ::getcwd(here, sizeof here) ? std::string(here) + "/" + path : path;
}

bool exists(const std::string& path) {
    struct stat there {};
    return ::lstat(path.c_str(), &there) == 0;
}

int openFile(int folder, const char* name, int flags, mode_t mode) {
    static const auto real = next<int (*)(int, const char*, int, mode_t)>("openat");
    const std::string path = absolute(folder, name);
    const bool made = (flags & O_CREAT) && disk().holds(path);
    const std::scoped_lock lock(disk().mutex);
    if (made) {
        if (const int error = disk().step(true)) return errno = error, -1;
        if (!exists(path)) disk().note({Change::Made, path, {}, {}});
    }
    const int opened = real(folder, name, flags, mode);
    if (opened >= 0 && disk().holds(path) && (flags & (O_WRONLY | O_RDWR)) && !disk().durable.contains(path)) {
        struct stat there {};
        disk().durable[path] = ::fstat(opened, &there) == 0 ? there.st_size : 0;
    }
    return opened;
}

int syncFile(int descriptor, const char* name) {
    const auto real = next<int (*)(int)>(name);
    const std::string path = pathOf(descriptor);
    if (!disk().holds(path) && path != disk().root) return real(descriptor);
    const std::scoped_lock lock(disk().mutex);
    if (const int error = disk().step(true)) return errno = error, -1;
    struct stat there {};
    if (::fstat(descriptor, &there) != 0) return -1;
    if (S_ISDIR(there.st_mode))
        disk().syncFolder(path);
    else
        disk().durable[path] = there.st_size;
    return 0;  // the real disk need not be synced
}

int move(int fromFolder, const char* from, int toFolder, const char* to) {
    static const auto real = next<int (*)(int, const char*, int, const char*)>("renameat");
    const std::string source = absolute(fromFolder, from), target = absolute(toFolder, to);
    if (!disk().holds(target)) return real(fromFolder, from, toFolder, to);
    const std::scoped_lock lock(disk().mutex);
    if (const int error = disk().step()) return errno = error, -1;
    const std::string kept = exists(target) ? disk().backup(target) : std::string();
    const int moved = real(fromFolder, from, toFolder, to);
    if (moved != 0) return moved;
    disk().note({Change::Moved, target, source, kept});
    // What was written under the old name is now known under the new one.
    std::map<std::string, off_t> renamed;
    for (auto& [path, bytes] : disk().durable) {
        if (path == source || path.starts_with(source + "/"))
            renamed[target + path.substr(source.size())] = bytes;
        else if (path != target)
            renamed[path] = bytes;
    }
    disk().durable = std::move(renamed);
    for (auto& [folder, change] : disk().order) {
        if (&change == &disk().order.back().second) continue;
        for (std::string* path : {&folder, &change.name, &change.from})
            if (path->starts_with(source + "/")) *path = target + path->substr(source.size());
    }
    return moved;
}

int removeFile(int folder, const char* name, int flags) {
    static const auto real = next<int (*)(int, const char*, int)>("unlinkat");
    const std::string path = absolute(folder, name);
    if (!disk().holds(path) || (flags & AT_REMOVEDIR)) return real(folder, name, flags);
    const std::scoped_lock lock(disk().mutex);
    if (const int error = disk().step()) return errno = error, -1;
    const std::string kept = disk().backup(path);
    const int removed = real(folder, name, flags);
    if (removed == 0) disk().note({Change::Removed, path, {}, kept});
    return removed;
}

}  // namespace

extern "C" {

int open(const char* name, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0;
    va_end(list);
    return openFile(AT_FDCWD, name, flags, mode);
}
int open64(const char* name, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0;
    va_end(list);
    return openFile(AT_FDCWD, name, flags, mode);
}
int openat(int folder, const char* name, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0;
    va_end(list);
    return openFile(folder, name, flags, mode);
}
int openat64(int folder, const char* name, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0;
    va_end(list);
    return openFile(folder, name, flags, mode);
}
ssize_t write(int descriptor, const void* bytes, size_t count) {
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    if (descriptor < 3 || disk().root.empty() || !disk().holds(pathOf(descriptor)))
        return real(descriptor, bytes, count);
    const std::scoped_lock lock(disk().mutex);
    if (const int error = disk().step(true)) return errno = error, -1;
    return real(descriptor, bytes, disk().isShort() ? (count + 1) / 2 : count);
}
int fsync(int descriptor) {
    return syncFile(descriptor, "fsync");
}
int fdatasync(int descriptor) {
    return syncFile(descriptor, "fdatasync");
}
int rename(const char* from, const char* to) {
    return move(AT_FDCWD, from, AT_FDCWD, to);
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to) {
    return move(fromFolder, from, toFolder, to);
}
int unlink(const char* name) {
    return removeFile(AT_FDCWD, name, 0);
}
int unlinkat(int folder, const char* name, int flags) {
    return removeFile(folder, name, flags);
}
int link(const char* from, const char* to) {
    static const auto real = next<int (*)(const char*, const char*)>("link");
    const std::string path = absolute(AT_FDCWD, to);
    if (!disk().holds(path)) return real(from, to);
    const std::scoped_lock lock(disk().mutex);
    if (const int error = disk().step()) return errno = error, -1;
    const int made = real(from, to);
    if (made == 0) disk().note({Change::Made, path, {}, {}});
    return made;
}
int mkdir(const char* name, mode_t mode) {
    static const auto real = next<int (*)(const char*, mode_t)>("mkdir");
    const std::string path = absolute(AT_FDCWD, name);
    if (!disk().holds(path)) return real(name, mode);
    const std::scoped_lock lock(disk().mutex);
    if (const int error = disk().step()) return errno = error, -1;
    const int made = real(name, mode);
    if (made == 0) disk().note({Change::MadeFolder, path, {}, {}});
    return made;
}
}
