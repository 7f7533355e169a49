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

std::vector<QRectF> placedKeys(const ChartSpec& spec, double width, const ChartStyle& style) {
    constexpr double kSide = 4, kFirstRow = 2, kBetweenKeys = 12;
    const double high = style.height(Type::Tick), right = width - kSide;
    double y = kFirstRow, x = spec.nameY ? kSide + style.width(Type::Tick, spec.yTitle) + kBetweenKeys : kSide;
    std::vector<QRectF> placed;
    std::size_t first = 0;  // of the row
    const auto endRow = [&] {
        // To the right, away from the title.
        for (; first < placed.size(); ++first) placed[first].translate(right - (x - kBetweenKeys), 0);
    };
    for (const ChartKey& key : spec.keys) {
        const double wide = std::min(kMarkerRoom + style.width(Type::Tick, key.text) + 2, right - kSide);
        if (x + wide > right) {
            endRow();
            if (x > kSide) y += high;
            x = kSide;
        }
        placed.emplace_back(x, y, wide, high);
        x += wide + kBetweenKeys;
    }
    endRow();
    return placed;
}

void paintKeys(QPainter& painter, const ChartSpec& spec, double width, const ChartStyle& style) {
    const std::vector<QRectF> placed = placedKeys(spec, width, style);
    for (std::size_t i = 0; i < placed.size(); ++i) paintKey(painter, placed[i], spec.keys[i], style);
}

}  // namespace epochal::ui
