#pragma once

class QWidget;

namespace epochal::ui {

/// Makes the wheel over this control scroll the page that contains it, unless the control has the focus: otherwise,
/// scrolling past it would change its value.
void leaveWheelToPage(QWidget* control);

}  // namespace epochal::ui
