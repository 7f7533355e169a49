#pragma once

class QWidget;

namespace epochal::ui {

/// Makes undo keys in this control undo on the page that contains it, not in the text being edited.
void leaveUndoToPage(QWidget* control);

}  // namespace epochal::ui
