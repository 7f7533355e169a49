#pragma once

#include <QAbstractTableModel>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ui/view/search_view.h"

namespace epochal::ui {

/// The configurations of a search, or its runs, as rows of a table. Those outside of the brushes are gray.
class SearchModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const SearchView> view, bool runs);
    /// Which rows of the view are within the brushes.
    void setInside(std::vector<bool> inside);
    /// The row of the view that a line of the table shows, and the other way round; -1: none.
    [[nodiscard]] int rowAt(int line) const;
    [[nodiscard]] int lineOf(std::size_t row) const;
    /// The first run of a line, by its id; empty: no such line. And the line of a run.
    [[nodiscard]] std::string runAt(int line) const;
    [[nodiscard]] int lineOf(const std::string& run) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void order();
    [[nodiscard]] bool isInside(std::size_t row) const { return row >= inside_.size() || inside_[row]; }

    std::shared_ptr<const SearchView> view_;
    bool runs_ = false;
    std::vector<bool> inside_;
    std::vector<std::size_t> lines_;  ///< row of the view for each line
    int column_ = -1;
    Qt::SortOrder by_ = Qt::AscendingOrder;
};

}  // namespace epochal::ui
