#include "ui/charts/chart_keys.h"

#include <algorithm>

#include "ui/charts/marker.h"

namespace epochal::ui {

namespace {

constexpr double kMarkerRoom = 14;  ///< px

void paintKey(QPainter& painter, const QRectF& rect, const ChartKey& key, const ChartStyle& style) {
    constexpr double kSmallMarker = 0.6;
    const Theme& theme = Theme::instance();
    SeriesStyle look = theme.series(key.slot);
    look.marker = key.marker;
    painter.save();
    painter.translate(rect.left() + kMarkerRoom / 2 - 2, rect.center().y());
    if (key.small) painter.scale(kSmallMarker, kSmallMarker);
    drawMarker(painter, look, {}, theme.colour(Role::Base), key.filled);
    painter.restore();
    painter.setPen(theme.colour(Role::Text2));
    const QRectF words = rect.adjusted(kMarkerRoom, 0, 0, 0);
    style.write(painter, words, Qt::AlignLeft | Qt::AlignVCenter, style.elided(Type::Tick, key.text, words.width()),
                Type::Tick);
}

}  // namespace

void paintKeys(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    const std::vector<ChartKey>& keys = frame.spec->keys;
    if (keys.empty()) return;
    const double high = style.height(Type::Tick);
    const auto widthOf = [&](const ChartKey& key) {
        return kMarkerRoom + std::min(style.width(Type::Tick, key.text) + 2, 0.8 * frame.plot.width());
    };
    const auto room = [&](double wide, double tall) {
        QRectF rect(0, 0, wide, tall);
        rect.moveBottomRight(frame.plot.bottomRight() - QPointF(2, 5));
        return layout.putNear(rect, frame.plot.size());
    };
    double wide = 0;
    for (const ChartKey& key : keys) wide = std::max(wide, widthOf(key));
    // In one block, or, where the plot is too full for it, each on its own.
    if (const auto block = room(wide, high * static_cast<double>(keys.size()))) {
        QRectF line(block->topLeft(), QSizeF(wide, high));
        for (const ChartKey& key : keys) {
            paintKey(painter, line, key, style);
            line.translate(0, high);
        }
        return;
    }
    for (const ChartKey& key : keys)
        if (const auto line = room(widthOf(key), high)) paintKey(painter, *line, key, style);
}

}  // namespace epochal::ui
