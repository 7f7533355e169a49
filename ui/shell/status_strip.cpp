#include "ui/shell/status_strip.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <QElapsedTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

#include "core/hardware/machine.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/rule.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

/// If ten thousand run folders are walked meanwhile, the window takes 300 ms to open instead of 205 ms. So the walk
/// starts later, and takes about a hundredth of the time.
constexpr int kDiskFirstMilliseconds = 1500, kDiskEveryMilliseconds = 60000, kDiskRest = 100;
/// Icon to text, item to separator, height of the separator, side padding of a button; px.
constexpr int kGap = 6, kApart = 9, kLine = 14, kSide = 4;

struct Disk {
    qint64 used = 0, free = -1, milliseconds = 0;
};

Disk measure(const Path& runs) {
    QElapsedTimer timer;
    timer.start();
    Disk disk;
    std::error_code trouble;
    using Walk = std::filesystem::recursive_directory_iterator;
    for (Walk it(runs, trouble), end; !trouble && it != end; it.increment(trouble)) {
        std::error_code gone;  // runs may delete old checkpoints during the walk
        if (it->is_regular_file(gone)) {
            const auto size = it->file_size(gone);
            if (!gone) disk.used += static_cast<qint64>(size);
        }
    }
    disk.free = freeDiskBytes(std::filesystem::exists(runs, trouble) ? runs.string() : runs.parent_path().string());
    disk.milliseconds = timer.elapsed();
    return disk;
}

QPixmap dot(Role role) {
    QPixmap map(20, 20);
    map.setDevicePixelRatio(2);
    map.fill(Qt::transparent);
    QPainter painter(&map);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::instance().colour(role));
    painter.drawEllipse(QRectF(1, 1, 8, 8));
    return map;
}

}  // namespace

StatusStrip::StatusStrip(Workbench& workbench, QWidget* parent)
    : QStatusBar(parent),
      workbench_(workbench),
      row_(new QHBoxLayout),
      dot_(new QLabel(this)),
      timer_(new QTimer(this)) {
    setObjectName(QStringLiteral("statusStrip"));
    setSizeGripEnabled(false);
    auto* items = new QWidget(this);
    items->setLayout(row_);
    row_->setContentsMargins(kApart, 0, kApart, 0);
    row_->setSpacing(kApart);
    engine_ = addLabel(QStringLiteral("statusEngine"), dot_);
    queue_ = addButton(QStringLiteral("statusQueue"), true);
    disk_ = addLabel(QStringLiteral("statusDisk"));
    catalogue_ = addLabel(QStringLiteral("statusCatalogue"));
    prices_ = addLabel(QStringLiteral("statusPrices"));
    row_->addStretch(1);
    issues_ = addButton(QStringLiteral("statusIssues"), false);
    addWidget(items, 1);
    connect(issues_, &QToolButton::clicked, this, &StatusStrip::issuesRequested);
    connect(queue_, &QToolButton::clicked, this, &StatusStrip::queueRequested);
    connect(&workbench_.queue(), &RunQueue::changed, this, &StatusStrip::refresh);
    connect(&workbench_.runs(), &LiveRuns::runsChanged, this, &StatusStrip::refresh);
    connect(&workbench_.runs(), &LiveRuns::runEnded, this, &StatusStrip::measureDisk);
    connect(&workbench_.prices(), &Prices::bookChanged, this, &StatusStrip::refresh);
    connect(&workbench_.catalogue(), &RunCatalogue::listed, this, [this](const CatalogueService::Listing& listing) {
        if (listing.error) return;
        total_ = listing.total;
        refresh();
    });
    const Issues& issues = workbench_.issues();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&issues, signal, this, &StatusStrip::refresh);
    connect(&issues, &QAbstractItemModel::modelReset, this, &StatusStrip::refresh);
    connect(&Theme::instance(), &Theme::changed, this, &StatusStrip::refresh);
    connect(timer_, &QTimer::timeout, this, &StatusStrip::measureDisk);
    timer_->setSingleShot(true);
    timer_->start(kDiskFirstMilliseconds);
    refresh();
}

void StatusStrip::add(QWidget* content, QWidget* before) {
    auto* item = new QWidget(this);
    auto* row = new QHBoxLayout(item);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(before == dot_ ? kGap - kSide : kApart);
    if (before) row->addWidget(before);
    row->addWidget(content);
    row_->addWidget(item);
}

QWidget* StatusStrip::line() {
    QFrame* line = rule(Qt::Vertical, this);
    line->setFixedHeight(kLine);
    return line;
}

QLabel* StatusStrip::addLabel(const QString& objectName, QWidget* before) {
    auto* label = new QLabel(this);
    label->setObjectName(objectName);
    label->setProperty("secondary", true);
    label->setFont(Theme::instance().font(Type::Secondary));
    label->setContentsMargins(kSide, 0, kSide, 0);
    add(label, before ? before : line());
    return label;
}

QToolButton* StatusStrip::addButton(const QString& objectName, bool lined) {
    auto* button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("status", QStringLiteral("plain"));
    button->setFont(Theme::instance().font(Type::Secondary));
    button->setFocusPolicy(Qt::TabFocus);
    add(button, lined ? line() : nullptr);
    return button;
}

int StatusStrip::activeRuns() const {
    const QStringList ids = workbench_.runs().live();
    return static_cast<int>(
        std::ranges::count_if(ids, [this](const QString& id) { return workbench_.runs().isActive(id); }));
}

