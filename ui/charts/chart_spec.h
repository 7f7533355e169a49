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

/// One line. Points are sorted by x; a NaN in y breaks the line. Values are in the axis's unit.
struct ChartSeries {
    QString name;
    int slot = 0;         ///< Theme::series
    bool dashed = false;  ///< for training; validation is solid
    std::vector<CurvePoint> points;
    std::vector<ChartBandPoint> band;
    int markerEvery = 0;                  ///< a marker at every n-th point; 0 = none
    std::optional<CurvePoint> dot;        ///< a filled marker: the best, the last
    QString endLabel, endNote;            ///< beside the line's end; the note below it in secondary text
    bool strong = false;                  ///< end label in bold: the deciding figure
    std::optional<Marker> marker = {};    ///< instead of the slot's
    bool filled = false;                  ///< fills its markers
    bool faint = false;                   ///< in its pale color: raw values behind their mean
    bool dotted = false;                  ///< in fine dots: a third line beside a solid and a dashed one
    std::vector<double> hollow = {};      ///< x of points whose markers are not filled, though the others are
    std::optional<CurvePoint> ring = {};  ///< a ring around a marker: the one that was chosen
};

/// One point of a scatter plot, with its own texts.
struct ChartPoint {
    QString name;   ///< in the values box and the table
    QString label;  ///< beside the point; placed where it covers nothing
    double x = 0, y = 0;
    int slot = 0;
    Marker marker = Marker::Circle;
    bool filled = true;
    std::optional<double> ramp = {};  ///< 0..1: a color of Theme::ramp instead of the slot's
    double spread = 0;                ///< half the length of its vertical error bar; 0 = none
    bool small = false;               ///< one sample of a point
    bool faint = false;               ///< in gray: outside of what is selected
};

/// Points such that no other point is both lower and further left, joined by steps: from the top edge down to the
/// first, right and down from each to the next, from the last to the right edge. Sorted by x, with y falling. Rising:
/// no other point is both higher and further left; the steps start at the bottom edge and go up.
struct ChartFrontier {
    std::vector<CurvePoint> points;
    QString label;
    bool dashed = false;
    bool rising = false;
};

/// A horizontal line: a target, another run's figure. `strong` is shown in bold before `label`.
struct ChartLine {
    double y = 0;
    QString strong, label;
    int slot = 6;
    bool labelLeft = false;
};

/// A range of x without data: start-up, the epochs to come.
struct ChartShade {
    double from = 0, to = 0;
    QString label;
    bool ends = false;  ///< the data end at its left edge, which is drawn dotted
};

/// A note at a position in the plot, moved up or down where it would cover a line.
struct ChartNote {
    double x = 0, y = 0;
    QString strong, text;
    int slot = -1;  ///< color; -1 = secondary text
};

/// Something that happened at an x: a line over the full height, with a word and, below it, where.
struct ChartEvent {
    double x = 0;
    QString strong, text;
};

/// A second, low plot below the first, along the same x axis. Left out where the chart is too low for both.
struct ChartFoot {
    QString title;
    std::vector<ChartSeries> series;
    bool logY = false;  ///< at most three decades; else the axis starts at 0
    std::function<QString(double)> yText;
};

/// What a marker says, for markers that no legend or label names.
struct ChartKey {
    Marker marker = Marker::Circle;
    int slot = 0;
    bool filled = true;
    QString text;
    bool small = false;
};

/// What the values box shows besides the series: its header and further rows.
struct ChartCursorText {
    QString head, headRight;
    QList<QPair<QString, QString>> rows;
};

/// Everything a chart shows, as plain values. Built again for each update.
struct ChartSpec {
    QString title, xTitle, yTitle;
    std::vector<ChartSeries> series;
    std::vector<ChartLine> lines;
    std::vector<ChartShade> shades;
    std::vector<ChartNote> notes;
    std::vector<ChartPoint> points;
    std::vector<ChartFrontier> frontiers;
    QString better;             ///< label of an arrow to the lower left corner: "cheaper and faster"
    std::vector<double> marks;  ///< x of events marked on the axis (checkpoints)
    QString marksLabel;
    std::optional<double> bestMark;  ///< the mark, drawn in the color of the first series, that is the best
    std::vector<ChartKey> keys;
    std::vector<ChartEvent> events;
    std::optional<ChartFoot> foot;
    std::optional<double> xFrom, xTo;  ///< the full range where it is wider than the data's
    std::optional<double> reached;     ///< where the data of a run in progress end; x goes on to what is to come
    std::optional<double> yFrom;       ///< values may fall below this start of the axis; the chart reports how many
    bool wholeX = false;               ///< x is a count: no ticks between integers
    bool yFromZero = false;
    bool nameY = false;             ///< yTitle is shown above the axis; otherwise the panel's title names it
    bool captioned = false;         ///< a caption beside the chart says where the y axis starts
    std::optional<double> beyond;   ///< y from which on values exceed a limit: tinted
    std::optional<double> yAtMost;  ///< upper bound of the values: 100 for a percentage
    double leastSpan = 0;  ///< least span of y as a share of the highest value, so that noise does not fill the plot
    bool logX = false, logY = false;  ///< values <= 0 are left out; the chart reports how many
    bool robustLow = false;  ///< the lowest 2 % of the values may fall below the axis; the chart reports how many
    std::function<QString(double)> xText, yText;  ///< how the values box and the labels write values
    std::function<ChartCursorText(double)> describe;
    QString emptyText;
    QString summary;  ///< for screen readers: best, last, trend
};

}  // namespace epochal::ui
