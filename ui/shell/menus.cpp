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

#include "core/economics/price_kinds.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/help_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/find_action.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/rail.h"
#include "ui/shell/status_strip.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
const char* const kMenus[] = {"file", "edit", "view", "run", "catalogue", "prices", "help"};
}

QAction* MainWindow::add(QMenu* menu, const char* name, const QKeySequence& keys, std::function<void()> run) {
    const QString id = QLatin1String(name);
    QAction*& action = actions_[id];
    if (!action) {
        action = new QAction(this);
        action->setObjectName(id);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    }
    menu->addAction(action);
    return action;
}

void MainWindow::addPageActions(QMenu* menu, QWidget* page, std::initializer_list<const char*> names) {
    if (!page) return;
    for (const char* name : names)
        menu->addAction(page->findChild<QAction*>(QLatin1String(name), Qt::FindDirectChildrenOnly));
}

QAction* MainWindow::addForPage(QMenu* menu, Page page, const char* name) {
    return add(menu, (QByteArrayLiteral("menu.") + name).constData(), {}, [this, page, name] {
        showPage(page);
        stack_->currentWidget()->findChild<QAction*>(QLatin1String(name), Qt::FindDirectChildrenOnly)->trigger();
    });
}

void MainWindow::buildMenus() {
    for (const char* name : kMenus) menus_.insert(QLatin1String(name), menuBar()->addMenu(QString()));
    languages_ = new QActionGroup(this);
    themes_ = new QActionGroup(this);
    menus_.insert(QStringLiteral("theme"), new QMenu(this));
    menus_.insert(QStringLiteral("language"), new QMenu(this));
    for (const QString& code : Language::codes()) {
        QAction* action = menus_[QStringLiteral("language")]->addAction(QString());
        action->setData(code);
        action->setCheckable(true);
        languages_->addAction(action);
    }
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        QAction* action = menus_[QStringLiteral("theme")]->addAction(QString());
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
    fillMenus();
}

void MainWindow::fillMenus() {
    for (const char* name : kMenus) menus_[QLatin1String(name)]->clear();
    fillFile();
    QMenu* edit = menus_[QStringLiteral("edit")];
    const bool first = !actions_.contains(QStringLiteral("undo"));
    QAction* undo = add(edit, "undo", QKeySequence::Undo, [this] { step(true); });
    QAction* redo = add(edit, "redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this] { step(false); });
    if (first) {
        undo->setEnabled(false);
        redo->setEnabled(false);
        QUndoStack& history = workbench_.history();
        connect(&history, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
        connect(&history, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
        connect(&history, &QUndoStack::undoTextChanged, this, &MainWindow::nameSteps);
        connect(&history, &QUndoStack::redoTextChanged, this, &MainWindow::nameSteps);
        connect(&history, &QUndoStack::indexChanged, this, &MainWindow::noteStep);
    }
    addPageActions(edit, configure_, {"configure.sweep"});
    edit->addSeparator();
    add(edit, "find", QKeySequence::Find, [this] { find(); });
    add(edit, "palette", QKeySequence(Qt::CTRL | Qt::Key_K), [this] { (new FindAction(this))->open(); });

    QMenu* view = menus_[QStringLiteral("view")];
    static constexpr const char* kPages[] = {"page.runs",    "page.configure", "page.live",
                                             "page.compare", "page.providers", "page.reports"};
    for (int page = 0; page < PageCount; ++page)
        add(view, kPages[page], QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page)),
            [this, page] { showPage(static_cast<Page>(page)); });
    view->addSeparator();
    addPageActions(view, runs_, {"runs.inspector"});
    addPageActions(view, configure_, {"configure.json"});
    view->addAction(issues_->toggleViewAction());
    add(view, "queue", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Q), [this] { toggleQueue(); });
    add(view, "region", QKeySequence(Qt::Key_F6), [this] { nextRegion(); });
    view->addSeparator();
    view->addMenu(menus_[QStringLiteral("theme")]);
    view->addMenu(menus_[QStringLiteral("language")]);

    QMenu* run = menus_[QStringLiteral("run")];
    addPageActions(run, configure_, {"configure.launch", "configure.queue"});
    if (live_) run->addActions(live_->runActions());
    run->addSeparator();
    addPageActions(run, runs_, {"runs.open", "runs.clone", "runs.compare"});
    addPageActions(run, compare_, {"compare.add", "compare.remove"});
    QMenu* catalogue = menus_[QStringLiteral("catalogue")];
    addPageActions(catalogue, runs_, {"runs.tag", "runs.archive", "runs.trash"});
    catalogue->addSeparator();
    add(catalogue, "reindex", {}, [this] { workbench_.reindex(); });
    fillPrices();
    QMenu* help = menus_[QStringLiteral("help")];
    add(help, "help", QKeySequence::HelpContents, [this] { showHelp(); });
    help->addAction(actions_[QStringLiteral("palette")]);
    add(help, "firstSteps", {}, [this] {
        showPage(Runs);
        runs_->showFirstStart();
        runs_->setFocus();
    });
    add(help, "about", {}, [this] { showAbout(this); })->setMenuRole(QAction::AboutRole);
    add(help, "aboutQt", {}, [] { QApplication::aboutQt(); })->setMenuRole(QAction::AboutQtRole);
}

