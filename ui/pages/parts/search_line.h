#pragma once

#include <QLineEdit>

namespace epochal::ui {

/// A search field: a magnifying glass on the left, a clear button on the right once there is text.
class SearchLine : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchLine(QWidget* parent = nullptr);

private:
    void recolour();
    QAction* glass_;
};

}  // namespace epochal::ui
