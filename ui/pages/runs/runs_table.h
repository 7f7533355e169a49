#pragma once

#include <QTableView>

class QMenu;

namespace epochal::ui {

class RunsModel;

/// The table of runs: rows of 26 px, two-line heads, widths from what is in the cells, the curve as a sparkline.
class RunsTable : public QTableView {
    Q_OBJECT
public:
    explicit RunsTable(RunsModel* model, QWidget* parent = nullptr);

    /// Ids of the selected rows, top to bottom.
    [[nodiscard]] QStringList selectedIds() const;
    void select(const QStringList& ids);
    /// Widths from heads and the widest of the first rows, unless the user has set widths.
    void fit();
    void fillColumnsMenu(QMenu* menu);
    [[nodiscard]] QByteArray saveColumns() const;
    void restoreColumns(const QByteArray& saved);

Q_SIGNALS:
    void opened(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int headWidth(int column) const;
    [[nodiscard]] int widthOf(int column) const;
    RunsModel* runs_;
    bool ownWidths_ = false;
    bool fitting_ = false;
};

}  // namespace epochal::ui
