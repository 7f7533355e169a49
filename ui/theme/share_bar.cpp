#include "ui/theme/share_bar.h"

namespace epochal::ui {

namespace {

void drawHatch(QPainter& painter, const QRect& box) {
    constexpr int kApart = 7;
    painter.save();
    painter.setClipRect(box);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::instance().colour(Role::Base), 1));
    const int high = box.height(), bottom = box.top() + high;
    for (int x = box.left() - high; x <= box.right(); x += kApart) painter.drawLine(x, bottom, x + high, box.top());
    painter.restore();
}

}  // namespace

void drawParts(QPainter& painter, const QRect& track, const QList<BarPart>& parts) {
    double whole = 0, before = 0;
    for (const BarPart& part : parts) whole += part.size;
    if (!(whole > 0)) return drawTrack(painter, track);
    for (const BarPart& part : parts) {
        const int left = qRound(track.width() * before / whole);
        before += part.size;
        const int right = qRound(track.width() * before / whole);
        const int gap = right < track.width() && right - left > 1 ? 1 : 0;  // a part of one pixel stays visible
        const QRect box(track.left() + left, track.top(), right - left - gap, track.height());
        if (box.isEmpty()) continue;
        painter.fillRect(box, part.colour);
        if (part.hatched) drawHatch(painter, box);
    }
}

}  // namespace epochal::ui
