// Lines too dense for Qt Charts: column by column on a screen or an image, else as one-pixel polylines.
#include <QPaintEngine>

#include "ui/charts/chart_painter.h"
#include "ui/charts/span_picture.h"

namespace epochal::ui {

void ChartPainter::paintDense() {
    const auto inkOf = [&](const ChartStretch& stretch) {
        const int slot = spec_.series[stretch.series].slot;
        if (frame_.isGrey(stretch.series)) return lookOf(stretch.series).line;
        return stretch.pale ? Theme::instance().band(slot) : Theme::instance().series(slot).line;
    };
    const QTransform& device = painter_.deviceTransform();
    const bool pixels = painter_.paintEngine()->type() == QPaintEngine::Raster && device.type() <= QTransform::TxScale;
    painter_.save();
    if (pixels) {
        // One more row and column, for values exactly on the edge.
        const QRect area = device.mapRect(frame_.plot).toAlignedRect().adjusted(0, 0, 1, 1);
        QImage picture(area.size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        const QPointF zero = device.map(frame_.pixel(0, 0)) - area.topLeft();
        const QPointF one = device.map(frame_.pixel(1, 1)) - area.topLeft();
        std::vector<InkedLine> lines;
        lines.reserve(frame_.lines.size());
        for (const std::size_t i : frame_.drawOrder()) {
            const ChartStretch& stretch = frame_.lines[i];
            lines.push_back(
                {{stretch.points.data(), static_cast<std::size_t>(stretch.points.size())}, inkOf(stretch).rgb()});
        }
        drawSpans(picture, lines, {one.x() - zero.x(), zero.x(), one.y() - zero.y(), zero.y()});
        painter_.drawImage(device.inverted().mapRect(QRectF(area)), picture);
    } else {
        painter_.setClipRect(frame_.plot);
        painter_.setRenderHint(QPainter::Antialiasing, false);
        for (const std::size_t i : frame_.drawOrder()) {
            const ChartStretch& stretch = frame_.lines[i];
            QPen pen(inkOf(stretch), 1);
            pen.setCosmetic(true);
            painter_.setPen(pen);
            QPolygonF line;
            line.reserve(stretch.points.size());
            for (const QPointF& point : stretch.points) line.append(frame_.pixel(point.x(), point.y()));
            painter_.drawPolyline(line);
        }
    }
    painter_.restore();
}

}  // namespace epochal::ui
