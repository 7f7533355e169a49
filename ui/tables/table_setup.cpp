#include "ui/tables/table_setup.h"

#include <QHeaderView>
#include <QTableView>
#include <algorithm>

#include "ui/tables/row_delegate.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kCellPadding = 12;  ///< 8 px, and what the style keeps free inside
constexpr int kRowsLookedAt = 200;
constexpr int kHeadLine = 29;  ///< height of a one-line header
}  // namespace

void setUpTable(QTableView& table) {
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTextElideMode(Qt::ElideMiddle);  // names differ at their ends
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
    head->setResizeContentsPrecision(100);  // rows measured; all of them would take seconds in a large table
    head->setMinimumSectionSize(Theme::kRow);
    // A minimum height instead of style sheet padding, which Qt 6.4 subtracts from the text twice, cutting off
    // descenders.
    head->setMinimumHeight(kHeadLine);
}

QString headLines(const QString& title, const QString& unit) {
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    const auto wide = [&](const QString& first, const QString& second) {
        return std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
    };
    constexpr int kWorth = 12;  // px; a smaller gain is not worth a break
    QString best = unit.isEmpty() ? title : title + QLatin1Char('\n') + unit;
    int least = wide(title, unit) - kWorth;
    for (qsizetype at = title.indexOf(QLatin1Char(' ')); at > 0; at = title.indexOf(QLatin1Char(' '), at + 1)) {
        const QString first = title.left(at), rest = title.mid(at + 1);
        const QString second = unit.isEmpty() ? rest : QStringLiteral("%1, %2").arg(rest, unit);
        if (wide(first, second) >= least) continue;
        least = wide(first, second);
        best = first + QLatin1Char('\n') + second;
    }
    return best;
}

int headTextWidth(const QHeaderView& head, int column) {
    const QFontMetrics metrics = head.fontMetrics();
    int widest = 0;
    const QString text = head.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (const QString& line : text.split(QLatin1Char('\n'))) widest = qMax(widest, metrics.horizontalAdvance(line));
    return widest;
}

int headWidth(const QTableView& table, int column) {
    return headTextWidth(*table.horizontalHeader(), column) + kHeadPadding;
}

int wantedWidth(const QTableView& table, int column) {
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.widget = &table;
    option.font = table.font();
    option.fontMetrics = QFontMetrics(option.font);
    option.decorationSize = QSize(16, 16);
    const QAbstractItemModel* model = table.model();
    int wanted = headWidth(table, column);
    for (int row = 0; row < qMin(kRowsLookedAt, model->rowCount()); ++row) {
        const QModelIndex index = model->index(row, column);
        wanted = qMax(wanted, table.itemDelegateForIndex(index)->sizeHint(option, index).width());
    }
    return wanted;
}

void growColumns(QTableView& table, int columns) {
    for (int column = 0; column < columns; ++column) {
        const int wanted = wantedWidth(table, column);
        if (wanted > table.columnWidth(column)) table.setColumnWidth(column, wanted);
    }
}

}  // namespace epochal::ui
