#include "ui/theme/style_sheet.h"

#include <array>
#include <utility>

#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

const auto kTemplate = QStringLiteral(R"(
QToolTip { background: @base; color: @text; border: 1px solid @edge; padding: 4px 6px; }
QMainWindow, QDialog, QWidget[page="true"] { background: @window; }

QMenuBar { background: @window; border-bottom: 1px solid @line; padding: 0 4px; min-height: 27px; }
QMenuBar::item { padding: 4px 8px; background: transparent; border-radius: 3px; }
QMenuBar::item:selected { background: @hover; }
QMenuBar::item:pressed { background: @pressed; }
QMenu { background: @base; border: 1px solid @edge; padding: 4px 0; }
QMenu::item { padding: 5px 24px 5px 12px; color: @text; }
QMenu::icon { left: 8px; }
QMenu::item:selected { background: @tint; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QStatusBar { background: @window; border-top: 1px solid @line; }
QStatusBar::item { border: none; }

QToolBar { background: @window; border: none; border-bottom: 1px solid @line; padding: 5px 8px; spacing: 2px; }
QToolBar::separator { width: 1px; background: @line; margin: 3px 6px; }
QToolButton { color: @text; background: transparent; border: 1px solid transparent; border-radius: 3px; padding: 3px 4px; min-height: 20px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @pressed; }
QToolButton:checked { background: @tint; color: @accent; border-color: @barToCome; }
QToolButton:focus { border: 2px solid @accent; padding: 2px 3px; }
QToolButton:disabled { color: @disabled; }
QToolBarExtension { padding: 0; }
QToolButton[framed="true"] { background: @button; border-color: @edge; padding: 3px 8px; }
QToolButton[framed="true"]:hover { background: @hover; }
QToolButton[framed="true"]:focus { padding: 2px 7px; border: 2px solid @accent; }
QToolButton[framed="true"]:disabled { border-color: @line; }
QToolButton[compact="true"] { padding: 2px; min-height: 18px; }
QToolButton[compact="true"]:focus { padding: 1px; }
QToolButton[status="plain"], QToolButton[status="warn"] { color: @text2; padding: 1px 3px; min-height: 18px; }
QToolButton[status="warn"] { color: @warn; }
QToolButton[status="plain"]:focus, QToolButton[status="warn"]:focus { padding: 0 2px; }
QToolButton::menu-indicator { image: none; }
QToolButton[rail="true"] { border: none; border-left: 3px solid transparent; border-radius: 0; padding: 6px 2px 6px 0; color: @text2; }
QToolButton[rail="true"]:hover { background: @hover; }
QToolButton[rail="true"]:checked { background: @tint; color: @accent; border-left-color: @accent; font-weight: bold; }
QToolButton[rail="true"]:focus { border: 2px solid @accent; border-left: 3px solid @accent; padding: 4px 0 4px 0; }

QPushButton { background: @button; color: @text; border: 1px solid @edge; border-radius: 3px; padding: 3px 14px; min-height: 20px; outline: none; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @pressed; }
QPushButton:focus { border: 2px solid @accent; padding: 2px 13px; }
QPushButton:disabled { color: @disabled; border-color: @line; }
QPushButton[compact="true"] { padding: 1px 8px; }
QPushButton[compact="true"]:focus { padding: 0 7px; }
QPushButton[primary="true"] { background: @fill; color: @onFill; border-color: @fill; font-weight: bold; }
QPushButton[primary="true"][tall="true"] { min-height: 28px; }
QPushButton[primary="true"]:hover { background: @fillHover; border-color: @fillHover; }
QPushButton[primary="true"]:pressed { background: @fillPressed; border-color: @fillPressed; }
QPushButton[primary="true"]:focus { border: 2px solid @text; }
QPushButton[primary="true"]:disabled { background: @track; color: @disabled; border-color: @line; }
QDialog QPushButton:default { background: @fill; color: @onFill; border-color: @fill; }
QDialog QPushButton:default:hover { background: @fillHover; border-color: @fillHover; }
QDialog QPushButton:default:pressed { background: @fillPressed; border-color: @fillPressed; }
QDialog QPushButton:default:focus { border: 2px solid @text; }
QDialog QPushButton:default:disabled { background: @track; color: @disabled; border-color: @line; }
QPushButton[segment="first"], QPushButton[segment="middle"], QPushButton[segment="last"] { border-radius: 0; border-right-width: 0; padding: 3px 12px; }
QPushButton[segment="first"] { border-top-left-radius: 3px; border-bottom-left-radius: 3px; }
QPushButton[segment="last"] { border-right-width: 1px; border-top-right-radius: 3px; border-bottom-right-radius: 3px; }
QPushButton[segment="first"]:checked, QPushButton[segment="middle"]:checked, QPushButton[segment="last"]:checked { background: @tint; color: @accent; font-weight: bold; border-bottom: 2px solid @accent; padding-bottom: 2px; }
QPushButton[link="true"] { background: transparent; border: 1px solid transparent; border-width: 1px 0px; border-radius: 0; color: @accent; text-decoration: underline; padding: 0; min-height: 16px; }
QPushButton[link="true"]:hover { color: @text; }
QPushButton[link="true"]:focus { background: @tint; border-color: @accent; }

QPushButton[filterChip="true"] { background: @tint; color: @accent; border-color: @barToCome; padding: 0 6px; min-height: 18px; margin: 3px 0; }
QPushButton[filterChip="true"]:focus { border: 2px solid @accent; padding: 0 5px; min-height: 16px; }
QFrame[popup="true"] { background: @base; border: 1px solid @edge; border-radius: 3px; }
QFrame[bulk="true"] { background: @tint; border: none; border-top: 1px solid @barToCome; }
QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox {
  background: @base; color: @text; border: 1px solid @field; border-radius: 3px; selection-background-color: @fill; selection-color: @onFill; }
QLineEdit, QAbstractSpinBox { padding: 3px 7px; min-height: 20px; }
QComboBox { padding: 3px 7px; min-height: 20px; }
QPlainTextEdit, QTextEdit { padding: 3px 5px; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 2px solid @accent; padding: 2px 6px; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent; padding: 2px 4px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled, QPlainTextEdit:disabled { color: @disabled; border-color: @line; background: @alt; selection-color: @disabled; selection-background-color: @alt; }
QLineEdit[readOnly="true"], QAbstractSpinBox[readOnly="true"] { color: @text2; border-color: @edge; background: @window; }
QLineEdit[state="warn"], QAbstractSpinBox[state="warn"], QComboBox[state="warn"] { border-color: @warn; }
QLineEdit[state="error"], QAbstractSpinBox[state="error"], QComboBox[state="error"] { border-color: @error; color: @error; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: 19px; border-left: 1px solid @line; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @hover; }
QAbstractSpinBox::up-arrow { image: url(:/icons/control-chevron-up-@suffix.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/control-chevron-down-@suffix.svg); width: 10px; height: 10px; }
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled { image: url(:/icons/control-chevron-up-disabled-@suffix.svg); }
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled { image: url(:/icons/control-chevron-down-disabled-@suffix.svg); }
QSlider::groove:horizontal { height: 4px; background: @track; border-radius: 2px; }
QSlider::sub-page:horizontal:enabled { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { background: @base; border: 2px solid @accent; width: 10px; margin: -5px 0; border-radius: 7px; }
QSlider::handle:horizontal:focus { border-color: @text; }
QSlider::handle:horizontal:disabled { border-color: @edge; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 24px; border: none; }
QComboBox::down-arrow { image: url(:/icons/control-chevron-down-@suffix.svg); width: 14px; height: 14px; }
QComboBox::down-arrow:disabled { image: url(:/icons/control-chevron-down-disabled-@suffix.svg); }
QComboBox[compact="true"] { padding: 1px 7px; }
QComboBox[compact="true"]:focus { padding: 0 6px; }
QComboBox[heading="true"] { font-weight: bold; background: transparent; border: 1px solid transparent; padding: 1px 3px; }
QComboBox[heading="true"]:hover { border-color: @edge; }
QComboBox[heading="true"]:focus { border: 2px solid @accent; padding: 0 2px; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @edge; padding: 2px; outline: none;
  selection-background-color: @tint; selection-color: @text; }

QAbstractItemView { background: @base; alternate-background-color: @alt; color: @text; border: none; gridline-color: @line;
  selection-background-color: @tint; selection-color: @text; outline: none; }
QTableView:focus, QTreeView:focus, QListView:focus { outline: none; }
QHeaderView { background: @window; border: none; }
QHeaderView::section { background: @window; color: @text2; border: none; border-right: 1px solid @line; border-bottom: 1px solid @line; padding: 0 7px; }
QHeaderView::section:hover { background: @hover; }
QHeaderView::section:last { border-right: none; }
QHeaderView[matrix="true"] { background: @base; }
QHeaderView[matrix="true"]::section { background: @base; border: none; padding: 0; }
QTableCornerButton::section { background: @window; border: none; border-bottom: 1px solid @line; }

QFrame[panel="true"] { background: @base; border: 1px solid @line; border-radius: 3px; }
QFrame[panelHead="true"] { background: transparent; border: none; border-bottom: 1px solid @line; }
QFrame[rail="true"] { background: @window; border: none; border-right: 1px solid @line; }
QFrame[toolbar="true"] { background: @window; border: none; border-bottom: 1px solid @line; }
QFrame[line="true"] { background: @line; border: none; }
QFrame[banner="plain"] { background: @base; border: 1px solid @edge; border-radius: 3px; }
QFrame[banner="warn"] { background: @warnBack; border: 1px solid @warn; border-radius: 3px; }
QFrame[banner="error"] { background: @errorBack; border: 1px solid @error; border-radius: 3px; }
QFrame[banner="plain"][flush="true"], QFrame[banner="warn"][flush="true"], QFrame[banner="error"][flush="true"] { border-left: none; border-right: none; border-radius: 0; }
QLabel[secondary="true"] { color: @text2; }
QLabel[role="ok"] { color: @ok; }
QLabel[role="warn"] { color: @warn; }
QLabel[role="error"] { color: @error; }
QLabel[badge="accent"], QLabel[badge="ok"], QLabel[badge="warn"], QLabel[badge="error"], QLabel[badge="plain"] { border-radius: 3px; padding: 1px 6px; }
QLabel[badgeIcon="true"] { padding-left: 24px; }
QLabel[badge="accent"] { background: @tint; color: @accent; border: 1px solid @barToCome; }
QLabel[badge="ok"] { background: @okBack; color: @ok; border: 1px solid @okBack; }
QLabel[badge="warn"] { background: @warnBack; color: @warn; border: 1px solid @warnBack; }
QLabel[badge="error"] { background: @errorBack; color: @error; border: 1px solid @errorBack; }
QLabel[badge="plain"] { background: @track; color: @text; border: 1px solid @track; }
QLabel[chip="true"] { background: @base; border: 1px solid @edge; border-radius: 3px; padding: 1px 5px; }

QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @field; border-radius: 2px; background: @base; }
QCheckBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked { background: @fill; border-color: @fill; image: url(:/icons/control-check.svg); }
QCheckBox::indicator:disabled { border-color: @line; background: @alt; }
QCheckBox::indicator:checked:disabled { border-color: @field; background: @field; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @edge; border-radius: 3px; margin: 3px; }
QScrollBar::handle:hover { background: @field; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @barToCome; }
QSplitter[lined="true"]::handle { background: @line; }
QProgressBar { background: @track; border: none; border-radius: 0; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: @bar; }
QDockWidget::title { background: @window; border-top: 1px solid @line; border-bottom: 1px solid @line; padding: 6px 8px; }
QTabBar::tab { background: @button; border: 1px solid @edge; padding: 4px 12px; color: @text; }
QTabBar::tab:selected { background: @tint; color: @accent; border-bottom: 2px solid @accent; }
QTabBar[flat="true"] { qproperty-drawBase: 0; }
QTabBar[flat="true"]::tab { background: transparent; border: none; border-bottom: 2px solid transparent; padding: 6px 10px; color: @text2; }
QTabBar[flat="true"]::tab:hover { color: @text; }
QTabBar[flat="true"]::tab:selected { color: @accent; border-bottom: 2px solid @accent; }
QTabWidget::pane { border: 1px solid @line; background: @base; }
)");

QColor mix(const QColor& over, const QColor& under, double share) {
    const auto channel = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {channel(over.red(), under.red()), channel(over.green(), under.green()), channel(over.blue(), under.blue())};
}

}  // namespace

QString styleSheet(const Theme& theme) {
    const QColor fill = theme.colour(Role::Fill), text = theme.colour(Role::Text);
    // A name precedes every name that is a prefix of it.
    const std::array<std::pair<const char*, QColor>, 29> colours{{
        {"@window", theme.colour(Role::Window)},
        {"@base", theme.colour(Role::Base)},
        {"@alt", theme.colour(Role::Alternate)},
        {"@button", theme.colour(Role::Button)},
        {"@hover", theme.colour(Role::ButtonHover)},
        {"@pressed", theme.colour(Role::ButtonPressed)},
        {"@line", theme.colour(Role::Line)},
        {"@edge", theme.colour(Role::Edge)},
        {"@fillHover", mix(text, fill, 0.12)},
        {"@fillPressed", mix(text, fill, 0.24)},
        {"@fill", fill},
        {"@field", theme.colour(Role::Field)},
        {"@text2", theme.colour(Role::Text2)},
        {"@text", text},
        {"@disabled", theme.colour(Role::Disabled)},
        {"@accent", theme.colour(Role::Accent)},
        {"@onFill", theme.colour(Role::OnFill)},
        {"@tint", theme.colour(Role::Tint)},
        {"@barToCome", theme.colour(Role::BarToCome)},
        {"@bar", theme.colour(Role::Bar)},
        {"@track", theme.colour(Role::Track)},
        {"@okBack", mix(theme.colour(Role::Ok), theme.colour(Role::Base), 0.12)},
        {"@ok", theme.colour(Role::Ok)},
        {"@warnBack", theme.colour(Role::WarnBack)},
        {"@warn", theme.colour(Role::Warn)},
        {"@errorBack", theme.colour(Role::ErrorBack)},
        {"@error", theme.colour(Role::Error)},
        {"@grid", theme.colour(Role::Grid)},
        {"@axis", theme.colour(Role::Axis)},
    }};
    QString sheet = kTemplate;
    for (const auto& [name, colour] : colours) sheet.replace(QLatin1String(name), colour.name());
    sheet.replace(QLatin1String("@suffix"), theme.dark() ? QStringLiteral("dark") : QStringLiteral("light"));
    return sheet;
}

}  // namespace epochal::ui
