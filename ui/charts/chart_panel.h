#pragma once

#include <QFrame>
#include <QStringList>

#include "core/base/result.h"
#include "ui/charts/chart_content.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace epochal::ui {

class BarView;
class ChartCanvas;
class ChartTableModel;
class ColumnFitter;
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

    void setSpec(ChartSpec spec) { setContent(std::move(spec)); }
    /// Bars and tables cannot be fitted, a table has no picture: what does not apply is not offered.
    void setContent(ChartContent content);
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
    [[nodiscard]] ChartCanvas* canvas();  ///< null while a table takes the chart's place
    [[nodiscard]] ChartTable shownTable();
    void showCurrent();

    QWidget* head_;
    QLabel* title_;
    QComboBox* quantity_;
    QLabel* axisLabel_;
    QComboBox* axis_;
    QComboBox* smoothing_;
    QToolButton *fit_, *copy_, *export_, *tableButton_;
    QStackedWidget* stack_;
    ChartView* view_;
    BarView* bars_ = nullptr;  ///< made when first needed
    QTableView* table_;
    ChartTableModel* model_;
    ColumnFitter* fitter_ = nullptr;
    ChartTable alone_;  ///< what is shown where a table takes the chart's place
    enum class Form { Lines, Bars, Table } form_ = Form::Lines;
    bool smoothingOffered_ = true;
};

}  // namespace epochal::ui
