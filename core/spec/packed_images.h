#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/files.h"
#include "core/base/mutex.h"
#include "core/base/result.h"

namespace epochal {

/// Decoded images of a training and a validation set in one file (FORMATS.md, "Packed images"): an image is read as
/// fast as the disk, or the page cache, delivers it. May be used from several threads at once.
class PackedImages {
public:
    /// Of one image; its pixels are 8-bit RGB, row by row.
    struct Image {
        std::int64_t height = 0, width = 0, label = 0;
    };
    /// A contiguous range of the file's images, sorted by class.
    struct Set {
        std::int64_t begin = 0, size = 0;
    };

    /// Reads header and index. ErrorKind::Data for a file that is something else, Damaged for one that is truncated or
    /// not as it was written, Newer for a later version. Touches no pixels. Blocks.
    [[nodiscard]] static Result<std::shared_ptr<const PackedImages>> open(const Path& path);
    [[nodiscard]] const Path& path() const { return path_; }
    [[nodiscard]] const std::vector<std::string>& classes() const { return classes_; }
    [[nodiscard]] Set training() const { return {0, training_}; }
    [[nodiscard]] Set validation() const { return {training_, std::ssize(index_) - training_}; }
    /// Length of the shorter side to which larger images were reduced; 0 = none were.
    [[nodiscard]] std::int64_t side() const { return side_; }

    /// `at` counts from the first image of the training set.
    [[nodiscard]] Image image(std::int64_t at) const;
    /// Reads height x width x 3 bytes. An error if they cannot be read or do not have the checksum that was written,
    /// which is computed once for each image. Blocks.
    [[nodiscard]] Status read(std::int64_t at, std::vector<std::uint8_t>& pixels) const;
    /// [first, last) of the images of a class within a set.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> ofClass(Set set, std::int64_t label) const;

private:
    friend class PackedWriter;
    struct Record {
        std::uint64_t offset;  ///< from the beginning of the file
        std::uint32_t height, width, label, crc32;
    };
    static_assert(sizeof(Record) == 24);

    PackedImages() = default;
    [[nodiscard]] const Record& record(std::int64_t at) const { return index_[static_cast<std::size_t>(at)]; }
    [[nodiscard]] Status readTrailer();

    Path path_;
    Descriptor file_;
    std::vector<Record> index_;
    std::vector<std::string> classes_;
    std::int64_t training_ = 0, side_ = 0;
    mutable Mutex mutex_;
    mutable std::vector<bool> checked_ EPOCHAL_GUARDED_BY(mutex_);
};

/// Writes such a file under a neighboring name, which replaces `path` at the end: what was there stays until then. One
/// thread.
class PackedWriter {
public:
    [[nodiscard]] static Result<std::unique_ptr<PackedWriter>> begin(const Path& path);
    /// Removes what was written unless it was finished.
    ~PackedWriter();
    PackedWriter(const PackedWriter&) = delete;
    PackedWriter& operator=(const PackedWriter&) = delete;

    /// The images of the training set, then those of the validation set, each sorted by class.
    [[nodiscard]] Status add(const PackedImages::Image& image, std::span<const std::uint8_t> pixels);
    /// `training` of the images added are the training set. Returns the size of the file in bytes.
    [[nodiscard]] Result<std::int64_t> finish(const std::vector<std::string>& classes, std::int64_t training,
                                              std::int64_t side);

private:
    PackedWriter(Path path, Path draft, Descriptor file)
        : path_(std::move(path)), draft_(std::move(draft)), file_(std::move(file)) {}
    [[nodiscard]] Status append(std::string_view bytes);

    const Path path_, draft_;
    Descriptor file_;
    std::uint64_t size_ = 0;
    std::vector<PackedImages::Record> index_;
    bool finished_ = false;
};

}  // namespace epochal
