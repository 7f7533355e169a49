#pragma once

#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <vector>

#include "ui/charts/chart_canvas.h"
#include "ui/charts/chart_frame.h"

namespace epochal::ui {

class ChartLayer;

/// Draws one ChartSpec, interactively: crosshair with the values of all series, wheel zoom at the cursor (Shift: x
/// only, Ctrl: y only; in a scroll area only with the focus or Ctrl), drag to pan, double-click or 0 to fit, + and -,
/// arrows to move the cursor, L for the legend. Lines are Qt Charts series, filled as a whole by replace(); layers in
/// its scene paint grid, labels, bands and marks, so that an export has them too. GUI thread.
class ChartView : public QChartView, public ChartCanvas {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    void setSpec(ChartSpec spec);
    [[nodiscard]] const ChartSpec& spec() const { return spec_; }
    /// Weight of the moving average; the original lines stay visible behind it, in a pale color. 0 = off.
    void setSmoothing(double weight);
    [[nodiscard]] double smoothing() const { return smoothing_; }

    void fit();
    /// The same, but only as far as a run in progress has data; again: with what is to come.
    void fitData();
    void zoom(double factor);
    /// Whether all data are shown; stays so when new data arrive.
    [[nodiscard]] bool isFitted() const { return frame_.fitted; }
    [[nodiscard]] const ChartRange& range() const { return frame_.range; }
    void setLegendVisible(bool visible);
    [[nodiscard]] bool legendVisible() const { return frame_.legend; }

    /// Names of series are in a list beside the chart: labels at their ends are left out.
    void setListed(bool listed);
    /// Draws one series above the others, which become gray; nothing: all as usual.
    void highlight(std::optional<std::size_t> series);

    /// Puts the crosshair at the value nearest to `x`; NaN removes it. Does not emit cursorMoved.
    void setCursorAt(double x);
    /// The values box as text, one line per row.
    [[nodiscard]] QStringList cursorText() const;

    [[nodiscard]] QString heading() const override { return spec_.title; }
    [[nodiscard]] QSizeF canvasSize() const override;
    void renderTo(QPainter& painter, const QRectF& target) override;
    [[nodiscard]] ChartTable table() const override { return tableOf(spec_); }

Q_SIGNALS:
    void cursorMoved(double x);  ///< moved by the user; NaN = removed
    void fittedChanged(bool fitted);
    void highlighted(int series);  ///< -1 = none

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    friend class ChartLayer;

    void restyle();
    void layOut();
    void draw();
    void stroke();
    void setRange(const ChartRange& range, bool fitted);
    [[nodiscard]] ChartRange fittedRange() const;
    void moveCursor(int steps);
    [[nodiscard]] bool leavesWheelToPage() const;
    void userCursor(double x);
    /// Every x that has a value, ascending: the possible cursor positions.
    [[nodiscard]] const std::vector<double>& stops() const;
    [[nodiscard]] const ChartPoint* nearestPoint(QPointF at) const;
    /// The series whose line is under the pointer, within a few pixels.
    [[nodiscard]] std::optional<std::size_t> seriesAt(QPointF at) const;
    [[nodiscard]] double xAtPixel(double pixel) const;
    [[nodiscard]] double yAtPixel(double pixel) const;
    [[nodiscard]] bool empty() const { return frame_.empty(); }

    ChartSpec spec_;
    ChartFrame frame_;
    ChartRange reach_;     ///< the whole range extended down to the lowest value: the limit of zooming and panning
    bool toData_ = false;  ///< fitted to the data alone
    double smoothing_ = 0;
    double cursor_ = std::numeric_limits<double>::quiet_NaN();
    mutable std::vector<double> stops_;            ///< built when a cursor first needs it
    std::vector<std::vector<CurvePoint>> smooth_;  ///< empty = smoothing is off
    QPointF dragFrom_;
    ChartRange dragRange_;
    bool dragging_ = false;

    QValueAxis* xAxis_;
    QValueAxis* yAxis_;
    QList<QLineSeries*> lines_;
    ChartLayer* under_;
    ChartLayer* over_;
};

}  // namespace epochal::ui
