#pragma once

#include <QList>
#include <QRectF>
#include <vector>

#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/marker.h"
#include "ui/charts/scale.h"

namespace epochal::ui {

[[nodiscard]] inline Stroke strokeOf(const ChartSeries& series) {
    return series.dotted ? Stroke::Dotted : series.dashed ? Stroke::Dashed : Stroke::Solid;
}

/// One unbroken segment of a series, reduced to the pixel columns that show it, in axis positions.
struct ChartStretch {
    std::size_t series = 0;
    bool pale = false;  ///< the original line behind the smoothed one
    QList<QPointF> points;
};

/// How many values a chart has, and how many of them it cannot show.
struct ChartCounts {
    std::size_t placed = 0;
    int notPlaced = 0;  ///< values that a logarithmic axis cannot show
    int below = 0;      ///< values below the lower edge of `whole`
    double lowest = std::numeric_limits<double>::infinity();
};
[[nodiscard]] ChartCounts countValues(const ChartSpec& spec, const ChartRange& whole);

/// A chart's visible range and where everything lies, in pixels of a canvas of `size`. Refers to the spec.
struct ChartFrame {
    const ChartSpec* spec = nullptr;
    ChartRange whole, range;  ///< all that can be shown, and the part that is
    QSizeF size;
    QRectF plot;
    QRectF foot;  ///< the plot of the spec's foot; empty where it is not drawn
    /// The foot's range of y: logarithms on a logarithmic axis.
    double footBottom = 0, footTop = 1;
    std::vector<Tick> footTicks;
    std::vector<Tick> xTicks, yTicks;
    const std::vector<std::vector<CurvePoint>>* smooth = nullptr;  ///< smoothed points of each series, if any
    std::vector<ChartStretch> lines;
    bool dense = false;  ///< too many points to stroke line by line
    bool fitted = true;  ///< all of the range is visible
    bool legend = false;
    bool listed = false;                     ///< a list beside the chart names the series: their ends need no labels
    std::optional<std::size_t> highlighted;  ///< series drawn above the others, which are gray
    ChartCounts counts;

    [[nodiscard]] bool empty() const { return counts.placed == 0; }
    /// The pixel of two axis positions, and of two values.
    [[nodiscard]] QPointF pixel(double x, double y) const;
    [[nodiscard]] QPointF at(const CurvePoint& value) const {
        return pixel(place(value.x, spec->logX), place(value.y, spec->logY));
    }
    [[nodiscard]] bool isGrey(std::size_t series) const { return highlighted && *highlighted != series; }
    /// Indexes of `lines` in the order in which they are drawn.
    [[nodiscard]] std::vector<std::size_t> drawOrder() const;
    /// A series' points as drawn.
    [[nodiscard]] const std::vector<CurvePoint>& shown(std::size_t series) const {
        return smooth && !smooth->empty() ? (*smooth)[series] : spec->series[series].points;
    }
    /// The x of the lines over the full height of the plot, in pixels: events, and where data end that go on; from left
    /// to right.
    [[nodiscard]] std::vector<double> uprights() const;
    /// Where the x axis has its labels: below the foot, if there is one.
    [[nodiscard]] double bottom() const { return foot.isEmpty() ? plot.bottom() : foot.bottom(); }
    [[nodiscard]] QString xTickText(const Tick& tick, const Formatter& format) const;
    [[nodiscard]] QString yTickText(const Tick& tick, const Formatter& format) const;

    /// Places plot and ticks for a canvas of `size`: the plot leaves room for the labels of the y axis, and on its
    /// right for the names of lines that end there.
    void layOut(QSizeF canvas, const ChartStyle& style);
    /// Cuts the lines to the visible range.
    void cutLines();

private:
    /// Sets the foot's range and ticks, and returns the widest label of its axis; 0 where there is no room for a foot.
    [[nodiscard]] double rangeFoot(double height, const ChartStyle& style);
};

}  // namespace epochal::ui
