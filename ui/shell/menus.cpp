// The window's menus and keys. Actions of the pages appear here too, so that "Find action" covers everything.
#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QUndoStack>
#include <algorithm>

#include "ui/bridge/workbench.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/help_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/format/language.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/find_action.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/rail.h"
#include "ui/shell/status_strip.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

std::span<const ActionRow> MainWindow::actionRows() {
    using enum WindowAction;
    constexpr auto kNone = MenuSlot::None;
    constexpr auto kWindow = Reach::Window;
    static constexpr auto kRows = actionTable<WindowAction>({
        {Undo, "undo", "", "Ctrl+Z", QT_TR_NOOP("&Undo"), nullptr, kNone, kWindow},
        //: verb, menu entry
        {Redo, "redo", "", "Ctrl+Shift+Z", QT_TR_NOOP("&Redo"), nullptr, kNone, kWindow},
        //: verb, menu entry
        {Find, "find", "", "Ctrl+F", QT_TR_NOOP("&Find"), nullptr, kNone, kWindow},
        {Palette, "palette", "", "Ctrl+K", QT_TR_NOOP("Find &action…"), nullptr, kNone, kWindow},
        {Queue, "queue", "", "Ctrl+Shift+Q", QT_TR_NOOP("&Queue and campaigns"), nullptr, kNone, kWindow},
        //: moves the keyboard focus to the next part of the window
        {Region, "region", "", "F6", QT_TR_NOOP("&Next pane"), nullptr, kNone, kWindow},
        {Reindex, "reindex", "", "F5", QT_TR_NOOP("Reload all run &folders"), nullptr, kNone, kWindow},
        {OwnPrice, "ownPrice", "", "", QT_TR_NOOP("This &machine's cost…"), nullptr, kNone, kWindow},
        {Offers, "offers", "", "", QT_TR_NOOP("&Choose an offer"), nullptr, kNone, kWindow},
        {Preferences, "preferences", "", "Ctrl+,", QT_TR_NOOP("&Preferences…"), nullptr, kNone, kWindow},
        //: verb, menu entry
        {Quit, "quit", "", "Ctrl+Q", QT_TR_NOOP("&Quit"), nullptr, kNone, kWindow},
        //: the pages of the help
        {Help, "help", "", "F1", QT_TR_NOOP("&Contents"), nullptr, kNone, kWindow},
        {FirstSteps, "firstSteps", "", "", QT_TR_NOOP("&First steps"), nullptr, kNone, kWindow},
        {About, "about", "", "", QT_TR_NOOP("&About Epochal"), nullptr, kNone, kWindow},
        {AboutQt, "aboutQt", "", "", QT_TR_NOOP("About &Qt"), nullptr, kNone, kWindow},
    });
    return kRows;
}

void MainWindow::addTo(MenuId menu, std::initializer_list<WindowAction> ids) {
    for (const WindowAction id : ids) menus_[menu]->addAction(actions_[id]);
}

void MainWindow::addTo(MenuId menu, MenuSlot slot) {
    for (int id = 0; id < PageCount; ++id) addTo(menus_[menu], static_cast<PageId>(id), slot);
}

void MainWindow::addTo(QMenu* menu, PageId id, MenuSlot slot) {
    const Page* page = pages_[id];
    for (const ActionRow& row : rows()[id].about().actions) {
        if (row.menu != slot) continue;
        if (row.reach == Reach::Menu)
            menu->addAction(fromMenu_[&row]);
        else if (page)
            menu->addAction(page->actionAt(row.id));
    }
    if (page) menu->addActions(page->moreActions(slot));
}

