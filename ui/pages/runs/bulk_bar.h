#pragma once

#include <QFrame>
#include <QList>

#include "core/catalogue/grouping.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace epochal::ui {

/// Below the table while several runs are selected: how many in which states, what they cost together, what can be done
/// with them, and a link that clears the selection.
class BulkBar : public QFrame {
    Q_OBJECT
public:
    /// The actions are shown as buttons, in this order.
    explicit BulkBar(const QList<QAction*>& actions, QWidget* parent = nullptr);
    void setRuns(const RunGroup& selected);

Q_SIGNALS:
    void cleared();

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    RunGroup selected_;
    QLabel *count_, *facts_;
    QPushButton* clear_;
};

}  // namespace epochal::ui
