#include "ui/pages/runs/runs_page.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/runs/filter_bar.h"
#include "ui/pages/runs/first_start.h"
#include "ui/pages/runs/run_inspector.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
/// Page width, in px, from which the table has room for its first columns beside the inspector.
constexpr int kRoomForInspector = 1300;
}  // namespace

RunsPage::RunsPage(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      workbench_(workbench),
      bar_(new QToolBar(this)),
      views_(new QToolButton(this)),
      groups_(new QToolButton(this)),
      columns_(new QToolButton(this)),
      filter_(new FilterBar(this)),
      notice_(new NoticeBar(this)),
      stack_(new QStackedWidget(this)),
      first_(new FirstStart(workbench, this)),
      noMatch_(new EmptyState(QStringLiteral("search"), this)),
      splitter_(new QSplitter(this)),
      model_(new RunsModel(this)),
      table_(new RunsTable(model_, this)),
      inspector_(new RunInspector(this)),
      renew_(new QTimer(this)) {
    setObjectName(QStringLiteral("runsPage"));
    setProperty("page", true);
    notice_->setObjectName(QStringLiteral("runsNotice"));
    buildActions();
    buildViews();
    splitter_->setProperty("lined", true);
    splitter_->setHandleWidth(1);
    stack_->addWidget(table_);
    stack_->addWidget(first_);
    stack_->addWidget(noMatch_);
    splitter_->addWidget(stack_);
    splitter_->addWidget(inspector_);
    splitter_->setStretchFactor(0, 1);
    splitter_->setCollapsible(0, false);
    inspector_->setMinimumWidth(220);
    splitter_->setSizes({1000, 250});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(filter_);
    column->addWidget(splitter_, 1);
    column->addWidget(notice_);

    buildFirstStart();
    connect(&workbench_, &Workbench::imported, this, &RunsPage::imported);
    QPushButton* clear = noMatch_->addButton(QStringLiteral("noMatchClear"));
    connect(clear, &QPushButton::clicked, filter_, &FilterBar::clear);

    connect(filter_, &FilterBar::changed, this, &RunsPage::query);
    connect(model_, &RunsModel::sortRequested, this, [this](RunColumn column_, bool descending) {
        sort_ = column_;
        descending_ = descending;
        query();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsPage::selectionChanged);
    connect(table_, &RunsTable::opened, this, &RunsPage::openRequested);
    connect(table_, &QWidget::customContextMenuRequested, this, &RunsPage::contextMenu);
    connect(inspector_, &RunInspector::openRequested, this, &RunsPage::openRequested);
    connect(inspector_, &RunInspector::cloneRequested, this, &RunsPage::cloneRequested);
    connect(inspector_, &RunInspector::resumeRequested, this, &RunsPage::resume);
    connect(inspector_, &RunInspector::tagsEdited, this,
            [this](const QString& id, const QStringList& tags) { editTags(id, tags); });
    connect(inspector_, &RunInspector::noteEdited, this, &RunsPage::editNote);
    connect(&workbench_, &Workbench::listed, this, &RunsPage::fill);
    connect(&workbench_, &Workbench::catalogueChanged, this, &RunsPage::query);
    connect(&workbench_, &Workbench::catalogueOpened, this, [this] {
        inspector_->setReadOnly(workbench_.catalogueReadOnly());
        query();
    });
    connect(&workbench_, &Workbench::indexing, this, &RunsPage::showIndexing);
    connect(&workbench_, &Workbench::figuresChanged, this, [this](const QString& id) {
        changed_.insert(id);
        if (!renew_->isActive()) renew_->start();
    });
    renew_->setSingleShot(true);
    renew_->setInterval(500);
    connect(renew_, &QTimer::timeout, this, &RunsPage::renewRunning);
    connect(&Theme::instance(), &Theme::changed, this, &RunsPage::retranslate);
    connect(&Theme::instance(), &Theme::changed, this, &RunsPage::retranslateViews);

    const QSettings settings;
    table_->restoreColumns(settings.value(QStringLiteral("runs/shown")).toStringList());
    sort_ = RunColumns::fromName(settings.value(QStringLiteral("runs/sort")).toString()).value_or(sort_);
    descending_ = settings.value(QStringLiteral("runs/descending"), descending_).toBool();
    const std::string grouping = settings.value(QStringLiteral("runs/grouping")).toString().toStdString();
    table_->showSort(sort_, descending_);
    model_->setOrder(sort_, descending_);
    model_->setGrouping(groupByFromName(grouping).value_or(GroupBy::None));
    if (const QVariant wanted = settings.value(QStringLiteral("runs/inspector")); wanted.isValid())
        inspectorWanted_ = wanted.toBool();
    splitter_->restoreState(settings.value(QStringLiteral("runs/splitter")).toByteArray());
    retranslate();
    retranslateViews();
    selectionChanged();
    setFocusProxy(table_);
    query();
}

RunsPage::~RunsPage() {
    workbench_.history().clear();  // its steps refer to this page
}

QUndoStack& RunsPage::undoStack() {
    return workbench_.history();
}

void RunsPage::saveSession() const {
    QSettings settings;
    settings.setValue(QStringLiteral("runs/shown"), table_->saveColumns());
    settings.setValue(QStringLiteral("runs/sort"), QLatin1String(queryName(sort_)));
    settings.setValue(QStringLiteral("runs/descending"), descending_);
    settings.setValue(QStringLiteral("runs/grouping"), QLatin1String(epochal::name(model_->grouping())));
    settings.setValue(QStringLiteral("runs/splitter"), splitter_->saveState());
    if (inspectorWanted_) settings.setValue(QStringLiteral("runs/inspector"), *inspectorWanted_);
}

QAction* RunsPage::action(const QString& name) const {
    return findChild<QAction*>(name, Qt::FindDirectChildrenOnly);
}

void RunsPage::focusSearch() {
    filter_->focusQuery();
}

QStringList RunsPage::selectedIds() const {
    return table_->selectedIds();
}

void RunsPage::query() {
    RunQuery wanted;
    wanted.text = filter_->query().toStdString();
    wanted.sort = sort_;
    wanted.descending = descending_;
    wanted.archived = filter_->archived();
    workbench_.list(wanted);
}

void RunsPage::fill(const CatalogueService::Listing& listing) {
    if (listing.error) {
        const Formatter& write = Formatter::current();
        filter_->setRefused(tr("%1. %2").arg(write.what(*listing.error), write.remedy(*listing.error)));
        return;
    }
    filter_->setRefused({});
    const QStringList selected = table_->selectedIds();
    const int before = model_->rowCount();
    filter_->learn(listing.rows);
    model_->setHidden(trashed_);
    model_->setOrder(sort_, descending_);
    model_->setRows(listing.rows);
    total_ = listing.total;
    if (!selected.isEmpty()) table_->select(selected);
    if (before == 0 && !model_->rows().empty()) table_->select({QString::fromStdString(model_->rows().front().id)});
    table_->fit();
    showContent();
    selectionChanged();
    retranslateEmpty();
    Q_EMIT filled();
}

bool RunsPage::isFirstStart() const {
    return stack_->currentWidget() == first_;
}

void RunsPage::showContent() {
    const bool filtered = !filter_->query().isEmpty() || filter_->archived();
    const bool none = model_->rowCount() == 0, noRun = none && !filtered && total_ == 0;
    QWidget* page = firstWanted_ || noRun ? first_ : none ? static_cast<QWidget*>(noMatch_) : table_;
    const bool first = page == first_;
    const QWidget* focus = QApplication::focusWidget();
    const bool inContent = isVisible() && (!focus || focus == this || stack_->isAncestorOf(focus));
    first_->setRuns(total_ > 0);
    stack_->setCurrentWidget(page);
    filter_->setVisible(!first);
    inspector_->setVisible(!first && action(QStringLiteral("runs.inspector"))->isChecked());
    for (QToolButton* button : {views_, groups_, columns_}) button->setEnabled(!first);
    action(QStringLiteral("runs.inspector"))->setEnabled(!first);
    setFocusProxy(page == noMatch_ ? static_cast<QWidget*>(table_) : page);
    if (inContent && focusProxy() != focus && !stack_->currentWidget()->isAncestorOf(focus)) setFocus();
}

void RunsPage::renewRunning() {
    const QSet<QString> ids = std::exchange(changed_, {});
    for (const QString& id : ids) {
        const RunDirectory* directory = workbench_.directory(id);
        const Figures* figures = workbench_.figures(id);
        if (directory && figures && model_->find(id)) model_->refresh(rowOf(*directory, *figures));
    }
    const QStringList selected = selectedIds();
    if (selected.size() == 1 && ids.contains(selected.front())) selectionChanged();
}

void RunsPage::selectionChanged() {
    const QStringList ids = selectedIds();
    const bool some = !ids.isEmpty(), writable = !workbench_.catalogueReadOnly();
    action(QStringLiteral("runs.compare"))->setEnabled(ids.size() > 1);
    for (const char* name : {"runs.open", "runs.clone", "runs.report"})
        action(QLatin1String(name))->setEnabled(ids.size() == 1);
    for (const char* name : {"runs.tag", "runs.archive", "runs.trash"})
        action(QLatin1String(name))->setEnabled(some && writable);
    action(QStringLiteral("runs.export"))->setEnabled(model_->rowCount() > 0);
    const RunRow* row = some ? model_->find(ids.front()) : nullptr;
    if (row)
        inspector_->show(*row, workbench_.folderOf(ids.front()));
    else
        inspector_->clear();
    updateCount();
}

void RunsPage::updateCount() {
    filter_->setCount(static_cast<qint64>(model_->rows().size()), total_, static_cast<int>(selectedIds().size()));
}

void RunsPage::contextMenu(const QPoint& at) {
    QMenu menu;
    for (const char* name : {"runs.open", "runs.compare", "runs.clone", "runs.report"})
        menu.addAction(action(QLatin1String(name)));
    menu.addSeparator();
    for (const char* name : {"runs.tag", "runs.archive", "runs.trash"}) menu.addAction(action(QLatin1String(name)));
    menu.exec(table_->viewport()->mapToGlobal(at));
}

void RunsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    action(QStringLiteral("runs.inspector"))->setChecked(inspectorWanted_.value_or(width() >= kRoomForInspector));
}

void RunsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        retranslateViews();
        model_->retranslate();
        table_->fit();
    }
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
