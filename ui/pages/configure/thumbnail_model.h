#pragma once

#include <QAbstractListModel>
#include <QImage>
#include <QSize>
#include <memory>
#include <optional>

#include "ui/bridge/background.h"
#include "ui/pages/configure/folder_contents.h"

namespace epochal::ui {

/// An image file at a small size, as it is stored: not turned as its EXIF data may ask.
struct Thumbnail {
    QImage picture;
    QSize stored;                     ///< pixels of the file; empty if its header cannot be read
    std::optional<Error> unreadable;  ///< the header or the file
    bool tooLarge = false;
};
/// Decodes a JPEG or PNG file to at most kLargest, without ever holding more than the file and one image of
/// kMostPixels. Blocks.
[[nodiscard]] Thumbnail readThumbnail(const Path& file);

/// Some training images of a folder with their class, which it decodes in the background one after another. GUI thread,
/// nothing blocks.
class ThumbnailModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { PictureRole = Qt::UserRole, FaultyRole, FileRole };
    static constexpr QSize kLargest{192, 144};
    static constexpr std::int64_t kMostPixels = 40'000'000;

    explicit ThumbnailModel(Background& background, QObject* parent = nullptr);

    /// `images` are indices into contents->files.training. No contents: no rows.
    void setImages(std::shared_ptr<const FolderContents> contents, std::vector<std::size_t> images);
    /// Decodes no more until the images are set again.
    void stop() { ++generation_; }
    /// Whether every image has been decoded, or found faulty.
    [[nodiscard]] bool isComplete() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The class; PictureRole: null until decoded and if that fails; FileRole: the file's path.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void complete();  ///< isComplete() has become true

private:
    void decodeFrom(int row);

    Background& background_;
    std::shared_ptr<const FolderContents> contents_;
    std::vector<std::size_t> images_;
    std::vector<std::optional<Thumbnail>> thumbnails_;
    int generation_ = 0;
};

}  // namespace epochal::ui
