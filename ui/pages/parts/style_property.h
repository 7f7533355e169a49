#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace epochal::ui {

/// Sets a property used as a style sheet selector ("state", "banner") and re-evaluates the style.
inline void setStyleProperty(QWidget* widget, const char* name, const QVariant& value) {
    if (widget->property(name) == value) return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

}  // namespace epochal::ui
