#pragma once

#include <QString>

namespace epochal::ui {

class Theme;

/// The application's style sheet in the theme's colours. Widgets opt in to a look by dynamic properties:
/// QFrame: panel, rail, panelHead, toolbar, line, banner ("warn", "error", "plain"); QPushButton: primary, segment,
/// link, compact; QToolButton: rail; QLineEdit, QComboBox, QAbstractSpinBox: state ("warn", "error"), compact; QLabel:
/// secondary, role
/// ("warn", "error", "ok"), badge ("accent", "ok", "warn", "error", "plain"), badgeIcon (room for one), chip; any
/// QWidget page: page.
[[nodiscard]] QString styleSheet(const Theme& theme);

}  // namespace epochal::ui
