#pragma once

#include <QGraphicsItem>

namespace epochal::ui {

class ChartView;
class LabelLayout;

/// What Qt Charts does not draw of a chart on a screen: a ChartPainter's layers below and above its lines, and the
/// crosshair with its values box.
class ChartLayer : public QGraphicsItem {
public:
    enum class Where { Under, Over };
    ChartLayer(ChartView& view, Where where, QGraphicsItem* chart);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void moved() {
        prepareGeometryChange();
        update();
    }

private:
    void paintCrosshair(QPainter& painter, const LabelLayout& layout) const;

    ChartView& view_;
    Where where_;
};

}  // namespace epochal::ui
