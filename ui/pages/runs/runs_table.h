#pragma once

#include <QTableView>

#include "core/catalogue/run_row.h"

class QMenu;

namespace epochal::ui {

class RunsModel;

/// The table of runs: rows of 26 px, two-line heads, widths from what is in the cells, the curve as a sparkline. A
/// group opens by its arrow, a double click, Enter or the right arrow key, and closes by the left one.
class RunsTable : public QTableView {
    Q_OBJECT
public:
    explicit RunsTable(RunsModel* model, QWidget* parent = nullptr);

    /// Ids of the selected runs, top to bottom; a selected group stands for all of its runs.
    [[nodiscard]] QStringList selectedIds() const;
    void select(const QStringList& ids);
    /// Widths from heads and the widest of the first rows, unless the user has set widths.
    void fit();
    void fillColumnsMenu(QMenu* menu);
    /// Names of the columns shown, left to right, each with its width where the user set widths: "cost=80".
    [[nodiscard]] QStringList saveColumns() const;
    /// Names that are not known are passed over; an empty list changes nothing.
    void restoreColumns(const QStringList& saved);
    void showSort(RunColumn column, bool descending);

Q_SIGNALS:
    void opened(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int headWidth(int column) const;
    [[nodiscard]] int widthOf(int column) const;
    void activate(const QModelIndex& index);
    RunsModel* runs_;
    bool ownWidths_ = false;
    bool fitting_ = false;
};

}  // namespace epochal::ui
