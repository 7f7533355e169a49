#include "ui/pages/live/queue_view.h"

#include <algorithm>

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/bridge/run_queue.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/queue_model.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_actions.h"
#include "ui/tables/bar_delegate.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kQueueMilliseconds = 250, kLeastWaiting = 96;
constexpr int kMostAtOnce = 64;

}  // namespace

QueueView::QueueView(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      workbench_(workbench),
      actions_(*this, staticMetaObject.className(), rows()),
      model_(new QueueModel(workbench, this)),
      table_(new QTableView(this)),
      stack_(new QStackedWidget(this)),
      empty_(new EmptyState(QStringLiteral("queued"), this)),
      pause_(new QPushButton(this)),
      configure_(empty_->addButton(QStringLiteral("queueConfigure"))),
      notice_(new NoticeBar(this)),
      atOnceLabel_(new QLabel(this)),
      said_(new QLabel(this)),
      atOnce_(new QSpinBox(this)) {
    pause_->setObjectName(QStringLiteral("pauseQueue"));
    pause_->setCheckable(true);
    pause_->setProperty("compact", true);
    atOnce_->setObjectName(QStringLiteral("queueAtOnce"));
    atOnce_->setRange(0, kMostAtOnce);
    atOnceLabel_->setBuddy(atOnce_);
    atOnceLabel_->setProperty("secondary", true);
    said_->setObjectName(QStringLiteral("queueSaid"));
    said_->setProperty("secondary", true);
    said_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("queueTable"));
    table_->setModel(model_);
    setUpTable(*table_);
    table_->setItemDelegateForColumn(QueueModel::Progress, new BarDelegate(table_));
    new ColumnFitter(*table_, {QueueModel::Run, {{QueueModel::Run, kLeastWaiting}}, {}});
    table_->setDragDropMode(QAbstractItemView::InternalMove);
    table_->setDragDropOverwriteMode(false);
    table_->setDropIndicatorShown(true);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 8, 8, 8);
    head->setSpacing(8);
    head->addWidget(pause_);
    head->addStretch(1);
    head->addWidget(atOnceLabel_);
    head->addWidget(atOnce_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(notice_);
    stack_->addWidget(table_);
    stack_->addWidget(empty_);
    column->addWidget(stack_, 1);
    said_->setContentsMargins(8, 6, 8, 6);
    column->addWidget(said_);

    RunQueue& queue = workbench_.queue();
    const auto on = [this](QueueAction id, auto run) { connect(action(id), &QAction::triggered, this, run); };
    on(QueueAction::Open, [this] { Q_EMIT openRequested(chosen().value(0)); });
    on(QueueAction::First, [this] { move(Step::First); });
    on(QueueAction::Up, [this] { move(Step::Up); });
    on(QueueAction::Down, [this] { move(Step::Down); });
    on(QueueAction::Last, [this] { move(Step::Last); });
    on(QueueAction::Remove, [this] { remove(); });
    connect(table_, &QTableView::doubleClicked, this, [this] { Q_EMIT openRequested(chosen().value(0)); });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &QueueView::enableActions);
    connect(table_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu(this);
        menu.addActions(actions());
        menu.exec(table_->viewport()->mapToGlobal(at));
    });
    connect(pause_, &QPushButton::clicked, &queue, &RunQueue::setPaused);
    connect(atOnce_, &QSpinBox::valueChanged, &queue, &RunQueue::setAtOnce);
    connect(configure_, &QPushButton::clicked, this, &QueueView::configureRequested);
    connect(&queue, &RunQueue::changed, this, &QueueView::refresh);
    connect(&queue, &RunQueue::removed, this, &QueueView::sayRemoved);
    connect(&queue, &RunQueue::making, this, [this](int done, int total) {
        const Formatter& write = Formatter::current();
        said_->setText(done < total
                           ? tr("Creating run folders: %1 of %2").arg(write.integer(done), write.integer(total))
                           : QString());
        refresh();
    });
    due_.setSingleShot(true);
    due_.setInterval(kQueueMilliseconds);
    connect(&due_, &QTimer::timeout, this, &QueueView::refresh);
    connect(&workbench_.runs(), &LiveRuns::figuresChanged, this, [this] {
        if (isVisible() && !due_.isActive()) due_.start();
    });
    connect(&Theme::instance(), &Theme::changed, this, &QueueView::retranslate);
    retranslate();
}

