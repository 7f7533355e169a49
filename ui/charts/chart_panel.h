#pragma once

#include <QFrame>
#include <QStringList>

#include "core/base/result.h"
#include "ui/charts/chart_spec.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace epochal::ui {

class ChartTableModel;
class ChartView;

/// A chart in its frame: title or a choice of quantities, x axis, smoothing, and buttons to fit, copy, export and see
/// the exact values as a table. Keys besides the chart's: T table, E export, Ctrl+C copy. Where the head is too narrow
/// the label of the x axis goes first, then smoothing moves into the context menu, which has every action.
class ChartPanel : public QFrame {
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);

    /// Choices of the x axis, in the order of axisChanged's index. Empty = no choice shown.
    void setAxes(const QStringList& names);
    void setAxis(int index);
    [[nodiscard]] int axis() const;
    /// Instead of the title, a choice of what to show.
    void setQuantities(const QStringList& names);
    void setQuantity(int index);
    [[nodiscard]] int quantity() const;
    void setSmoothingOffered(bool offered);

    void setSpec(ChartSpec spec);
    [[nodiscard]] ChartView& view() { return *view_; }
    /// The chart in print colours, drawn into `target`; for callers that should not know Qt Charts.
    void renderTo(QPainter& painter, const QRectF& target);
    void setCursorAt(double x);
    void fit();
    void showTable(bool table);
    void copy();
    void chooseExport();

Q_SIGNALS:
    void axisChanged(int index);
    void quantityChanged(int index);
    void cursorMoved(double x);  ///< NaN = gone
    void fittedChanged(bool fitted);
    void failed(const epochal::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void retranslate();
    void arrangeHead();

    QWidget* head_;
    QLabel* title_;
    QComboBox* quantity_;
    QLabel* axisLabel_;
    QComboBox* axis_;
    QComboBox* smoothing_;
    QToolButton *fit_, *copy_, *export_, *tableButton_;
    QStackedWidget* stack_;
    ChartView* view_;
    QTableView* table_;
    ChartTableModel* model_;
    bool smoothingOffered_ = true;
};

}  // namespace epochal::ui
