#pragma once

#include <QFrame>

class QToolBar;

namespace epochal::ui {

class Segments;

/// The line above a page: controls that are always shown, and between them a tool bar whose last actions move to its
/// overflow menu where the window or the language leaves no room. Segments collapse where even that is not enough.
class PageHead : public QFrame {
    Q_OBJECT
public:
    PageHead(const QList<QWidget*>& before, QToolBar* bar, const QList<QWidget*>& after, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    void recolour();
    void collapse();
    [[nodiscard]] int leastWidth(bool collapsed) const;
    QToolBar* bar_;
    QList<Segments*> segments_;
};

}  // namespace epochal::ui