void MainWindow::fillFile() {
    QMenu* file = menus_[QStringLiteral("file")];
    addPageActions(file, runs_, {"runs.new"});
    addForPage(file, Reports, "reports.new");
    file->addSeparator();
    addForPage(file, Configure, "configure.open");
    add(file, "importRuns", {}, [this] {
        showPage(Runs);
        runs_->import();
    });
    file->addSeparator();
    addPageActions(file, configure_, {"configure.save", "configure.preset"});
    // Each page has its own report, export and save; a submenu a page tells them apart.
    const auto submenu = [this, file](const char* name) {
        QMenu*& menu = menus_[QLatin1String(name)];
        if (!menu) menu = new QMenu(this);
        menu->clear();
        file->addMenu(menu);
        return menu;
    };
    addPageActions(submenu("file.runs"), runs_, {"runs.report", "runs.export"});
    QMenu* comparison = submenu("file.compare");
    addPageActions(comparison, compare_, {"compare.save", "compare.report", "compare.export", "compare.forget"});
    comparison->menuAction()->setEnabled(compare_ != nullptr);
    QMenu* report = submenu("file.reports");
    addPageActions(report, reports_, {"reports.pdf", "reports.html", "reports.csv"});
    report->menuAction()->setEnabled(reports_ != nullptr);
    addPageActions(file, reports_, {"reports.print"});
    file->addSeparator();
    add(file, "preferences", QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] {
        showPreferences();
    })->setMenuRole(QAction::PreferencesRole);
    add(file, "quit", QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); })->setMenuRole(QAction::QuitRole);
}

