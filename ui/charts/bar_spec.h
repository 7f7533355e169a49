#pragma once

#include <QString>
#include <QStringList>
#include <limits>
#include <optional>
#include <vector>

namespace epochal::ui {

/// One bar. Without a finite value its text stands alone and says why.
struct Bar {
    double value = std::numeric_limits<double>::quiet_NaN();
    QString text;                ///< at its end
    bool strong = false;         ///< the figure that decides, in bold
    double spread = 0;           ///< half the length of its error bar; 0 = none
    std::optional<double> tick;  ///< another figure for the same thing: what was published
    QString tickText;
};

/// What is written at the left, and a bar for each part, in the order of the parts.
struct BarGroup {
    QString label, note;
    int slot = 0;  ///< Theme::series
    std::vector<Bar> bars;
};

/// Horizontal bars from 0, grouped. Parts are told apart by their filling: solid, hatched, pale, outlined.
struct BarSpec {
    QString title, valueTitle;  ///< of the axis: a unit
    QString tickTitle;          ///< what the ticks are, for the table's head
    QStringList parts;          ///< legend; none = one part, no legend
    std::vector<BarGroup> groups;
    QString emptyText, summary;
};

}  // namespace epochal::ui
