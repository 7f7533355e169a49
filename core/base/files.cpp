#include "core/base/files.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>
#include <thread>

#include "core/base/ascii.h"

namespace epochal {
namespace {

/// Repeats a system call for as long as signals interrupt it: on a network file system even fsync(2) can be
/// interrupted.
template <class Call>
auto uninterrupted(Call call) {
    while (true)
        if (const auto result = call(); result >= 0 || errno != EINTR) return result;
}

/// Calls write(2) until everything is written; an interruption by a signal is not an error.
int writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t done = ::write(descriptor, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(done));
    }
    return 0;
}

int syncDescriptor(int folder) {
    // Some file systems cannot sync a folder and report EINVAL; nothing more can be done.
    return uninterrupted([&] { return ::fsync(folder); }) != 0 && errno != EINVAL ? errno : 0;
}

Path folderOf(const Path& path) {
    return path.parent_path().empty() ? Path(".") : path.parent_path();
}

/// strerror's text, translatable for the errors that users meet; the others keep the system's wording.
Arg reasonOf(int number) {
    switch (number) {
        case ENOSPC:
            return Message{EPOCHAL_TEXT("core", "No space left on device"), {}};
        case EDQUOT:
            return Message{EPOCHAL_TEXT("core", "Disk quota exceeded"), {}};
        case EACCES:
            //: error of the operating system
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
            //: error of the operating system
            return Message{EPOCHAL_TEXT("core", "File exists"), {}};
        case EIO:
            //: error of the operating system
            return Message{EPOCHAL_TEXT("core", "Input/output error"), {}};
        case ELOOP:
            return Message{EPOCHAL_TEXT("core", "Too many symbolic links"), {}};
        case EMFILE:
        case ENFILE:
            return Message{EPOCHAL_TEXT("core", "Too many open files"), {}};
        default:
            return std::string(std::strerror(number));
    }
}

}  // namespace

Error ioError(int number, const Path& path) {
    Message remedy{EPOCHAL_TEXT("core", "Check that the disk works and that the path is correct"), {}};
    if (number == ENOSPC || number == EDQUOT)
        remedy = {EPOCHAL_TEXT("core", "Free up space on this disk, then continue"), {}};
    if (number == EACCES || number == EPERM || number == EROFS)
        remedy = {EPOCHAL_TEXT("core", "Grant yourself write permission there, or choose another folder"), {}};
    if (number == ENOENT || number == ENOTDIR) remedy = {EPOCHAL_TEXT("core", "Check the path"), {}};
    return {
        ErrorKind::Disk, {EPOCHAL_TEXT("core", "File system error: %1"), {reasonOf(number)}}, path.string(), remedy};
}

namespace {

Error notAFile(const Path& path) {
    return {ErrorKind::Disk,
            {EPOCHAL_TEXT("core", "This is a pipe or a device, not a file"), {}},
            path.string(),
            {EPOCHAL_TEXT("core", "Save its contents to a file and use that file"), {}}};
}

Error aLink(const Path& path) {
    return {ErrorKind::Disk,
            {EPOCHAL_TEXT("core", "This is a symbolic link, which is not allowed in a run folder"), {}},
            path.string(),
            //: it = a symbolic link
            {EPOCHAL_TEXT("core", "Replace it with the file itself"), {}}};
}

}  // namespace

Descriptor::~Descriptor() {
    if (value_ >= 0) ::close(value_);
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this == &other) return *this;
    if (value_ >= 0) ::close(value_);
    value_ = other.release();
    return *this;
}

namespace {

/// Returns errno, or 0. A folder in place of a file is EISDIR, anything else that is not a regular file is ENXIO, which
/// open(2) itself reports for some of those.
int openGuarded(const Path& path, int flags, Links links, Descriptor& out) {
    constexpr ::mode_t kMode = 0644;
    // Opening a pipe in place of a file would otherwise block forever.
    const int guarded = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (links == Links::Refuse ? O_NOFOLLOW : 0);
    Descriptor descriptor(uninterrupted([&] { return ::open(path.c_str(), guarded, kMode); }));
    struct stat status {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0) return errno;
    if (!S_ISREG(status.st_mode)) return S_ISDIR(status.st_mode) ? EISDIR : ENXIO;
    out = std::move(descriptor);
    return 0;
}

}  // namespace

