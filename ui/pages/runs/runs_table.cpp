#include "ui/pages/runs/runs_table.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include "ui/pages/runs/runs_model.h"
#include "ui/tables/sparkline_delegate.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kPadding = 20;  ///< both sides of a cell, and what the style keeps clear of its edges
constexpr int kCurve = 76;
constexpr int kWidestText = 240;  ///< names and tags beyond it elide, with a tooltip
constexpr int kLookedAt = 200;
constexpr int kHeadSide = 5;  ///< of a wide table's heads
/// Columns of the user's words and the least they shrink to, the first to give first.
constexpr std::pair<RunColumn, int> kElastic[] = {
    {RunColumn::Name, 160}, {RunColumn::Devices, 96}, {RunColumn::Provider, 76}, {RunColumn::Data, 96}};
}  // namespace

RunsTable::RunsTable(RunsModel* model, QWidget* parent) : QTableView(parent), runs_(model) {
    setObjectName(QStringLiteral("runsTable"));
    setModel(model);
    setUpTable(*this);
    setSelectionMode(ExtendedSelection);
    setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* head = horizontalHeader();
    head->setSectionsMovable(true);
    head->setMinimumSectionSize(40);
    head->setFixedHeight(38);
    head->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 4px %1px; }").arg(kHeadSide));
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    head->setSortIndicator(static_cast<int>(RunColumn::Started), Qt::DescendingOrder);
    setSortingEnabled(true);
    setItemDelegateForColumn(static_cast<int>(RunColumn::Curve), new SparklineDelegate(this));
    for (int column = 0; column < RunsModel::kColumns; ++column)
        setColumnHidden(column, !RunsModel::shownAtFirst(static_cast<RunColumn>(column)));
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT opened(index.data(RunsModel::IdRole).toString()); });
    connect(head, &QHeaderView::sectionResized, this, [this] {
        if (!fitting_) ownWidths_ = true;
    });
    connect(head, &QHeaderView::customContextMenuRequested, this, [this, head](const QPoint& at) {
        QMenu menu;
        fillColumnsMenu(&menu);
        menu.exec(head->mapToGlobal(at));
    });
}

QStringList RunsTable::selectedIds() const {
    QStringList ids;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& index : rows) ids.append(index.data(RunsModel::IdRole).toString());
    return ids;
}

void RunsTable::select(const QStringList& ids) {
    QItemSelection selection;
    QModelIndex first;
    for (const QString& id : ids) {
        const int row = runs_->rowOfId(id);
        if (row < 0) continue;
        const QModelIndex index = runs_->index(row, static_cast<int>(RunColumn::Name));
        if (!first.isValid()) first = index;
        selection.select(index, index);
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (first.isValid()) selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

int RunsTable::headWidth(int column) const {
    const QFontMetrics metrics = horizontalHeader()->fontMetrics();
    int width = 0;
    const QString head = runs_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (const QString& line : head.split(QLatin1Char('\n'))) width = std::max(width, metrics.horizontalAdvance(line));
    if (horizontalHeader()->sortIndicatorSection() == column) width += 14;
    return width + 4 * kHeadSide + 4;  // the style takes the padding off twice
}

int RunsTable::widthOf(int column) const {
    const auto what = static_cast<RunColumn>(column);
    const int width = headWidth(column);
    if (what == RunColumn::Curve) return std::max(width, kCurve);
    const QFontMetrics cells = fontMetrics();
    const int rows = std::min(runs_->rowCount(), kLookedAt);
    int widest = 0;
    for (int row = 0; row < rows; ++row)
        widest = std::max(widest, cells.horizontalAdvance(runs_->index(row, column).data().toString()));
    if (what == RunColumn::State) widest += 16 + 8;
    return std::max(width, std::min(widest, kWidestText) + kPadding);
}

void RunsTable::fit() {
    if (ownWidths_) return;
    fitting_ = true;
    int used = 0;
    for (int column = 0; column < RunsModel::kColumns; ++column) {
        if (isColumnHidden(column)) continue;
        const int width = widthOf(column);
        setColumnWidth(column, width);
        used += width;
    }
    const int spare = viewport()->width() - used;
    const int name = static_cast<int>(RunColumn::Name);
    if (spare > 0 && !isColumnHidden(name)) setColumnWidth(name, columnWidth(name) + spare);
    // What is missing is taken from words that may elide: they have tooltips.
    int missing = std::max(0, -spare);
    for (const auto& [what, least] : kElastic) {
        const int column = static_cast<int>(what);
        if (isColumnHidden(column)) continue;
        const int given = std::clamp(columnWidth(column) - std::max(least, headWidth(column)), 0, missing);
        setColumnWidth(column, columnWidth(column) - given);
        missing -= given;
    }
    fitting_ = false;
}

void RunsTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}

void RunsTable::fillColumnsMenu(QMenu* menu) {
    QHeaderView* head = horizontalHeader();
    for (int visual = 0; visual < RunsModel::kColumns; ++visual) {
        const int column = head->logicalIndex(visual);
        QAction* action = menu->addAction(RunsModel::title(static_cast<RunColumn>(column)));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column != static_cast<int>(RunColumn::Name));
        connect(action, &QAction::toggled, this, [this, column](bool on) {
            setColumnHidden(column, !on);
            if (on) setColumnWidth(column, widthOf(column));
            fit();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Fit widths")), &QAction::triggered, this, [this] {
        ownWidths_ = false;
        fit();
    });
}

QByteArray RunsTable::saveColumns() const {
    return horizontalHeader()->saveState();
}

void RunsTable::restoreColumns(const QByteArray& saved) {
    fitting_ = true;
    const bool restored = !saved.isEmpty() && horizontalHeader()->restoreState(saved);
    fitting_ = false;
    ownWidths_ = restored;
}

void RunsTable::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT opened(currentIndex().data(RunsModel::IdRole).toString());
        return;
    }
    QTableView::keyPressEvent(event);
}

}  // namespace epochal::ui
