#pragma once

#include <QLineEdit>

namespace epochal::ui {

/// A search field: a magnifying glass on the left, a clear button on the right once there is text.
class SearchLine : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchLine(QWidget* parent = nullptr);

    /// The text of the empty field and its accessible name. Fixes the width: `least` pixels, or more if it needs more.
    void setPrompt(const QString& text, int least);

private:
    void recolour();
    QAction* glass_;
};

}  // namespace epochal::ui
