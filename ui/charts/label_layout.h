#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

namespace epochal::ui {

/// Finds room for labels on a chart: nearest to where each is wanted, moved up or down only, never over another label.
class LabelLayout {
public:
    explicit LabelLayout(QRectF within) : within_(within) {}

    /// A place that is taken.
    void take(const QRectF& rect) { taken_.push_back(rect); }
    /// Points of lines, in pixels; labels placed with `avoidLines` keep clear of them.
    void addLine(const QPointF& point) { line_.push_back(point); }

    /// The rectangle for a label, taken from now on: clear of lines if that can be had. Nothing where every place is
    /// over another label.
    std::optional<QRectF> putFree(QRectF wanted, bool avoidLines);
    /// The same for a label that must be seen: over others, where there is no room.
    QRectF put(QRectF wanted, bool avoidLines);

    /// Takes the rectangle if nothing is in it, lines included.
    bool takeIfFree(const QRectF& rect);
    /// The rectangle for a label of `size` beside a point: right of it, left, above, below, then the same further off;
    /// taken from now on. Nothing where every place within reach covers something. `scale` is of the distances, which
    /// are pixels.
    std::optional<QRectF> putAround(QPointF point, QSizeF size, double scale = 1);

    /// A line from a point to its label, for one that stands so far off that it may be taken for a neighbour's.
    [[nodiscard]] static std::optional<QLineF> leader(const QRectF& label, QPointF point, double scale = 1);

    /// How much of `rect` is used already: lines' points and labels inside it.
    [[nodiscard]] int crowd(const QRectF& rect) const;

private:
    [[nodiscard]] bool isFree(const QRectF& rect, bool avoidLines) const;
    [[nodiscard]] QRectF inside(QRectF rect) const;

    QRectF within_;
    std::vector<QRectF> taken_;
    std::vector<QPointF> line_;
};

}  // namespace epochal::ui
