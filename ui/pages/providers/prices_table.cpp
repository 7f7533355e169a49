#include "ui/pages/providers/prices_table.h"

#include <algorithm>

#include <QHeaderView>
#include <QMenu>

#include "ui/pages/providers/prices_model.h"
#include "ui/tables/table_setup.h"

namespace epochal::ui {

namespace {

constexpr int kShownAtFirst = static_cast<int>(PriceColumn::Source) + 1;
constexpr int kLookedAt = 200;
constexpr int kPadding = 14;  ///< both sides of a cell
constexpr int kIcon = 22;     ///< before an old price's age
constexpr int kHeadSide = 5;  ///< of a wide table's heads
constexpr int kWidest = 300;  ///< words beyond it elide, with a tool tip
/// Columns of free words and the least they shrink to, the first to give first.
constexpr std::pair<PriceColumn, int> kElastic[] = {{PriceColumn::Source, 76},
                                                    {PriceColumn::Instance, 110},
                                                    {PriceColumn::Region, 80},
                                                    {PriceColumn::Accelerator, 72},
                                                    {PriceColumn::Provider, 70}};

}  // namespace

PricesTable::PricesTable(PricesModel* model, QWidget* parent) : QTableView(parent) {
    setObjectName(QStringLiteral("priceTable"));
    setModel(model);
    setUpTable(*this);
    setProperty("wide", true);
    setSelectionMode(ExtendedSelection);
    setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* head = horizontalHeader();
    head->setFixedHeight(38);
    head->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 2px %1px; }").arg(kHeadSide));
    head->setSectionsMovable(true);
    head->setMinimumSectionSize(32);
    head->setSortIndicator(static_cast<int>(PriceColumn::PerAccelerator), Qt::AscendingOrder);
    setSortingEnabled(true);
    for (int column = kShownAtFirst; column < PricesModel::kColumns; ++column) setColumnHidden(column, true);
    connect(head, &QHeaderView::sectionResized, this, [this] {
        if (!fitting_) ownWidths_ = true;
    });
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(head, &QHeaderView::customContextMenuRequested, this, [this, head](const QPoint& at) {
        QMenu menu;
        fillColumnsMenu(&menu);
        menu.exec(head->mapToGlobal(at));
    });
}

int PricesTable::headWidth(int column) const {
    const QFontMetrics metrics = horizontalHeader()->fontMetrics();
    int width = 0;
    const QString head = model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (const QString& line : head.split(QLatin1Char('\n'))) width = std::max(width, metrics.horizontalAdvance(line));
    if (horizontalHeader()->sortIndicatorSection() == column) width += 14;
    return width + 4 * kHeadSide + 4;  // the style takes the padding off twice
}

int PricesTable::widthOf(int column) const {
    const QFontMetrics cells = fontMetrics();
    int widest = 0;
    const int rows = std::min(model()->rowCount(), kLookedAt);
    for (int row = 0; row < rows; ++row)
        widest = std::max(widest, cells.horizontalAdvance(model()->index(row, column).data().toString()));
    if (column == static_cast<int>(PriceColumn::Age)) widest += kIcon;
    return std::max(headWidth(column), std::min(widest, kWidest) + kPadding);
}

void PricesTable::fit() {
    if (ownWidths_) return;
    fitting_ = true;
    int used = 0;
    for (int column = 0; column < PricesModel::kColumns; ++column) {
        if (isColumnHidden(column)) continue;
        setColumnWidth(column, widthOf(column));
        used += columnWidth(column);
    }
    const int spare = viewport()->width() - used;
    const int source = static_cast<int>(PriceColumn::Source);
    if (spare > 0 && !isColumnHidden(source)) setColumnWidth(source, columnWidth(source) + spare);
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

void PricesTable::fillColumnsMenu(QMenu* menu) {
    menu->clear();
    for (int column = 0; column < PricesModel::kColumns; ++column) {
        QAction* shown = menu->addAction(PricesModel::columnTitle(static_cast<PriceColumn>(column)));
        shown->setCheckable(true);
        shown->setChecked(!isColumnHidden(column));
        shown->setEnabled(column != static_cast<int>(PriceColumn::Instance));
        connect(shown, &QAction::toggled, this, [this, column](bool on) {
            setColumnHidden(column, !on);
            fit();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Fit widths")), &QAction::triggered, this, [this] {
        ownWidths_ = false;
        fit();
    });
}

QStringList PricesTable::saveColumns() const {
    QStringList shown;
    for (int column = 0; column < PricesModel::kColumns; ++column)
        if (!isColumnHidden(column)) shown.append(QString::number(column));
    return shown;
}

void PricesTable::restoreColumns(const QStringList& shown) {
    if (shown.isEmpty()) return;
    for (int column = 0; column < PricesModel::kColumns; ++column)
        setColumnHidden(column, !shown.contains(QString::number(column)));
}

void PricesTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}

}  // namespace epochal::ui
