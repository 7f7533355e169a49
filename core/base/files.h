#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"

namespace epochal {

using Path = std::filesystem::path;

/// An I/O error as a value: errno's text, the file, and a matching remedy (free space, permissions, the path).
[[nodiscard]] Error ioError(int errnoValue, const Path& path);

/// Whether a symbolic link in place of a file is followed. Within a run folder links are refused, so that nothing
/// outside it is read or written.
enum class Links { Follow, Refuse };

/// Owns an open descriptor and closes it on destruction. -1 means none.
class Descriptor {
public:
    explicit Descriptor(int value = -1) : value_(value) {}
    ~Descriptor();
    Descriptor(Descriptor&& other) noexcept : value_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    operator int() const { return value_; }
    int release() { return std::exchange(value_, -1); }

private:
    int value_;
};

/// Opens a regular file; anything else in its place (a pipe, a device, a folder) is an immediate error and never waited
/// for. Every file of a run folder is opened with it. `flags` are those of open(2).
[[nodiscard]] Result<Descriptor> openRegular(const Path& path, int flags, Links links);

/// Reads the whole file. Refuses files over `maxBytes`. Blocks.
[[nodiscard]] Result<std::string> readFile(const Path& path, std::size_t maxBytes = 256u << 20,
                                           Links links = Links::Follow);

/// Reads from `offset` to the end, at most `maxBytes` bytes. Blocks.
[[nodiscard]] Result<std::string> readFrom(const Path& path, std::uint64_t offset, std::size_t maxBytes,
                                           Links links = Links::Follow);

/// The next content of a file, on disk under another name; commit() moves it into place in one step, which needs no
/// further disk space. Behind a symbolic link, the link's target is replaced, not the link; anything but a regular file
/// is refused. Without a commit nothing is left behind.
class PreparedFile {
public:
    /// The content is the concatenation of `parts`.
    [[nodiscard]] static Result<PreparedFile> prepare(const Path& path, std::span<const std::string_view> parts,
                                                      Links links = Links::Follow);
    [[nodiscard]] static Result<PreparedFile> prepare(const Path& path, std::string_view bytes,
                                                      Links links = Links::Follow) {
        return prepare(path, std::span(&bytes, 1), links);
    }
    PreparedFile(PreparedFile&&) = default;
    PreparedFile& operator=(PreparedFile&& other) noexcept;
    ~PreparedFile();
    [[nodiscard]] Status commit();

private:
    PreparedFile(Path path, Descriptor folder) : path_(std::move(path)), folder_(std::move(folder)) {}
    [[nodiscard]] int makeTemporary();
    Path path_;              ///< with links resolved
    Descriptor folder_;      ///< the one that contains path_
    Descriptor file_;        ///< the temporary file, locked for as long as its writer lives
    std::string temporary_;  ///< its name in the folder; empty once committed
};

/// Replaces the file in one step: prepare and commit. A reader sees either the old content or the new, even after a
/// power failure. Blocks.
[[nodiscard]] Status writeAtomically(const Path& path, std::span<const std::string_view> parts,
                                     Links links = Links::Follow);
[[nodiscard]] inline Status writeAtomically(const Path& path, std::string_view bytes, Links links = Links::Follow) {
    return writeAtomically(path, std::span(&bytes, 1), links);
}

/// Writes to a path that the user named, such as a report's: a file as writeAtomically does; a pipe, a character device
/// or an open descriptor (/dev/stdout) directly, as any program does. Refuses block devices and sockets. Blocks.
[[nodiscard]] Status writeOutput(const Path& path, std::string_view bytes);

/// Creates one folder, whose parent must exist, with mode 0755 less the umask. Succeeds if the folder exists already.
[[nodiscard]] Status makeFolder(const Path& path);
/// The same, with all its parents.
[[nodiscard]] Status makeFolders(const Path& path);

/// Returns once the folder's entries are on disk. Blocks.
[[nodiscard]] Status syncFolder(const Path& folder);

/// The name under which a folder of a run is filled before it appears in one step.
[[nodiscard]] Path draftOf(const Path& folder);

/// Removes what dead processes left half-written in one of Epochal's folders: temporaries of PreparedFile and drafts of
/// run folders. Those of live processes are locked and stay. Blocks.
void removeLeftovers(const Path& folder);

/// Opens /dev/null on each of the descriptors 0 to 2 that is closed, so that no file of Epochal becomes one of them and
/// receives printed output. Every program must call it before anything else.
void holdStandardDescriptors();

/// An append-only file. `append` writes all of `bytes` and returns once the kernel has them (a kill -9 loses nothing);
/// `sync` returns once they are on disk. Symbolic links are refused.
class AppendFile {
public:
    [[nodiscard]] static Result<std::unique_ptr<AppendFile>> open(const Path& path);

    /// Also an error once the path no longer leads to this file, because what is written could not be found.
    [[nodiscard]] Status append(std::string_view bytes);
    [[nodiscard]] Status sync();
    /// Cuts off everything after the last newline.
    [[nodiscard]] Status cutTornLine();

private:
    AppendFile(Descriptor descriptor, Path path) : descriptor_(std::move(descriptor)), path_(std::move(path)) {}
    Descriptor descriptor_;
    Path path_;
};

/// An advisory lock held by an open file description (flock). It is released when the process ends, however it ends.
class FileLock {
public:
    /// Blocks for about 20 ms at most. ErrorKind::Locked if another process, or another FileLock of this one, holds it.
    [[nodiscard]] static Result<std::unique_ptr<FileLock>> tryLock(const Path& path);
    /// Whether the lock is held right now. If lack of descriptors or memory prevents the check, it counts as held, so
    /// that nothing is started twice on a guess.
    [[nodiscard]] static bool isHeld(const Path& path);

private:
    explicit FileLock(Descriptor descriptor) : descriptor_(std::move(descriptor)) {}
    Descriptor descriptor_;
};

}  // namespace epochal
