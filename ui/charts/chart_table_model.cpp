#include "ui/charts/chart_table_model.h"

#include <cmath>
#include <map>

#include "ui/format/formatter.h"

namespace epochal::ui {

void ChartTableModel::setSpec(const ChartSpec& spec) {
    beginResetModel();
    heads_ = {spec.xTitle};
    const auto width = spec.series.size() + 1;
    std::map<double, std::vector<double>> rows;
    for (std::size_t i = 0; i < spec.series.size(); ++i) {
        heads_ += spec.series[i].name;
        for (const CurvePoint& point : spec.series[i].points) {
            if (!std::isfinite(point.x) || !std::isfinite(point.y)) continue;
            auto& row = rows[point.x];
            if (row.empty()) row.assign(width, std::numeric_limits<double>::quiet_NaN());
            row[0] = point.x;
            row[i + 1] = point.y;
        }
    }
    rows_.clear();
    for (auto& [x, row] : rows) rows_.push_back(std::move(row));
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return Formatter::current().exact(
        rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())]);
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= heads_.size()) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? heads_[section] : QVariant();
}

QString ChartTableModel::written(QChar separator, const QString& lineEnd) const {
    const auto field = [&](QString text) {
        if (!text.contains(separator) && !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n')))
            return text;
        return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    };
    QString out;
    for (qsizetype i = 0; i < heads_.size(); ++i) out += (i ? QString(separator) : QString()) + field(heads_[i]);
    out += lineEnd;
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i) out += separator;
            if (std::isfinite(row[i])) out += QString::number(row[i], 'g', 12);
        }
        out += lineEnd;
    }
    return out;
}

}  // namespace epochal::ui