void MainWindow::buildMenus() {
    for (QMenu*& menu : menus_) menu = menuBar()->addMenu(QString());
    languages_ = new QActionGroup(this);
    themes_ = new QActionGroup(this);
    theme_ = new QMenu(this);
    language_ = new QMenu(this);
    for (const QString& code : Language::codes()) {
        QAction* action = language_->addAction(QString());
        action->setData(code);
        action->setCheckable(true);
        languages_->addAction(action);
    }
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        QAction* action = theme_->addAction(QString());
        action->setData(static_cast<int>(choice));
        action->setCheckable(true);
        themes_->addAction(action);
    }
    connect(languages_, &QActionGroup::triggered, this,
            [this](QAction* action) { setLanguage(action->data().toString()); });
    connect(themes_, &QActionGroup::triggered, this, [](QAction* action) {
        Theme::instance().setChoice(static_cast<ThemeChoice>(action->data().toInt()));
        QSettings().setValue(QStringLiteral("window/theme"), action->data());
    });
    for (int i = 0; i < PageCount; ++i) {
        const auto id = static_cast<PageId>(i);
        const PageInfo& about = rows()[id].about();
        fileMenus_[id] = new QMenu(this);
        QAction* show = showActions_[id] =
            makeAction(*this, QLatin1String("page.") + QLatin1String(about.name),
                       {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i))}, Reach::Window);
        connect(show, &QAction::triggered, this, [this, id] { showPage(id); });
        for (const ActionRow& row : about.actions) {
            if (row.reach != Reach::Menu) continue;
            QAction* action = fromMenu_[&row] = new QAction(this);
            action->setObjectName(QLatin1String("menu.") + QLatin1String(row.name));
            connect(action, &QAction::triggered, this, [this, id, at = row.id] {
                showPage(id);
                pages_[id]->actionAt(at)->trigger();
            });
        }
    }
    const auto on = [this](WindowAction id, auto run) { connect(actions_[id], &QAction::triggered, this, run); };
    on(WindowAction::Undo, [this] { step(true); });
    on(WindowAction::Redo, [this] { step(false); });
    on(WindowAction::Find, [this] { find(); });
    on(WindowAction::Palette, [this] { (new FindAction(this))->open(); });
    on(WindowAction::Queue, [this] { toggleQueue(); });
    on(WindowAction::Region, [this] { nextRegion(); });
    actions_[WindowAction::Reindex]->setAutoRepeat(false);  // each is a pass over all folders
    on(WindowAction::Reindex, [this] { workbench_.catalogue().reindex(); });
    on(WindowAction::OwnPrice, [this] { the<ConfigurePage>().editThisMachine(); });
    on(WindowAction::Offers, [this] { showPage(Providers); });
    on(WindowAction::Preferences, [this] { showPreferences(); });
    on(WindowAction::Quit, [this] { close(); });
    on(WindowAction::Help, [this] { showHelp(); });
    on(WindowAction::FirstSteps, [this] {
        showPage(Runs);
        the<RunsPage>().showFirstStart();
        the<RunsPage>().setFocus();
    });
    on(WindowAction::About, [this] { showAbout(this); });
    on(WindowAction::AboutQt, [] { QApplication::aboutQt(); });
    actions_[WindowAction::Preferences]->setMenuRole(QAction::PreferencesRole);
    actions_[WindowAction::Quit]->setMenuRole(QAction::QuitRole);
    actions_[WindowAction::About]->setMenuRole(QAction::AboutRole);
    actions_[WindowAction::AboutQt]->setMenuRole(QAction::AboutQtRole);
    QUndoStack& history = workbench_.history();
    actions_[WindowAction::Undo]->setEnabled(history.canUndo());
    actions_[WindowAction::Redo]->setEnabled(history.canRedo());
    connect(&history, &QUndoStack::canUndoChanged, actions_[WindowAction::Undo], &QAction::setEnabled);
    connect(&history, &QUndoStack::canRedoChanged, actions_[WindowAction::Redo], &QAction::setEnabled);
    connect(&history, &QUndoStack::undoTextChanged, this, &MainWindow::nameSteps);
    connect(&history, &QUndoStack::redoTextChanged, this, &MainWindow::nameSteps);
    connect(&history, &QUndoStack::indexChanged, this, &MainWindow::noteStep);
    fillMenus();
}

