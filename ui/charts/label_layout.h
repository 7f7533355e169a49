#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

namespace epochal::ui {

/// Finds room for labels on a chart, as near as possible to where each is wanted. All but putAround(), slide() and
/// putNear() move a label only up or down; only put() places one over another.
class LabelLayout {
public:
    explicit LabelLayout(QRectF within) : LabelLayout(within, within) {}
    /// What slide(), putAlong() and putNear() place stays within `plot`; the ends of lines are named beside it, too.
    LabelLayout(QRectF within, QRectF plot) : within_(within), plot_(plot) {}

    /// What put...() places from now on stays within this.
    void keepWithin(const QRectF& within) { within_ = within; }
    [[nodiscard]] const QRectF& within() const { return within_; }
    /// What slide(), putAlong() and putNear() place from now on stays within this.
    void keepInPlot(const QRectF& plot) { plot_ = plot; }
    [[nodiscard]] const QRectF& plot() const { return plot_; }
    /// Marks a rectangle as taken.
    void take(const QRectF& rect) { taken_.push_back(rect); }
    /// Adds a point of a line, in pixels; labels placed with `avoidLines` keep clear of it.
    void addLine(const QPointF& point) { line_.push_back(point); }

    /// Adds a line from top to bottom. Labels that move only up or down cannot keep clear of it: hasLine() tells which
    /// of them it runs through.
    void addUpright(const QLineF& line) { uprights_.push_back(line); }

    /// Marks a point that has a label of its own, or could have had: putAround() and putClearFor() place no other label
    /// where it would seem to name this one.
    void addPoint(const QPointF& point) { points_.push_back(point); }

    /// Finds and takes a rectangle for a label, clear of lines if possible. Empty if every position covers another
    /// label.
    std::optional<QRectF> putFree(QRectF wanted, bool avoidLines);
    /// The same at most `reach` away, and only where it covers nothing, lines included.
    std::optional<QRectF> putClear(QRectF wanted, double reach);
    /// The same for the label of `point`, only where it needs no leader() to tell that it does not name another one.
    std::optional<QRectF> putClearFor(QPointF point, QRectF wanted, double reach);
    /// Finds and takes rectangles for labels beside the ends of lines, in the order of the ends from top to bottom: the
    /// nearest positions that cover nothing, none of them above the one before it. Nothing is taken if a label would
    /// have to move more than `reach`.
    std::optional<std::vector<QRectF>> putInOrder(std::vector<QRectF> wanted, double reach);
    /// The same for a label that must be shown: over others if there is no room.
    QRectF put(QRectF wanted, bool avoidLines);
    /// For a label that may stand anywhere on its line: the nearest place in steps of `step` px, negative to the left,
    /// where it covers nothing, lines from top to bottom included. Empty if there is none.
    std::optional<QRectF> slide(const QRectF& wanted, double step);
    /// The same, or else the nearest clear place anywhere.
    std::optional<QRectF> putAlongClear(const QRectF& wanted, double step);
    /// The same, or else on its line over lines from top to bottom. Empty if every place covers a label or a curve.
    std::optional<QRectF> putAlong(const QRectF& wanted, double step);
    /// For a note that may be anywhere near: the nearest place at most `reach` away in each direction where it covers
    /// nothing, lines from top to bottom included. Moving up or down counts more than moving along. Empty if there is
    /// none.
    std::optional<QRectF> putNear(const QRectF& wanted, QSizeF reach);

    /// Takes the rectangle if nothing is in it, lines included.
    bool takeIfFree(const QRectF& rect);
    /// Finds and takes a rectangle for a label of `size` beside a point: right of it, left, above, below, somewhat
    /// aside of these, then the same further away. Empty if every position within reach covers something. `scale`
    /// multiplies the distances, which are in pixels.
    std::optional<QRectF> putAround(QPointF point, QSizeF size, double scale = 1);

    /// The line from a label to its point, if the label is so far away that it could be taken for a neighbor's.
    [[nodiscard]] static std::optional<QLineF> leader(const QRectF& label, QPointF point, double scale = 1);
    /// The same, also from nearby, if another point (addPoint()) seems about as near.
    [[nodiscard]] std::optional<QLineF> leaderAmong(const QRectF& label, QPointF point, double scale = 1) const;

    /// Whether a line runs through `rect`.
    [[nodiscard]] bool hasLine(const QRectF& rect) const;
    /// How crowded `rect` is: counts the lines' points and, weighted tenfold, the labels inside it.
    [[nodiscard]] int crowd(const QRectF& rect) const;

private:
    template <class Accept>
    std::optional<QRectF> putWhere(QRectF wanted, double reach, Accept accept);
    [[nodiscard]] bool isFree(const QRectF& rect, bool avoidLines) const;
    [[nodiscard]] bool hasUpright(const QRectF& rect) const;
    [[nodiscard]] bool isBesideUpright(const QRectF& rect) const;
    [[nodiscard]] QRectF inside(QRectF rect) const;
    [[nodiscard]] QRectF inPlot(QRectF rect) const;
    [[nodiscard]] bool misleads(const QLineF& leader, QPointF point, double scale) const;
    [[nodiscard]] bool seemsOwn(const QRectF& label, QPointF point, double scale) const;
    void keepLeader(const QRectF& label, QPointF point, double scale);
    [[nodiscard]] bool namesAnother(const QRectF& label, QPointF point, bool hasLeader, double scale) const;

    QRectF within_, plot_;
    std::vector<QRectF> taken_;
    std::vector<QPointF> line_, points_;
    std::vector<QLineF> uprights_, leaders_;
};

}  // namespace epochal::ui
