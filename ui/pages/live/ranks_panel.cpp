#include "ui/pages/live/ranks_panel.h"

#include <QBrush>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/charts/chart_panel.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"
#include "ui/view/column_head.h"

namespace epochal::ui {

namespace {

enum Column { Rank, Device, Images, Own, Wait, Data, Busy, Memory };
constexpr int kLeastDevice = 80;
constexpr int kBothWide = 1000;    ///< from which on the chart has room beside the table
constexpr qsizetype kInOrder = 4;  ///< ranks that can be seen without scrolling

}  // namespace

void RanksModel::setList(RankList list) {
    if (list.rows.size() > kInOrder) std::ranges::stable_partition(list.rows, &RankList::Row::slow);
    // While a run is watched, its rows change and must not jump.
    const bool same = list.rows.size() == list_.rows.size() && !list.rows.isEmpty();
    if (!same) beginResetModel();
    list_ = std::move(list);
    if (!same) return endResetModel();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int RanksModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(list_.rows.size());
}

int RanksModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(list_.columns.size());
}

QVariant RanksModel::data(const QModelIndex& index, int role) const {
    const RankList::Row& row = list_.rows.at(index.row());
    const Theme& theme = Theme::instance();
    switch (role) {
        case Qt::DisplayRole:
            return row.cells.at(index.column()).text;
        case Qt::ToolTipRole:
            return index.column() == Device ? QVariant(row.cells.at(Device).text) : QVariant();
        case Qt::TextAlignmentRole:
            return int((index.column() == Device ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case Qt::BackgroundRole:
            return row.slow ? QVariant(QBrush(theme.colour(Role::WarnBack))) : QVariant();
        case Qt::FontRole:
            return row.slow && index.column() == Own ? QVariant(theme.font(Type::BodyBold)) : QVariant();
        case Qt::DecorationRole:
            return row.slow && index.column() == Rank ? QVariant(theme.icon(QStringLiteral("warning"), Role::Warn))
                                                      : QVariant();
        case Qt::AccessibleTextRole:
            //: %1: number of a rank that the others wait for
            return row.slow && index.column() == Rank ? QVariant(tr("%1, slow").arg(row.cells.at(Rank).text))
                                                      : QVariant();
        default:
            return {};
    }
}

QVariant RanksModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= list_.columns.size()) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Device ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const RankList::Column& column = list_.columns[section];
    return headInTwoLines(column.title, column.unit);
}

RanksPanel::RanksPanel(QWidget* parent)
    : QWidget(parent),
      model_(new RanksModel(this)),
      table_(new QTableView),
      times_(new ChartPanel),
      finding_(new QLabel) {
    table_->setObjectName(QStringLiteral("ranks"));
    setUpTable(*table_);
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    new ColumnFitter(*table_, {Device, {{Device, kLeastDevice}}, {Memory, Data, Images}});
    finding_->setObjectName(QStringLiteral("rankFinding"));
    finding_->setWordWrap(true);
    finding_->setProperty("banner", QStringLiteral("warn"));
    finding_->setProperty("flush", true);
    finding_->setContentsMargins(Theme::kGrid, Theme::kGrid / 2, Theme::kGrid, Theme::kGrid / 2);
    finding_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::kGrid);
    row->addWidget(table_, 3);
    row->addWidget(times_, 2);
    column->addLayout(row, 1);
    column->addWidget(finding_);
    times_->setObjectName(QStringLiteral("rankTimes"));
    times_->hide();
}

void RanksPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void RanksPanel::arrange() {
    times_->setVisible(several_ && width() >= kBothWide);
}

void RanksPanel::setList(const RankList& list, ChartSpec times) {
    //: of a run on several devices: its processes or threads
    table_->setAccessibleName(tr("Ranks"));
    model_->setList(list);
    finding_->setText(list.finding);
    finding_->setVisible(!list.finding.isEmpty());
    several_ = std::ranges::any_of(times.series, [](const ChartSeries& one) { return one.points.size() > 1; });
    times_->setSpec(std::move(times));
    arrange();
}

}  // namespace epochal::ui