void MainWindow::fillPrices() {
    QMenu* prices = menus_[QStringLiteral("prices")];
    addForPage(prices, Providers, "providers.new");
    addForPage(prices, Providers, "providers.newOwn");
    add(prices, "ownPrice", {}, [this] { configure().editThisMachine(); });
    prices->addSeparator();
    addForPage(prices, Providers, "providers.import");
    addForPage(prices, Providers, "providers.export");
    addForPage(prices, Providers, "providers.rates");
    prices->addSeparator();
    add(prices, "offers", {}, [this] { showPage(Providers); });
    for (std::size_t kind = 0; kind <= kPriceKinds.size(); ++kind)
        addPageActions(prices, compare_, {("compare.kind" + std::to_string(kind + 1)).c_str()});
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
    const auto name = [this](const char* id, const QString& plain, const QString& what, const QString& text) {
        actions_[QLatin1String(id)]->setText(what.isEmpty() ? plain : text.arg(what));
    };
    //: %1 is what was done, such as "Archive runs"
    name("undo", tr("&Undo"), history.undoText(), tr("&Undo: %1"));
    name("redo", tr("&Redo"), history.redoText(), tr("&Redo: %1"));
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Epochal"));
    rail_->setText(Runs, tr("Runs"), tr("All runs in the catalogue"));
    //: name of a page
    rail_->setText(Configure, tr("Configure"), tr("Configure a run and launch it"));
    rail_->setText(Live, tr("Live"), tr("Watch a run"));
    //: name of a page
    rail_->setText(Compare, tr("Compare"), tr("Compare runs and published results"));
    rail_->setText(Providers, tr("Providers"), tr("Prices from every provider"));
    rail_->setText(Reports, tr("Reports"), tr("Reports to print and send"));
    // Qt sets these names once, in the language at startup.
    for (auto* close : findChildren<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton")))
        close->setAccessibleName(NoticeBar::tr("Close"));
    retranslateMenus();
    refresh();
}

void MainWindow::retranslateMenus() {
    const auto menu = [this](const char* name, const QString& title) { menus_[QLatin1String(name)]->setTitle(title); };
    menu("file", tr("&File"));
    menu("edit", tr("&Edit"));
    menu("view", tr("&View"));
    menu("run", tr("&Run"));
    menu("catalogue", tr("&Catalogue"));
    menu("prices", tr("&Prices"));
    menu("help", tr("&Help"));
    menu("theme", tr("&Theme"));
    menu("language", tr("&Language"));
    const auto name = [this](const char* id, const QString& text) { actions_[QLatin1String(id)]->setText(text); };
    name("preferences", tr("&Preferences…"));
    name("quit", tr("&Quit"));
    nameSteps();
    name("find", tr("&Find"));
    name("palette", tr("Find &action…"));
    name("page.runs", tr("&Runs"));
    name("page.configure", tr("&Configure"));
    name("page.live", tr("&Live"));
    name("page.compare", tr("C&ompare"));
    name("page.providers", tr("&Providers"));
    name("page.reports", tr("Repo&rts"));
    //: moves the keyboard focus to the next part of the window
    name("region", tr("&Next pane"));
    name("queue", tr("&Queue and campaigns"));
    queueDock_->setWindowTitle(tr("Queue and campaigns"));
    name("reindex", tr("Reload all run &folders"));
    name("ownPrice", tr("This &machine's cost…"));
    name("importRuns", RunsPage::tr("Import runs…"));
    name("menu.reports.new", ReportsPage::tr("New report…"));
    name("menu.configure.open", ConfigurePage::tr("Open spec…"));
    name("menu.providers.new", ProvidersPage::tr("New offer"));
    name("menu.providers.newOwn", ProvidersPage::tr("Add your machine"));
    name("menu.providers.import", ProvidersPage::tr("Import prices…"));
    name("menu.providers.export", ProvidersPage::tr("Export CSV…"));
    name("menu.providers.rates", ProvidersPage::tr("Exchange rates…"));
    menu("file.runs", tr("&Runs"));
    menu("file.compare", tr("C&ompare"));
    menu("file.reports", tr("Repo&rts"));
    //: the pages of the help
    name("help", tr("&Contents"));
    name("offers", tr("&Choose an offer"));
    name("firstSteps", tr("&First steps"));
    name("about", tr("&About Epochal"));
    name("aboutQt", tr("About &Qt"));
    issues_->toggleViewAction()->setText(tr("&Issues"));
    for (QAction* action : languages_->actions()) action->setText(Language::label(action->data().toString()));
    const QStringList themes{tr("Follow &system"), tr("&Light"), tr("&Dark")};
    for (qsizetype i = 0; i < themes.size(); ++i) themes_->actions()[i]->setText(themes[i]);
}

void MainWindow::refresh() {
    rail_->setBadge(Live, status_->activeRuns());
    // The keys of a run work on every page, so the Live page is created as soon as there is a run to control.
    if (status_->activeRuns() > 0 && !live_) QTimer::singleShot(0, this, &MainWindow::makeLive);
    for (QAction* action : languages_->actions()) action->setChecked(action->data().toString() == Language::current());
    for (QAction* action : themes_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(Theme::instance().choice()));
}

void MainWindow::find() {
    if (page() == Configure) return configure().focusSearch();
    if (page() == Compare) return compare().focusSearch();
    if (page() == Providers) return providers().focusSearch();
    if (page() == Reports) return reports().focusSearch();
    showPage(Runs);
    runs_->focusSearch();
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
    static constexpr const char* kHelp[] = {"runs", "launch", "watch", "compare", "prices", "reports"};
    const QWidget* focus = QApplication::focusWidget();
    const bool inQueue = queueDock_->isVisible() && focus && queueDock_->isAncestorOf(focus);
    if (!help_) help_ = new HelpDialog(this);
    help_->open(QLatin1String(inQueue ? "campaigns" : kHelp[page()]));
}

void MainWindow::showPreferences() {
    auto* dialog = new PreferencesDialog(workbench_, Language::current(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::languageChosen, this, &MainWindow::setLanguage);
    connect(dialog, &PreferencesDialog::themeChosen, this,
            [this](int choice) { themes_->actions()[choice]->trigger(); });
    connect(dialog, &PreferencesDialog::priceRequested, this, [this] { configure().editThisMachine(); });
    dialog->open();
}

}  // namespace epochal::ui
