#pragma once

class QMenu;

namespace epochal::ui {

/// Keeps the menu open while its checkable actions are chosen, one after another, with the mouse or the keyboard.
void keepOpenForTicks(QMenu& menu);

}  // namespace epochal::ui
