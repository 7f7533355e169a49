#include "ui/pages/runs/runs_table.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include "ui/pages/runs/runs_model.h"
#include "ui/tables/row_delegate.h"
#include "ui/tables/sparkline_delegate.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kPadding = 14;  ///< both sides of a cell, and what the style keeps clear of its edges
constexpr int kCurve = 76;
constexpr int kWidestText = 240;  ///< names and tags beyond it elide, with a tooltip
constexpr int kLookedAt = 200;
constexpr int kHeadSide = 5;  ///< of a wide table's heads
/// Columns of the user's words and the least they shrink to, the first to give first.
constexpr std::pair<RunColumn, int> kElastic[] = {
    {RunColumn::Name, 160}, {RunColumn::Devices, 96}, {RunColumn::Provider, 76}, {RunColumn::Data, 96}};
constexpr int kArrow = 28;  ///< what a click on a group's arrow may miss it by

/// Names: runs within a group stand in from it.
class NameDelegate : public RowDelegate {
public:
    using RowDelegate::RowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        RowDelegate::initStyleOption(option, index);
        if (index.data(RunsModel::LevelRole).toInt() == 0) return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon();
        option->decorationSize = QSize(16, 16);
    }
};
}  // namespace

RunsTable::RunsTable(RunsModel* model, QWidget* parent) : QTableView(parent), runs_(model) {
    setObjectName(QStringLiteral("runsTable"));
    setModel(model);
    setUpTable(*this);
    setProperty("wide", true);
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
    setItemDelegateForColumn(static_cast<int>(RunColumn::Name), new NameDelegate(this));
    for (int column = 0; column < RunsModel::kColumns; ++column)
        setColumnHidden(column, !RunColumns::shownAtFirst(static_cast<RunColumn>(column)));
    connect(this, &QTableView::doubleClicked, this, &RunsTable::activate);
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
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList ids;
    bool groups = false;
    for (const QModelIndex& index : rows) {
        groups |= index.data(RunsModel::GroupRole).toBool();
        ids += index.data(RunsModel::IdsRole).toStringList();
    }
    if (groups) ids.removeDuplicates();
    return ids;
}

void RunsTable::select(const QStringList& ids) {
    std::vector<int> lines;
    for (const QString& id : ids)
        if (const int line = runs_->rowOfId(id); line >= 0) lines.push_back(line);
    if (lines.empty()) {
        clearSelection();
        return;
    }
    const QModelIndex first = runs_->index(lines.front(), static_cast<int>(RunColumn::Name));
    // Neighbours as one range: a selection of ten thousand single ranges takes seconds.
    std::sort(lines.begin(), lines.end());
    QItemSelection selection;
    for (std::size_t begin = 0, end = 1; begin < lines.size(); begin = end++) {
        while (end < lines.size() && lines[end] <= lines[end - 1] + 1) ++end;
        selection.append({runs_->index(lines[begin], 0), runs_->index(lines[end - 1], 0)});
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

void RunsTable::activate(const QModelIndex& index) {
    if (!runs_->toggle(index.row())) Q_EMIT opened(index.data(RunsModel::IdRole).toString());
}

void RunsTable::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    QTableView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && index.column() == static_cast<int>(RunColumn::Name) &&
        event->pos().x() - visualRect(index).left() < kArrow)
        runs_->toggle(index.row());
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
        QAction* action = menu->addAction(RunColumns::title(static_cast<RunColumn>(column)));
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

QStringList RunsTable::saveColumns() const {
    QStringList shown;
    for (int visual = 0; visual < RunsModel::kColumns; ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (isColumnHidden(column)) continue;
        const QString word = QLatin1String(queryName(static_cast<RunColumn>(column)));
        shown.append(ownWidths_ ? QStringLiteral("%1=%2").arg(word).arg(columnWidth(column)) : word);
    }
    return shown;
}

void RunsTable::restoreColumns(const QStringList& saved) {
    if (saved.isEmpty()) return;
    fitting_ = true;
    ownWidths_ = false;
    for (int column = 0; column < RunsModel::kColumns; ++column)
        setColumnHidden(column, column != static_cast<int>(RunColumn::Name));
    int visual = 0;
    for (const QString& word : saved) {
        const auto column = RunColumns::fromName(word.section(QLatin1Char('='), 0, 0));
        if (!column) continue;
        const int at = static_cast<int>(*column);
        setColumnHidden(at, false);
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(at), visual++);
        if (const int width = word.section(QLatin1Char('='), 1).toInt(); width > 0) {
            setColumnWidth(at, width);
            ownWidths_ = true;
        }
    }
    fitting_ = false;
    fit();
}

void RunsTable::showSort(RunColumn column, bool descending) {
    horizontalHeader()->setSortIndicator(static_cast<int>(column),
                                         descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void RunsTable::keyPressEvent(QKeyEvent* event) {
    const QModelIndex current = currentIndex();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && current.isValid()) {
        activate(current);
        return;
    }
    if (event->key() == Qt::Key_Right && runs_->setOpen(current.row(), true)) return;
    if (event->key() == Qt::Key_Left) {
        int line = current.row();
        while (line > 0 && !runs_->groupAt(line) && runs_->index(line, 0).data(RunsModel::LevelRole).toInt() > 0)
            --line;
        if (runs_->groupAt(line)) {
            setCurrentIndex(runs_->index(line, current.column()));
            if (line == current.row()) runs_->setOpen(line, false);
            return;
        }
    }
    QTableView::keyPressEvent(event);
}

}  // namespace epochal::ui
