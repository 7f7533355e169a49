#include "ui/pages/compare/scaling_model.h"

#include <algorithm>

#include <QBrush>

#include "ui/format/offer_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr quintptr kHeading = ~quintptr{0};  ///< id of a heading's index; of a size: the row of its heading
}  // namespace

void ScalingModel::show(std::shared_ptr<const ScalingView> view) {
    beginResetModel();
    view_ = std::move(view);
    endResetModel();
}

const ScalingRow* ScalingModel::rowAt(const QModelIndex& index) const {
    if (!index.isValid() || !view_) return nullptr;
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == kHeading) return &view_->rows()[row];
    return &view_->rows()[index.internalId()].rows[row];
}

bool ScalingModel::isTitleOnly(const QModelIndex& index) const {
    const ScalingRow* row = rowAt(index);
    return row && std::ranges::all_of(row->cells, [](const QString& cell) { return cell.isEmpty(); });
}

QModelIndex ScalingModel::index(int row, int column, const QModelIndex& parent) const {
    if (row < 0 || column < 0 || row >= rowCount(parent) || column >= columnCount()) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kHeading);
}

QModelIndex ScalingModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kHeading) return {};
    return createIndex(static_cast<int>(index.internalId()), 0, kHeading);
}

int ScalingModel::rowCount(const QModelIndex& parent) const {
    if (!view_) return 0;
    if (!parent.isValid()) return static_cast<int>(view_->rows().size());
    if (parent.internalId() != kHeading || parent.column() != 0) return 0;
    return static_cast<int>(view_->rows()[static_cast<std::size_t>(parent.row())].rows.size());
}

int ScalingModel::columnCount(const QModelIndex&) const {
    return view_ ? static_cast<int>(view_->heads().size()) : 0;
}

QVariant ScalingModel::data(const QModelIndex& index, int role) const {
    const ScalingRow* row = rowAt(index);
    if (!row) return {};
    const Theme& theme = Theme::instance();
    const int column = index.column();
    const bool heading = row->form == ScalingRow::Form::Series,
               own = heading || row->form == ScalingRow::Form::Measured;
    switch (role) {
        case Qt::DisplayRole:
            return column == 0 ? QStringLiteral("%1   %2").arg(row->name, row->note) : row->cells.value(column - 1);
        case Qt::ToolTipRole: {
            QStringList words{data(index, Qt::DisplayRole).toString()};
            if (!row->reason.isEmpty()) words += row->reason;
            return words.join(QLatin1Char('\n'));
        }
        case Qt::TextAlignmentRole:
            return int((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case Qt::FontRole:
            return heading && column == 0 ? QVariant(theme.font(Type::BodyBold)) : QVariant();
        case Qt::ForegroundRole:
            return own ? QVariant() : QVariant(QBrush(theme.colour(Role::Text2)));
        case Qt::BackgroundRole:
            return row->form == ScalingRow::Form::Modelled ? QVariant(QBrush(theme.colour(Role::Alternate)))
                                                           : QVariant();
        case Qt::DecorationRole:
            return column == 0 && !heading ? QVariant(markOf(row->look)) : QVariant();
        default:
            return {};
    }
}

QVariant ScalingModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !view_) return {};
    if (role == Qt::TextAlignmentRole) return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const QString title = view_->heads().value(section);
    if (role == Qt::DisplayRole) return inTwoLines(title);
    if (role != Qt::ToolTipRole) return {};
    const QString note = view_->headNote(section);
    return note.isEmpty() ? title : title + QLatin1Char('\n') + note;
}

}  // namespace epochal::ui
