#pragma once

class QWidget;

namespace epochal::ui {

/// What this program is, its version and licence, and what it stands on.
void showAbout(QWidget* parent);

}  // namespace epochal::ui
