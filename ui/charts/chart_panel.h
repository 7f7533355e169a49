#pragma once

#include <QFrame>
#include <QStringList>

#include "core/base/result.h"
#include "ui/charts/chart_content.h"

class QAction;
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
class CoordinatesView;
class SeriesList;

/// A chart in its frame: a title or a choice of quantities, the x axis, smoothing, logarithmic axes, and buttons to
/// fit, copy, export and show the exact values as a table. Keys besides the chart's: X and Y logarithmic axes, T table,
/// E export, Ctrl+C copy. Where the header is too narrow, smoothing moves into the context menu, which has every
/// action, then some of the buttons. A chart of something else, or along another axis, is fitted. From eight series on,
/// a list beside the chart names them.
class ChartPanel : public QFrame {
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);

    /// Choices for the x axis; axisChanged reports the index. Empty = no choice shown.
    void setAxes(const QStringList& names);
    void setAxis(int index);
    [[nodiscard]] int axis() const;
    /// Shows a choice of quantities instead of the title.
    void setQuantities(const QStringList& names);
    void setQuantity(int index);
    [[nodiscard]] int quantity() const;
    void setSmoothingOffered(bool offered);
    /// Offers a choice of logarithmic axes, reported by logarithmicChosen; the next spec draws it.
    void setLogarithmicOffered(bool offered);
    void setLogarithmic(bool x, bool y);

    /// Shows `widget` in the header, after the title, where there is room for it and its property `unwanted` is not
    /// set; the panel becomes its owner.
    void addToHead(QWidget* widget);
    /// Shows as much in the header as it has room for; after a widget added to it changed its size.
    void arrangeHead();
    void setSpec(ChartSpec spec) { setContent(std::move(spec)); }
    /// Bars and tables cannot be fitted, and a table has no picture: actions that do not apply are not offered.
    void setContent(ChartContent content);
    [[nodiscard]] ChartView& view() { return *view_; }
    /// Created when first needed.
    [[nodiscard]] CoordinatesView& coordinates();
    void setCursorAt(double x);
    void fit();
    void showTable(bool table);
    void copy();
    void chooseExport();

Q_SIGNALS:
    void axisChanged(int index);
    void quantityChanged(int index);
    void logarithmicChosen(bool x, bool y);
    void cursorMoved(double x);  ///< NaN = no cursor
    void fittedChanged(bool fitted);
    void failed(const epochal::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] ChartCanvas* canvas();  ///< null while a table is shown instead of a chart
    [[nodiscard]] ChartTable shownTable();
    void showCurrent();
    void arrangeList();

    QWidget* head_;
    QLabel* title_;
    QComboBox* quantity_;
    QComboBox* axis_;
    QComboBox* smoothing_;
    QToolButton *log_, *fit_, *copy_, *export_, *tableButton_;
    QAction *logX_, *logY_;
    QStackedWidget* stack_;
    QWidget* lines_;  ///< chart of lines, and the list of its series
    ChartView* view_;
    SeriesList* list_;
    BarView* bars_ = nullptr;                 ///< created when first needed
    CoordinatesView* coordinates_ = nullptr;  ///< created when first needed
    QList<QWidget*> beside_;                  ///< added to the header
    QTableView* table_;
    ChartTableModel* model_;
    ColumnFitter* fitter_ = nullptr;
    ChartTable alone_;  ///< the table shown instead of a chart
    enum class Form { Lines, Bars, Coordinates, Table } form_ = Form::Lines;
    bool smoothingOffered_ = true, logarithmicOffered_ = false;
};

}  // namespace epochal::ui
