#include "ui/charts/event_lines.h"

#include <algorithm>
#include <cmath>

namespace epochal::ui {

namespace {

/// The pixel of an event; nothing outside of what is shown.
std::optional<double> eventX(const ChartFrame& frame, const ChartEvent& event) {
    const double x = frame.pixel(place(event.x, frame.spec->logX), 0).x();
    if (std::isnan(x) || x < frame.plot.left() || x > frame.plot.right()) return std::nullopt;
    return x;
}

}  // namespace

void paintEventLines(QPainter& painter, const ChartFrame& frame) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(Theme::instance().colour(Role::Text2), 1));
    for (const ChartEvent& event : frame.spec->events)
        if (const auto x = eventX(frame, event))
            painter.drawLine(QPointF(*x, frame.plot.top()), QPointF(*x, frame.bottom()));
    painter.setRenderHint(QPainter::Antialiasing);
}

void nameEventLines(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    const Theme& theme = Theme::instance();
    const double high = style.height(Type::Secondary), small = style.height(Type::Tick);
    // Newer ones first: the room is theirs.
    for (auto event = frame.spec->events.rbegin(); event != frame.spec->events.rend(); ++event) {
        const auto x = eventX(frame, *event);
        if (!x) continue;
        const double wide =
            std::max(style.width(Type::Secondary, event->strong, true), style.width(Type::Tick, event->text)) + 2;
        bool right = *x + 5 + wide <= frame.size.width() - 2;
        const auto beside = [&](bool onTheRight) {
            return QRectF(onTheRight ? *x + 5 : *x - 5 - wide, frame.plot.top() + 1, wide, high + small);
        };
        // On its right, or, where only the left is clear of curves and other lines, there.
        auto rect = layout.putNear(beside(right), {0, frame.plot.height()});
        if (!rect && right && beside(false).left() > frame.plot.left()) {
            rect = layout.putNear(beside(false), {0, frame.plot.height()});
            right = !rect;
        }
        if (!rect) rect = layout.putFree(beside(right), true);
        if (!rect) continue;
        // Beside it on one line, another note would read on from this one.
        constexpr double kApart = 14;
        layout.take(rect->adjusted(-kApart, 0, kApart, 0));
        if (layout.hasLine(*rect)) painter.fillRect(*rect, theme.colour(Role::Base));
        const int edge = right ? Qt::AlignLeft : Qt::AlignRight;
        painter.setPen(theme.colour(Role::Text));
        style.write(painter, QRectF(rect->topLeft(), QSizeF(wide, high)), edge | Qt::AlignVCenter, event->strong,
                    Type::Secondary, true);
        painter.setPen(theme.colour(Role::Text2));
        style.write(painter, QRectF(rect->left(), rect->top() + high, wide, small), edge | Qt::AlignVCenter,
                    event->text, Type::Tick);
    }
}

}  // namespace epochal::ui
