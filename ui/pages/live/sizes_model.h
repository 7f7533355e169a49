#pragma once

#include <QAbstractTableModel>

#include "ui/view/size_table.h"

namespace epochal::ui {

/// The sizes of a session. A row without figures says why in its second column, which spans the rest.
class SizesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(SizeTable table);
    [[nodiscard]] const SizeTable& shown() const { return table_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    SizeTable table_;
};

}  // namespace epochal::ui
