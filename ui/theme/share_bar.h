#pragma once

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

}  // namespace epochal::ui
