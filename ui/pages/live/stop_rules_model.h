#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "ui/pages/live/live_run.h"

namespace epochal::ui {

/// The rules that end a run: the limit of each, where the run is, how much of the limit is used. Below them what the
/// run was expected to take, and what it took.
class StopRulesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Rule, Limit, Now, Used, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setRun(const LiveRun& run);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row;
    [[nodiscard]] static Row estimated(const KeptEstimate& kept, const LiveRun& run);
    struct Row {
        QString rule, limit, now, used;
        std::optional<double> share;
        QString toolTip = {};
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows_;
};

}  // namespace epochal::ui
