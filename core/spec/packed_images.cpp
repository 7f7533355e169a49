#include "core/spec/packed_images.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>

#include "core/base/checksum.h"
#include "core/base/formats.h"
#include "core/base/json.h"

namespace epochal {
namespace {

constexpr std::int64_t kMostPacked = 100'000'000, kLargestSide = 1 << 16;
constexpr std::uint64_t kMostPackHeader = 64u << 20;  ///< bytes of class names

struct PackPrefix {
    char magic[kMagicSize];
    std::uint32_t version, reserved;
};
struct PackFooter {
    std::uint64_t indexOffset, images, headerBytes;
    std::uint32_t crc32, version;  ///< of index, header and the numbers above
    char magic[kMagicSize];
};
static_assert(sizeof(PackPrefix) == 16 && sizeof(PackFooter) == 40);

std::string_view viewOf(const void* bytes, std::size_t size) {
    return {static_cast<const char*>(bytes), size};
}

std::uint32_t trailerChecksum(std::string_view index, std::string_view header, const PackFooter& footer) {
    return crc32Of(viewOf(&footer, offsetof(PackFooter, crc32)), crc32Of(header, crc32Of(index)));
}

Error damagedPack(const Path& path, Message reason) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "The packed file failed verification: %1"), {std::move(reason)}},
            path.string(),
            {EPOCHAL_TEXT("core", "Pack the images again"), {}}};
}

/// All of it, or an error.
Status readAt(int file, const Path& path, std::uint64_t offset, void* to, std::size_t size) {
    auto* at = static_cast<char*>(to);
    while (size > 0) {
        const ssize_t got = ::pread(file, at, size, static_cast<off_t>(offset));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return ioError(errno, path);
        if (got == 0) return damagedPack(path, {EPOCHAL_TEXT("core", "it is truncated"), {}});
        at += got;
        offset += static_cast<std::uint64_t>(got);
        size -= static_cast<std::size_t>(got);
    }
    return {};
}

}  // namespace

Result<std::shared_ptr<const PackedImages>> PackedImages::open(const Path& path) {
    auto file = openRegular(path, O_RDONLY | O_CLOEXEC, Links::Follow);
    if (!file) return file.error();
    const std::shared_ptr<PackedImages> packed(new PackedImages);
    packed->path_ = path;
    packed->file_ = std::move(*file);
    if (Status read = packed->readTrailer(); !read) return read.error();
    const Lock lock(packed->mutex_);
    packed->checked_.resize(packed->index_.size());
    return std::shared_ptr<const PackedImages>(packed);
}

Status PackedImages::readTrailer() {
    struct stat status {};
    if (::fstat(file_, &status) != 0) return ioError(errno, path_);
    const auto size = static_cast<std::uint64_t>(status.st_size);
    PackPrefix prefix{};
    if (size < sizeof prefix || !readAt(file_, path_, 0, &prefix, sizeof prefix) ||
        viewOf(prefix.magic, kMagicSize) != magicOf(formats::kPack))
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("core", "This is not a file of packed images"), {}},
                     path_.string(),
                     {EPOCHAL_TEXT("core", "Choose a file written by \"epochal-worker pack\""), {}}};
    if (prefix.version > formats::kPack.version) return newerFormat(formats::kPack, prefix.version, path_.string());
    PackFooter footer{};
    const auto truncated = [&] { return damagedPack(path_, {EPOCHAL_TEXT("core", "it is truncated"), {}}); };
    if (size < sizeof prefix + sizeof footer) return truncated();
    const std::uint64_t end = size - sizeof footer;
    if (Status read = readAt(file_, path_, end, &footer, sizeof footer); !read) return read;
    if (viewOf(footer.magic, kMagicSize) != endMagicOf(formats::kPack)) return truncated();
    const auto changed = [&] {
        return damagedPack(path_, {EPOCHAL_TEXT("core", "its table of images has changed since it was written"), {}});
    };
    if (prefix.version != formats::kPack.version || footer.version != prefix.version || prefix.reserved != 0 ||
        footer.images > kMostPacked || footer.headerBytes > kMostPackHeader || footer.indexOffset < sizeof prefix ||
        footer.indexOffset + footer.images * sizeof(Record) + footer.headerBytes != end)
        return changed();
    index_.resize(footer.images);
    const std::size_t indexBytes = index_.size() * sizeof(Record);
    if (Status read = readAt(file_, path_, footer.indexOffset, index_.data(), indexBytes); !read) return read;
    std::string header(footer.headerBytes, 0);
    if (Status read = readAt(file_, path_, footer.indexOffset + indexBytes, header.data(), header.size()); !read)
        return read;
    const std::string_view index = viewOf(index_.data(), indexBytes);
    if (trailerChecksum(index, header, footer) != footer.crc32) return changed();

    // From here on the bytes are those that were written, so only a faulty writer can have left them wrong.
    const Result<Json> json = parseJson(header, path_.string());
    if (!json || !json->is_object()) return changed();
    classes_ = json->value("classes", std::vector<std::string>());
    training_ = json->value("training", std::int64_t{-1});
    side_ = json->value("side", std::int64_t{0});
    if (training_ < 0 || training_ > std::ssize(index_)) return changed();
    for (std::size_t i = 0; i < index_.size(); ++i) {
        const Record& one = index_[i];
        const std::uint64_t bytes = std::uint64_t{3} * one.height * one.width;
        const bool first = i == 0 || i == static_cast<std::size_t>(training_);
        if (one.height < 1 || one.width < 1 || one.height > kLargestSide || one.width > kLargestSide ||
            one.label >= classes_.size() || one.offset < sizeof prefix || one.offset > footer.indexOffset ||
            bytes > footer.indexOffset - one.offset || (!first && one.label < index_[i - 1].label))
            return changed();
    }
    return {};
}

