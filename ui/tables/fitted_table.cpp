#include "ui/tables/fitted_table.h"

#include <QEvent>
#include <QHash>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>

#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/tables/tick_menu.h"

namespace epochal::ui {

namespace {
constexpr int kLookedAt = 200;    ///< rows measured
constexpr int kWidestName = 240;  ///< longer names elide, with a tooltip
constexpr int kPadding = 14;      ///< both sides of a cell, and the margin that the style keeps at its edges
constexpr int kHeadSide = 5;
constexpr int kHeadHeight = 38;
constexpr int kSortArrow = 14;
constexpr int kDragMilliseconds = 300;  ///< after the last width of a border that is dragged
}  // namespace

FittedTable::FittedTable(Roles roles, int narrowest, QWidget* parent)
    : QTableView(parent), roles_(std::move(roles)), spare_(roles_.spare) {
    setUpTable(*this);
    setProperty("wide", true);
    setSelectionMode(ExtendedSelection);
    setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* head = horizontalHeader();
    head->setSectionsMovable(true);
    head->setMinimumSectionSize(narrowest);
    head->setFixedHeight(kHeadHeight);
    head->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 0 %1px; }").arg(kHeadSide));
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    std::vector<int> names;
    for (const Elastic& name : roles_.elastic) names.push_back(name.column);
    setNameColumns(*this, names);
    dragged_.setSingleShot(true);
    dragged_.setInterval(kDragMilliseconds);
    connect(&dragged_, &QTimer::timeout, this, &FittedTable::columnsChosen);
    connect(head, &QHeaderView::sectionResized, this, [this](int, int, int now) {
        if (fitting_ || now <= 0) return;
        ownWidths_ = true;
        dragged_.start();
    });
    connect(head, &QHeaderView::sectionMoved, this, [this] {
        if (!fitting_) Q_EMIT columnsChosen();
    });
    connect(head, &QHeaderView::customContextMenuRequested, this, [this, head](const QPoint& at) {
        QMenu menu;
        fillColumnsMenu(&menu);
        menu.exec(head->mapToGlobal(at));
    });
}

void FittedTable::setModel(QAbstractItemModel* model) {
    const QScopedValueRollback guard(fitting_, true);
    QTableView::setModel(model);
    // A run that starts, a group that opens, a price that arrives may need a wider column.
    watchContents(*model, this, [this] { fit(); });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { widest_.clear(); });
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { widest_.clear(); });
}

void FittedTable::showOnly(const std::function<bool(int)>& wanted) {
    const QScopedValueRollback guard(fitting_, true);
    leftOut_.clear();
    first_.clear();
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, !wanted(column));
        if (wanted(column)) first_.insert(column);
    }
}

int FittedTable::drawnWidth(int) const {
    return 0;
}

int FittedTable::besideWords(int) const {
    return 0;
}

int FittedTable::leastWidth(int) const {
    return 0;
}

int FittedTable::headWidth(int column) const {
    int width = headTextWidth(*horizontalHeader(), column);
    if (horizontalHeader()->sortIndicatorSection() == column) width += kSortArrow;
    return width + 4 * kHeadSide + 4;  // the style subtracts the padding twice
}

int FittedTable::widthOf(int column) const {
    const QFontMetrics cells = fontMetrics();
    int widest = 0;
    for (int row = 0, rows = std::min(model()->rowCount(), kLookedAt); row < rows; ++row) {
        const QModelIndex cell = model()->index(row, column);
        const QVariant own = cell.data(Qt::FontRole);
        const QFontMetrics metrics = own.isValid() ? QFontMetrics(own.value<QFont>()) : cells;
        widest = std::max(widest, metrics.horizontalAdvance(cell.data().toString()));
    }
    widest += besideWords(column);
    if (isNameColumn(*this, column)) widest = std::min(widest, kWidestName);
    return std::max({headWidth(column), widest + kPadding, drawnWidth(column)});
}

