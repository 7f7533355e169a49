#include "ui/charts/chart_keys.h"

#include "ui/charts/marker.h"

namespace epochal::ui {

void paintKeys(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    constexpr double kMarker = 14, kSmallMarker = 0.6;
    const Theme& theme = Theme::instance();
    const double high = style.height(Type::Tick);
    for (const ChartKey& key : frame.spec->keys) {
        const QString text = style.elided(Type::Tick, key.text, 0.8 * frame.plot.width());
        QRectF rect(0, 0, kMarker + style.width(Type::Tick, text) + 2, high);
        rect.moveBottomRight(frame.plot.bottomRight() - QPointF(2, 5));
        const auto clear = layout.putNear(rect, frame.plot.size());
        if (!clear) continue;
        SeriesStyle look = theme.series(key.slot);
        look.marker = key.marker;
        painter.save();
        painter.translate(clear->left() + kMarker / 2 - 2, clear->center().y());
        if (key.small) painter.scale(kSmallMarker, kSmallMarker);
        drawMarker(painter, look, {}, theme.colour(Role::Base), key.filled);
        painter.restore();
        painter.setPen(theme.colour(Role::Text2));
        style.write(painter, clear->adjusted(kMarker, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text, Type::Tick);
    }
}

}  // namespace epochal::ui
