#pragma once

#include <QColor>
#include <QList>
#include <QPainter>

#include "ui/theme/theme.h"

namespace epochal::ui {

/// The track of a bar that shows a share, 0..1, of a whole.
inline void drawTrack(QPainter& painter, const QRect& track) {
    painter.fillRect(track, Theme::instance().colour(Role::Track));
}

/// A share of its track, filled from the left.
inline void drawShare(QPainter& painter, const QRect& track, double share, Role role = Role::Bar) {
    const int wide = qRound(track.width() * qBound(0.0, share, 1.0));
    painter.fillRect(QRect(track.topLeft(), QSize(wide, track.height())), Theme::instance().colour(role));
}

/// One of the parts that a bar adds up.
struct BarPart {
    double size = 0;
    QColor colour;
    bool hatched = false;  ///< stands out without its color
};
/// Parts side by side, together as wide as the track, a pixel apart. The track alone where they add up to nothing.
void drawParts(QPainter& painter, const QRect& track, const QList<BarPart>& parts);

}  // namespace epochal::ui