Result<Descriptor> openRegular(const Path& path, int flags, Links links) {
    Descriptor descriptor;
    const int number = openGuarded(path, flags, links, descriptor);
    if (number == 0) return descriptor;
    if (number == ENXIO) return notAFile(path);
    if (number == ELOOP && links == Links::Refuse) return aLink(path);
    return ioError(number, path);
}

namespace {

Result<std::uint64_t> sizeOf(int descriptor, const Path& path) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return ioError(errno, path);
    return static_cast<std::uint64_t>(status.st_size);
}

Result<std::string> readAt(int descriptor, const Path& path, std::uint64_t offset, std::uint64_t bytes) {
    std::string content;
    content.resize(bytes);
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

}  // namespace

Result<std::string> readFrom(const Path& path, std::uint64_t offset, std::size_t maxBytes, Links links) {
    const auto file = openRegular(path, O_RDONLY, links);
    if (!file) return file.error();
    const auto size = sizeOf(*file, path);
    if (!size) return size.error();
    return readAt(*file, path, offset, offset < *size ? std::min<std::uint64_t>(*size - offset, maxBytes) : 0);
}

Result<std::string> readFile(const Path& path, std::size_t maxBytes, Links links) {
    const auto file = openRegular(path, O_RDONLY, links);
    if (!file) return file.error();
    const auto size = sizeOf(*file, path);
    if (!size) return size.error();
    if (*size > maxBytes)
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "The file is %1; a file of this kind may be at most %2"),
                      {Bytes{static_cast<std::int64_t>(*size)}, Bytes{static_cast<std::int64_t>(maxBytes)}}},
                     path.string(),
                     {EPOCHAL_TEXT("core", "Check that this is the right file"), {}}};
    return readAt(*file, path, 0, *size);
}

namespace {

constexpr std::string_view kTemporary = ".tmp.", kDraft = ".new";
constexpr std::size_t kRandomDigits = 16;
constexpr int kMostLinks = 40;

/// Sixteen unpredictable hexadecimal digits.
std::string randomDigits() {
    std::random_device random;
    char text[kRandomDigits + 1];
    std::snprintf(text, sizeof text, "%08x%08x", static_cast<unsigned>(random()), static_cast<unsigned>(random()));
    return text;
}

/// Where a path ends after all symbolic links, whether or not anything exists there.
Result<Path> behindLinks(Path path) {
    for (int i = 0; i < kMostLinks; ++i) {
        std::error_code none;
        const Path target = std::filesystem::read_symlink(path, none);
        if (none) return path;
        path = target.is_absolute() ? target : folderOf(path) / target;
    }
    return ioError(ELOOP, path);
}

/// Whether the path names an open descriptor, such as "/dev/stdout" or "/dev/fd/3".
bool isDescriptor(Path path) {
    std::error_code none;
    for (int i = 0; i < kMostLinks; ++i) {
        if (std::filesystem::canonical(folderOf(path), none).string().starts_with("/proc/")) return true;
        const Path target = std::filesystem::read_symlink(path, none);
        if (none) return false;
        path = target.is_absolute() ? target : folderOf(path) / target;
    }
    return false;
}

/// Whether the name is that of a temporary file or of the draft of a run folder.
bool isLeftover(const std::string& name) {
    if (name.starts_with('.') && name.ends_with(kDraft) && name.size() > kDraft.size() + 1) return true;
    const auto mark = name.rfind(kTemporary);
    if (mark == std::string::npos) return false;
    const std::string digits = name.substr(mark + kTemporary.size());
    if (digits.empty() || digits.find_first_not_of("0123456789abcdef") != std::string::npos) return false;
    if (digits.size() == kRandomDigits) return true;
    // Temporaries of earlier versions carry the process id and are not locked.
    if (digits.size() > 9 || !isDigits(digits)) return false;
    return ::kill(std::stoi(digits), 0) != 0 && errno == ESRCH;
}

}  // namespace

