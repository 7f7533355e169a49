#pragma once

#include <QAction>
#include <QList>
#include <array>
#include <initializer_list>
#include <span>

class QWidget;

namespace epochal::ui {

/// A place in the window's menus. Actions of several pages follow each other in it, in the order of the pages.
enum class MenuSlot {
    None,
    New,       ///< File: something new
    Open,      ///< File: from a file
    Save,      ///< File: to a file
    OfPage,    ///< File: the page's own submenu
    Print,     ///< File
    Edit,      ///< Edit: what undo does not cover
    View,      ///< View: parts of a page
    Run,       ///< Run: start and control a run
    Selected,  ///< Run: what can be done with the runs shown or selected on the current page
    Catalogue,
    Prices,      ///< Prices: new ones
    PriceFiles,  ///< Prices: import, export, rates
    PriceKinds,
};

/// Where an action can be reached.
enum class Reach {
    Page,    ///< its keys work on its page; it is in the menu once the page exists, or, if MenuSlot::Selected, on it
    Window,  ///< its keys work on every page
    Menu,    ///< as Page, and always in the menu, which shows the page first
};

/// An action: its object name, by which tests find it, its icon (or ""), its keys (several are separated by "; "), its
/// text and tool tip (QT_TR_NOOP; the tip may be null), and its place in the menus.
struct ActionRow {
    template <class Id>
    constexpr ActionRow(Id number, const char* called, const char* drawn, const char* pressed, const char* says,
                        const char* explains, MenuSlot place = MenuSlot::None, Reach from = Reach::Page)
        : id(static_cast<std::size_t>(number)),
          name(called),
          icon(drawn),
          keys(pressed),
          text(says),
          tip(explains),
          menu(place),
          reach(from) {}
    std::size_t id;
    const char *name, *icon, *keys, *text, *tip;
    MenuSlot menu;
    Reach reach;
};

/// A new action of `owner`, which its keys trigger from there or, with Reach::Window, from all of the window. Whatever
/// has keys is made by this.
[[nodiscard]] QAction* makeAction(QWidget& owner, const QString& name, const QList<QKeySequence>& keys, Reach reach);

/// The rows of the actions that the enum `Id` names. Does not compile unless each value before Id::Count has its row,
/// in the enum's order.
template <class Id, std::size_t N>
consteval std::array<ActionRow, N> actionTable(const ActionRow (&rows)[N]) {
    if (N != static_cast<std::size_t>(Id::Count)) throw "not one row for each value of the enum";
    for (std::size_t i = 0; i < N; ++i)
        if (rows[i].id != i) throw "not in the order of the enum";
    return std::to_array(rows);
}

/// The actions of a widget, made from their rows; their keys work within it. Draws its icons again when the theme
/// changes.
class ActionSet {
public:
    /// `context` is that of the texts; the rows outlive this.
    ActionSet(QWidget& owner, const char* context, std::span<const ActionRow> rows);
    [[nodiscard]] QAction* at(std::size_t id) const { return made_[static_cast<qsizetype>(id)]; }
    [[nodiscard]] std::span<const ActionRow> rows() const { return rows_; }
    /// Sets all texts and tool tips in the language in use.
    void retranslate() const;

private:
    void recolour() const;
    const char* context_;
    std::span<const ActionRow> rows_;
    QList<QAction*> made_;
};

/// The same, by the values of the enum that names them.
template <class Id>
class ActionsBy : public ActionSet {
public:
    using ActionSet::ActionSet;
    [[nodiscard]] QAction* operator[](Id id) const { return at(static_cast<std::size_t>(id)); }
};

}  // namespace epochal::ui
