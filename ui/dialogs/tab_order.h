#pragma once

class QWidget;

namespace epochal::ui {

/// Tab goes through the dialog as the eye does, line by line, whatever the order in which its parts were made, and
/// stays so when parts come and go. To be called once, by every dialog.
void tabByPlace(QWidget* dialog);

}  // namespace epochal::ui
