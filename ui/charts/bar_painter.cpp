#include "ui/charts/bar_painter.h"

#include <algorithm>
#include <cmath>

namespace epochal::ui {

namespace {

QColor inkOf(Role role) {
    return Theme::instance().colour(role);
}

/// Lines at 45 degrees within `rect`, clipped at its edges.
void hatch(QPainter& painter, const QRectF& rect) {
    constexpr double kApart = 5;
    const double height = rect.height();
    for (double x = rect.left() - height + kApart / 2; x < rect.right(); x += kApart) {
        const double from = std::max(x, rect.left()), to = std::min(x + height, rect.right());
        if (to <= from) continue;
        painter.drawLine(QPointF(from, rect.bottom() - (from - x)), QPointF(to, rect.bottom() - (to - x)));
    }
}

/// Solid, hatched, pale or outlined, by the index of the part.
void fill(QPainter& painter, const QRectF& rect, int part, const QColor& line, const QColor& solid,
          const QColor& pale) {
    const int look = part % 4;
    // A fill paler than its line gets an outline, so that the end of the bar is visible.
    painter.setPen(look == 0 && line == solid ? QPen(Qt::NoPen) : QPen(line, 1));
    painter.setBrush(look == 0 ? QBrush(solid) : look == 2 ? QBrush(pale) : QBrush(inkOf(Role::Base)));
    painter.drawRect(look == 0 && line == solid ? rect : rect.adjusted(0.5, 0.5, -0.5, -0.5));
    if (look == 1) hatch(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

/// A part of a stack: solid or hatched in its own color.
void fillLayer(QPainter& painter, const QRectF& rect, const BarLayer& layer) {
    const SeriesStyle look = Theme::instance().series(layer.slot);
    fill(painter, rect, layer.hatched ? 1 : 0, look.line, look.fill, Theme::instance().band(layer.slot));
}

void paintLegend(QPainter& painter, const BarSpec& spec, const BarLayout& layout, const ChartStyle& style) {
    const QColor ink = inkOf(Role::Text2);
    for (std::size_t i = 0; i < layout.legend.size(); ++i) {
        const QRectF& place = layout.legend[i];
        if (place.isEmpty()) continue;
        const QRectF sample(place.left(), place.center().y() - 6, 12, 12);
        if (spec.isStacked())
            fillLayer(painter, sample, spec.layers[i % spec.layers.size()]);
        else
            fill(painter, sample, static_cast<int>(i), ink, ink, inkOf(Role::Track));
        painter.setPen(inkOf(Role::Text));
        style.write(painter, place.adjusted(18, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter,
                    style.elided(Type::Secondary, spec.parts[static_cast<qsizetype>(i)], place.width() - 16),
                    Type::Secondary);
    }
}

void paintBarGrid(QPainter& painter, const BarLayout& layout) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Tick& tick : layout.ticks) {
        painter.setPen(QPen(inkOf(tick.at == 0 ? Role::Axis : Role::Grid), 1));
        painter.drawLine(QPointF(layout.x(tick.at), layout.plot.top()),
                         QPointF(layout.x(tick.at), layout.plot.bottom()));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintLabels(QPainter& painter, const BarLayout& layout, const ChartStyle& style) {
    const double high = style.height(Type::Secondary), small = style.height(Type::Tick);
    constexpr int kRight = Qt::AlignRight | Qt::AlignVCenter;
    for (const BarLayout::Label& label : layout.labels) {
        const QRectF& rect = label.rect;
        const auto lines = static_cast<double>(label.lines.size()), notes = static_cast<double>(label.notes.size());
        if (label.oneLine) {
            const QString note = label.notes.value(0);
            painter.setPen(inkOf(Role::Text2));
            style.write(painter, rect, kRight, note, Type::Tick);
            painter.setPen(inkOf(Role::Text));
            style.write(painter, rect.adjusted(0, 0, note.isEmpty() ? 0 : -style.width(Type::Tick, note) - 8, 0),
                        kRight, label.lines.value(0), Type::Secondary);
            continue;
        }
        double y = rect.center().y() - (lines * high + notes * small) / 2;
        painter.setPen(inkOf(Role::Text));
        for (const QString& line : label.lines) {
            style.write(painter, QRectF(rect.left(), y, rect.width(), high), kRight, line, Type::Secondary);
            y += high;
        }
        painter.setPen(inkOf(Role::Text2));
        for (const QString& line : label.notes) {
            style.write(painter, QRectF(rect.left(), y, rect.width(), small), kRight, line, Type::Tick);
            y += small;
        }
    }
}

/// The published figure: a dashed frame from the bar's end to a tick.
void paintPublished(QPainter& painter, const Bar& bar, const QRectF& rect, const BarLayout& layout) {
    const double x = layout.x(*bar.tick);
    QPen dashed(inkOf(Role::Warn), 1);
    dashed.setDashPattern({3, 2});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    const double from = std::min(x, rect.right()), to = std::max(x, rect.right());
    painter.drawRect(QRectF(from, rect.top() + 0.5, to - from, rect.height() - 1));
    painter.setPen(QPen(inkOf(Role::Warn), 2));
    painter.drawLine(QPointF(x, rect.top() - 1), QPointF(x, rect.bottom() + 1));
}

/// Draws the error bar and returns where it ends.
double paintSpread(QPainter& painter, const Bar& bar, const QRectF& rect, const BarLayout& layout) {
    if (!bar.interval && (!(bar.spread > 0) || !std::isfinite(bar.spread))) return rect.right();
    const auto [from, to] = bar.interval.value_or(std::pair(bar.value - bar.spread, bar.value + bar.spread));
    const double low = layout.x(std::max(0.0, from)), high = layout.x(to);
    const double y = rect.center().y();
    painter.setPen(QPen(inkOf(Role::Text), 1.2));
    painter.drawLine(QPointF(low, y), QPointF(high, y));
    painter.drawLine(QPointF(low, y - 3), QPointF(low, y + 3));
    painter.drawLine(QPointF(high, y - 3), QPointF(high, y + 3));
    return std::max(rect.right(), high);
}

void paintBar(QPainter& painter, const Bar& bar, int part, int slot, const QRectF& rect, const BarLayout& layout,
              const ChartStyle& style) {
    constexpr double kGap = 7, kClear = 16;  // from a bar's end, and from the tick of another figure
    const SeriesStyle look = Theme::instance().series(slot);
    const bool known = std::isfinite(bar.value);
    if (known && rect.width() > 0)
        fill(painter, rect.width() < 1 ? QRectF(rect.topLeft(), QSizeF(1, rect.height())) : rect, part, look.line,
             look.fill, Theme::instance().band(slot));
    const double end = known ? paintSpread(painter, bar, rect, layout) : rect.right();
    const Type type = known ? Type::Secondary : Type::Tick;  // a reason is less than a figure
    const double wide = style.width(type, bar.text, bar.strong && known) + 2;
    double left = (bar.interval ? layout.plot.right() : end) + kGap, behind = left + wide + 8;
    if (bar.tick && known) {
        paintPublished(painter, bar, rect, layout);
        const double tick = layout.x(*bar.tick);
        // The figure is that of the bar: neither in the frame of the published one nor so close that it seems to be it.
        if (end - tick < kClear) left = tick + kClear;
        behind = left + wide + 8;
    }
    const double high = style.height(Type::Secondary);
    painter.fillRect(QRectF(left - 2, rect.top(), wide + 2, rect.height()), inkOf(Role::Base));  // the grid ends there
    painter.setPen(inkOf(known ? Role::Text : Role::Text2));
    style.write(painter, QRectF(left, rect.center().y() - high / 2, wide, high), Qt::AlignLeft | Qt::AlignVCenter,
                bar.text, type, bar.strong && known);
    const double note = style.width(Type::Tick, bar.tickText) + 2;
    if (!layout.tickTexts || behind + note > layout.size.width()) return;
    painter.setPen(inkOf(Role::Warn));
    style.write(painter, QRectF(behind, rect.center().y() - high / 2, note, high), Qt::AlignLeft | Qt::AlignVCenter,
                bar.tickText, Type::Tick);
}

/// The parts of a group one after another, and how long they are together.
void paintStack(QPainter& painter, const BarSpec& spec, const BarGroup& group, const std::vector<QRectF>& rects,
                const ChartStyle& style) {
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (rects[i].width() > 0) fillLayer(painter, rects[i], spec.layers[i % spec.layers.size()]);
    if (rects.empty()) return;
    constexpr double kGap = 7;
    const QRectF& last = rects.back();
    const double wide = style.width(Type::Secondary, group.whole, true) + 2, high = style.height(Type::Secondary);
    const QRectF place(last.right() + kGap, last.center().y() - high / 2, wide, high);
    painter.fillRect(place.adjusted(-2, 0, 0, 0), inkOf(Role::Base));  // the grid ends there
    painter.setPen(inkOf(Role::Text));
    style.write(painter, place, Qt::AlignLeft | Qt::AlignVCenter, group.whole, Type::Secondary, true);
}

}  // namespace

void paintBarAxis(QPainter& painter, const BarSpec& spec, const BarLayout& layout, const ChartStyle& style) {
    const QString title = spec.axisTitle();
    painter.setPen(inkOf(Role::Text2));
    const int decimals = tickDecimals(layout.ticks);
    const double y = layout.plot.bottom() + 6, high = style.height(Type::Tick);
    // The last label has the unit, if there is room for it.
    double end = 1e9;
    for (std::size_t i = layout.ticks.size(); i-- > 0;) {
        const Tick& tick = layout.ticks[i];
        const bool last = i + 1 == layout.ticks.size();
        QString text = style.format().number(tick.value, decimals);
        const double half = style.width(Type::Tick, text) / 2;
        if (last && !layout.titleBelow && !title.isEmpty()) text += QLatin1Char(' ') + title;
        const double wide = style.width(Type::Tick, text) + 2;
        const double left = std::min(layout.x(tick.at) - half, layout.size.width() - wide - 4);
        if (left + wide + 4 > end) continue;
        end = left;
        style.write(painter, QRectF(left, y, wide, high), Qt::AlignLeft | Qt::AlignVCenter, text, Type::Tick);
    }
    if (layout.titleBelow) {
        constexpr double kAside = 4;
        const QString shown = style.elided(Type::Tick, title, layout.size.width() - 2 * kAside - 2);
        const double wide = style.width(Type::Tick, shown) + 2;
        const double left =
            std::max(kAside, std::min(layout.plot.center().x() - wide / 2, layout.size.width() - wide - kAside));
        style.write(painter, QRectF(left, y + high, wide, high), Qt::AlignLeft | Qt::AlignVCenter, shown, Type::Tick);
    }
}

void paintBars(QPainter& painter, const BarSpec& spec, const BarLayout& layout, const ChartStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (spec.groups.empty()) {
        painter.setPen(inkOf(Role::Text2));
        style.write(painter, QRectF(QPointF(), layout.size).adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap,
                    spec.emptyText, Type::Body);
    } else {
        paintLegend(painter, spec, layout, style);
        paintBarGrid(painter, layout);
        paintBarAxis(painter, spec, layout, style);
        paintLabels(painter, layout, style);
        painter.setPen(inkOf(Role::Text2));
        for (const BarLayout::Label& label : layout.below) {
            QRectF line(label.rect.topLeft(), QSizeF(label.rect.width(), style.height(Type::Tick)));
            for (const QString& note : label.notes) {
                // Neither the axis nor the grid runs through it.
                painter.fillRect(QRectF(line.topLeft(), QSizeF(style.width(Type::Tick, note) + 2, line.height())),
                                 inkOf(Role::Base));
                style.write(painter, line, Qt::AlignLeft | Qt::AlignVCenter, note, Type::Tick);
                line.translate(0, line.height());
            }
        }
        for (std::size_t i = 0; i < spec.groups.size(); ++i) {
            const BarGroup& group = spec.groups[i];
            if (spec.isStacked()) {
                paintStack(painter, spec, group, layout.bars[i], style);
                continue;
            }
            for (std::size_t k = 0; k < group.bars.size(); ++k)
                paintBar(painter, group.bars[k], static_cast<int>(k), group.slot, layout.bars[i][k], layout, style);
        }
    }
    painter.restore();
}

}  // namespace epochal::ui
