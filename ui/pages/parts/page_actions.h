#pragma once

#include <QAction>
#include <QString>
#include <QWidget>
#include <span>

namespace epochal::ui {

/// An action of a page: the object name by which menus and the palette find it, its icon and its shortcut.
struct PageAction {
    const char* name;
    const char* icon;
    const char* keys;
};

/// Creates the actions as children of `page`; their shortcuts work within it.
void makeActions(QWidget& page, std::span<const PageAction> actions);
[[nodiscard]] QAction* findAction(const QWidget& page, const char* name);
/// Sets the icons in the theme's colors.
void recolour(const QWidget& page, std::span<const PageAction> actions);
void setWords(const QWidget& page, const char* name, const QString& text, const QString& toolTip);

}  // namespace epochal::ui
