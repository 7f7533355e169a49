#include "ui/charts/chart_table_model.h"

#include <cmath>

#include "core/analysis/curve_csv.h"
#include "ui/format/formatter.h"

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
    return Formatter::current().exact(at ? at->value : std::numeric_limits<double>::quiet_NaN());
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

QString ChartTableModel::written(QChar separator, const QString& lineEnd) const {
    const auto field = [&](QString text) {
        // A spreadsheet would run such text as a formula.
        if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front())) text.prepend(QLatin1Char('\''));
        if (!text.contains(separator) && !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n')))
            return text;
        return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    };
    QString out;
    for (qsizetype i = 0; i < table_.heads.size(); ++i)
        out += (i ? QString(separator) : QString()) + field(table_.heads[i]);
    out += lineEnd;
    for (const auto& row : table_.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i) out += separator;
            out += std::isfinite(row[i].value) ? QString::fromStdString(csvNumber(row[i].value)) : field(row[i].text);
        }
        out += lineEnd;
    }
    return out;
}

}  // namespace epochal::ui
