#include "ui/pages/parts/page_wheel.h"

#include <QEvent>
#include <QWidget>

namespace epochal::ui {

namespace {

class PageWheel : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

}  // namespace

void leaveWheelToPage(QWidget* control) {
    if (control->focusPolicy() == Qt::WheelFocus) control->setFocusPolicy(Qt::StrongFocus);
    control->installEventFilter(new PageWheel(control));
}

}  // namespace epochal::ui
