#include "ui/shell/main_window.h"

#include <algorithm>
#include <cstdlib>

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QUndoStack>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/parts/background.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/rail.h"
#include "ui/shell/status_strip.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kStateVersion = 1;
constexpr int kCloseMillis = 20000, kCloseStepMillis = 50;
constexpr QSize kFirstSize(1440, 900);
constexpr QMargins kFrame(4, 40, 4, 4);  ///< of a window not shown yet: a generous estimate
const char* const kPageNames[] = {"runs", "configure", "live", "compare", "providers", "reports"};

}  // namespace

MainWindow::MainWindow(Workbench& workbench, QWidget* parent)
    : QMainWindow(parent),
      workbench_(workbench),
      rail_(new Rail(this)),
      stack_(new QStackedWidget(this)),
      notice_(new NoticeBar(this)),
      status_(new StatusStrip(workbench, this)),
      issues_(new IssuesDock(workbench.issues(), this)),
      queueDock_(new QDockWidget(this)),
      runs_(new RunsPage(workbench, this)),
      languages_(nullptr),
      themes_(nullptr) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(Theme::instance().icon(QStringLiteral("epochal")));
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    for (int page = 0; page < PageCount; ++page) rail_->addPage(page, QLatin1String(kPageNames[page]));
    stack_->addWidget(runs_);
    for (int page = Runs + 1; page < PageCount; ++page) stack_->addWidget(new QWidget(stack_));
    auto* centre = new QWidget(this);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(notice_);
    column->addWidget(stack_, 1);
    row->addWidget(rail_);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    setStatusBar(status_);
    addDockWidget(Qt::BottomDockWidgetArea, issues_);
    issues_->hide();
    queueDock_->setObjectName(QStringLiteral("queueDock"));
    queueDock_->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    addDockWidget(Qt::RightDockWidgetArea, queueDock_);
    queueDock_->hide();
    connect(queueDock_, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible) makeQueue();
    });
    buildMenus();

    connect(rail_, &Rail::chosen, this, [this](int page) { showPage(static_cast<Page>(page)); });
    connect(status_, &StatusStrip::queueRequested, this, &MainWindow::toggleQueue);
    // The Live page follows the queue once the run it shows has ended.
    connect(&workbench_.queue(), &RunQueue::begun, this, [this](const QString& id) {
        if (live_ && !workbench_.isActive(live_->runId())) live_->show(id);
    });
    connect(status_, &StatusStrip::issuesRequested, this, [this] { issues_->setVisible(!issues_->isVisible()); });
    connect(runs_, &RunsPage::newRunRequested, this, [this] { showPage(Configure); });
    connect(runs_, &RunsPage::openRequested, this, &MainWindow::openRun);
    connect(runs_, &RunsPage::cloneRequested, this, [this](const QString& id) { cloneRun(id); });
    connect(runs_, &RunsPage::reportRequested, this, &MainWindow::reportRun);
    connect(runs_, &RunsPage::compareRequested, this, &MainWindow::compareRuns);
    connect(runs_, &RunsPage::firstRunLaunched, this, &MainWindow::openRun);
    connect(runs_, &RunsPage::firstRunSettingsRequested, this, [this] {
        configure().setSpec(RunSpec());
        showPage(Configure);
    });
    connect(runs_, &RunsPage::studyRequested, this, [this](const QString& id) {
        compare().showStudy(id);
        showPage(Compare);
    });
    connect(runs_, &RunsPage::comparisonsRequested, this, [this] { showPage(Compare); });
    connect(&workbench_, &Workbench::runsChanged, this, &MainWindow::refresh);
    connect(&Theme::instance(), &Theme::changed, this, &MainWindow::refresh);
    restoreSession();
    retranslate();
}

MainWindow::~MainWindow() {
    // The steps of the history refer to this window's pages.
    workbench_.history().disconnect(this);
    workbench_.history().clear();
}

ConfigurePage& MainWindow::configure() {
    makeConfigure();
    return *configure_;
}

LivePage& MainWindow::live() {
    makeLive();
    return *live_;
}

void MainWindow::place(Page page, QWidget* widget) {
    QWidget* holder = stack_->widget(page);
    stack_->insertWidget(page, widget);
    stack_->removeWidget(holder);
    holder->deleteLater();
    fillMenus();
}

