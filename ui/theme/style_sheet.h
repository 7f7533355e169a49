#pragma once

#include <QString>

namespace epochal::ui {

class Theme;

/// The application's style sheet in the theme's colors. Widgets opt in to a look by dynamic properties: QFrame: panel,
/// panelHead, rail, toolbar, line, banner ("plain", "warn", "error") with flush; QPushButton: primary, segment
/// ("first", "middle", "last"), link, compact; QToolButton: rail, compact, status ("plain", "warn"); QLineEdit,
/// QComboBox, QAbstractSpinBox: state ("warn", "error"); QComboBox: compact, heading; QLabel: secondary, role ("ok",
/// "warn", "error"), badge ("accent", "ok", "warn", "error", "plain"), badgeIcon (room for one), chip; QSplitter:
/// lined; QWidget: page.
[[nodiscard]] QString styleSheet(const Theme& theme);

}  // namespace epochal::ui
