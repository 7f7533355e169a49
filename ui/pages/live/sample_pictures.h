#pragma once

#include <QAbstractListModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/events/run_directory.h"
#include "core/spec/image_folder.h"
#include "ui/bridge/background.h"
#include "ui/pages/live/confusion_model.h"
#include "ui/pages/parts/thumbnail.h"

namespace epochal::ui {

/// Some validation samples of an evaluation as pictures: below each what it was taken for and how surely, then what it
/// is. Files of a folder are decoded one after another; samples of other sets come from a worker, a few at a time. GUI
/// thread, nothing blocks.
class SamplePictures : public QAbstractListModel, public ThumbnailRoles {
    Q_OBJECT
public:
    SamplePictures(Background& background, Path worker, QObject* parent = nullptr);

    /// No result: no rows. `run` is the folder of the run.
    void setSamples(std::shared_ptr<const EvaluationResult> result, const RunSpec& spec, const Path& run,
                    std::vector<std::int64_t> samples);
    /// Why no pictures can be shown; empty while they can.
    [[nodiscard]] QString trouble() const { return trouble_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void retranslate();

Q_SIGNALS:
    void troubled();  ///< trouble() has changed

private:
    struct Picture {
        Thumbnail thumbnail;
        QString file;
    };
    void listFiles();
    void decodeFrom(int row);
    void askFrom(int row);
    void say(const QString& trouble);
    void show(int row, Picture picture);

    Background& background_;
    const Path worker_;
    std::shared_ptr<const EvaluationResult> result_;
    RunSpec spec_;
    Path run_;
    std::vector<std::int64_t> samples_;
    std::vector<std::optional<Picture>> pictures_;
    std::shared_ptr<const FileList> files_;  ///< of the validation set, once listed
    QString trouble_;
    int generation_ = 0;
};

}  // namespace epochal::ui
