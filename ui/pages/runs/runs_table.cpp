#include "ui/pages/runs/runs_table.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/tables/row_delegate.h"
#include "ui/tables/sparkline_delegate.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kNarrowest = 40, kCurve = 76;
constexpr int kLines = 200;  ///< measured
constexpr int kStateIcon = 16 + 10;
constexpr int kGroupIcon = 16 + 10;  ///< the arrow of a group, or the indentation of its runs
constexpr int kEdge = 4, kBetween = 8, kStateMark = 14;
constexpr int kWidestHeading = 240;  ///< of a group: a longer one elides in a narrow table
constexpr int kWidestStates = 240;   ///< of a group: its tool tip has all
constexpr int kArrow = 28;           ///< px from the left edge of the cell in which a click toggles the group

constexpr int at(RunColumn column) {
    return static_cast<int>(column);
}

/// Width of a state's icon and the number of a group's runs in it.
int widthOfState(const QFontMetrics& metrics, const QString& number) {
    return kStateMark + 3 + metrics.horizontalAdvance(number);
}

/// Draws parts of a group's cell itself, on the ground that RowDelegate draws.
class GroupDelegate : public RowDelegate {
public:
    explicit GroupDelegate(RunsTable* table) : RowDelegate(table), table_(table) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const RunGroup* group = static_cast<const RunsModel*>(index.model())->groupAt(index.row());
        if (!group) return RowDelegate::paint(painter, option, index);
        painter->save();
        paintGroup(*painter, option, index, *group);
        painter->restore();
    }

protected:
    virtual void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                            const RunGroup& group) const = 0;
    /// Draws the group as any other row.
    void paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        RowDelegate::paint(&painter, option, index);
    }
    const RunsTable* table_;
};

/// Names; runs within a group are indented. Of a group, the number of runs is never elided.
class NameDelegate : public GroupDelegate {
public:
    using GroupDelegate::GroupDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        RowDelegate::initStyleOption(option, index);
        if (shorter_ > 0) {
            option->text = option->fontMetrics.elidedText(name_, Qt::ElideMiddle, shorter_);
            return;
        }
        const bool marks = static_cast<const RunsModel*>(index.model())->hasMarks();
        if (index.data(RunsModel::GroupRole).toBool() || (!marks && index.data(RunsModel::LevelRole).toInt() == 0))
            return;
        // A run's mark is where its indentation would be.
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(16, 16);
    }
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const RunGroup& group) const override {
        const Theme& theme = Theme::instance();
        const auto* runs = static_cast<const RunsModel*>(index.model());
        const QString count = RunColumns::runs(group);
        const QFontMetrics body(theme.font(Type::Body)), bold(theme.font(Type::BodyBold));
        const int left = kEdge + kGroupIcon, wide = body.horizontalAdvance(count);
        name_ = RunColumns::nameOf(group, runs->grouping());
        shorter_ = std::max(1, option.rect.width() - left - wide - kBetween - kEdge);
        paintRow(painter, option, index);
        const int name = std::min(shorter_, bold.horizontalAdvance(name_));
        shorter_ = 0;
        painter.setFont(theme.font(Type::Body));
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(option.rect.adjusted(left + name + kBetween, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         count);
    }

private:
    mutable QString name_;
    mutable int shorter_ = 0;  ///< px for the name of the group being drawn
};

/// Of a group of several states, the number of runs in each, as far as there is room: icons and numbers, which the tool
/// tip has in words.
class StateDelegate : public GroupDelegate {
public:
    using GroupDelegate::GroupDelegate;

protected:
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const RunGroup& group) const override {
        if ((group.shared >> at(RunColumn::State) & 1) != 0) return paintRow(painter, option, index);
        const Theme& theme = Theme::instance();
        const Formatter& format = Formatter::current();
        paintGround(&painter, option, index);
        painter.setFont(theme.font(Type::Body));
        painter.setPen(theme.colour(Role::Text2));
        const QFontMetrics metrics = painter.fontMetrics();
        const std::vector<std::size_t> states = RunColumns::statesByCount(group);
        const QString more(QChar(0x2026));
        const int end = option.rect.right() - kEdge, rest = kBetween + metrics.horizontalAdvance(more);
        int x = option.rect.left() + kEdge;
        for (const std::size_t i : states) {
            const StateLook look = lookOf(standings()[i].state, standings()[i].shown);
            const QString number = format.integer(static_cast<qint64>(group.states[i]));
            const int wide = widthOfState(metrics, number);
            if (x + wide + (i == states.back() ? 0 : rest) > end) {
                painter.drawText(QRect(x, option.rect.top(), rest, option.rect.height()), Qt::AlignVCenter, more);
                return;
            }
            const QRect mark(x, option.rect.center().y() - kStateMark / 2 + 1, kStateMark, kStateMark);
            theme.icon(look.icon, look.role).paint(&painter, mark);
            painter.drawText(QRect(mark.right() + 4, option.rect.top(), wide, option.rect.height()), Qt::AlignVCenter,
                             number);
            x += wide + kBetween;
        }
    }
};