int PreparedFile::makeTemporary() {
    constexpr std::size_t kLongestStem = 200;
    constexpr int kTries = 10;
    int number = EEXIST;
    for (int i = 0; i < kTries && number != 0; ++i) {
        temporary_ = path_.filename().string().substr(0, kLongestStem).append(kTemporary) + randomDigits();
        file_ = Descriptor(uninterrupted([&] {
            return ::openat(folder_, temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
        }));
        number = file_ < 0 ? errno : 0;
        if (number != 0 && number != EEXIST) break;
        // removeLeftovers() of another process may delete the file between openat(2) and flock(2); another one is then
        // created.
        struct stat status {};
        if (number == 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0 && ::fstat(file_, &status) == 0 &&
            status.st_nlink == 0)
            number = EEXIST;
    }
    if (number != 0) temporary_.clear();
    return number;
}

Result<PreparedFile> PreparedFile::prepare(const Path& named, std::span<const std::string_view> parts, Links links) {
    auto path = links == Links::Follow ? behindLinks(named) : Result<Path>(named);
    if (!path) return path.error();
    struct stat before {};
    const bool replaces = ::lstat(path->c_str(), &before) == 0;
    if (replaces && S_ISDIR(before.st_mode)) return ioError(EISDIR, named);
    if (replaces && S_ISLNK(before.st_mode)) return aLink(named);
    if (replaces && !S_ISREG(before.st_mode)) return notAFile(named);
    Descriptor folder(::open(folderOf(*path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder < 0) return ioError(errno, named);
    PreparedFile file(std::move(*path), std::move(folder));
    int number = file.makeTemporary();
    for (const std::string_view part : parts)
        if (number == 0) number = writeAll(file.file_, part);
    // A file that its owner made private stays private.
    if (number == 0 && replaces && ::fchown(file.file_, before.st_uid, before.st_gid) == 0)
        number = ::fchmod(file.file_, before.st_mode & 0777) != 0 ? errno : 0;
    if (number == 0 && uninterrupted([&] { return ::fdatasync(file.file_); }) != 0) number = errno;
    if (number != 0) return ioError(number, named);
    return file;
}

Status PreparedFile::commit() {
    const std::string name = path_.filename().string();
    if (::renameat(folder_, temporary_.c_str(), folder_, name.c_str()) != 0) return ioError(errno, path_);
    temporary_.clear();
    if (const int number = syncDescriptor(folder_); number != 0) return ioError(number, path_);
    return {};
}

PreparedFile& PreparedFile::operator=(PreparedFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(folder_, other.folder_);
    std::swap(file_, other.file_);
    std::swap(temporary_, other.temporary_);
    return *this;
}

PreparedFile::~PreparedFile() {
    if (folder_ >= 0 && !temporary_.empty()) ::unlinkat(folder_, temporary_.c_str(), 0);
}

Status writeAtomically(const Path& path, std::span<const std::string_view> parts, Links links) {
    auto file = PreparedFile::prepare(path, parts, links);
    return file ? file->commit() : file.error();
}

Status writeOutput(const Path& path, std::string_view bytes) {
    struct stat status {};
    const bool there = ::stat(path.c_str(), &status) == 0;
    // A descriptor that was opened for this process is written to, not replaced.
    if (!there || (S_ISREG(status.st_mode) && !isDescriptor(path))) return writeAtomically(path, bytes);
    if (S_ISDIR(status.st_mode)) return ioError(EISDIR, path);
    if (S_ISBLK(status.st_mode) || S_ISSOCK(status.st_mode)) return notAFile(path);
    const Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC));
    const int number = descriptor < 0 ? errno : writeAll(descriptor, bytes);
    return number == 0 ? Status() : ioError(number, path);
}

Path draftOf(const Path& folder) {
    return folder.parent_path() / ("." + folder.filename().string().append(kDraft));
}

void removeLeftovers(const Path& folder) {
    std::error_code ignored;
    for (std::filesystem::directory_iterator at(folder, ignored), end; !ignored && at != end; at.increment(ignored)) {
        if (!isLeftover(at->path().filename().string())) continue;
        const Descriptor descriptor(::open(at->path().c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
        struct stat status {};
        if (descriptor < 0 || ::fstat(descriptor, &status) != 0) continue;
        if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) continue;
        std::error_code kept;
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) std::filesystem::remove_all(at->path(), kept);
    }
}

Status makeFolder(const Path& path) {
    constexpr ::mode_t kMode = 0755;
    if (::mkdir(path.c_str(), kMode) == 0) {
        [[maybe_unused]] const Status synced = syncFolder(folderOf(path));  // fails if the folder is not readable
        return {};
    }
    const int number = errno;
    std::error_code error;
    if (number == EEXIST && std::filesystem::is_directory(path, error)) return {};
    return ioError(number == EEXIST ? ENOTDIR : number, path);
}

Status makeFolders(const Path& path) {
    if (!path.has_filename() && path.has_relative_path()) return makeFolders(path.parent_path());
    std::error_code error;
    if (path.empty() || std::filesystem::is_directory(path, error)) return {};
    if (Status made = makeFolders(path.parent_path()); !made) return made;
    return makeFolder(path);
}

Status syncFolder(const Path& folder) {
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor < 0) return ioError(errno, folder);
    if (const int number = syncDescriptor(descriptor); number != 0) return ioError(number, folder);
    return {};
}