std::span<const ActionRow> QueueView::rows() {
    using enum QueueAction;
    static constexpr auto kActions = actionTable<QueueAction>({
        //: verb, button: shows the run
        {Open, "queue.open", "open", "Return", QT_TR_NOOP("Open"), QT_TR_NOOP("Show the run")},
        //: the selected run of the queue
        {First, "queue.first", "chevron-up", "Alt+Home", QT_TR_NOOP("Move to front"), QT_TR_NOOP("Run this next")},
        //: the selected run of the queue
        {Up, "queue.up", "chevron-up", "Alt+Up", QT_TR_NOOP("Move up"), QT_TR_NOOP("Run this earlier")},
        //: the selected run of the queue
        {Down, "queue.down", "chevron-down", "Alt+Down", QT_TR_NOOP("Move down"), QT_TR_NOOP("Run this later")},
        //: the selected run of the queue
        {Last, "queue.last", "chevron-down", "Alt+End", QT_TR_NOOP("Move to end"), QT_TR_NOOP("Run this last")},
        //: verb, button: takes runs out of the queue
        {Remove, "queue.remove", "trash", "Del", QT_TR_NOOP("Remove"),
         QT_TR_NOOP("Remove from the queue and move its folder to the trash")},
    });
    return kActions;
}

QStringList QueueView::chosen() const {
    QList<int> rows;
    for (const QModelIndex& at : table_->selectionModel()->selectedRows()) rows.append(at.row());
    std::ranges::sort(rows);
    QStringList ids;
    for (const int row : rows) ids.append(model_->index(row, 0).data(QueueModel::kIdRole).toString());
    return ids;
}

void QueueView::move(Step step) {
    QList<int> rows;
    for (const QModelIndex& at : table_->selectionModel()->selectedRows())
        if (model_->isWaiting(at.row())) rows.append(at.row());
    if (rows.isEmpty()) return;
    const auto [low, high] = std::ranges::minmax(rows);
    int head = 0;  // running runs stay before waiting ones
    while (head < model_->rowCount() && !model_->isWaiting(head)) ++head;
    const int to = step == Step::First  ? head
                   : step == Step::Up   ? std::max(head, low - 1)
                   : step == Step::Down ? high + 2
                                        : model_->rowCount();
    workbench_.queue().move(chosen(), to);
}

void QueueView::remove() {
    workbench_.queue().remove(chosen());
}

void QueueView::sayRemoved(int runs) {
    notice_->sayUndoable(tr("%n run(s) removed from the queue.", "", runs), workbench_.history());
}

void QueueView::enableActions() {
    const bool ours = !workbench_.queue().isElsewhere();
    bool waiting = false;
    for (const QModelIndex& at : table_->selectionModel()->selectedRows()) waiting |= model_->isWaiting(at.row());
    for (QAction* action : actions()) action->setEnabled(waiting && ours);
    action(QueueAction::Open)->setEnabled(chosen().size() == 1);
}

void QueueView::refresh() {
    RunQueue& queue = workbench_.queue();
    model_->refresh();
    stack_->setCurrentIndex(model_->rowCount() > 0 ? 0 : 1);
    pause_->setChecked(queue.isPaused());
    //: verb, button
    pause_->setText(queue.isPaused() ? tr("Resume queue") : tr("Pause queue"));
    pause_->setIcon(Theme::instance().icon(queue.isPaused() ? QStringLiteral("play") : QStringLiteral("pause")));
    const QSignalBlocker quiet(atOnce_);
    atOnce_->setValue(queue.atOnce());
    //: automatic; %1 = the number of runs at a time
    atOnce_->setSpecialValueText(tr("auto: %1").arg(Formatter::current().integer(queue.slots())));
    for (QWidget* control : std::initializer_list<QWidget*>{pause_, atOnce_}) control->setEnabled(!queue.isElsewhere());
    if (queue.isElsewhere()) said_->setText(tr("Another window using this runs folder is managing the queue."));
    said_->setVisible(!said_->text().isEmpty());
    enableActions();
}

void QueueView::retranslate() {
    actions_.retranslate();
    pause_->setToolTip(tr("No new runs start; current runs continue"));
    //: label of a number field
    atOnceLabel_->setText(tr("Concurrent runs"));
    atOnce_->setToolTip(
        tr("How many runs may run at the same time. Automatic: one per GPU, or a single run without a GPU. Runs that "
           "share a processor slow each other down, and their speed says nothing about a run on its own."));
    atOnce_->setAccessibleName(atOnceLabel_->text());
    //: noun
    table_->setAccessibleName(tr("Queue"));
    empty_->setText(
        tr("The queue is empty"),
        tr("Vary a field on the Configure page, or add a run to the queue: runs start here one after another."));
    configure_->setText(tr("Configure a run"));
    model_->retranslate();
    refresh();
}

void QueueView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void QueueView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

}  // namespace epochal::ui
