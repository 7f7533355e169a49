#include "ui/tables/tick_menu.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <utility>

namespace epochal::ui {

namespace {

class TickFilter : public QObject {
public:
    explicit TickFilter(QMenu& menu) : QObject(&menu), menu_(menu) {}

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        QAction* action = chosenBy(event);
        if (!action || !action->isCheckable() || !action->isEnabled()) return false;
        action->trigger();
        return true;
    }

private:
    [[nodiscard]] QAction* chosenBy(const QEvent* event) {
        if (event->type() == QEvent::MouseButtonPress) pressed_ = true;
        // The end of the click that opened the menu, which may have opened under the pointer, chooses nothing.
        if (event->type() == QEvent::MouseButtonRelease && std::exchange(pressed_, false))
            return menu_.actionAt(static_cast<const QMouseEvent*>(event)->position().toPoint());
        if (event->type() != QEvent::KeyPress) return nullptr;
        const int key = static_cast<const QKeyEvent*>(event)->key();
        const bool chooses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        return chooses ? menu_.activeAction() : nullptr;
    }
    QMenu& menu_;
    bool pressed_ = false;  ///< a mouse button, on the menu
};

}  // namespace

void keepOpenForTicks(QMenu& menu) {
    constexpr const char* kKept = "keptOpenForTicks";
    if (menu.property(kKept).toBool()) return;
    menu.setProperty(kKept, true);
    menu.installEventFilter(new TickFilter(menu));
}

}  // namespace epochal::ui
