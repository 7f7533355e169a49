#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/spec/table.h"

namespace epochal::ui {

/// The columns of a table, one a line: what each holds and is used for, how many values are missing, its range or its
/// categories, and its first values. GUI thread.
class TableColumnsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Holds, Missing, Values, First, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(std::shared_ptr<const TableDescription> table);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(std::size_t row, Column column) const;

    std::shared_ptr<const TableDescription> table_;
};

}  // namespace epochal::ui