void StatusStrip::measureDisk() {
    if (std::exchange(measuring_, true)) return;
    workbench_.background().read(
        this, [runs = workbench_.runsFolder()] { return measure(runs); },
        [this](Disk disk) {
            used_ = disk.used;
            free_ = disk.free;
            measuring_ = false;
            timer_->start(static_cast<int>(std::max<qint64>(kDiskEveryMilliseconds, disk.milliseconds * kDiskRest)));
            refresh();
        });
}

void StatusStrip::refresh() {
    const Formatter& write = Formatter::current();
    int running = 0, waiting = 0, paused = 0, stopping = 0, afterEpoch = 0;
    for (const QString& id : workbench_.runs().live()) {
        if (!workbench_.runs().isActive(id)) continue;
        const Figures* figures = workbench_.runs().figures(id);
        const std::optional<Command> asked = workbench_.runs().asked(id);
        if (!figures || figures->state == RunState::Queued) {
            ++waiting;
            continue;
        }
        ++running;
        if (asked)
            ++(asked == Command::Stop ? stopping : afterEpoch);
        else if (figures->state == RunState::Paused)
            ++paused;
    }
    // Covers all runs in this machine's runs folder: the window's and those of detached workers.
    const bool busy = running > 0 || workbench_.runs().engineBusy();
    dot_->setPixmap(dot(!busy ? Role::Ok : paused > 0 && paused == running ? Role::Warn : Role::Accent));
    engine_->setText(!busy                                                      ? tr("Engine: ready")
                     : running == 0 || paused + stopping + afterEpoch < running ? tr("Engine: running")
                     : paused == running                                        ? tr("Engine: paused")
                     : afterEpoch > 0 ? tr("Engine: stopping after this epoch")
                                      : tr("Engine: stopping"));
    const RunQueue& queue = workbench_.queue();
    waiting += queue.waiting();
    //: numbers of runs, of those in progress and of those in the queue
    QStringList words{tr("%n running", "", running), tr("%n queued", "", waiting)};
    //: the queue starts no runs at present
    if (queue.isPaused()) words += tr("queue paused");
    queue_->setText(words.join(QStringLiteral(", ")));
    queue_->setIcon(Theme::instance().icon(queue.isPaused() ? QStringLiteral("pause") : QStringLiteral("queued"),
                                           queue.isPaused() ? Role::Warn : Role::Text2));
    queue_->setToolTip(tr("Show the queue and the campaigns"));
    //: disk space
    disk_->setText(tr("Runs: %1, %2 free").arg(write.bytes(used_), write.bytes(free_)));
    const QString read = workbench_.catalogue().isReadOnly() ? tr("Catalog read-only: %1") : tr("Catalog: %1");
    catalogue_->setText(read.arg(tr("%n run(s)", "", static_cast<int>(total_))));
    const PriceBook& book = workbench_.prices().book();
    const QString rows = tr("%n price(s)", "", static_cast<int>(book.offers.size()));
    prices_->setText(book.newest.empty()
                         ? tr("Price book: %1").arg(rows)
                         //: %1: number of prices, %2: date of the latest one
                         : tr("Price book: %1, latest from %2").arg(rows, priceDate(book.newest, write)));
    const int issues = static_cast<int>(workbench_.issues().all().size());
    issues_->setIcon(issues > 0 ? Theme::instance().icon(QStringLiteral("warning"), Role::Warn)
                                : Theme::instance().icon(QStringLiteral("check"), Role::Text2));
    setStyleProperty(issues_, "status", issues > 0 ? QStringLiteral("warn") : QStringLiteral("plain"));
    //: number of errors and warnings
    issues_->setText(issues > 0 ? tr("%n issue(s)", "", issues) : tr("No issues"));
    issues_->setToolTip(tr("Show what went wrong and how to fix it"));
    fit();
}

void StatusStrip::fit() {
    disk_->parentWidget()->setVisible(free_ >= 0);
    catalogue_->parentWidget()->setVisible(total_ >= 0);
    prices_->parentWidget()->show();
    if (!isVisible()) return;  // it has no width yet
    int needed = 3 * kApart;   // the edges, and beside the stretch
    for (const QWidget* content : std::initializer_list<QWidget*>{engine_, queue_, disk_, catalogue_, prices_, issues_})
        if (const QWidget* item = content->parentWidget(); !item->isHidden())
            needed += item->sizeHint().width() + kApart;
    for (const QLabel* spared : {prices_, catalogue_, disk_}) {
        QWidget* item = spared->parentWidget();
        if (needed <= width() || item->isHidden()) continue;
        needed -= item->sizeHint().width() + kApart;
        item->hide();
    }
}

QSize StatusStrip::minimumSizeHint() const {
    int needed = kApart;
    for (const QWidget* content : std::initializer_list<QWidget*>{engine_, queue_, issues_})
        needed += content->parentWidget()->minimumSizeHint().width() + kApart;
    return {needed, QStatusBar::minimumSizeHint().height()};
}

void StatusStrip::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    fit();
}

void StatusStrip::showEvent(QShowEvent* event) {
    QStatusBar::showEvent(event);
    fit();
}

void StatusStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QStatusBar::changeEvent(event);
}

}  // namespace epochal::ui
