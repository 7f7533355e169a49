#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "ui/bridge/run_queue.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// Running and waiting runs as rows, in the queue's order. Waiting rows can be dragged. GUI thread.
class QueueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Run, Progress, Left, ColumnCount };
    static constexpr int kIdRole = Qt::UserRole + 1;

    QueueModel(Workbench& workbench, QObject* parent);

    void refresh();
    void retranslate();
    [[nodiscard]] bool isWaiting(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    struct Row {
        QString id, name, state, left, tip;
        QString icon;
        Role role = Role::Text;
        std::optional<double> share;
        bool waiting = false;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] Row rowOf(const RunQueue::Entry& entry) const;

    Workbench& workbench_;
    std::vector<Row> rows_;
};

}  // namespace epochal::ui
