#pragma once

#include <QAction>
#include <QString>
#include <QWidget>
#include <span>

namespace epochal::ui {

/// An action of a page: its object name, by which menus and the palette find it, its icon and its keys.
struct PageAction {
    const char* name;
    const char* icon;
    const char* keys;
};

/// Makes the actions as children of `page`; their keys work within it.
void makeActions(QWidget& page, std::span<const PageAction> actions);
[[nodiscard]] QAction* findAction(const QWidget& page, const char* name);
/// Icons in the theme's colours.
void recolour(const QWidget& page, std::span<const PageAction> actions);
void setWords(const QWidget& page, const char* name, const QString& text, const QString& toolTip);

}  // namespace epochal::ui
