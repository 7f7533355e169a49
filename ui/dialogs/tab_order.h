#pragma once

class QWidget;

namespace epochal::ui {

/// Makes Tab go through the dialog in reading order, line by line, whatever the order in which its widgets were
/// created, also when widgets appear or disappear. Call once, in every dialog.
void tabByPlace(QWidget* dialog);

}  // namespace epochal::ui