void MainWindow::fillMenus() {
    for (QMenu* menu : menus_) menu->clear();
    fillFile();
    QMenu* edit = menus_[EditMenu];
    addTo(EditMenu, {WindowAction::Undo, WindowAction::Redo});
    addTo(EditMenu, MenuSlot::Edit);
    edit->addSeparator();
    addTo(EditMenu, {WindowAction::Find, WindowAction::Palette});

    QMenu* view = menus_[ViewMenu];
    for (QAction* show : showActions_) view->addAction(show);
    view->addSeparator();
    addTo(ViewMenu, MenuSlot::View);
    view->addAction(issues_->toggleViewAction());
    addTo(ViewMenu, {WindowAction::Queue, WindowAction::Region});
    view->addSeparator();
    view->addMenu(theme_);
    view->addMenu(language_);

    fillRun();
    addTo(CatalogueMenu, MenuSlot::Catalogue);
    menus_[CatalogueMenu]->addSeparator();
    addTo(CatalogueMenu, {WindowAction::Reindex});
    fillPrices();
    addTo(HelpMenu, {WindowAction::Help, WindowAction::Palette, WindowAction::FirstSteps, WindowAction::About,
                     WindowAction::AboutQt});
}

void MainWindow::fillFile() {
    QMenu* file = menus_[FileMenu];
    addTo(FileMenu, MenuSlot::New);
    file->addSeparator();
    addTo(FileMenu, MenuSlot::Open);
    file->addSeparator();
    addTo(FileMenu, MenuSlot::Save);
    // Several pages have a report, an export, a save of their own; a submenu for each tells them apart.
    for (int i = 0; i < PageCount; ++i) {
        const auto id = static_cast<PageId>(i);
        const auto actions = rows()[id].about().actions;
        if (std::ranges::find(actions, MenuSlot::OfPage, &ActionRow::menu) == actions.end()) continue;
        fileMenus_[id]->clear();
        addTo(fileMenus_[id], id, MenuSlot::OfPage);
        file->addMenu(fileMenus_[id])->setEnabled(pages_[id] != nullptr);
    }
    addTo(FileMenu, MenuSlot::Print);
    file->addSeparator();
    addTo(FileMenu, {WindowAction::Preferences, WindowAction::Quit});
}

void MainWindow::fillRun() {
    QMenu* run = menus_[RunMenu];
    run->clear();
    addTo(RunMenu, MenuSlot::Run);
    run->addSeparator();
    // Several pages clone, compare and report runs: only those in view, so that nothing is done to others.
    addTo(run, page(), MenuSlot::Selected);
}

void MainWindow::fillPrices() {
    addTo(PricesMenu, MenuSlot::Prices);
    addTo(PricesMenu, {WindowAction::OwnPrice});
    menus_[PricesMenu]->addSeparator();
    addTo(PricesMenu, MenuSlot::PriceFiles);
    menus_[PricesMenu]->addSeparator();
    addTo(PricesMenu, {WindowAction::Offers});
    addTo(PricesMenu, MenuSlot::PriceKinds);
}

void MainWindow::noteStep(int index) {
    const QUndoStack& history = workbench_.history();
    if (!stepping_ && index > 0 && index == history.count()) doneOn_.insert(history.command(index - 1), page());
    if (history.count() == 0) doneOn_.clear();
}

void MainWindow::step(bool back) {
    QUndoStack& history = workbench_.history();
    const QUndoCommand* next = history.command(back ? history.index() - 1 : history.index());
    if (!next) return;
    showPage(doneOn_.value(next, page()));
    stepping_ = true;
    back ? history.undo() : history.redo();
    stepping_ = false;
}

