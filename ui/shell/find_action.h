#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace epochal::ui {

/// "Find action": every enabled action in the window's menus by words of its name, with its menu and keys. Enter runs
/// it.
class FindAction : public QDialog {
    Q_OBJECT
public:
    explicit FindAction(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void run();
    QLineEdit* line_;
    QListWidget* list_;
    QList<QPair<QString, QAction*>> actions_;
};

}  // namespace epochal::ui
