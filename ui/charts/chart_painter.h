#pragma once

#include <QPainter>
#include <optional>

#include "ui/charts/chart_frame.h"
#include "ui/charts/label_layout.h"

namespace epochal::ui {

/// Said of an axis that does not start at zero: "axis starts at 60"; beside ticks, with their decimals.
[[nodiscard]] QString axisStart(double start, double span, const Formatter& format,
                                const std::vector<Tick>& beside = {});

/// A chart with all that it can show, on a canvas of `size` at the painter's origin.
void paintChart(QPainter& painter, const ChartSpec& spec, QSizeF size, const ChartStyle& style);

/// Paints a chart: on a screen as two layers, below and above the lines that Qt Charts draws; in exports and on paper
/// all of it. Text stays text and lines stay lines in PDF and SVG.
class ChartPainter {
public:
    ChartPainter(QPainter& painter, const ChartFrame& frame, const ChartStyle& style);

    void paintAll();
    /// Shades, grid, bands and tick labels.
    void paintUnder();
    /// Targets, markers, labels, notes; or why the chart is empty.
    void paintOver();

    /// What is where, once paintOver() is done: for what else needs room.
    [[nodiscard]] const LabelLayout& layout() const { return layout_; }

private:
    void paintShades();
    void paintGrid();
    void paintBands();
    void paintTicks();
    void paintLines();
    void paintDense();

    void keepClearOfLines();
    void keepClearOfDense(const ChartStretch& stretch);
    void paintCorner();
    void paintMarkers();
    void paintLevels();
    void nameLevels();
    [[nodiscard]] std::optional<double> levelAt(const ChartLine& line) const;
    void paintPoints();
    void paintLegend();
    void paintEndLabels();
    void paintNotes();
    void paintShadeNotes();
    void paintEmpty();
    /// Text that may have to lie over a line, which then does not strike it through.
    void writeClear(const QRectF& rect, int flags, const QString& text, Type type, bool bold = false);
    /// Bold text, then regular text, from the left edge of `rect`.
    void writePair(const QRectF& rect, const QString& strong, const QString& text, const QColor& ink);
    [[nodiscard]] double pairWidth(const QString& strong, const QString& text) const;
    void mark(QPointF at, SeriesStyle style, Marker marker, bool filled, double scale = 1);
    void paintSpread(const ChartPoint& point, const QColor& colour);
    /// How a series is drawn: in gray if another one is highlighted.
    [[nodiscard]] SeriesStyle lookOf(std::size_t series) const;

    QPainter& painter_;
    const ChartFrame& frame_;
    const ChartSpec& spec_;
    const ChartStyle& style_;
    LabelLayout layout_;
};

}  // namespace epochal::ui
