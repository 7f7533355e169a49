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
#include "ui/pages/live/live_page.h"
#include "ui/pages/parts/notice_bar.h"
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
      actions_(*this, staticMetaObject.className(), actionRows()),
      languages_(nullptr),
      themes_(nullptr) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(Theme::instance().icon(QStringLiteral("epochal")));
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    for (int id = 0; id < PageCount; ++id) {
        rail_->addPage(id, QLatin1String(rows()[id].about().name));
        stack_->addWidget(new QWidget(stack_));
    }
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
    make(Runs);

    connect(rail_, &Rail::chosen, this, [this](int id) { showPage(static_cast<PageId>(id)); });
    connect(status_, &StatusStrip::queueRequested, this, &MainWindow::toggleQueue);
    // The Live page follows the queue once the run it shows has ended.
    connect(&workbench_.queue(), &RunQueue::begun, this, [this](const QString& id) {
        auto* live = made<LivePage>();
        if (live && !workbench_.runs().isActive(live->runId())) live->show(id);
    });
    connect(issues_, &IssuesDock::runRequested, this, &MainWindow::openRun);
    connect(status_, &StatusStrip::issuesRequested, this, [this] { issues_->setVisible(!issues_->isVisible()); });
    connect(&workbench_.runs(), &LiveRuns::runsChanged, this, &MainWindow::refresh);
    connect(&Theme::instance(), &Theme::changed, this, &MainWindow::refresh);
    restoreSession();
    retranslate();
}

MainWindow::~MainWindow() {
    // The steps of the history refer to this window's pages.
    workbench_.history().disconnect(this);
    workbench_.history().clear();
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
    settings.setValue(QStringLiteral("window/page"), QLatin1String(rows()[page()].about().name));
    for (const Page* page : pages_)
        if (page) page->saveSession();
}

void MainWindow::leave() {
    constexpr int kMostDialogs = 10;
    unasked_ = true;
    for (int i = 0; i < kMostDialogs && QApplication::activeModalWidget() != nullptr; ++i)
        QApplication::activeModalWidget()->close();
    close();
}

bool MainWindow::mayClose() {
    if (unasked_ || !workbench_.runs().engineBusy()) return true;
    QMessageBox box(QMessageBox::Question, tr("Close Epochal"), tr("A run is in progress in this window."),
                    QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("closeQuestion"));
    QString what =
        tr("It will save a checkpoint and stop; you can resume it from the Runs page. Detached runs continue.");
    if (const int waiting = workbench_.queue().waiting(); waiting > 0)
        what += QLatin1Char(' ') + tr("%n queued run(s) will wait until Epochal is opened again.", "", waiting);
    box.setInformativeText(what);
    QPushButton* leave = box.addButton(tr("Save checkpoint and close"), QMessageBox::AcceptRole);
    //: verb, button: does not close the window
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
    if (!closed_ && workbench_.runs().engineBusy()) {
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
            if (workbench_.runs().engineBusy() && QDateTime::currentMSecsSinceEpoch() - begun < kCloseMillis) return;
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
