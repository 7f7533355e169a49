#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace epochal {

using Path = std::filesystem::path;

/// An I/O error as a value: errno's text, the file, and the remedy that fits (free space, permissions, the path).
[[nodiscard]] Error ioError(int errnoValue, const Path& path);

/// The whole file. Blocks. Files over `maxBytes` are refused.
[[nodiscard]] Result<std::string> readFile(const Path& path, std::size_t maxBytes = 256u << 20);

/// Bytes from `offset` to the end, at most `maxBytes` of them. Blocks.
[[nodiscard]] Result<std::string> readFrom(const Path& path, std::uint64_t offset, std::size_t maxBytes);

/// Replaces the file as one step: a temporary beside it, fdatasync, rename, fsync of the folder. A reader sees the old
/// content or the new, also after a power cut. Blocks.
[[nodiscard]] Status writeAtomically(const Path& path, std::string_view bytes);

[[nodiscard]] Status makeFolders(const Path& path);

/// An append-only file. `append` writes all of `bytes` in one call and returns once the kernel has them (a kill -9
/// loses nothing); `sync` returns once the disk has them.
class AppendFile {
public:
    [[nodiscard]] static Result<std::unique_ptr<AppendFile>> open(const Path& path);
    ~AppendFile();
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;

    [[nodiscard]] Status append(std::string_view bytes);
    [[nodiscard]] Status sync();

private:
    AppendFile(int descriptor, Path path) : descriptor_(descriptor), path_(std::move(path)) {}
    int descriptor_;
    Path path_;
};

/// An advisory lock held by an open file description (flock): it ends with the process, however that ends.
class FileLock {
public:
    /// Blocks for at most 20 ms: ErrorKind::Locked if another process, or another FileLock of this one, holds it.
    [[nodiscard]] static Result<std::unique_ptr<FileLock>> tryLock(const Path& path);
    /// Whether somebody holds the lock right now.
    [[nodiscard]] static bool isHeld(const Path& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

}  // namespace epochal
