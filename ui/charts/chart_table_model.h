#pragma once

#include <QAbstractTableModel>

#include "core/base/csv.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_table.h"

namespace epochal::ui {

/// A chart's exact values. A missing value is shown as an en dash.
class ChartTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ChartTable table);
    [[nodiscard]] const ChartTable& table() const { return table_; }
    void setSpec(const ChartSpec& spec) { setTable(tableOf(spec)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// For programs (core/base/csv.h). A missing value is empty.
    [[nodiscard]] QString csv() const { return written(CsvWriter()); }
    /// For the clipboard: tab-separated, as spreadsheets accept it.
    [[nodiscard]] QString tabbed() const { return written(CsvWriter::forClipboard()); }

private:
    [[nodiscard]] QString written(CsvWriter csv) const;
    [[nodiscard]] const ChartCell* cell(const QModelIndex& index) const;

    ChartTable table_;
};

}  // namespace epochal::ui
