#pragma once

#include <QAbstractScrollArea>

#include "ui/charts/bar_layout.h"
#include "ui/charts/chart_canvas.h"

namespace epochal::ui {

/// Shows a BarSpec; scrolls if it is higher than the widget, over an axis that stays. The arrow keys move between bars
/// and report each to a screen reader; hovering shows a bar's text as a tool tip. GUI thread.
class BarView : public QAbstractScrollArea, public ChartCanvas {
    Q_OBJECT
public:
    explicit BarView(QWidget* parent = nullptr);

    void setSpec(BarSpec spec);
    [[nodiscard]] const BarSpec& spec() const { return spec_; }

    [[nodiscard]] QString heading() const override { return spec_.title; }
    [[nodiscard]] QSizeF canvasSize() const override { return layout_.size; }
    void renderTo(QPainter& painter, const QRectF& target) override;
    [[nodiscard]] ChartTable table() const override { return tableOf(spec_); }
    /// "HOSTKEY VDS, 1 x GTX 1080 Ti, heavy: 0.47" for the bar selected with the keys; empty without one.
    [[nodiscard]] QString currentText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Place {
        std::size_t group = 0, bar = 0;
    };
    void layOut();
    void move(int steps);
    /// How high the bars are seen: to the axis, where it stays while they scroll.
    [[nodiscard]] int seenHeight() const;
    [[nodiscard]] QString textOf(Place place) const;

    BarSpec spec_;
    BarLayout layout_;
    std::optional<Place> current_;
};

}  // namespace epochal::ui
