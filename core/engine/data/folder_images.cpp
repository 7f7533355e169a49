#include "core/engine/data/folder_images.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/base/clock.h"
#include "core/engine/data/jpeg.h"
#include "core/engine/data/png.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kLargestImage = 1ll << 30;  ///< bytes of a file
class FileReader : public ImageReader {
public:
    explicit FileReader(const FolderImages& images) : images_(images) {}

    std::optional<Extent> open(std::int64_t index) override {
        index_ = index;
        const double begun = monotonicSeconds();
        const Message trouble = load();
        const double loaded = monotonicSeconds();
        spent_.reading += loaded - begun;
        if (!trouble.empty()) return refuse(trouble);
        // The formats' signatures.
        isPng_ = size_ >= 8 && std::memcmp(bytes_.data(), "\x89PNG\r\n\x1a\n", 8) == 0;
        if (!isPng_ && (size_ < 3 || std::memcmp(bytes_.data(), "\xff\xd8\xff", 3) != 0))
            return refuse({EPOCHAL_TEXT("core", "it is neither JPEG nor PNG"), {}});
        const auto extent = isPng_ ? png_.open(bytes_.data(), size_) : jpeg_.open(bytes_.data(), size_);
        spent_.decoding += monotonicSeconds() - loaded;
        if (!extent) return refuse(isPng_ ? png_.reason() : jpeg_.reason());
        return extent;
    }

    std::optional<Part> read(const Box& box, Extent least) override {
        const double begun = monotonicSeconds();
        auto part = isPng_ ? png_.read(box) : jpeg_.read(box, least);
        spent_.decoding += monotonicSeconds() - begun;
        if (!part) refuse(isPng_ ? png_.reason() : jpeg_.reason());
        return part;
    }

    [[nodiscard]] Spent spent() const override { return spent_; }

private:
    std::nullopt_t refuse(const Message& reason) {
        images_.refuse(index_, reason);
        return std::nullopt;
    }

    /// Reads the file into memory that is kept from image to image; returns what went wrong, if anything.
    Message load() {
        const auto file = openRegular(images_.files().path(index_), O_RDONLY | O_CLOEXEC, Links::Follow);
        if (!file) return file.error().what;
        struct stat status {};
        if (::fstat(*file, &status) != 0) return ioError(errno, {}).what;
        if (status.st_size > kLargestImage)
            return {EPOCHAL_TEXT("core", "it is larger than %1"), {Bytes{kLargestImage}}};
        const auto size = static_cast<std::size_t>(status.st_size);
        if (bytes_.size() < size) bytes_.resize(size);
        size_ = 0;
        while (size_ < size) {
            const ssize_t got = ::read(*file, bytes_.data() + size_, size - size_);
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) return ioError(errno, {}).what;
            if (got == 0) break;
            size_ += static_cast<std::size_t>(got);
        }
        return {};
    }

    const FolderImages& images_;
    std::int64_t index_ = 0;
    std::vector<std::uint8_t> bytes_;
    std::size_t size_ = 0;
    bool isPng_ = false;
    JpegDecoder jpeg_;
    PngDecoder png_;
    Spent spent_;
};

}  // namespace

std::unique_ptr<ImageReader> FolderImages::reader() const {
    return std::make_unique<FileReader>(*this);
}

}  // namespace epochal::engine
