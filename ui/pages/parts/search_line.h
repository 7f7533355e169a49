#pragma once

#include <QLineEdit>

namespace epochal::ui {

/// A line to search with: a glass at its left, a cross at its right once there is text.
class SearchLine : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchLine(QWidget* parent = nullptr);

private:
    void recolour();
    QAction* glass_;
};

}  // namespace epochal::ui
