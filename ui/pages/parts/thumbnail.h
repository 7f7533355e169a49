#pragma once

#include <QImage>
#include <QSize>
#include <optional>

#include "core/base/files.h"
#include "core/engine/engine.h"

namespace epochal::ui {

/// An image file at a small size, as it is stored: not turned as its EXIF data may ask.
struct Thumbnail {
    static constexpr QSize kLargest{192, 144};
    static constexpr std::int64_t kMostPixels = 40'000'000;

    QImage picture;
    QSize stored;                     ///< pixels of the file; empty if its header cannot be read
    std::optional<Error> unreadable;  ///< the header or the file
    bool tooLarge = false;
};

/// Decodes a JPEG or PNG file to at most kLargest, without ever holding more than the file and one image of
/// kMostPixels. Blocks.
[[nodiscard]] Thumbnail readThumbnail(const Path& file);

/// A worker's picture. Gray ones become RGB.
[[nodiscard]] QImage imageOf(const engine::SamplePicture& picture);

/// What a model of thumbnails says besides the line below each: the picture, null until decoded and if that fails;
/// whether it failed; the file's path; and, if it has one, a second line.
struct ThumbnailRoles {
    enum Role { PictureRole = Qt::UserRole, FaultyRole, FileRole, NoteRole };
};

}  // namespace epochal::ui
