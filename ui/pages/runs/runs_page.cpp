#include "ui/pages/runs/runs_page.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/runs/bulk_bar.h"
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

std::optional<RunGroup> groupOfAll(const RunRows& rows) {
    if (rows.empty()) return std::nullopt;
    std::vector<std::size_t> all(rows.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return groupOf(rows, std::move(all));
}
}  // namespace

RunsPage::RunsPage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
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
    notice_->setObjectName(QStringLiteral("runsNotice"));
    buildActions();
    bulk_ = new BulkBar({action(RunsAction::Compare), action(RunsAction::Tag), action(RunsAction::Report),
                         action(RunsAction::Export), action(RunsAction::Archive)},
                        this);
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
    splitter_->setSizes({1000, 250});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(filter_);
    column->addWidget(splitter_, 1);
    column->addWidget(notice_);
    column->addWidget(bulk_);

    buildFirstStart();
    connect(&workbench_.catalogue(), &RunCatalogue::imported, this, &RunsPage::imported);
    QPushButton* clear = noMatch_->addButton(QStringLiteral("noMatchClear"));
    connect(clear, &QPushButton::clicked, this, [this] {
        if (allArchived())
            filter_->setArchived(true);
        else
            filter_->clear();
    });

    connect(filter_, &FilterBar::changed, this, &RunsPage::query);
    connect(filter_, &FilterBar::countsWanted, this, &RunsPage::countValues);
    connect(bulk_, &BulkBar::cleared, this, [this] {
        table_->clearSelection();
        table_->setFocus();
    });
    connect(model_, &RunsModel::sortRequested, this, [this](RunColumn column_, bool descending) {
        sort_ = column_;
        descending_ = descending;
        query();
    });
    connect(model_, &RunsModel::curvesWanted, this, [this](const std::vector<std::int64_t>& numbers) {
        workbench_.catalogue().curves(numbers, [page = QPointer(this)](std::vector<std::vector<float>> curves) {
            if (page) page->model_->setCurves(std::move(curves));
        });
    });
    connect(model_, &RunsModel::curvesRead, this, [this] {
        if (awaitsCurve_) selectionChanged();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsPage::selectionChanged);
    connect(table_, &RunsTable::opened, this, &RunsPage::openRequested);
    connect(table_, &RunsTable::columnsChosen, this, &RunsPage::saveColumns);
    connect(table_, &QWidget::customContextMenuRequested, this, &RunsPage::contextMenu);
    connect(inspector_, &RunInspector::openRequested, this, &RunsPage::openRequested);
    connect(inspector_, &RunInspector::cloneRequested, this, &RunsPage::cloneRequested);
    connect(inspector_, &RunInspector::resumeRequested, this, &RunsPage::resume);
    connect(inspector_, &RunInspector::fieldRequested, this, &RunsPage::fieldRequested);
    connect(inspector_, &RunInspector::folderRequested, this, &RunsPage::openFolder);
    connect(inspector_, &RunInspector::weightsRequested, this, &RunsPage::exportWeights);
    connect(inspector_, &RunInspector::fileRequested, this,
            [](const QString& file) { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); });
    connect(inspector_, &RunInspector::tagsEdited, this,
            [this](const QString& id, const QStringList& tags) { editTags(id, tags); });
    connect(inspector_, &RunInspector::noteEdited, this, &RunsPage::editNote);
    connect(&workbench_.catalogue(), &RunCatalogue::listed, this, &RunsPage::fill);
    connect(&workbench_.catalogue(), &RunCatalogue::catalogueChanged, this, &RunsPage::query);
    connect(&workbench_.catalogue(), &RunCatalogue::catalogueOpened, this, [this] {
        inspector_->setReadOnly(workbench_.catalogue().isReadOnly());
        query();
    });
    connect(&workbench_.catalogue(), &RunCatalogue::indexing, this, &RunsPage::showIndexing);
    connect(&workbench_.runs(), &LiveRuns::figuresChanged, this, [this](const QString& id) {
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
    saveColumns();
    QSettings settings;
    settings.setValue(QStringLiteral("runs/sort"), QLatin1String(queryName(sort_)));
    settings.setValue(QStringLiteral("runs/descending"), descending_);
    settings.setValue(QStringLiteral("runs/grouping"), QLatin1String(epochal::name(model_->grouping())));
    settings.setValue(QStringLiteral("runs/splitter"), splitter_->saveState());
    if (inspectorWanted_) settings.setValue(QStringLiteral("runs/inspector"), *inspectorWanted_);
}

void RunsPage::saveColumns() const {
    QSettings().setValue(QStringLiteral("runs/shown"), table_->saveColumns());
}

bool RunsPage::focusSearch() {
    filter_->focusQuery();
    return true;
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
    workbench_.catalogue().list(wanted);
}

void RunsPage::fill(const CatalogueService::Listing& listing) {
    if (listing.error) {
        const Formatter& write = Formatter::current();
        filter_->setRefused(tr("%1. %2").arg(write.what(*listing.error), write.remedy(*listing.error)));
        return;
    }
    if (listing.first && model_->grouping() != GroupBy::None) return;  // groups would be of a few of their runs
    filter_->setRefused({});
    partial_ = listing.first;
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
    countArchived();
    showContent();
    selectionChanged();
    Q_EMIT filled();
}

bool RunsPage::isFirstStart() const {
    return stack_->currentWidget() == first_;
}

void RunsPage::showContent() {
    const bool filtered = !filter_->query().isEmpty() || filter_->archived();
    const bool none = model_->rowCount() == 0, noRun = none && !filtered && total_ == 0 && archived_ == 0;
    QWidget* page = firstWanted_ || noRun ? first_ : none ? static_cast<QWidget*>(noMatch_) : table_;
    const bool first = page == first_;
    const QWidget* focus = QApplication::focusWidget();
    const bool inContent = isVisible() && (!focus || focus == this || stack_->isAncestorOf(focus));
    first_->setRuns(total_ > 0);
    stack_->setCurrentWidget(page);
    filter_->setVisible(!first);
    inspector_->setVisible(!first && action(RunsAction::Inspector)->isChecked());
    for (QToolButton* button : {views_, groups_, columns_}) button->setEnabled(!first);
    action(RunsAction::Inspector)->setEnabled(!first);
    setFocusProxy(page == noMatch_ ? static_cast<QWidget*>(table_) : page);
    retranslateEmpty();
    if (inContent && focusProxy() != focus && !stack_->currentWidget()->isAncestorOf(focus)) setFocus();
}

void RunsPage::renewRunning() {
    const QSet<QString> ids = std::exchange(changed_, {});
    for (const QString& id : ids) {
        const RunDirectory* directory = workbench_.runs().directory(id);
        const Figures* figures = workbench_.runs().figures(id);
        if (directory && figures && model_->find(id)) model_->refresh(rowOf(*directory, *figures));
    }
    if (std::ranges::any_of(selectedIds(), [&](const QString& id) { return ids.contains(id); })) selectionChanged();
}

void RunsPage::selectionChanged() {
    const QStringList ids = selectedIds();
    const bool some = !ids.isEmpty(), writable = !workbench_.catalogue().isReadOnly();
    enable({RunsAction::Compare}, ids.size() > 1);
    enable({RunsAction::Open, RunsAction::Clone}, ids.size() == 1);
    enable({RunsAction::Report}, some);
    enable({RunsAction::Tag, RunsAction::Archive, RunsAction::Trash}, some && writable);
    enable({RunsAction::Export}, model_->rowCount() > 0);
    const RunRow* row = some ? model_->find(ids.front()) : nullptr;
    const bool several = ids.size() > 1;
    enable({RunsAction::TryImages}, row && !several && row->bestEpoch > 0 && row->state != RunState::Unreadable);
    if (several) {
        const RunGroup selected = groupOf(model_->rows(), model_->indexesOf(ids));
        awaitsCurve_ = false;
        if (row) inspector_->showSeveral(selected, *row);
        bulk_->setRuns(selected);
    } else if (row) {
        const RowLook* look = model_->look(ids.front());
        RunRow whole = *row;
        whole.curve = model_->curveOf(ids.front());
        awaitsCurve_ = model_->awaitsCurve(ids.front());
        inspector_->show(whole, workbench_.folderOf(ids.front()), look ? std::optional(*look) : std::nullopt);
    } else {
        awaitsCurve_ = false;
        inspector_->clear(groupOfAll(model_->rows()));
    }
    bulk_->setVisible(several && !isFirstStart());
    updateCount();
}

bool RunsPage::allArchived() const {
    return archived_ > 0 && total_ == 0 && !filter_->archived();
}

void RunsPage::countArchived() {
    if (total_ > 0 || filter_->archived() || !filter_->query().isEmpty()) {
        archived_ = 0;
        return;
    }
    RunQuery all;
    all.archived = true;
    workbench_.catalogue().find(all, [page = QPointer(this)](const RunRows& rows) {
        if (!page || page->total_ > 0 || page->archived_ == std::ssize(rows)) return;
        page->archived_ = std::ssize(rows);
        page->showContent();
    });
}

void RunsPage::countValues(const QString& field, const QString& otherTerms) {
    RunQuery others;
    others.text = otherTerms.toStdString();
    others.archived = filter_->archived();
    workbench_.catalogue().find(others, [page = QPointer(this), field](const RunRows& rows) {
        if (page) page->filter_->setCounts(field, rows);
    });
}

void RunsPage::setLooks(const QHash<QString, RowLook>& looks) {
    if (model_->setLooks(looks)) selectionChanged();
}

void RunsPage::openFolder(const QString& id) {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(workbench_.folderOf(id).string())));
}

void RunsPage::updateCount() {
    const qsizetype selected = selectedIds().size();
    const auto listed = static_cast<qint64>(model_->rows().size());
    filter_->setCount(partial_ ? total_ : listed, total_, static_cast<int>(selected));
    //: a button: compares that many runs
    const QString compare = tr("Compare %1").arg(Formatter::current().integer(selected));
    action(RunsAction::Compare)->setIconText(selected > 1 ? compare : QString());
}

void RunsPage::contextMenu(const QPoint& at) {
    QMenu menu;
    addTo(menu, {RunsAction::Open, RunsAction::Compare, RunsAction::Clone, RunsAction::Report});
    addTo(menu, {RunsAction::TryImages});
    menu.addSeparator();
    addTo(menu, {RunsAction::Tag, RunsAction::Archive, RunsAction::Trash});
    menu.exec(table_->viewport()->mapToGlobal(at));
}

void RunsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    action(RunsAction::Inspector)->setChecked(inspectorWanted_.value_or(width() >= kRoomForInspector));
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
