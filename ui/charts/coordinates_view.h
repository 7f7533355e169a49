#pragma once

#include <QWidget>

#include "ui/charts/chart_canvas.h"
#include "ui/charts/coordinates_layout.h"

namespace epochal::ui {

/// Shows a CoordinatesSpec. Dragging along an axis chooses a range of it, dragging its edge or the range moves it, a
/// click beside it clears it; dragging a title moves the axis. Keys: left and right choose the axis, with Ctrl they
/// move it; up and down move the upper edge of its range, with Shift the lower one; Esc clears it. The line under the
/// pointer is drawn strongly; a click selects it. GUI thread.
class CoordinatesView : public QWidget, public ChartCanvas {
    Q_OBJECT
public:
    explicit CoordinatesView(QWidget* parent = nullptr);

    void setSpec(CoordinatesSpec spec);
    [[nodiscard]] const CoordinatesSpec& spec() const { return spec_; }
    [[nodiscard]] const CoordinatesLayout& places() const { return layout_; }
    void setBrushes(AxisBrushes brushes);  ///< without brushed()
    /// Draws a line strongly; nothing: none.
    void setCurrent(std::optional<std::size_t> line);

    [[nodiscard]] QString heading() const override { return spec_.title; }
    [[nodiscard]] QSizeF canvasSize() const override { return layout_.size; }
    void renderTo(QPainter& painter, const QRectF& target) override;
    [[nodiscard]] ChartTable table() const override { return tableOf(spec_); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 150}; }

Q_SIGNALS:
    void brushed(const epochal::ui::AxisBrushes& brushes);
    void ordered(const QStringList& axes);  ///< ids of the axes in a new order
    void chosen(int line);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag { None, Range, Low, High, Whole, Title };

    void layOut();
    void put(std::size_t axis, double from, double to);
    void clear(std::size_t axis);
    void moveEdge(bool upper, int steps);
    void moveAxis(std::size_t from, std::size_t to);
    void hover(QPointF at);
    void say();
    [[nodiscard]] std::optional<std::size_t> axisAt(double x) const;
    [[nodiscard]] std::optional<std::size_t> lineAt(QPointF at) const;
    [[nodiscard]] Drag dragAt(std::size_t axis, double y) const;
    [[nodiscard]] QString lineText(std::size_t line) const;

    CoordinatesSpec spec_;
    CoordinatesLayout layout_;
    std::size_t axis_ = 0;
    std::optional<std::size_t> hovered_, kept_;  ///< the line under the pointer, and that of setCurrent()
    Drag drag_ = Drag::None;
    QPointF from_, to_;
    AxisBrush before_;  ///< positions of the range when a drag began
    bool moved_ = false;
};

}  // namespace epochal::ui

Q_DECLARE_METATYPE(epochal::ui::AxisBrushes)
