#include "ui/pages/compare/compare_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>
#include <numeric>
#include <utility>

#include "ui/pages/compare/compare_delegates.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/tables/tick_menu.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kHeadSide = 5, kHead = 38, kIndent = 14, kCellPadding = 20, kWidestName = 360, kWidestWords = 560;

/// Columns whose delegate can show shorter text, in the order in which they are shortened.
constexpr const char* kShort[] = {"audit", "frontier"};
/// Name columns besides the rows' names, and the smallest width, in px, to which they shrink.
constexpr std::pair<const char*, int> kElastic[] = {{"offer", 100}, {"devices", 96}};
/// Width, in px, below which rows' names become hard to tell apart, and below which they do not shrink.
constexpr int kReadableName = 240, kLeastName = 160;
/// Moved to the end: what was published, and whether it is consistent.
constexpr const char* kBehind[] = {"published", "audit"};
/// Dropped if the table is too narrow for all, in this order: a row's properties before its results, and the last of
/// those its model, without which rows of several models look alike.
constexpr const char* kSpare[] = {"per-million", "latency", "precision", "batch", "price",      "rate",   "published",
                                  "model",       "reached", "success",   "worth", "efficiency", "quality"};

QString idOf(int column) {
    return QLatin1String(compareColumns()[static_cast<std::size_t>(column)].id);
}

}  // namespace

CompareTable::CompareTable(CompareModel* model, QWidget* parent) : QTreeView(parent), compared_(model) {
    setObjectName(QStringLiteral("compareTable"));
    setModel(model);
    setFrameShape(NoFrame);
    setUniformRowHeights(true);
    setIndentation(kIndent);
    setAllColumnsShowFocus(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setExpandsOnDoubleClick(false);
    setItemDelegate(new RowDelegate(this));
    setItemDelegateForColumn(columnOf("name"), new NameDelegate(this));
    setItemDelegateForColumn(columnOf("against"), new AgainstDelegate(this));
    setItemDelegateForColumn(columnOf("audit"), new AuditDelegate(this));
    setItemDelegateForColumn(columnOf("frontier"), new FrontierDelegate(this));
    QHeaderView* head = header();
    head->setFont(Theme::instance().font(Type::Secondary));
    head->setFixedHeight(kHead);
    head->setMinimumSectionSize(40);
    head->setStretchLastSection(true);
    head->setSectionsMovable(false);
    head->setSectionsClickable(true);
    head->setSortIndicatorShown(true);
    head->setSortIndicatorClearable(true);
    head->setSortIndicator(-1, Qt::AscendingOrder);
    head->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 0 %1px; }").arg(kHeadSide));
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    for (const char* id : kBehind) head->moveSection(head->visualIndex(columnOf(id)), head->count() - 1);
    std::vector<int> names;
    for (const auto& [id, least] : kElastic) names.push_back(columnOf(id));
    names.push_back(columnOf("name"));
    setNameColumns(*this, names);
    setTextElideMode(Qt::ElideMiddle);
    connect(head, &QHeaderView::customContextMenuRequested, this, [this, head](const QPoint& at) {
        QMenu menu;
        fillColumnsMenu(&menu);
        menu.exec(head->mapToGlobal(at));
    });
    connect(head, &QHeaderView::sectionResized, this, [this, head](int column) {
        // By the user; the last one only follows the width of the table.
        int last = head->count() - 1;
        while (last > 0 && head->isSectionHidden(head->logicalIndex(last))) --last;
        if (!fitting_ && head->visualIndex(column) != last) setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    });
    connect(head, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
        compared_->sort(column, order);
        renew();
    });
    connect(this, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT opened(index.data(CompareModel::IdRole).toString()); });
}

void CompareTable::renew() {
    for (int group = 0; group < compared_->rowCount(); ++group) setFirstColumnSpanned(group, {}, true);
    expandAll();
    fit();
}

bool CompareTable::isWanted(int column) const {
    return chosen_.value(idOf(column), compared_->isUseful(column));
}

int CompareTable::headWidth(int column) const {
    int wide = headTextWidth(*header(), column);
    if (header()->sortIndicatorSection() == column) wide += 14;
    return wide + 4 * kHeadSide + 4;  // the style subtracts the padding twice
}

int CompareTable::widthOf(int column, bool fewer) const {
    QStyleOptionViewItem option;
    option.initFrom(this);
    option.font = font();
    option.fontMetrics = QFontMetrics(option.font);
    int cells = 0;
    const QFontMetrics bold(Theme::instance().font(Type::BodyBold));
    const auto* shortens = qobject_cast<const ShortDelegate*>(itemDelegateForColumn(column));
    for (int group = 0; group < compared_->rowCount(); ++group) {
        const QModelIndex parent = compared_->index(group, 0);
        for (int row = 0; row < compared_->rowCount(parent); ++row) {
            const QModelIndex index = compared_->index(row, column, parent);
            const CompareCell form = compareColumns()[static_cast<std::size_t>(column)].form;
            const bool plain = form == CompareCell::Words || form == CompareCell::Figure;
            const int wide = shortens ? shortens->widthOf(index, fewer)
                             : plain  ? bold.horizontalAdvance(index.data().toString()) + kCellPadding
                                      : itemDelegateForIndex(index)->sizeHint(option, index).width();
            cells = std::max(cells, wide);
        }
    }
    if (column == columnOf("name")) cells = std::min(cells, kWidestName) + 2 * kIndent;
    return std::max({headWidth(column), std::min(cells, kWidestWords), header()->minimumSectionSize()});
}