void holdStandardDescriptors() {
    int opened = 0;
    do opened = ::open("/dev/null", O_RDWR);
    while (opened >= 0 && opened <= STDERR_FILENO);
    if (opened >= 0) ::close(opened);
}

Result<std::unique_ptr<AppendFile>> AppendFile::open(const Path& path) {
    auto descriptor = openRegular(path, O_RDWR | O_CREAT | O_APPEND, Links::Refuse);
    if (!descriptor) return descriptor.error();
    return std::unique_ptr<AppendFile>(new AppendFile(std::move(*descriptor), path));
}

Status AppendFile::append(std::string_view bytes) {
    struct stat before {
    }, named{};
    if (::fstat(descriptor_, &before) != 0) return ioError(errno, path_);
    if (::lstat(path_.c_str(), &named) != 0 || named.st_ino != before.st_ino || named.st_dev != before.st_dev)
        return Error{ErrorKind::Disk,
                     {EPOCHAL_TEXT("core", "The file was moved or deleted while it was being written"), {}},
                     path_.string(),
                     {EPOCHAL_TEXT("core", "Do not move or delete files while a process is writing to them"), {}}};
    const int number = writeAll(descriptor_, bytes);
    if (number == 0) return {};
    // A full disk may accept only part of a line; cut it off, or the next line would be joined to it.
    if (::ftruncate(descriptor_, before.st_size) != 0) return ioError(errno, path_);
    return ioError(number, path_);
}

Status AppendFile::sync() {
    if (uninterrupted([&] { return ::fdatasync(descriptor_); }) != 0) return ioError(errno, path_);
    return {};
}

Status AppendFile::cutTornLine() {
    constexpr std::uint64_t kBlock = 1u << 16;
    const auto size = sizeOf(descriptor_, path_);
    if (!size) return size.error();
    // Searches backward from the end, because a log may be larger than memory.
    std::uint64_t keep = *size;
    for (bool found = false; keep > 0 && !found;) {
        const std::uint64_t begin = keep > kBlock ? keep - kBlock : 0;
        const auto block = readAt(descriptor_, path_, begin, keep - begin);
        if (!block) return block.error();
        const auto newline = block->rfind('\n');
        found = newline != std::string::npos;
        keep = found ? begin + newline + 1 : begin;
    }
    if (keep < *size && ::ftruncate(descriptor_, static_cast<off_t>(keep)) != 0) return ioError(errno, path_);
    return {};
}

Result<std::unique_ptr<FileLock>> FileLock::tryLock(const Path& path) {
    auto descriptor = openRegular(path, O_RDWR | O_CREAT, Links::Refuse);
    if (!descriptor) return descriptor.error();
    // A process that calls isHeld() holds a shared lock for an instant; an owner holds its lock for longer.
    int tries = 5;
    while (::flock(*descriptor, LOCK_EX | LOCK_NB) != 0) {
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
    return std::unique_ptr<FileLock>(new FileLock(std::move(*descriptor)));
}

bool FileLock::isHeld(const Path& path) {
    Descriptor descriptor;
    const int number = openGuarded(path, O_RDONLY, Links::Refuse, descriptor);
    if (number != 0) return number == EMFILE || number == ENFILE || number == ENOMEM;
    // A shared lock, so that two processes that check at once do not mistake each other for the owner.
    return ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace epochal
