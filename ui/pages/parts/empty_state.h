#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace epochal::ui {

/// Shown where there is nothing else to show: an icon, a bold title, one sentence saying what to do, its buttons.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(const QString& icon, QWidget* parent = nullptr);

    void setText(const QString& title, const QString& sentence);
    /// Adds a button under the sentence; the first one is the primary button.
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