PackedImages::Image PackedImages::image(std::int64_t at) const {
    const Record& one = record(at);
    return {one.height, one.width, one.label};
}

Status PackedImages::read(std::int64_t at, std::vector<std::uint8_t>& pixels) const {
    const Record& one = record(at);
    const std::size_t bytes = std::size_t{3} * one.height * one.width;
    if (pixels.size() < bytes) pixels.resize(bytes);
    if (Status got = readAt(file_, path_, one.offset, pixels.data(), bytes); !got) return got;
    const auto place = static_cast<std::size_t>(at);
    {
        const Lock lock(mutex_);
        if (checked_[place]) return {};
    }
    if (crc32Of(viewOf(pixels.data(), bytes)) != one.crc32)
        return damagedPack(path_, {EPOCHAL_TEXT("core", "image %1 has changed since it was written"), {at + 1}});
    const Lock lock(mutex_);
    checked_[place] = true;
    return {};
}

std::pair<std::int64_t, std::int64_t> PackedImages::ofClass(Set set, std::int64_t label) const {
    const auto begin = index_.begin() + set.begin, end = begin + set.size;
    const auto [first, last] = std::ranges::equal_range(
        begin, end, label, {}, [](const Record& one) { return static_cast<std::int64_t>(one.label); });
    return {first - begin, last - begin};
}

Result<std::unique_ptr<PackedWriter>> PackedWriter::begin(const Path& path) {
    const Path draft = path.string() + ".part";
    Descriptor file(::open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644));
    if (file < 0) return ioError(errno, draft);
    std::unique_ptr<PackedWriter> writer(new PackedWriter(path, draft, std::move(file)));
    PackPrefix prefix{{}, static_cast<std::uint32_t>(formats::kPack.version), 0};
    magicOf(formats::kPack).copy(prefix.magic, kMagicSize);
    if (Status written = writer->append(viewOf(&prefix, sizeof prefix)); !written) return written.error();
    return writer;
}

PackedWriter::~PackedWriter() {
    if (!finished_) ::unlink(draft_.c_str());
}

Status PackedWriter::append(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(file_, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return ioError(errno, draft_);
        bytes.remove_prefix(static_cast<std::size_t>(put));
        size_ += static_cast<std::uint64_t>(put);
    }
    return {};
}

Status PackedWriter::add(const PackedImages::Image& image, std::span<const std::uint8_t> pixels) {
    index_.push_back({size_, static_cast<std::uint32_t>(image.height), static_cast<std::uint32_t>(image.width),
                      static_cast<std::uint32_t>(image.label), crc32Of(viewOf(pixels.data(), pixels.size()))});
    return append(viewOf(pixels.data(), pixels.size()));
}

Result<std::int64_t> PackedWriter::finish(const std::vector<std::string>& classes, std::int64_t training,
                                          std::int64_t side) {
    const std::string header = jsonText(Json{{"classes", classes}, {"training", training}, {"side", side}});
    const std::string_view index = viewOf(index_.data(), index_.size() * sizeof(PackedImages::Record));
    PackFooter footer{size_, index_.size(), header.size(), 0, static_cast<std::uint32_t>(formats::kPack.version), {}};
    endMagicOf(formats::kPack).copy(footer.magic, kMagicSize);
    footer.crc32 = trailerChecksum(index, header, footer);
    for (const std::string_view part : {index, std::string_view(header), viewOf(&footer, sizeof footer)})
        if (Status written = append(part); !written) return written.error();
    if (::fsync(file_) != 0) return ioError(errno, draft_);
    if (::rename(draft_.c_str(), path_.c_str()) != 0) return ioError(errno, path_);
    finished_ = true;
    if (Status synced = syncFolder(path_.has_parent_path() ? path_.parent_path() : Path(".")); !synced)
        return synced.error();
    return static_cast<std::int64_t>(size_);
}

}  // namespace epochal
