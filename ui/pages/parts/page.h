#pragma once

#include <QStringList>
#include <QWidget>
#include <initializer_list>
#include <span>

#include "ui/pages/parts/page_actions.h"
#include "ui/report/report_request.h"

namespace epochal::ui {

/// What the window must know of a page before the page exists. Texts are in the context `context`.
struct PageInfo {
    const char* context;
    const char* name;   ///< "runs": on the command line, in the settings, of the rail's icon
    const char* title;  ///< in the rail
    const char* tip;
    const char* menuTitle;  ///< the title, with its mnemonic
    const char* help;       ///< the help page about it
    std::span<const ActionRow> actions;
    [[nodiscard]] QString text(const char* source) const;
};

/// A page of the window. Pages do not know each other: what leads to another one is a signal.
class Page : public QWidget {
    Q_OBJECT
public:
    ~Page() override;
    [[nodiscard]] const PageInfo& info() const { return info_; }
    /// Actions of that place in the menus that are not in the table, because another table says how many there are.
    [[nodiscard]] virtual QList<QAction*> moreActions(MenuSlot /*slot*/) const { return {}; }
    [[nodiscard]] QAction* actionAt(std::size_t id) const { return actions_.at(id); }
    /// Gives the focus to the page's search; false: it has none.
    virtual bool focusSearch() { return false; }
    virtual void saveSession() const {}

Q_SIGNALS:
    void openRequested(const QString& id);
    void cloneRequested(const QString& id);
    /// A copy of the run is to be configured, with another value in that field.
    void fieldRequested(const QString& id, const QString& field);
    void compareRequested(const QStringList& ids);
    void reportRequested(const epochal::ui::ReportRequest& request);

protected:
    Page(const PageInfo& info, QWidget* parent);
    void retranslateActions() const { actions_.retranslate(); }

private:
    const PageInfo& info_;
    ActionSet actions_;
};

/// A page whose actions the enum `Id` names.
template <class Id>
class PageOf : public Page {
public:
    [[nodiscard]] QAction* action(Id id) const { return actionAt(static_cast<std::size_t>(id)); }

protected:
    using Page::Page;
    template <class Run>
    void on(Id id, Run run) {
        connect(action(id), &QAction::triggered, this, std::move(run));
    }
    void enable(std::initializer_list<Id> ids, bool enabled) const {
        for (const Id id : ids) action(id)->setEnabled(enabled);
    }
    /// Adds them to a tool bar or menu, in this order.
    template <class Widget>
    void addTo(Widget& widget, std::initializer_list<Id> ids) const {
        for (const Id id : ids) widget.addAction(action(id));
    }
};

}  // namespace epochal::ui
