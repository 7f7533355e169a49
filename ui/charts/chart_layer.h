#pragma once

#include <QFont>
#include <QGraphicsItem>

namespace epochal::ui {

class ChartView;
class LabelLayout;

/// What Qt Charts does not draw. Below its lines: background, shades, grid, bands and ticks; above them: targets,
/// markers, labels, notes and the crosshair with its values box.
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
    void paintUnder(QPainter& painter) const;
    void paintShades(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    void paintBands(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;

    void paintOver(QPainter& painter) const;
    void paintLines(QPainter& painter, LabelLayout& layout) const;
    void paintDense(QPainter& painter) const;
    void paintMarkers(QPainter& painter) const;
    void paintFrontiers(QPainter& painter, LabelLayout& layout) const;
    void paintPoints(QPainter& painter, LabelLayout& layout) const;
    void paintBetter(QPainter& painter, LabelLayout& layout) const;
    void paintEndLabels(QPainter& painter, LabelLayout& layout) const;
    void paintNotes(QPainter& painter, LabelLayout& layout) const;
    void paintCorner(QPainter& painter, LabelLayout& layout) const;
    void paintLegend(QPainter& painter, LabelLayout& layout) const;
    void paintCrosshair(QPainter& painter, const LabelLayout& layout) const;
    void paintEmpty(QPainter& painter) const;

    ChartView& view_;
    Where where_;
};

}  // namespace epochal::ui
