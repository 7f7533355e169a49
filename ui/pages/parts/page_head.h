#pragma once

#include <QFrame>

class QToolBar;

namespace epochal::ui {

/// The line over a page: controls that always stand, and between them a tool bar whose last actions go to its overflow
/// menu where the window or the language leaves no room.
class PageHead : public QFrame {
    Q_OBJECT
public:
    PageHead(const QList<QWidget*>& before, QToolBar* bar, const QList<QWidget*>& after, QWidget* parent = nullptr);

private:
    void recolour();
    QToolBar* bar_;
};

}  // namespace epochal::ui
