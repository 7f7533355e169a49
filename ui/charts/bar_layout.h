#pragma once

#include <QRectF>
#include <QStringList>
#include <vector>

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/scale.h"

namespace epochal::ui {

/// Positions of the elements of a bar chart, in pixels of a canvas of the requested width.
struct BarLayout {
    /// The text beside a group's bars: its label and, in smaller type, its note.
    struct Label {
        QRectF rect;
        QStringList lines, notes;
        bool oneLine = false;  ///< label and note side by side
    };
    QSizeF size;
    QRectF plot;
    double most = 1;          ///< value at the plot's right edge; 0 at its left
    bool tight = false;       ///< label and note share a line
    bool tickTexts = false;   ///< there is room for what the ticks say
    bool titleBelow = false;  ///< the axis title has a line of its own: beside the last tick, it would cover others
    double axisHeight = 0;    ///< below the plot, for the ticks' labels and the axis title
    std::vector<Tick> ticks;
    std::vector<QRectF> legend;             ///< one per part, if there are several; empty for one that no stack has
    std::vector<Label> labels;              ///< one per group
    std::vector<Label> below;               ///< notes of groups, where they are below their bars
    std::vector<std::vector<QRectF>> bars;  ///< one per bar, from 0 to its value; zero width if it has no value

    [[nodiscard]] double x(double value) const { return plot.left() + value / most * plot.width(); }
};

/// Spreads the groups over `size` if they fit, else packs them closely; the result is higher than `size` if they still
/// do not fit. Labels take at most half of the width, 62 % where name and note share a line; on paper, where nothing
/// can be hovered, they are wrapped instead of elided, and on a screen too where the notes are below the bars.
[[nodiscard]] BarLayout layOutBars(const BarSpec& spec, QSizeF size, const ChartStyle& style);

/// More groups than fit well beside another figure on a page.
[[nodiscard]] bool isLong(const BarSpec& spec);

}  // namespace epochal::ui
