#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"

namespace epochal {

using Path = std::filesystem::path;

/// An I/O error as a value: errno's text, the file, and the remedy that fits (free space, permissions, the path).
[[nodiscard]] Error ioError(int errnoValue, const Path& path);

/// Whether a symbolic link in a file's place is followed. Within a run's folder it is refused: what is read and written
/// there stays there.
enum class Links { Follow, Refuse };

/// An open descriptor, closed at its end. -1 is none.
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

/// Opens a regular file; anything else in its place (a pipe, a device, a folder) is an error at once and never waited
/// for. Every file of a run's folder is opened by this. `flags` as open(2) takes them.
[[nodiscard]] Result<Descriptor> openRegular(const Path& path, int flags, Links links);

/// The whole file. Blocks. Files over `maxBytes` are refused.
[[nodiscard]] Result<std::string> readFile(const Path& path, std::size_t maxBytes = 256u << 20,
                                           Links links = Links::Follow);

/// Bytes from `offset` to the end, at most `maxBytes` of them. Blocks.
[[nodiscard]] Result<std::string> readFrom(const Path& path, std::uint64_t offset, std::size_t maxBytes,
                                           Links links = Links::Follow);

/// A file's next content, on the disk under another name; commit() puts it in place as one step, which needs no space.
/// Behind a symbolic link the link's target is replaced, not the link; what is no regular file is refused. Without a
/// commit nothing is left.
class PreparedFile {
public:
    [[nodiscard]] static Result<PreparedFile> prepare(const Path& path, std::string_view bytes,
                                                      Links links = Links::Follow);
    PreparedFile(PreparedFile&&) = default;
    PreparedFile& operator=(PreparedFile&& other) noexcept;
    ~PreparedFile();
    [[nodiscard]] Status commit();

private:
    PreparedFile(Path path, Descriptor folder) : path_(std::move(path)), folder_(std::move(folder)) {}
    [[nodiscard]] int makeTemporary();
    Path path_;              ///< behind links
    Descriptor folder_;      ///< of path_
    Descriptor file_;        ///< the temporary, locked as long as its writer lives; none once committed
    std::string temporary_;  ///< its name in the folder
};

/// Replaces the file as one step: prepare and commit. A reader sees the old content or the new, also after a power cut.
/// Blocks.
[[nodiscard]] Status writeAtomically(const Path& path, std::string_view bytes, Links links = Links::Follow);

/// Writes to a place that a person named, such as a report's: a file as writeAtomically does; into a pipe, a character
/// device or an open descriptor (/dev/stdout) as any program does. Block devices and sockets are refused. Blocks.
[[nodiscard]] Status writeOutput(const Path& path, std::string_view bytes);

/// Makes one folder, its parent being there; 0755 whatever the umask lets through. Done if it is there already.
[[nodiscard]] Status makeFolder(const Path& path);
/// Likewise with all its parents.
[[nodiscard]] Status makeFolders(const Path& path);

/// Returns once the disk has the folder's entries. Blocks.
[[nodiscard]] Status syncFolder(const Path& folder);

/// Removes what dead processes left half-written in a folder of ours: temporaries of PreparedFile and drafts of run
/// folders. A live process holds a lock on its own, which stay. Blocks.
void removeLeftovers(const Path& folder);

/// Opens those of the descriptors 0 to 2 that are closed on /dev/null, so that no file of ours becomes one of them and
/// takes what is printed. To be called first of all by every program.
void holdStandardDescriptors();

/// An append-only file. `append` writes all of `bytes` in one call and returns once the kernel has them (a kill -9
/// loses nothing); `sync` returns once the disk has them. Links are refused.
class AppendFile {
public:
    [[nodiscard]] static Result<std::unique_ptr<AppendFile>> open(const Path& path);

    /// An error, too, once the path no longer leads to this file: nobody would find what is written.
    [[nodiscard]] Status append(std::string_view bytes);
    [[nodiscard]] Status sync();
    /// Cuts what follows the last newline.
    [[nodiscard]] Status cutTornLine();

private:
    AppendFile(Descriptor descriptor, Path path) : descriptor_(std::move(descriptor)), path_(std::move(path)) {}
    Descriptor descriptor_;
    Path path_;
};

/// An advisory lock held by an open file description (flock): it ends with the process, however that ends.
class FileLock {
public:
    /// Blocks for at most 20 ms: ErrorKind::Locked if another process, or another FileLock of this one, holds it.
    [[nodiscard]] static Result<std::unique_ptr<FileLock>> tryLock(const Path& path);
    /// Whether somebody holds the lock right now. Where it cannot be asked for want of descriptors or memory it counts
    /// as held: nothing is begun twice on a guess.
    [[nodiscard]] static bool isHeld(const Path& path);

private:
    explicit FileLock(Descriptor descriptor) : descriptor_(std::move(descriptor)) {}
    Descriptor descriptor_;
};

}  // namespace epochal
