#pragma once

#include <QList>
#include <QPair>
#include <QString>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "core/analysis/decimation.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

struct ChartBandPoint {
    double x = 0, low = 0, high = 0;  ///< a NaN breaks the band
};

/// One line. Points are sorted by x; a NaN in y breaks it. Values are in the unit the axis shows.
struct ChartSeries {
    QString name;
    int slot = 0;         ///< Theme::series
    bool dashed = false;  ///< training; validation is solid
    std::vector<CurvePoint> points;
    std::vector<ChartBandPoint> band;
    int markerEvery = 0;                ///< a marker at every n-th point, 0 = none
    std::optional<CurvePoint> dot;      ///< a filled marker: the best, the last
    QString endLabel, endNote;          ///< beside the line's end; the note in secondary text below
    bool strong = false;                ///< end label in bold: the figure that decides
    std::optional<Marker> marker = {};  ///< instead of the slot's
    bool filled = false;                ///< its markers are
};

/// One point of a scatter, with its own words.
struct ChartPoint {
    QString name;   ///< in the values box and the table
    QString label;  ///< beside it; placed where it covers nothing
    double x = 0, y = 0;
    int slot = 0;
    Marker marker = Marker::Circle;
    bool filled = true;
};

/// Points than which none is lower and further left, joined by steps: from the top edge down to the first, right and
/// down from each to the next, from the last to the right edge. Sorted by x, y falling.
struct ChartFrontier {
    std::vector<CurvePoint> points;
    QString label;
    bool dashed = false;
};

/// A horizontal line: a target, another run's figure. `strong` comes before `label` in bold.
struct ChartLine {
    double y = 0;
    QString strong, label;
    int slot = 6;
    bool labelLeft = false;
};

/// A stretch of x that carries no data: start-up, the epochs to come.
struct ChartShade {
    double from = 0, to = 0;
    QString label;
    bool ends = false;  ///< its left edge is where the data stop: drawn dotted
};

/// A remark at a place of the plot, moved up or down where it would cover a line.
struct ChartNote {
    double x = 0, y = 0;
    QString strong, text;
    int slot = -1;  ///< colour; -1 = secondary text
};

/// What the values box says besides the series: its head and further rows.
struct ChartCursorText {
    QString head, headRight;
    QList<QPair<QString, QString>> rows;
};

/// Everything a chart shows, as plain values. Made anew for each update.
struct ChartSpec {
    QString title, xTitle, yTitle;
    std::vector<ChartSeries> series;
    std::vector<ChartLine> lines;
    std::vector<ChartShade> shades;
    std::vector<ChartNote> notes;
    std::vector<ChartPoint> points;
    std::vector<ChartFrontier> frontiers;
    QString better;             ///< words of an arrow to the lower left corner: "cheaper and faster"
    std::vector<double> marks;  ///< x of events on the axis (checkpoints)
    QString marksLabel;
    std::optional<double> xFrom, xTo;  ///< the whole range where it is more than the data's
    bool wholeX = false;               ///< x counts something: no ticks between whole numbers
    bool yFromZero = false;
    bool nameY = false;             ///< yTitle stands over the axis; else the panel's title names it
    std::optional<double> yAtMost;  ///< no value can lie above: 100 for a percentage
    double leastSpan = 0;  ///< y shows at least this share of the highest value, so that noise does not fill the plot
    bool logX = false, logY = false;  ///< values <= 0 are left out and counted on the chart
    bool robustLow = false;           ///< the lowest 2 % of the values may lie below the axis; the chart says how many
    std::function<QString(double)> xText, yText;  ///< values as the box and the labels write them
    std::function<ChartCursorText(double)> describe;
    QString emptyText;
    QString summary;  ///< for screen readers: best, last, trend
};

}  // namespace epochal::ui
