#include "ui/tables/table_setup.h"

#include <QHeaderView>
#include <QTableView>

#include "ui/tables/row_delegate.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

void setUpTable(QTableView& table) {
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setTabKeyNavigation(false);
    table.setItemDelegate(new RowDelegate(&table));
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(Theme::kRow);
    table.verticalHeader()->setDefaultSectionSize(Theme::kRow);
    QHeaderView* head = table.horizontalHeader();
    head->setFont(Theme::instance().font(Type::Secondary));
    head->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->setHighlightSections(false);
    head->setResizeContentsPrecision(100);  // rows looked at; all of them would take seconds on a large table
    head->setMinimumSectionSize(Theme::kRow);
}

void fitColumns(QTableView& table, int rows) {
    table.horizontalHeader()->setResizeContentsPrecision(rows);
    table.resizeColumnsToContents();
    table.horizontalHeader()->setStretchLastSection(true);
}

}  // namespace epochal::ui
