#include "ui/tables/fitted_table.h"

#include <QHash>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>

#include "ui/tables/table_setup.h"

namespace epochal::ui {

namespace {
constexpr int kLookedAt = 200;     ///< rows
constexpr int kWidestWords = 240;  ///< words beyond it elide, with a tooltip
constexpr int kPadding = 14;       ///< both sides of a cell, and what the style keeps clear of its edges
constexpr int kHeadSide = 5;
constexpr int kHeadHeight = 38;
constexpr int kSortArrow = 14;
}  // namespace

FittedTable::FittedTable(Roles roles, int narrowest, QWidget* parent) : QTableView(parent), roles_(std::move(roles)) {
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
    connect(head, &QHeaderView::sectionResized, this, [this] {
        if (!fitting_) ownWidths_ = true;
    });
    connect(head, &QHeaderView::customContextMenuRequested, this, [this, head](const QPoint& at) {
        QMenu menu;
        fillColumnsMenu(&menu);
        menu.exec(head->mapToGlobal(at));
    });
}

void FittedTable::showOnly(const std::function<bool(int)>& wanted) {
    const QScopedValueRollback guard(fitting_, true);
    for (int column = 0; column < model()->columnCount(); ++column) setColumnHidden(column, !wanted(column));
}

int FittedTable::drawnWidth(int) const {
    return 0;
}

int FittedTable::besideWords(int) const {
    return 0;
}

int FittedTable::headWidth(int column) const {
    const QFontMetrics metrics = horizontalHeader()->fontMetrics();
    int width = 0;
    const QString head = model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (const QString& line : head.split(QLatin1Char('\n'))) width = std::max(width, metrics.horizontalAdvance(line));
    if (horizontalHeader()->sortIndicatorSection() == column) width += kSortArrow;
    return width + 4 * kHeadSide + 4;  // the style takes the padding off twice
}

int FittedTable::widthOf(int column) const {
    if (const int drawn = drawnWidth(column); drawn > 0) return std::max(headWidth(column), drawn);
    const QFontMetrics cells = fontMetrics();
    int widest = 0;
    for (int row = 0, rows = std::min(model()->rowCount(), kLookedAt); row < rows; ++row)
        widest = std::max(widest, cells.horizontalAdvance(model()->index(row, column).data().toString()));
    return std::max(headWidth(column), std::min(widest + besideWords(column), kWidestWords) + kPadding);
}

void FittedTable::fit() {
    if (ownWidths_ || !model()) return;
    const QScopedValueRollback guard(fitting_, true);
    int used = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column)) continue;
        setColumnWidth(column, widthOf(column));
        used += columnWidth(column);
    }
    const int spare = viewport()->width() - used;
    if (spare > 0 && !isColumnHidden(roles_.taker)) setColumnWidth(roles_.taker, columnWidth(roles_.taker) + spare);
    int missing = std::max(0, -spare);
    for (const auto& [column, least] : roles_.elastic) {
        if (isColumnHidden(column)) continue;
        const int given = std::clamp(columnWidth(column) - std::max(least, headWidth(column)), 0, missing);
        setColumnWidth(column, columnWidth(column) - given);
        missing -= given;
    }
}

void FittedTable::fillColumnsMenu(QMenu* menu) {
    menu->clear();
    for (int visual = 0; visual < model()->columnCount(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        QAction* shown = menu->addAction(titleOf(column));
        shown->setCheckable(true);
        shown->setChecked(!isColumnHidden(column));
        shown->setEnabled(column != roles_.always);
        connect(shown, &QAction::toggled, this, [this, column](bool on) {
            {
                const QScopedValueRollback guard(fitting_, true);
                setColumnHidden(column, !on);
                if (on) setColumnWidth(column, widthOf(column));
            }
            fit();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Fit widths")), &QAction::triggered, this, [this] {
        ownWidths_ = false;
        fit();
    });
}

QStringList FittedTable::saveColumns() const {
    QStringList shown;
    for (int visual = 0; visual < model()->columnCount(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (isColumnHidden(column)) continue;
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
        QHash<QString, int> columns;
        for (int column = 0; column < model()->columnCount(); ++column) {
            setColumnHidden(column, column != roles_.always);
            columns.insert(nameOf(column), column);
        }
        int visual = 0;
        for (const QString& word : saved) {
            const auto found = columns.constFind(word.section(QLatin1Char('='), 0, 0));
            if (found == columns.cend()) continue;
            setColumnHidden(*found, false);
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(*found), visual++);
            if (const int width = word.section(QLatin1Char('='), 1).toInt(); width > 0) {
                setColumnWidth(*found, width);
                ownWidths_ = true;
            }
        }
    }
    fit();
}

void FittedTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}

}  // namespace epochal::ui