void MainWindow::makeConfigure() {
    if (configure_) return;
    configure_ = new ConfigurePage(workbench_, stack_);
    connect(configure_, &ConfigurePage::launched, this, &MainWindow::openRun);
    connect(configure_, &ConfigurePage::queueRequested, this, &MainWindow::showQueue);
    place(Configure, configure_);
}

void MainWindow::makeLive() {
    if (live_) return;
    live_ = new LivePage(workbench_, stack_);
    connect(live_, &LivePage::cloneRequested, this, [this](const QString& id) { cloneRun(id); });
    connect(live_, &LivePage::fieldRequested, this, &MainWindow::cloneRun);
    connect(live_, &LivePage::compareRequested, this, &MainWindow::compareRuns);
    connect(live_, &LivePage::reportRequested, this, &MainWindow::reportRun);
    connect(live_, &LivePage::configureRequested, this, [this] { showPage(Configure); });
    place(Live, live_);
}

ComparePage& MainWindow::compare() {
    makeCompare();
    return *compare_;
}

ProvidersPage& MainWindow::providers() {
    makeProviders();
    return *providers_;
}

ReportsPage& MainWindow::reports() {
    makeReports();
    return *reports_;
}

void MainWindow::makeCompare() {
    if (compare_) return;
    compare_ = new ComparePage(workbench_, stack_);
    connect(compare_, &ComparePage::runsRequested, this, [this] { showPage(Runs); });
    connect(compare_, &ComparePage::openRequested, this, &MainWindow::openRun);
    connect(compare_, &ComparePage::reportRequested, this, [this](const ReportRequest& request) {
        reports().make(request);
        showPage(Reports);
    });
    place(Compare, compare_);
}

void MainWindow::makeProviders() {
    if (providers_) return;
    providers_ = new ProvidersPage(workbench_, stack_);
    place(Providers, providers_);
}

void MainWindow::makeReports() {
    if (reports_) return;
    reports_ = new ReportsPage(workbench_, stack_);
    place(Reports, reports_);
}

void MainWindow::make(Page page) {
    switch (page) {
        case Configure:
            return makeConfigure();
        case Live:
            return makeLive();
        case Compare:
            return makeCompare();
        case Providers:
            return makeProviders();
        case Reports:
            return makeReports();
        case Runs:
        case PageCount:
            return;
    }
}

void MainWindow::compareRuns(const QStringList& ids) {
    compare().showRuns(ids);
    showPage(Compare);
}

MainWindow::Page MainWindow::page() const {
    return static_cast<Page>(stack_->currentIndex());
}

void MainWindow::showPage(Page page) {
    make(page);
    stack_->setCurrentIndex(page);
    rail_->setCurrent(page);
    stack_->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showPage(const QString& name) {
    for (int page = 0; page < PageCount; ++page)
        if (name == QLatin1String(kPageNames[page])) return showPage(static_cast<Page>(page));
    const int last = QSettings().value(QStringLiteral("window/page"), 0).toInt();
    showPage(static_cast<Page>(std::clamp(last, 0, PageCount - 1)));
}

void MainWindow::openRun(const QString& id) {
    if (id.isEmpty()) return;
    live().show(id);
    showPage(Live);
}

void MainWindow::cloneRun(const QString& id, const QString& field) {
    inBackground(
        this, [folder = workbench_.folderOf(id)] { return RunDirectory::open(folder); },
        [this, id, field](Result<RunDirectory> run) {
            if (!run) {
                workbench_.issues().add(Severity::Error, run.error(), id);
                issues_->show();
                return;
            }
            configure().setSpec(run->spec());
            showPage(Configure);
            if (!field.isEmpty()) configure().showField(field);
        });
}

void MainWindow::reportRun(const QString& id) {
    if (id.isEmpty()) return;
    ReportRequest request;
    request.ids = {id};
    request.ownQuery = true;
    request.locale = Formatter::current().locale();
    reports().make(request);
    showPage(Reports);
}

void MainWindow::openSpec(const QString& file) {
    configure().openFile(file);
    showPage(Configure);
}

void MainWindow::setLanguage(const QString& code) {
    Language::apply(code);
    QSettings().setValue(QStringLiteral("window/language"), code);
    retranslate();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile() && urls.front().path().endsWith(QStringLiteral(".json")))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openSpec(event->mimeData()->urls().front().toLocalFile());
}

