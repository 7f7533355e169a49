// The window's queue: beside the page, or above it if there is no room.
#include <QDockWidget>
#include <QLayout>
#include <QResizeEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>
#include <algorithm>
#include <utility>

#include "ui/pages/live/queue_panel.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kQueueWidth = 340;
}

void MainWindow::makeQueue() {
    if (queue_) return;
    queue_ = new QueuePanel(workbench_, queueDock_);
    queueDock_->setWidget(queue_);
    connect(queue_, &QueuePanel::openRequested, this, &MainWindow::openRun);
    connect(queue_, &QueuePanel::configureRequested, this, [this] { showPage(Configure); });
    connect(queue_, &QueuePanel::compareRequested, this, &MainWindow::compareRuns);
    connect(queue_, &QueuePanel::reportRequested, this, &MainWindow::makeReport);
}

void MainWindow::showQueue(const QString& id) {
    makeQueue();
    queue_->show(id);
    if (!queueDock_->isVisible()) toggleQueue();
}

void MainWindow::landQueue() {
    if (!std::exchange(queueFloats_, false)) return;
    queueDock_->hide();
    queueDock_->setFloating(false);
}

bool MainWindow::queueFits() const {
    const int needed = centralWidget()->minimumSizeHint().width() + queueDock_->minimumSizeHint().width() +
                       style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent);
    // A window that was restored as maximized has its former size until the window manager answers.
    return needed <= (isMaximized() || isFullScreen() ? std::max(width(), screen()->availableSize().width()) : width());
}

void MainWindow::floatQueue() {
    queueFloats_ = true;
    // Nobody asked for it: what is being typed goes on where it was.
    queueDock_->setAttribute(Qt::WA_ShowWithoutActivating, queueDock_->isVisible());
    queueDock_->setFloating(true);
    queueDock_->setAttribute(Qt::WA_ShowWithoutActivating, false);
    queueDock_->resize(queueDock_->sizeHint().width(), height() * 2 / 3);
    queueDock_->move(geometry().topRight() - QPoint(queueDock_->width() + Theme::kMargin, -2 * Theme::kMargin));
}

void MainWindow::toggleQueue() {
    if (queueDock_->isVisible()) return queueDock_->hide();
    makeQueue();
    // Showing the queue neither grows the window nor squeezes its page.
    const bool fits = queueFits();
    if (fits) landQueue();
    if (!fits && !queueDock_->isFloating()) floatQueue();
    queueDock_->show();
    if (!queueDock_->isFloating()) resizeDocks({queueDock_}, {kQueueWidth}, Qt::Horizontal);
}

bool MainWindow::event(QEvent* event) {
    // Texts may need more room only once they are laid out, and another page, row or language brings other texts.
    if (event->type() == QEvent::LayoutRequest && isQueueDocked() && !queueFits()) floatQueue();
    return QMainWindow::event(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    const int before = event->oldSize().width();
    if (queueFloats_ && queueDock_->isVisible() && queueFits()) {
        landQueue();
        queueDock_->show();
    } else if (isVisible() && isQueueDocked() && before > 0 && before < width() && width() == minimumWidth()) {
        // The layout widened the window before event() could see that the queue no longer fits.
        floatQueue();
        QMetaObject::invokeMethod(
            this,
            [this, before] {
                layout()->invalidate();  // until it is laid out again, the least width counts the queue
                layout()->activate();
                resize(before, height());
            },
            Qt::QueuedConnection);
    }
}

bool MainWindow::isQueueDocked() const {
    return queue_ && queueDock_->isVisible() && !queueDock_->isFloating();
}

}  // namespace epochal::ui
