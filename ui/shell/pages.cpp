// The window's pages: which there are, and what they ask of the window. Nothing else in the shell lists them.
#include <QSettings>
#include <QStackedWidget>
#include <algorithm>

#include "ui/bridge/workbench.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/rail.h"

namespace epochal::ui {

template <class P>
Page* MainWindow::create(MainWindow& window) {
    auto* page = new P(window.workbench_, window.stack_);
    window.wire(*page);
    return page;
}

std::span<const MainWindow::PageRow, MainWindow::PageCount> MainWindow::rows() {
    static constexpr auto kRows = std::to_array<PageRow>({
        {&RunsPage::about, &create<RunsPage>},
        {&ConfigurePage::about, &create<ConfigurePage>},
        {&LivePage::about, &create<LivePage>},
        {&ComparePage::about, &create<ComparePage>},
        {&ProvidersPage::about, &create<ProvidersPage>},
        {&ReportsPage::about, &create<ReportsPage>},
    });
    static_assert(kRows.size() == PageCount, "a page of the enum has no row");
    return kRows;
}

MainWindow::PageId MainWindow::idOf(const PageInfo& (*about)()) {
    return static_cast<PageId>(std::ranges::find(rows(), about, &PageRow::about) - rows().begin());
}

Page& MainWindow::make(PageId id) {
    Page*& page = pages_[id];
    if (page) return *page;
    page = rows()[id].create(*this);
    connect(page, &Page::openRequested, this, &MainWindow::openRun);
    connect(page, &Page::cloneRequested, this, [this](const QString& run) { cloneRun(run); });
    connect(page, &Page::fieldRequested, this, &MainWindow::cloneRun);
    connect(page, &Page::compareRequested, this, &MainWindow::compareRuns);
    connect(page, &Page::reportRequested, this, &MainWindow::makeReport);
    QWidget* holder = stack_->widget(id);
    stack_->insertWidget(id, page);
    stack_->removeWidget(holder);
    holder->deleteLater();
    fillMenus();
    return *page;
}

void MainWindow::wire(RunsPage& page) {
    connect(&page, &RunsPage::newRunRequested, this, [this] { showPage(Configure); });
    connect(&page, &RunsPage::firstRunLaunched, this, &MainWindow::openRun);
    connect(&page, &RunsPage::firstRunSettingsRequested, this, [this] {
        the<ConfigurePage>().setSpec(RunSpec());
        showPage(Configure);
    });
    connect(&page, &RunsPage::studyRequested, this, [this](const QString& id) {
        the<ComparePage>().showStudy(id);
        showPage(Compare);
    });
    connect(&page, &RunsPage::comparisonsRequested, this, [this] { showPage(Compare); });
    connect(&page, &RunsPage::resultsRequested, this, [this] {
        showPage(Compare);
        the<ComparePage>().action(CompareAction::Import)->trigger();
    });
    if (const auto* compare = made<ComparePage>()) page.setLooks(compare->looks());
}

void MainWindow::wire(ConfigurePage& page) {
    connect(&page, &ConfigurePage::launched, this, &MainWindow::openRun);
    connect(&page, &ConfigurePage::queueRequested, this, &MainWindow::showQueue);
}

void MainWindow::wire(LivePage& page) {
    connect(&page, &LivePage::configureRequested, this, [this] { showPage(Configure); });
}

void MainWindow::wire(ComparePage& page) {
    connect(&page, &ComparePage::runsRequested, this, [this] { showPage(Runs); });
    connect(&page, &ComparePage::looksChanged, this, [this, &page] {
        if (auto* runs = made<RunsPage>()) runs->setLooks(page.looks());
    });
}

MainWindow::PageId MainWindow::page() const {
    return static_cast<PageId>(stack_->currentIndex());
}

void MainWindow::showPage(PageId id) {
    Page& page = make(id);
    stack_->setCurrentIndex(id);
    rail_->setCurrent(id);
    fillRun();
    page.setFocus(Qt::OtherFocusReason);
}

QStringList MainWindow::pageNames() {
    QStringList names;
    for (const PageRow& row : rows()) names += QLatin1String(row.about().name);
    return names;
}

void MainWindow::showPage(const QString& name) {
    const QStringList names = pageNames();
    qsizetype shown = names.indexOf(name);
    if (shown < 0) shown = names.indexOf(QSettings().value(QStringLiteral("window/page")).toString());
    showPage(shown < 0 ? Runs : static_cast<PageId>(shown));
}

void MainWindow::openRun(const QString& id) {
    if (id.isEmpty()) return;
    the<LivePage>().show(id);
    showPage(Live);
}

void MainWindow::cloneRun(const QString& id, const QString& field) {
    workbench_.background().read(
        this, [folder = workbench_.folderOf(id)] { return RunDirectory::open(folder); },
        [this, id, field](Result<RunDirectory> run) {
            if (!run) {
                workbench_.issues().add(Severity::Error, run.error(), id);
                issues_->show();
                return;
            }
            auto& configure = the<ConfigurePage>();
            configure.setSpec(run->spec());
            showPage(Configure);
            if (!field.isEmpty()) configure.showField(field);
        });
}

void MainWindow::compareRuns(const QStringList& ids) {
    the<ComparePage>().showRuns(ids);
    showPage(Compare);
}

void MainWindow::makeReport(const ReportRequest& request) {
    the<ReportsPage>().make(request);
    showPage(Reports);
}

void MainWindow::openSpec(const QString& file) {
    the<ConfigurePage>().openFile(file);
    showPage(Configure);
}

}  // namespace epochal::ui
