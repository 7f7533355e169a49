#pragma once

class QWidget;

namespace epochal::ui {

/// Shows what this program is, its version and license, and what it is built with.
void showAbout(QWidget* parent);

}  // namespace epochal::ui
