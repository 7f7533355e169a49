#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace epochal::ui {

/// Sets a property that the style sheet selects by ("state", "banner") and has the style look again.
inline void setStyleProperty(QWidget* widget, const char* name, const QVariant& value) {
    if (widget->property(name) == value) return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

}  // namespace epochal::ui
