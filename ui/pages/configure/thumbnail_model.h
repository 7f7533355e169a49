#pragma once

#include <QAbstractListModel>
#include <memory>
#include <optional>

#include "ui/bridge/background.h"
#include "ui/pages/configure/folder_contents.h"
#include "ui/pages/parts/thumbnail.h"

namespace epochal::ui {

/// Some training images of a folder with their class, which it decodes in the background one after another. GUI thread,
/// nothing blocks.
class ThumbnailModel : public QAbstractListModel, public ThumbnailRoles {
    Q_OBJECT
public:
    explicit ThumbnailModel(Background& background, QObject* parent = nullptr);

    /// `images` are indices into contents->files.training. No contents: no rows.
    void setImages(std::shared_ptr<const FolderContents> contents, std::vector<std::size_t> images);
    /// Decodes no more until the images are set again.
    void stop() { ++generation_; }
    /// Whether every image has been decoded, or found faulty.
    [[nodiscard]] bool isComplete() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The class, and the roles of thumbnails.
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
