#pragma once

#include <QPainterPath>
#include <QRectF>
#include <vector>

#include "ui/charts/chart_style.h"
#include "ui/charts/coordinates_spec.h"
#include "ui/charts/scale.h"

namespace epochal::ui {

/// Where everything of a CoordinatesSpec lies, in pixels of a canvas.
struct CoordinatesLayout {
    struct Axis {
        double x = 0, low = 0, high = 1;  ///< positions on the axis at its ends: logarithms on a logarithmic one
        std::vector<Tick> ticks;
        QStringList labels;  ///< one per tick
        QRectF title;        ///< of title and unit
    };
    QSizeF size;
    double top = 0, bottom = 0;  ///< ends of the axes
    double lost = 0;             ///< y at which lines without a value end
    QRectF ramp;                 ///< empty: none
    int titleLines = 1;
    std::vector<Axis> axes;
    std::vector<std::vector<double>> offsets;  ///< of each line at each axis, by which equal values are fanned out

    [[nodiscard]] double y(std::size_t axis, double position) const;
    /// Position on an axis of a pixel, limited to the axis.
    [[nodiscard]] double positionAt(std::size_t axis, double y) const;
    /// The line's curve and, dashed, its last piece to an axis on which it has no value.
    [[nodiscard]] QPainterPath curve(const CoordinatesSpec& spec, std::size_t line) const;
    [[nodiscard]] QPainterPath lostEnd(const CoordinatesSpec& spec, std::size_t line) const;
    [[nodiscard]] QPointF at(const CoordinatesSpec& spec, std::size_t line, std::size_t axis) const;
};

[[nodiscard]] CoordinatesLayout layOutCoordinates(const CoordinatesSpec& spec, QSizeF size, const ChartStyle& style);

/// A value's position on an axis, and back.
[[nodiscard]] double placeOn(const CoordinateAxis& axis, double value);
[[nodiscard]] double valueOn(const CoordinateAxis& axis, double position);
/// The position next to one, where a brush's edge goes with one press of a key: half between two values or words if
/// there are only these, else a fortieth of the axis.
[[nodiscard]] double steppedOn(const CoordinateAxis& axis, const CoordinatesLayout::Axis& place, double position,
                               int steps);

}  // namespace epochal::ui
