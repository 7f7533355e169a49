#pragma once

#include <QString>
#include <QStringList>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace epochal::ui {

/// One bar. Without a finite value only its text is shown, which gives the reason.
struct Bar {
    double value = std::numeric_limits<double>::quiet_NaN();
    QString text;         ///< shown at its end
    bool strong = false;  ///< the deciding figure, in bold
    double spread = 0;    ///< half the length of its error bar; 0 = none
    /// Ends of an error bar that is not symmetric. The bar's text is beside the plot: at an end of the error bar, it
    /// would seem to be the figure of that end.
    std::optional<std::pair<double, double>> interval = {};
    std::optional<double> tick;  ///< a second figure for the same quantity: the published one
    QString tickText;
};

/// The text on the left, and one bar per part, in the order of the parts.
struct BarGroup {
    QString label, note;
    int slot = 0;  ///< Theme::series
    std::vector<Bar> bars;
    QString whole = {};  ///< of a stack: its length, shown at its end
};

/// A part of a stacked bar.
struct BarLayer {
    int slot = 0;
    bool hatched = false;
};

/// Horizontal bars from 0, grouped. Fills tell the parts apart: solid, hatched, pale, outlined.
struct BarSpec {
    QString title, valueTitle;  ///< valueTitle: the axis title, a unit
    QString intervalTitle;      ///< what the error bars are, after the axis title
    QString tickTitle;          ///< what the ticks are, for the table's header
    QStringList parts;          ///< legend; empty = one part, no legend
    bool notesBelow = false;    ///< a group's note is below its bar, not below its label
    /// A look for each part: the bars of a group are one after another on one line.
    std::vector<BarLayer> layers = {};
    std::vector<BarGroup> groups;
    QString emptyText, summary;
    [[nodiscard]] bool isStacked() const { return !layers.empty(); }
    /// What stands at the axis.
    [[nodiscard]] QString axisTitle() const {
        return intervalTitle.isEmpty() ? valueTitle : QStringLiteral("%1; %2").arg(valueTitle, intervalTitle);
    }
};

}  // namespace epochal::ui
