#pragma once

#include <QStatusBar>

class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace epochal::ui {

class Workbench;

/// The status bar: what the engine does, how many runs are running and waiting, disk, catalogue, price book, issues. In
/// a narrow window the price book is hidden first, then the catalogue, then the disk.
class StatusStrip : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusStrip(Workbench& workbench, QWidget* parent = nullptr);
    [[nodiscard]] int activeRuns() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void issuesRequested();
    void queueRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// Adds an item: `content`, after a separator or symbol if there is one.
    void add(QWidget* content, QWidget* before);
    QWidget* line();
    QLabel* addLabel(const QString& objectName, QWidget* before = nullptr);
    QToolButton* addButton(const QString& objectName, bool lined);
    void refresh();
    void fit();
    void measureDisk();

    Workbench& workbench_;
    QHBoxLayout* row_;
    QLabel *dot_, *engine_, *disk_, *catalogue_, *prices_;
    QToolButton *queue_, *issues_;
    QTimer* timer_;
    qint64 total_ = -1, used_ = -1, free_ = -1;
    bool measuring_ = false;  ///< the disk is being measured, on the pool
};

}  // namespace epochal::ui
