#include "ui/pages/live/sizes_model.h"

#include <QBrush>
#include <algorithm>

#include "ui/theme/theme.h"
#include "ui/view/column_head.h"

namespace epochal::ui {

void SizesModel::setTable(SizeTable table) {
    // While a session is watched, its rows change and must not jump.
    const bool same = table.rows.size() == table_.rows.size() && !table.rows.isEmpty() &&
                      std::ranges::equal(table.columns, table_.columns, {}, &SizeTable::Column::quantity,
                                         &SizeTable::Column::quantity);
    if (!same) beginResetModel();
    table_ = std::move(table);
    if (!same) return endResetModel();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int SizesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int SizesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QVariant SizesModel::data(const QModelIndex& index, int role) const {
    const SizeTable::Row& row = table_.rows.at(index.row());
    const Theme& theme = Theme::instance();
    const bool reason = !row.instead.isEmpty() && index.column() == 1;
    const bool late = row.overLimit && table_.columns.at(index.column()).quantity == SizeTable::Quantity::P95;
    switch (role) {
        case Qt::DisplayRole:
            return reason                              ? row.instead
                   : index.column() < row.cells.size() ? row.cells[index.column()].text
                                                       : QString();
        case Qt::TextAlignmentRole:
            return int((reason ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case Qt::BackgroundRole:
            return row.chosen ? QVariant(QBrush(theme.colour(Role::Tint))) : QVariant();
        case Qt::FontRole:
            return row.chosen && index.column() < 2 ? QVariant(theme.font(Type::BodyBold)) : QVariant();
        case Qt::ForegroundRole:
            if (row.inProgress) return QBrush(theme.colour(Role::Accent));
            if (late) return QBrush(theme.colour(Role::Warn));
            return row.overLimit || reason ? QVariant(QBrush(theme.colour(Role::Text2))) : QVariant();
        case Qt::DecorationRole:
            if (reason)
                return row.inProgress ? theme.icon(QStringLiteral("play"), Role::Accent)
                                      : theme.icon(QStringLiteral("warning"), Role::Warn);
            if (row.inProgress && index.column() == 0) return theme.icon(QStringLiteral("play"), Role::Accent);
            return late ? QVariant(theme.icon(QStringLiteral("warning"), Role::Warn)) : QVariant();
        case Qt::AccessibleTextRole:
            if (row.chosen && index.column() == 0)
                //: a size of a session; the one whose figures are the run's
                return tr("%1, chosen").arg(row.cells.front().text);
            return late ? QVariant(tr("%1, over the limit").arg(row.cells[index.column()].text)) : QVariant();
        default:
            return {};
    }
}

QVariant SizesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= table_.columns.size()) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const SizeTable::Column& column = table_.columns[section];
    return headInTwoLines(column.title, column.unit);
}

}  // namespace epochal::ui