/// Text is shortened first, then names, which have tool tips, but rows' names not below `leastName` px; then whole
/// columns are dropped, but none that the user asked for.
std::vector<int> CompareTable::widthsFor(std::vector<ColumnNeed> needs, int leastName) const {
    FitRule rule;
    const auto gives = [&](const char* id, int least) {
        const int column = columnOf(id);
        rule.givers.push_back(column);
        const auto need = std::ranges::find(needs, column, &ColumnNeed::column);
        if (need != needs.end()) need->least = std::max(least, headWidth(column));
    };
    for (const char* id : kShort) gives(id, widthOf(columnOf(id), true));
    for (const auto& [id, least] : kElastic) gives(id, least);
    gives("name", leastName);
    for (const char* id : kSpare)
        if (!chosen_.value(QLatin1String(id))) rule.spare.push_back(columnOf(id));
    return fitColumns(needs, viewport()->width(), rule);
}

/// A row's name is worth more than a spare column: it becomes hard to read only where all of those are left out.
void CompareTable::fit() {
    std::vector<ColumnNeed> needs;
    for (int column = 0; column < compared_->columnCount(); ++column)
        if (isWanted(column)) needs.push_back({column, widthOf(column), widthOf(column)});
    const std::vector<int> whole = widthsFor(needs, kReadableName);
    const bool fits = std::accumulate(whole.begin(), whole.end(), 0) <= viewport()->width();
    const std::vector<int> widths = fits ? whole : widthsFor(needs, kLeastName);
    const QScopedValueRollback guard(fitting_, true);
    for (int column = 0; column < compared_->columnCount(); ++column) {
        const auto need = std::ranges::find(needs, column, &ColumnNeed::column);
        const int width = need == needs.end() ? 0 : widths[static_cast<std::size_t>(need - needs.begin())];
        setColumnHidden(column, width == 0);
        if (width > 0) setColumnWidth(column, width);
    }
    // Between the vertical bar's appearance and the next fit, the columns are too wide for a moment: a bar for that
    // would stay, and cover half a row.
    const bool scrolls = std::accumulate(widths.begin(), widths.end(), 0) > viewport()->width();
    setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void CompareTable::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    fit();
}

void CompareTable::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    // The background of the branch, which the delegates do not paint.
    const QVariant ground = index.siblingAtColumn(0).data(Qt::BackgroundRole);
    if (ground.canConvert<QBrush>()) painter->fillRect(option.rect, ground.value<QBrush>());
    if (selectionModel()->isSelected(index)) painter->fillRect(option.rect, Theme::instance().colour(Role::Tint));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      Theme::instance().colour(Role::Line));
    QTreeView::drawRow(painter, option, index);
    if (hasFocus() && currentIndex().siblingAtColumn(0) == index.siblingAtColumn(0))
        painter->fillRect(QRect(0, option.rect.top(), 3, option.rect.height()), Theme::instance().colour(Role::Accent));
}

int CompareTable::wholeHeight() const {
    int rows = compared_->rowCount();
    for (int group = 0; group < compared_->rowCount(); ++group) rows += compared_->rowCount(compared_->index(group, 0));
    return kHead + rows * Theme::kRow + 2;
}

QStringList CompareTable::selectedIds() const {
    QStringList ids;
    for (const QModelIndex& index : selectionModel()->selectedRows()) {
        const int row = compared_->rowAt(index);
        if (row < 0) continue;
        for (const std::size_t entry : compared_->view()->row(static_cast<std::size_t>(row)).entries)
            ids += QString::fromStdString(compared_->view()->entry(entry).id);
    }
    return ids;
}

void CompareTable::fillColumnsMenu(QMenu* menu) {
    keepOpenForTicks(*menu);
    QList<std::pair<QAction*, int>> columns;
    for (int column = 1; column < compared_->columnCount(); ++column) {
        QAction* action = menu->addAction(compared_->title(column));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        columns.append({action, column});
    }
    for (const auto& [action, column] : columns)
        connect(action, &QAction::triggered, this, [this, columns, column = column](bool shown) {
            chosen_.insert(idOf(column), shown);
            if (shown && column == columnOf("epoch")) Q_EMIT epochAsked();
            fit();
            // Where one is shown, others may be dropped for lack of room.
            for (const auto& [other, its] : columns) other->setChecked(!isColumnHidden(its));
            Q_EMIT columnsChosen();
        });
    menu->addSeparator();
    connect(menu->addAction(tr("Automatic columns")), &QAction::triggered, this, [this] {
        chosen_.clear();
        fit();
        Q_EMIT columnsChosen();
    });
}

QStringList CompareTable::columnChoices() const {
    QStringList choices;
    for (auto at = chosen_.begin(); at != chosen_.end(); ++at)
        choices += QStringLiteral("%1=%2").arg(at.key()).arg(at.value() ? 1 : 0);
    choices.sort();
    return choices;
}

void CompareTable::setColumnChoices(const QStringList& choices) {
    chosen_.clear();
    for (const QString& choice : choices)
        chosen_.insert(choice.section(QLatin1Char('='), 0, 0), choice.endsWith(QLatin1Char('1')));
}

void CompareTable::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && compared_->rowAt(currentIndex()) >= 0) {
        Q_EMIT opened(currentIndex().data(CompareModel::IdRole).toString());
        return;
    }
    QTreeView::keyPressEvent(event);
}

}  // namespace epochal::ui
