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
    // A key that touches a label or a marker would seem to explain it.
    const auto room = [&](double across, double tall) {
        constexpr double kApart = 8;
        for (const double apart : {kApart, 0.0}) {
            QRectF rect(0, 0, across + 2 * apart, tall + 2 * apart);
            rect.moveBottomRight(frame.plot.bottomRight() - QPointF(2, 5));
            if (const auto clear = layout.putNear(rect, frame.plot.size()))
                return clear->adjusted(apart, apart, -apart, -apart);
        }
        // It has to be said what a marker means: rather over lines than not at all.
        QRectF rect(0, 0, across, tall);
        rect.moveBottomRight(frame.plot.bottomRight() - QPointF(2, 5));
        return layout.put(rect, false);
    };
    // In the row of the y title, if there is one with room, where no key can be taken for a point.
    constexpr double kGap = 12;
    double all = 0, wide = 0;
    for (const ChartKey& key : keys) {
        all += widthOf(key) + kGap;
        wide = std::max(wide, widthOf(key));
    }
    double x = frame.size.width() - 4 - all + kGap;
    if (frame.spec->nameY && x > 4 + style.width(Type::Tick, frame.spec->yTitle) + kGap) {
        for (const ChartKey& key : keys) {
            paintKey(painter, {x, 2, widthOf(key), high}, key, style);
            x += widthOf(key) + kGap;
        }
        return;
    }
    const QRectF block = room(wide, high * static_cast<double>(keys.size()));
    if (layout.hasLine(block)) painter.fillRect(block, Theme::instance().colour(Role::Base));
    QRectF line(block.topLeft(), QSizeF(wide, high));
    for (const ChartKey& key : keys) {
        paintKey(painter, line, key, style);
        line.translate(0, high);
    }
}

}  // namespace epochal::ui
