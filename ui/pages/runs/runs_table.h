#pragma once

#include "core/catalogue/run_row.h"
#include "ui/tables/fitted_table.h"

namespace epochal::ui {

class RunsModel;

/// The table of runs: rows of 26 px, the curve as a sparkline. A group is opened by its arrow, a double click, Enter or
/// the right arrow key, and closed by the left arrow key. Columns are saved by the names that queries use.
class RunsTable : public FittedTable {
    Q_OBJECT
public:
    explicit RunsTable(RunsModel* model, QWidget* parent = nullptr);

    /// Ids of the selected runs, top to bottom; a selected group includes all of its runs.
    [[nodiscard]] QStringList selectedIds() const;
    void select(const QStringList& ids);
    void showSort(RunColumn column, bool descending);

Q_SIGNALS:
    void opened(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    [[nodiscard]] QString titleOf(int column) const override;
    [[nodiscard]] QString nameOf(int column) const override;
    [[nodiscard]] int drawnWidth(int column) const override;
    [[nodiscard]] int besideWords(int column) const override;
    [[nodiscard]] int leastWidth(int column) const override;

private:
    void activate(const QModelIndex& index);
    RunsModel* runs_;
};

}  // namespace epochal::ui
