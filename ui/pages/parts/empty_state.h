#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace epochal::ui {

/// What stands where there is nothing to show: an icon, one bold line, one sentence saying what to do, its buttons.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(const QString& icon, QWidget* parent = nullptr);

    void setText(const QString& title, const QString& sentence);
    /// A button under the sentence; the first one added is the one to press.
    QPushButton* addButton(const QString& objectName);

private:
    void recolour();
    QString iconName_;
    QLabel* icon_;
    QLabel* title_;
    QLabel* sentence_;
    QHBoxLayout* buttons_;
};

}  // namespace epochal::ui
