#pragma once

#include <QAbstractItemModel>
#include <optional>

#include "ui/view/compare_columns.h"

namespace epochal::ui {

/// Groups and their rows, sorted within each group; rows without a rank come last in either order. The columns are
/// those of compareColumns().
class CompareModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum DataRole {
        LookRole = Qt::UserRole + 10,  ///< RowLook
        ShareRole,                     ///< 0..1, bar length of the factor against the cheapest
        NoteRole,                      ///< secondary text of a group
        IdRole,                        ///< of the row's first entry
        FollowsRole,                   ///< Follows as an int, for an audited row
        FrontierRole,
        FigureRole,
        ShortRole  ///< shorter text for a narrow column; empty = the full text
    };
    using QAbstractItemModel::QAbstractItemModel;

    void show(CompareDataPtr shown);
    void setEpoch(std::int64_t epoch);
    void retranslate();
    /// What is shown, in the language of the last show(); null before that.
    [[nodiscard]] const ComparisonView* view() const { return view_ ? &*view_ : nullptr; }
    /// Index into the comparison's rows; -1 for a group.
    [[nodiscard]] int rowAt(const QModelIndex& index) const;
    [[nodiscard]] bool isUseful(int column) const;
    [[nodiscard]] QString title(int column) const;
    /// The rows in their present order, with exact figures. Headers are the columns' ids, because programs read them,
    /// and shares are 0..1.
    [[nodiscard]] QByteArray csv() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QVariant groupData(const QModelIndex& index, int role) const;
    [[nodiscard]] QVariant rowData(std::size_t row, int column, int role) const;
    [[nodiscard]] double share(std::size_t row) const;
    void order();

    CompareDataPtr data_;
    std::optional<ComparisonView> view_;          ///< of `data_`
    std::vector<std::vector<std::size_t>> rows_;  ///< of each group, in the order shown
    std::vector<double> longest_;                 ///< highest againstCheapest of each group
    std::int64_t epoch_ = 1;
    int sortColumn_ = -1;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
};

}  // namespace epochal::ui

Q_DECLARE_METATYPE(epochal::ui::RowLook)