/// Of a group without a mean accuracy, why, if there is room for it in this cell and the empty one before it.
class BestDelegate : public GroupDelegate {
public:
    using GroupDelegate::GroupDelegate;

protected:
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const RunGroup& group) const override {
        const QString why = RunColumns::noMean(group);
        const Theme& theme = Theme::instance();
        const QFont font = theme.font(Type::Secondary);
        const QHeaderView* head = table_->horizontalHeader();
        QRect room = option.rect.adjusted(kEdge, 0, -kEdge, 0);
        for (int visual = head->visualIndex(index.column()) - 1; visual >= 0; --visual) {
            const int column = head->logicalIndex(visual);
            if (table_->isColumnHidden(column)) continue;
            if (column == at(RunColumn::Curve)) room.setLeft(room.left() - table_->columnWidth(column));
            break;
        }
        if (why.isEmpty() || QFontMetrics(font).horizontalAdvance(why) > room.width())
            return paintRow(painter, option, index);
        paintGround(&painter, option, index);
        painter.setClipping(false);
        painter.setFont(font);
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, why);
    }
};
}  // namespace

RunsTable::RunsTable(RunsModel* model, QWidget* parent)
    : FittedTable({.always = at(RunColumn::Name),
                   .taker = at(RunColumn::Name),
                   .elastic = {{at(RunColumn::Name), 184},
                               {at(RunColumn::Devices), 96},
                               {at(RunColumn::Provider), 76},
                               {at(RunColumn::Data), 108}},
                   .spare = {at(RunColumn::Provider), at(RunColumn::ImagesPerSecond), at(RunColumn::Epochs),
                             at(RunColumn::Curve), at(RunColumn::Architecture), at(RunColumn::Devices),
                             at(RunColumn::Created), at(RunColumn::Data), at(RunColumn::CostToTarget)}},
                  kNarrowest, parent),
      runs_(model) {
    setObjectName(QStringLiteral("runsTable"));
    setModel(model);
    horizontalHeader()->setSortIndicator(at(RunColumn::Created), Qt::DescendingOrder);
    setSortingEnabled(true);
    setItemDelegateForColumn(at(RunColumn::Curve), new SparklineDelegate(this));
    setItemDelegateForColumn(at(RunColumn::Name), new NameDelegate(this));
    setItemDelegateForColumn(at(RunColumn::State), new StateDelegate(this));
    setItemDelegateForColumn(at(RunColumn::Best), new BestDelegate(this));
    showOnly([](int column) { return RunColumns::shownAtFirst(static_cast<RunColumn>(column)); });
    connect(this, &QTableView::doubleClicked, this, &RunsTable::activate);
    connect(model, &RunsModel::curvesRead, viewport(), qOverload<>(&QWidget::update));
}

QString RunsTable::titleOf(int column) const {
    return RunColumns::title(static_cast<RunColumn>(column));
}

QString RunsTable::nameOf(int column) const {
    return QLatin1String(queryName(static_cast<RunColumn>(column)));
}

int RunsTable::drawnWidth(int column) const {
    if (column == at(RunColumn::Curve)) return kCurve;
    if (column != at(RunColumn::State)) return 0;
    const QFontMetrics metrics(Theme::instance().font(Type::Body));
    int widest = 0;
    for (int line = 0, lines = std::min(runs_->rowCount(), kLines); line < lines; ++line) {
        const RunGroup* group = runs_->groupAt(line);
        if (!group) continue;
        int wide = 2 * kEdge;
        for (const std::size_t i : RunColumns::statesByCount(*group)) {
            const auto runs = static_cast<qint64>(group->states[i]);
            wide += widthOfState(metrics, Formatter::current().integer(runs)) + kBetween;
        }
        widest = std::max(widest, wide);
    }
    return std::min(widest, kWidestStates);
}

int RunsTable::besideWords(int column) const {
    if (column == at(RunColumn::Name)) return runs_->grouping() == GroupBy::None && !runs_->hasMarks() ? 0 : kGroupIcon;
    return column == at(RunColumn::State) ? kStateIcon : 0;
}

/// A group's heading is a word or two, which says little in parts: "Fash…NIST".
int RunsTable::leastWidth(int column) const {
    if (column != at(RunColumn::Name)) return 0;
    const QFontMetrics body(Theme::instance().font(Type::Body)), bold(Theme::instance().font(Type::BodyBold));
    int widest = 0;
    for (int line = 0, lines = std::min(runs_->rowCount(), kLines); line < lines; ++line)
        if (const RunGroup* group = runs_->groupAt(line))
            widest = std::max(widest, bold.horizontalAdvance(RunColumns::nameOf(*group, runs_->grouping())) +
                                          body.horizontalAdvance(RunColumns::runs(*group)));
    return widest == 0 ? 0 : std::min(widest + kGroupIcon + kBetween + 2 * kEdge + 2, kWidestHeading);
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
    if (event->key() == Qt::Key_Escape && selectionModel()->hasSelection()) {
        clearSelection();
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
