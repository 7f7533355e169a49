#pragma once

#include <QRectF>
#include <vector>

#include "ui/charts/bar_spec.h"
#include "ui/charts/scale.h"

namespace epochal::ui {

/// Where everything of a bar chart stands, in pixels of a canvas of the width asked for.
struct BarLayout {
    QSizeF size;
    QRectF plot;
    double most = 1;     ///< value at the plot's right edge; 0 at its left
    bool tight = false;  ///< label and note share a line
    std::vector<Tick> ticks;
    std::vector<QRectF> labels;             ///< one a group
    std::vector<std::vector<QRectF>> bars;  ///< one a bar, from 0 to its value; of no width without one

    [[nodiscard]] double x(double value) const { return plot.left() + value / most * plot.width(); }
};

/// Spreads the groups over `size` where there is room, else draws them close together; higher than `size` if it must
/// be. Labels take at most 45 % of the width, 62 % where name and note share a line.
[[nodiscard]] BarLayout layOutBars(const BarSpec& spec, QSizeF size);

}  // namespace epochal::ui
