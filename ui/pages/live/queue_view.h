#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/pages/parts/page_actions.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace epochal::ui {

class EmptyState;
class NoticeBar;
class QueueModel;
class Workbench;

enum class QueueAction { Open, First, Up, Down, Last, Remove, Count };

/// The running and waiting runs in order: moved by dragging or keys, removed, held back; and how many run at a time.
class QueueView : public QWidget {
    Q_OBJECT
public:
    explicit QueueView(Workbench& workbench, QWidget* parent = nullptr);

    [[nodiscard]] QAction* action(QueueAction id) const { return actions_[id]; }

Q_SIGNALS:
    void openRequested(const QString& id);
    void configureRequested();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] static std::span<const ActionRow> rows();
    enum class Step { First, Up, Down, Last };
    void move(Step step);
    void remove();
    void refresh();
    void retranslate();
    void enableActions();
    void sayRemoved(int runs);
    [[nodiscard]] QStringList chosen() const;

    Workbench& workbench_;
    ActionsBy<QueueAction> actions_;
    QueueModel* model_;
    QTableView* table_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QPushButton *pause_, *configure_;
    NoticeBar* notice_;
    QLabel *atOnceLabel_, *said_;
    QSpinBox* atOnce_;
    QTimer due_;
};

}  // namespace epochal::ui