void MainWindow::nameSteps() {
    const QUndoStack& history = workbench_.history();
    const auto name = [this](WindowAction id, const QString& plain, const QString& what, const QString& text) {
        actions_[id]->setText(what.isEmpty() ? plain : text.arg(what));
    };
    //: %1 is what was done, such as "Archive runs"
    name(WindowAction::Undo, tr("&Undo"), history.undoText(), tr("&Undo: %1"));
    name(WindowAction::Redo, tr("&Redo"), history.redoText(), tr("&Redo: %1"));
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Epochal"));
    for (int id = 0; id < PageCount; ++id) {
        const PageInfo& about = rows()[id].about();
        rail_->setText(id, about.text(about.title), about.text(about.tip));
    }
    // Qt sets these names once, in the language at startup.
    for (auto* close : findChildren<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton")))
        close->setAccessibleName(NoticeBar::tr("Close"));
    retranslateMenus();
    refresh();
}

void MainWindow::retranslateMenus() {
    actions_.retranslate();
    nameSteps();
    //: noun, menu
    menus_[FileMenu]->setTitle(tr("&File"));
    //: noun, menu
    menus_[EditMenu]->setTitle(tr("&Edit"));
    //: noun, menu
    menus_[ViewMenu]->setTitle(tr("&View"));
    //: noun, menu: of runs
    menus_[RunMenu]->setTitle(tr("&Run"));
    //: noun, menu: of runs
    menus_[CatalogueMenu]->setTitle(tr("&Catalog"));
    //: noun, menu
    menus_[PricesMenu]->setTitle(tr("&Prices"));
    //: noun, menu
    menus_[HelpMenu]->setTitle(tr("&Help"));
    theme_->setTitle(tr("&Theme"));
    language_->setTitle(tr("&Language"));
    for (int id = 0; id < PageCount; ++id) {
        const PageInfo& about = rows()[id].about();
        showActions_[id]->setText(about.text(about.menuTitle));
        fileMenus_[id]->setTitle(about.text(about.menuTitle));
        for (const ActionRow& row : about.actions)
            if (row.reach == Reach::Menu) fromMenu_[&row]->setText(about.text(row.text));
    }
    queueDock_->setWindowTitle(tr("Queue and campaigns"));
    //: noun, menu entry: shows the panel of errors and warnings
    issues_->toggleViewAction()->setText(tr("&Issues"));
    for (QAction* action : languages_->actions()) action->setText(Language::label(action->data().toString()));
    const QStringList themes{tr("Follow &system"), tr("&Light"), tr("&Dark")};
    for (qsizetype i = 0; i < themes.size(); ++i) themes_->actions()[i]->setText(themes[i]);
}

void MainWindow::refresh() {
    rail_->setBadge(Live, status_->activeRuns());
    // The keys of a run work on every page, so the Live page is created as soon as there is a run to control.
    if (status_->activeRuns() > 0 && !pages_[Live]) QTimer::singleShot(0, this, [this] { make(Live); });
    for (QAction* action : languages_->actions()) action->setChecked(action->data().toString() == Language::current());
    for (QAction* action : themes_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(Theme::instance().choice()));
}

void MainWindow::find() {
    if (pages_[page()]->focusSearch()) return;
    showPage(Runs);
    the<RunsPage>().focusSearch();
}

void MainWindow::nextRegion() {
    QList<QWidget*> regions{rail_, stack_->currentWidget()};
    if (queueDock_->isVisible()) regions.append(queueDock_);
    if (issues_->isVisible()) regions.append(issues_);
    const QWidget* focus = QApplication::focusWidget();
    qsizetype at = 0;
    for (qsizetype i = 0; i < regions.size(); ++i)
        if (focus && regions[i]->isAncestorOf(focus)) at = i + 1;
    QWidget* next = regions[at % regions.size()];
    for (QWidget* child : next->findChildren<QWidget*>())
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
            return child->setFocus(Qt::TabFocusReason);
}

void MainWindow::showHelp() {
    const QWidget* focus = QApplication::focusWidget();
    const bool inQueue = queueDock_->isVisible() && focus && queueDock_->isAncestorOf(focus);
    if (!help_) help_ = new HelpDialog(this);
    help_->open(QLatin1String(inQueue ? "campaigns" : rows()[page()].about().help));
}

void MainWindow::showPreferences() {
    auto* dialog = new PreferencesDialog(workbench_, Language::current(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::languageChosen, this, &MainWindow::setLanguage);
    connect(dialog, &PreferencesDialog::themeChosen, this,
            [this](int choice) { themes_->actions()[choice]->trigger(); });
    connect(dialog, &PreferencesDialog::priceRequested, this, [this] { the<ConfigurePage>().editThisMachine(); });
    dialog->open();
}

}  // namespace epochal::ui
