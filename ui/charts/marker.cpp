#include "ui/charts/marker.h"

#include <QPainterPath>

namespace epochal::ui {

void drawMarker(QPainter& painter, const SeriesStyle& style, QPointF at, const QColor& ground, bool filled) {
    constexpr qreal kHalf = 3.5;
    QPainterPath path;
    switch (style.marker) {
        case Marker::Circle:
        case Marker::Dot:
            path.addEllipse(at, kHalf, kHalf);
            break;
        case Marker::Square:
            path.addRect(at.x() - kHalf + 0.4, at.y() - kHalf + 0.4, 2 * kHalf - 0.8, 2 * kHalf - 0.8);
            break;
        case Marker::Triangle:
        case Marker::TriangleDown: {
            const qreal up = style.marker == Marker::Triangle ? -1 : 1;
            path.addPolygon(
                QPolygonF({at + QPointF(0, up * 4.2), at + QPointF(4, -up * 3), at + QPointF(-4, -up * 3)}));
            path.closeSubpath();
            break;
        }
        case Marker::Diamond:
            path.addPolygon(
                QPolygonF({at + QPointF(0, -4.6), at + QPointF(4.6, 0), at + QPointF(0, 4.6), at + QPointF(-4.6, 0)}));
            path.closeSubpath();
            break;
        case Marker::Cross:
            path.moveTo(at + QPointF(-kHalf, -kHalf));
            path.lineTo(at + QPointF(kHalf, kHalf));
            path.moveTo(at + QPointF(kHalf, -kHalf));
            path.lineTo(at + QPointF(-kHalf, kHalf));
            break;
        case Marker::None:
            return;
    }
    painter.setPen(QPen(style.line, 1.4));
    painter.setBrush(filled || style.marker == Marker::Dot ? style.line : ground);
    painter.drawPath(path);
}

QPen seriesPen(const SeriesStyle& style, const QColor& colour, Stroke stroke, qreal width) {
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(stroke == Stroke::Solid ? Qt::RoundCap : Qt::FlatCap);
    if (stroke == Stroke::Solid) return pen;
    QList<qreal> pattern{1.8, 2.6};
    if (stroke == Stroke::Dashed) pattern = style.dash.isEmpty() ? QList<qreal>{6, 3} : style.dash;
    for (qreal& length : pattern) length /= width;
    pen.setDashPattern(pattern);
    return pen;
}

QPixmap smallPicture(int side, const std::function<void(QPainter&)>& paint) {
    constexpr int kScale = 2;
    QPixmap picture(side * kScale, side * kScale);
    picture.setDevicePixelRatio(kScale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return picture;
}

QPixmap seriesMark(const SeriesStyle& style, Stroke stroke, bool filled) {
    constexpr int kSide = 16;
    return smallPicture(kSide, [&](QPainter& painter) {
        painter.setPen(seriesPen(style, style.line, stroke));
        painter.drawLine(QPointF(0, kSide / 2.0), QPointF(kSide, kSide / 2.0));
        drawMarker(painter, style, {kSide / 2.0, kSide / 2.0}, Theme::instance().colour(Role::Base), filled);
    });
}

}  // namespace epochal::ui