void MainWindow::restoreSession() {
    const QSettings settings;
    resize(kFirstSize);
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray(), kStateVersion);
    if (!isMaximized() && !isFullScreen()) keepOnScreen();
}

void MainWindow::keepOnScreen() {
    const QRect room = screen()->availableGeometry().marginsRemoved(kFrame);
    // A queue restored from a larger screen may not fit beside the page.
    if (minimumSizeHint().width() > room.width()) queueDock_->hide();
    resize(size().boundedTo(room.size()));
    const QPoint least = room.topLeft(), most = room.bottomRight() - QPoint(width() - 1, height() - 1);
    const QPoint at = geometry().topLeft();
    if (testAttribute(Qt::WA_Moved))
        setGeometry(QRect(QPoint(std::clamp(at.x(), least.x(), std::max(least.x(), most.x())),
                                 std::clamp(at.y(), least.y(), std::max(least.y(), most.y()))),
                          size()));
}

void MainWindow::saveSession() {
    QSettings settings;
    landQueue();  // it floats over the pages only for lack of room: do not restore it there
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState(kStateVersion));
    settings.setValue(QStringLiteral("window/page"), static_cast<int>(page()));
    runs_->saveSession();
    if (configure_) configure_->saveSession();
    if (compare_) compare_->saveSession();
    if (providers_) providers_->saveSession();
    if (reports_) reports_->saveSession();
}

void MainWindow::leave() {
    constexpr int kMostDialogs = 10;
    unasked_ = true;
    for (int i = 0; i < kMostDialogs && QApplication::activeModalWidget() != nullptr; ++i)
        QApplication::activeModalWidget()->close();
    close();
}

bool MainWindow::mayClose() {
    if (unasked_ || !workbench_.engineBusy()) return true;
    QMessageBox box(QMessageBox::Question, tr("Close Epochal"), tr("A run is in progress in this window."),
                    QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("closeQuestion"));
    QString what =
        tr("It will save a checkpoint and stop; you can resume it from the Runs page. Detached runs continue.");
    if (const int waiting = workbench_.queue().waiting(); waiting > 0)
        what += QLatin1Char(' ') + tr("%n queued run(s) will wait until Epochal is opened again.", "", waiting);
    box.setInformativeText(what);
    QPushButton* leave = box.addButton(tr("Save checkpoint and close"), QMessageBox::AcceptRole);
    box.addButton(tr("Keep open"), QMessageBox::RejectRole);
    box.setDefaultButton(leave);
    box.exec();
    return unasked_ || box.clickedButton() == leave;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!closing_ && !mayClose()) {
        event->ignore();
        return;
    }
    if (!closing_) {
        closing_ = true;
        saveSession();
        QSettings().sync();
        workbench_.leave();
    }
    if (!closed_ && workbench_.engineBusy()) {
        event->ignore();
        closeWhenIdle();
        return;
    }
    finishClosing();
    QMainWindow::closeEvent(event);
}

void MainWindow::closeWhenIdle() {
    if (centralWidget()->isEnabled()) {
        centralWidget()->setEnabled(false);
        menuBar()->setEnabled(false);
        status_->showMessage(tr("Saving checkpoints"));
        auto* waiting = new QTimer(this);
        const qint64 begun = QDateTime::currentMSecsSinceEpoch();
        connect(waiting, &QTimer::timeout, this, [this, waiting, begun] {
            if (workbench_.engineBusy() && QDateTime::currentMSecsSinceEpoch() - begun < kCloseMillis) return;
            waiting->stop();
            closed_ = true;
            close();
        });
        waiting->start(kCloseStepMillis);
    }
}

void MainWindow::finishClosing() {
    // A run that did not end in time has a valid folder; its thread cannot be joined, so nothing that it uses is
    // destroyed.
    if (!workbench_.shutDown(0)) std::_Exit(EXIT_SUCCESS);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

}  // namespace epochal::ui
