#pragma once

#include <QAccessible>

class QWidget;

namespace epochal::ui {

/// What assistive technology takes a widget that draws itself for: a chart, an indicator. Call it in the constructor;
/// without it, such a widget is nothing but a part of the window.
void setAccessibleRole(QWidget& widget, QAccessible::Role role);

}  // namespace epochal::ui
