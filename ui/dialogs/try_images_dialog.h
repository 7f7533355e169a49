#pragma once

#include <QDialog>
#include <QStringList>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/engine/engine.h"
#include "ui/bridge/background.h"

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace epochal::ui {

class Workbench;
class TriedImage;

/// One's own image files, classified by a run's best weights: a worker of its own loads them, so the window stays free
/// of LibTorch. Files are chosen or dropped; each shows its picture and the five most probable classes. GUI thread,
/// nothing blocks.
class TryImagesDialog : public QDialog {
    Q_OBJECT
public:
    /// `run` is the folder of the run.
    TryImagesDialog(Workbench& workbench, Path run, const QString& name, QWidget* parent = nullptr);
    ~TryImagesDialog() override;

    /// Classifies these files and adds them to the list. While others are being classified, they wait.
    void tryFiles(const QStringList& files);
    [[nodiscard]] bool isWorking() const { return stop_.has_value(); }

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void choose();
    void next();
    void cancel();
    void take(const QList<TriedImage*>& asked, const Result<engine::ImageAnswers>& answers);
    void retranslate();
    void showState();

    Workbench& workbench_;
    const Path run_;
    const QString name_;
    QLabel *about_, *empty_, *problem_, *working_;
    QScrollArea* scroll_;
    QVBoxLayout* list_;
    QProgressBar* progress_;
    QPushButton *choose_, *cancel_;
    QDialogButtonBox* buttons_;
    QList<TriedImage*> waiting_;
    std::optional<std::stop_source> stop_;  ///< of the worker at work
    std::optional<Error> trouble_;
    std::optional<engine::ImageAnswers> answered_;  ///< which weights answered last
    bool cancelled_ = false;
};

}  // namespace epochal::ui
