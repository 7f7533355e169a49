#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace epochal::ui {

/// One vertical axis of parallel coordinates.
struct CoordinateAxis {
    QString id;           ///< by which brushes and the order of the axes refer to it
    QString title, unit;  ///< unit: "%", "log"
    bool logarithmic = false;
    QStringList words;           ///< if not empty, values are indexes of these, drawn in their order
    std::vector<double> values;  ///< if not empty, the only values there are, ascending: ticks at these
    std::function<QString(double)> text;
    QString missing;  ///< what lines without a value on this axis are: "2 diverged"
};

/// One line: a run, or the mean of several.
struct CoordinateLine {
    QString name;
    std::vector<double> values;  ///< one per axis; NaN = none: the line ends below the axis
    std::optional<double> ramp;  ///< 0..1 on Theme::ramp; nothing: in secondary text's color
};

/// A range chosen on an axis, in its values; of words, half a word beyond the outer ones.
struct AxisBrush {
    double low = 0, high = 0;
    [[nodiscard]] bool has(double value) const { return value >= low && value <= high; }
    bool operator==(const AxisBrush&) const = default;
};
using AxisBrushes = std::map<QString, AxisBrush>;  ///< by axis

/// Parallel coordinates: lines across several axes. What a brush leaves out is gray.
struct CoordinatesSpec {
    QString title;
    std::vector<CoordinateAxis> axes;  ///< left to right
    std::vector<CoordinateLine> lines;
    AxisBrushes brushes;
    std::optional<std::size_t> current;   ///< line drawn strongly
    QString rampTitle, rampFrom, rampTo;  ///< "cost, USD", its lowest and its highest value
    QString emptyText, summary;

    [[nodiscard]] bool isInside(const CoordinateLine& line) const;
};

}  // namespace epochal::ui
