#pragma once

class QWidget;

namespace epochal::ui {

/// Keeps the dialog as high as its contents need at its width, as far as the screen has room. Qt 6.4 gives a window
/// whose texts wrap no minimum height, and opens it no higher than two thirds of the screen, which is little at scale
/// 2: lines would overlap. Call once, in a dialog whose texts wrap.
void keepWhole(QWidget* dialog);

}  // namespace epochal::ui
