#include "ui/pages/parts/page_undo.h"

#include <QKeyEvent>
#include <QWidget>

namespace epochal::ui {

namespace {

class PageUndo : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) return false;
        event->ignore();
        return true;
    }
};

}  // namespace

void leaveUndoToPage(QWidget* control) {
    control->installEventFilter(new PageUndo(control));
}

}  // namespace epochal::ui
