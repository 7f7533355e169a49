#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/analysis/figures.h"

namespace epochal::ui {

/// What happened in a run, newest first, in the window's language.
class LogModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Time, Epoch, What, Text, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    /// Takes over the events of a run of this task; if they continue those shown, rows are inserted and the view keeps
    /// its position.
    void setEvents(const std::vector<Event>& events, const Task& task);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const Event& at(int row) const { return events_[events_.size() - 1 - static_cast<std::size_t>(row)]; }
    [[nodiscard]] QString epoch(const Event& event) const;

    std::vector<Event> events_;
    const Task* task_ = &taskFor({});
};

}  // namespace epochal::ui
