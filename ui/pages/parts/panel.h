#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace epochal::ui {

/// A framed part of a page: a 32 px header with a bold title and room for controls, and a body below.
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QHBoxLayout* head() const { return head_; }
    [[nodiscard]] QVBoxLayout* body() const { return body_; }

private:
    QLabel* title_;
    QHBoxLayout* head_;
    QVBoxLayout* body_;
};

}  // namespace epochal::ui
