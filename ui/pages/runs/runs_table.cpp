#include "ui/pages/runs/runs_table.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/pages/runs/runs_model.h"
#include "ui/tables/row_delegate.h"
#include "ui/tables/sparkline_delegate.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kNarrowest = 40, kCurve = 76;
constexpr int kStateIcon = 16 + 10;
constexpr int kGroupIcon = 16 + 10;  ///< the arrow of a group, or the indentation of its runs
constexpr int kArrow = 28;           ///< px from the left edge of the cell in which a click toggles the group

constexpr int at(RunColumn column) {
    return static_cast<int>(column);
}

/// Names; runs within a group are indented.
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

RunsTable::RunsTable(RunsModel* model, QWidget* parent)
    : FittedTable({.always = at(RunColumn::Name),
                   .taker = at(RunColumn::Name),
                   .elastic = {{at(RunColumn::Name), 200},
                               {at(RunColumn::Devices), 96},
                               {at(RunColumn::Provider), 76},
                               {at(RunColumn::Data), 108}},
                   .spare = {at(RunColumn::Provider), at(RunColumn::ImagesPerSecond), at(RunColumn::Epochs),
                             at(RunColumn::Curve), at(RunColumn::Architecture), at(RunColumn::Devices),
                             at(RunColumn::Started), at(RunColumn::Data)}},
                  kNarrowest, parent),
      runs_(model) {
    setObjectName(QStringLiteral("runsTable"));
    setModel(model);
    horizontalHeader()->setSortIndicator(at(RunColumn::Started), Qt::DescendingOrder);
    setSortingEnabled(true);
    setItemDelegateForColumn(at(RunColumn::Curve), new SparklineDelegate(this));
    setItemDelegateForColumn(at(RunColumn::Name), new NameDelegate(this));
    showOnly([](int column) { return RunColumns::shownAtFirst(static_cast<RunColumn>(column)); });
    connect(this, &QTableView::doubleClicked, this, &RunsTable::activate);
}

QString RunsTable::titleOf(int column) const {
    return RunColumns::title(static_cast<RunColumn>(column));
}

QString RunsTable::nameOf(int column) const {
    return QLatin1String(queryName(static_cast<RunColumn>(column)));
}

int RunsTable::drawnWidth(int column) const {
    return column == at(RunColumn::Curve) ? kCurve : 0;
}

int RunsTable::besideWords(int column) const {
    if (column == at(RunColumn::Name)) return runs_->grouping() == GroupBy::None ? 0 : kGroupIcon;
    return column == at(RunColumn::State) ? kStateIcon : 0;
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
    // Adjacent rows as one range: selecting ten thousand single ranges takes seconds.
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
