#pragma once

#include <QAbstractItemModel>
#include <memory>

#include "ui/view/scaling_view.h"

namespace epochal::ui {

/// The table of a scaling experiment: a heading for each series, its sizes below it.
class ScalingModel : public QAbstractItemModel {
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;

    void show(std::shared_ptr<const ScalingView> view);
    /// Null for an invalid index.
    [[nodiscard]] const ScalingRow* rowAt(const QModelIndex& index) const;
    /// Whether the row has no figures, so that its title may span it.
    [[nodiscard]] bool isTitleOnly(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const ScalingView> view_;
};

}  // namespace epochal::ui
