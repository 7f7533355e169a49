#include "ui/charts/chart_table_model.h"

#include <cmath>

#include "core/base/utf8.h"
#include "ui/charts/chart_style.h"

namespace epochal::ui {

void ChartTableModel::setTable(ChartTable table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.heads.size());
}

const ChartCell* ChartTableModel::cell(const QModelIndex& index) const {
    const std::vector<ChartCell>& row = table_.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    return column < row.size() ? &row[column] : nullptr;
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole)
        return int((index.column() < table_.words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const ChartCell* at = cell(index);
    if (role == Qt::ToolTipRole) return at && index.column() < table_.words ? at->text : QVariant();
    if (at && !at->text.isEmpty()) return at->text;
    if (index.column() < table_.words) return QString();
    return ChartStyle::screen().format().exact(at ? at->value : std::numeric_limits<double>::quiet_NaN());
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= table_.heads.size()) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section < table_.words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    // The unit goes on a second line of the header.
    QString head = table_.heads[section];
    if (const qsizetype comma = head.lastIndexOf(QStringLiteral(", ")); comma > 0 && section >= table_.words)
        head.replace(comma, 2, QLatin1Char('\n'));
    return head;
}

QString ChartTableModel::written(CsvWriter csv) const {
    for (const QString& head : table_.heads) csv.text(searchableText(head.toStdString()));
    csv.end();
    for (const auto& row : table_.rows) {
        for (const ChartCell& one : row) {
            if (std::isfinite(one.value))
                csv.number(one.value);
            else
                csv.text(searchableText(one.text.toStdString()));
        }
        csv.end();
    }
    return QString::fromStdString(std::move(csv).take());
}

}  // namespace epochal::ui
