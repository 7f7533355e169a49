#include "core/base/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

namespace epochal {
namespace {

class Descriptor {
public:
    explicit Descriptor(int value) : value_(value) {}
    ~Descriptor() {
        if (value_ >= 0) ::close(value_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    operator int() const { return value_; }
    int release() { return std::exchange(value_, -1); }

private:
    int value_;
};

/// write(2) until all is written; a signal in between is no error.
int writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t done = ::write(descriptor, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(done));
    }
    return 0;
}

int syncFolder(const Path& folder) {
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor < 0 || ::fsync(descriptor) != 0) return errno;
    return 0;
}

/// strerror's words for what happens to people, translatable; others stay as the system says them.
Arg reasonOf(int number) {
    switch (number) {
        case ENOSPC:
            return Message{EPOCHAL_TEXT("core", "No space left on device"), {}};
        case EDQUOT:
            return Message{EPOCHAL_TEXT("core", "Disk quota exceeded"), {}};
        case EACCES:
            return Message{EPOCHAL_TEXT("core", "Permission denied"), {}};
        case EPERM:
            return Message{EPOCHAL_TEXT("core", "Operation not permitted"), {}};
        case EROFS:
            return Message{EPOCHAL_TEXT("core", "Read-only file system"), {}};
        case ENOENT:
            return Message{EPOCHAL_TEXT("core", "No such file or directory"), {}};
        case ENOTDIR:
            return Message{EPOCHAL_TEXT("core", "Not a directory"), {}};
        case EISDIR:
            return Message{EPOCHAL_TEXT("core", "Is a directory"), {}};
        case EEXIST:
            return Message{EPOCHAL_TEXT("core", "File exists"), {}};
        case EIO:
            return Message{EPOCHAL_TEXT("core", "Input/output error"), {}};
        case EMFILE:
        case ENFILE:
            return Message{EPOCHAL_TEXT("core", "Too many open files"), {}};
        default:
            return std::string(std::strerror(number));
    }
}

}  // namespace

Error ioError(int number, const Path& path) {
    Message remedy{EPOCHAL_TEXT("core", "Check that the disk works and the path is right"), {}};
    if (number == ENOSPC || number == EDQUOT)
        remedy = {EPOCHAL_TEXT("core", "Free some space on this disk, then go on"), {}};
    if (number == EACCES || number == EPERM || number == EROFS)
        remedy = {EPOCHAL_TEXT("core", "Give yourself the right to write there, or choose another folder"), {}};
    if (number == ENOENT || number == ENOTDIR) remedy = {EPOCHAL_TEXT("core", "Check the path"), {}};
    return {
        ErrorKind::Disk, {EPOCHAL_TEXT("core", "The file system says: %1"), {reasonOf(number)}}, path.string(), remedy};
}

namespace {

Error notAFile(const Path& path) {
    return {ErrorKind::Disk,
            {EPOCHAL_TEXT("core", "This is a pipe or a device, not a file"), {}},
            path.string(),
            {EPOCHAL_TEXT("core", "Write what it holds into a file, and name that"), {}}};
}

}  // namespace

Result<std::string> readFrom(const Path& path, std::uint64_t offset, std::size_t maxBytes) {
    // A pipe in a file's place would be waited for, for ever.
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (descriptor < 0) return ioError(errno, path);
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return ioError(errno, path);
    if (S_ISDIR(status.st_mode)) return ioError(EISDIR, path);
    if (!S_ISREG(status.st_mode)) return notAFile(path);
    const auto size = static_cast<std::uint64_t>(status.st_size);
    std::string content;
    content.resize(offset < size ? std::min<std::uint64_t>(size - offset, maxBytes) : 0);
    std::size_t filled = 0;
    while (filled < content.size()) {
        const ssize_t got =
            ::pread(descriptor, content.data() + filled, content.size() - filled, static_cast<off_t>(offset + filled));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return ioError(errno, path);
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    content.resize(filled);
    return content;
}

Result<std::string> readFile(const Path& path, std::size_t maxBytes) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!error && std::filesystem::is_other(status)) return notAFile(path);
    const auto size = std::filesystem::file_size(path, error);
    if (error) return ioError(error.value(), path);
    if (size > maxBytes)
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "The file has %1 bytes, more than the %2 such a file may have"),
                      {static_cast<std::int64_t>(size), static_cast<std::int64_t>(maxBytes)}},
                     path.string(),
                     {EPOCHAL_TEXT("core", "Check that this is the file meant"), {}}};
    return readFrom(path, 0, maxBytes);
}

Status writeAtomically(const Path& path, std::string_view bytes) {
    const Path temporary = path.string() + ".tmp." + std::to_string(::getpid());
    int number = 0;
    {
        const Descriptor descriptor(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
        if (descriptor < 0) return ioError(errno, path);
        number = writeAll(descriptor, bytes);
        if (number == 0 && ::fdatasync(descriptor) != 0) number = errno;
    }
    if (number == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) number = errno;
    if (number == 0) number = syncFolder(path.parent_path().empty() ? Path(".") : path.parent_path());
    if (number == 0) return {};
    ::unlink(temporary.c_str());
    return ioError(number, path);
}

Status makeFolders(const Path& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) return ioError(error.value(), path);
    return {};
}

Result<std::unique_ptr<AppendFile>> AppendFile::open(const Path& path) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (descriptor < 0) return ioError(errno, path);
    return std::unique_ptr<AppendFile>(new AppendFile(descriptor, path));
}

AppendFile::~AppendFile() {
    ::close(descriptor_);
}

Status AppendFile::append(std::string_view bytes) {
    struct stat before {};
    if (::fstat(descriptor_, &before) != 0) return ioError(errno, path_);
    const int number = writeAll(descriptor_, bytes);
    if (number == 0) return {};
    // A full disk may take half a line; cut it, or the next line would be glued to it.
    if (::ftruncate(descriptor_, before.st_size) != 0) return ioError(errno, path_);
    return ioError(number, path_);
}

Status AppendFile::sync() {
    if (::fdatasync(descriptor_) != 0) return ioError(errno, path_);
    return {};
}

Result<std::unique_ptr<FileLock>> FileLock::tryLock(const Path& path) {
    Descriptor descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (descriptor < 0) return ioError(errno, path);
    // An onlooker's isHeld() holds a shared lock for an instant; an owner holds his for the life of a process.
    int tries = 5;
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK) return ioError(errno, path);
        if (--tries > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            continue;
        }
        return Error{ErrorKind::Locked,
                     {EPOCHAL_TEXT("core", "Another process is using this"), {}},
                     path.string(),
                     {EPOCHAL_TEXT("core", "Close the other window or worker first"), {}}};
    }
    return std::unique_ptr<FileLock>(new FileLock(descriptor.release()));
}

bool FileLock::isHeld(const Path& path) {
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor < 0) return false;
    // A shared lock: two onlookers do not take each other for the owner.
    return ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

FileLock::~FileLock() {
    ::close(descriptor_);
}

}  // namespace epochal