void FittedTable::fit() {
    if (ownWidths_ || !model()) return;
    const QScopedValueRollback guard(fitting_, true);
    widest_.resize(static_cast<std::size_t>(model()->columnCount()), 0);
    std::vector<ColumnNeed> needs;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (!isWanted(column)) continue;
        int& widest = widest_[static_cast<std::size_t>(column)];
        widest = std::max({widest, widthOf(column), horizontalHeader()->minimumSectionSize()});
        const auto name = std::ranges::find(roles_.elastic, column, &Elastic::column);
        const int least =
            name == roles_.elastic.end() ? widest : std::max({name->least, headWidth(column), leastWidth(column)});
        needs.push_back({column, widest, least});
    }
    FitRule rule{roles_.taker, {}, roles_.spare};
    for (const Elastic& name : roles_.elastic) rule.givers.push_back(name.column);
    const std::vector<int> widths = fitColumns(needs, viewport()->width(), rule);
    leftOut_.clear();
    for (std::size_t i = 0; i < needs.size(); ++i) {
        setColumnHidden(needs[i].column, widths[i] == 0);
        if (widths[i] > 0)
            setColumnWidth(needs[i].column, widths[i]);
        else
            leftOut_.insert(needs[i].column);
    }
}

/// Where the user chose the columns, none of those shown gives way to another: the table scrolls.
void FittedTable::keepShown() {
    std::erase_if(roles_.spare, [this](int column) { return !isColumnHidden(column); });
}

void FittedTable::choose(int column, bool shown) {
    {
        const QScopedValueRollback guard(fitting_, true);
        setColumnHidden(column, !shown);
        leftOut_.remove(column);
        if (shown) {
            setColumnWidth(column, widthOf(column));
            keepShown();
        }
    }
    fit();
    Q_EMIT columnsChosen();
}

void FittedTable::fillColumnsMenu(QMenu* menu) {
    menu->clear();
    keepOpenForTicks(*menu);
    QList<std::pair<QAction*, int>> columns;
    for (int visual = 0; visual < model()->columnCount(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        QAction* shown = menu->addAction(titleOf(column));
        shown->setCheckable(true);
        shown->setChecked(!isColumnHidden(column));
        shown->setEnabled(column != roles_.always);
        columns.append({shown, column});
    }
    for (const auto& [action, column] : columns)
        connect(action, &QAction::triggered, this, [this, columns, column = column](bool on) {
            choose(column, on);
            // Where one is hidden, there may be room for others.
            for (const auto& [other, its] : columns) other->setChecked(!isColumnHidden(its));
        });
    menu->addSeparator();
    connect(menu->addAction(tr("Fit column widths")), &QAction::triggered, this, [this] {
        ownWidths_ = false;
        fit();
        Q_EMIT columnsChosen();
    });
}

QStringList FittedTable::saveColumns() const {
    QStringList shown;
    for (int visual = 0; visual < model()->columnCount(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (ownWidths_ ? isColumnHidden(column) : !isWanted(column)) continue;
        shown.append(ownWidths_ ? QStringLiteral("%1=%2").arg(nameOf(column)).arg(columnWidth(column))
                                : nameOf(column));
    }
    return shown;
}

void FittedTable::restoreColumns(const QStringList& saved) {
    if (saved.isEmpty()) return;
    {
        const QScopedValueRollback guard(fitting_, true);
        ownWidths_ = false;
        leftOut_.clear();
        roles_.spare = spare_;
        QHash<QString, int> columns;
        for (int column = 0; column < model()->columnCount(); ++column) {
            setColumnHidden(column, column != roles_.always);
            columns.insert(nameOf(column), column);
        }
        int visual = 0;
        bool chosen = false;
        for (const QString& word : saved) {
            const auto found = columns.constFind(word.section(QLatin1Char('='), 0, 0));
            if (found == columns.cend()) continue;
            setColumnHidden(*found, false);
            chosen = chosen || !first_.contains(*found);
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(*found), visual++);
            if (const int width = word.section(QLatin1Char('='), 1).toInt(); width > 0) {
                setColumnWidth(*found, width);
                ownWidths_ = true;
            }
        }
        if (chosen) keepShown();
    }
    fit();
}

void FittedTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}

void FittedTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) widest_.clear();
}

}  // namespace epochal::ui
