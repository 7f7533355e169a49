#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <vector>

#include "ui/charts/chart_spec.h"
#include "ui/view/rank_list.h"

class QLabel;
class QTableView;

namespace epochal::ui {

class ChartPanel;

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

/// The ranks of a run on several devices, how their work took over time, and below them what there is to say of the
/// slowest. GUI thread.
class RanksPanel : public QWidget {
    Q_OBJECT
public:
    explicit RanksPanel(QWidget* parent = nullptr);

    /// Shows what the ranks did last, and where there is room, `times` beside it. Empty: nothing has been measured yet.
    void setList(const RankList& list, ChartSpec times);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    RanksModel* model_;
    QTableView* table_;
    ChartPanel* times_;
    QLabel* finding_;
    bool several_ = false;  ///< points of time, which make a line
};

}  // namespace epochal::ui
