#pragma once

class QWidget;

namespace epochal::ui {

/// The wheel over this control scrolls the page it stands in, unless the control has the focus: else a page that is
/// scrolled past it changes a value.
void leaveWheelToPage(QWidget* control);

}  // namespace epochal::ui
