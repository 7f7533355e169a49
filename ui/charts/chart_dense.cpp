// Lines too dense for Qt Charts: column by column on a screen or an image, else as one-pixel polylines.
#include <QPaintEngine>
#include <QPainter>

#include "ui/charts/chart_layer.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/span_picture.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

void ChartLayer::paintDense(QPainter& painter) const {
    const auto inkOf = [&](const ChartView::Stretch& stretch) {
        const int slot = view_.spec_.series[static_cast<std::size_t>(stretch.series)].slot;
        return stretch.pale ? Theme::instance().band(slot) : Theme::instance().series(slot).line;
    };
    const QTransform& device = painter.deviceTransform();
    const bool pixels = painter.paintEngine()->type() == QPaintEngine::Raster && device.type() <= QTransform::TxScale;
    painter.save();
    if (pixels) {
        // One more row and column, for values exactly on the edge.
        const QRect area = device.mapRect(view_.plot_).toAlignedRect().adjusted(0, 0, 1, 1);
        QImage picture(area.size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        const QPointF zero = device.map(view_.pixel(0, 0)) - area.topLeft();
        const QPointF one = device.map(view_.pixel(1, 1)) - area.topLeft();
        std::vector<InkedLine> lines;
        lines.reserve(view_.drawn_.size());
        for (const ChartView::Stretch& stretch : view_.drawn_)
            lines.push_back(
                {{stretch.points.data(), static_cast<std::size_t>(stretch.points.size())}, inkOf(stretch).rgb()});
        drawSpans(picture, lines, {one.x() - zero.x(), zero.x(), one.y() - zero.y(), zero.y()});
        painter.drawImage(device.inverted().mapRect(QRectF(area)), picture);
    } else {
        painter.setClipRect(view_.plot_);
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (const ChartView::Stretch& stretch : view_.drawn_) {
            QPen pen(inkOf(stretch), 1);
            pen.setCosmetic(true);
            painter.setPen(pen);
            QPolygonF line;
            line.reserve(stretch.points.size());
            for (const QPointF& point : stretch.points) line.append(view_.pixel(point.x(), point.y()));
            painter.drawPolyline(line);
        }
    }
    painter.restore();
}

}  // namespace epochal::ui
