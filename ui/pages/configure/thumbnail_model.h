#pragma once

#include <QAbstractListModel>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/spec/run_spec.h"
#include "ui/bridge/background.h"
#include "ui/pages/configure/folder_contents.h"
#include "ui/pages/parts/thumbnail.h"

class QTimer;

namespace epochal::ui {

/// Whether runs of two specs see the same of each training image of a folder.
[[nodiscard]] bool seenAlike(const RunSpec& a, const RunSpec& b);

/// Some training images of a folder with their class: as they are stored, decoded in the background one after another,
/// or as they are trained on, by a worker, a few at a time. GUI thread, nothing blocks.
class ThumbnailModel : public QAbstractListModel, public ThumbnailRoles {
    Q_OBJECT
public:
    ThumbnailModel(Background& background, Path worker, QObject* parent = nullptr);
    ~ThumbnailModel() override { stop(); }

    /// `images` are indices into contents->files.training. No contents: no rows.
    void setImages(std::shared_ptr<const FolderContents> contents, std::vector<std::size_t> images);
    /// As a run of this spec trains on them; nothing: as they are stored. Soon shows the images again, if they differ.
    void setTrainedBy(const std::optional<RunSpec>& spec);
    /// Why none can be shown as trained; empty while they can.
    [[nodiscard]] QString trouble() const { return trouble_; }
    /// Decodes no more until the images are set again.
    void stop();
    /// Whether every image has been decoded, or found faulty.
    [[nodiscard]] bool isComplete() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The class, and the roles of thumbnails.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void complete();  ///< isComplete() has become true
    void troubled();  ///< trouble() has changed

private:
    void begin();
    void decodeFrom(int row);
    void askFrom(int row);
    void show(int row, Thumbnail picture);
    void say(const QString& trouble);

    Background& background_;
    const Path worker_;
    QTimer* soon_;
    std::shared_ptr<std::stop_source> asking_;  ///< of a worker; null: none is asked
    std::optional<RunSpec> spec_;
    QString trouble_;
    std::shared_ptr<const FolderContents> contents_;
    std::vector<std::size_t> images_;
    std::vector<std::optional<Thumbnail>> thumbnails_;
    int generation_ = 0;
};

}  // namespace epochal::ui
