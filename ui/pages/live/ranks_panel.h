#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <vector>

#include "ui/view/rank_list.h"

class QLabel;
class QTableView;

namespace epochal::ui {

/// Over four ranks, the slow one is first.
class RanksModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setList(RankList list);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    RankList list_;
};

/// The ranks of a run on several devices, and below them what there is to say of the slowest. GUI thread.
class RanksPanel : public QWidget {
    Q_OBJECT
public:
    explicit RanksPanel(QWidget* parent = nullptr);

    /// Shows what the ranks did last. Empty: nothing has been measured yet.
    void setList(const RankList& list);

private:
    RanksModel* model_;
    QTableView* table_;
    QLabel* finding_;
};

}  // namespace epochal::ui
