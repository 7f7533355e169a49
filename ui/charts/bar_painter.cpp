#include "ui/charts/bar_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

QColor inkOf(Role role) {
    return Theme::instance().colour(role);
}

QFont font(Type type, bool bold = false) {
    QFont made = Theme::instance().font(type);
    made.setBold(bold);
    return made;
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

void paintLegend(QPainter& painter, const BarSpec& spec, const BarLayout& layout) {
    if (spec.parts.size() < 2) return;
    painter.setFont(font(Type::Secondary));
    const QFontMetricsF metrics(painter.font());
    double wide = 0;
    for (const QString& part : spec.parts) wide += metrics.horizontalAdvance(part) + 36;
    // Starts at the axis if it fits, else at the left edge.
    double x = std::max(12.0, std::min(layout.plot.left(), layout.size.width() - wide));
    const double y = layout.plot.top() - 22;
    const QColor ink = inkOf(Role::Text2);
    for (qsizetype i = 0; i < spec.parts.size(); ++i) {
        fill(painter, QRectF(x, y + 2, 12, 12), static_cast<int>(i), ink, ink, inkOf(Role::Track));
        painter.setPen(inkOf(Role::Text));
        const double advance = metrics.horizontalAdvance(spec.parts[i]);
        painter.drawText(QRectF(x + 18, y - 1, std::min(advance + 2, layout.size.width() - x - 20), 18),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(spec.parts[i], Qt::ElideRight, layout.size.width() - x - 22));
        x += advance + 36;
    }
}

void paintAxis(QPainter& painter, const BarSpec& spec, const BarLayout& layout) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int decimals = tickDecimals(layout.ticks);
    painter.setFont(font(Type::Tick));
    const QFontMetricsF metrics(painter.font());
    double taken = -1e9;
    for (const Tick& tick : layout.ticks) {
        const double x = layout.x(tick.at);
        painter.setPen(QPen(inkOf(tick.at == 0 ? Role::Axis : Role::Grid), 1));
        painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
        const bool last = &tick == &layout.ticks.back();
        QString text = Formatter::current().number(tick.value, decimals);
        const double half = metrics.horizontalAdvance(text) / 2;
        if (x - half < taken) continue;
        taken = x + half + 6;
        if (last && !spec.valueTitle.isEmpty()) text += QLatin1Char(' ') + spec.valueTitle;
        const double wide = metrics.horizontalAdvance(text);
        const double left = std::min(x - half, layout.size.width() - wide - 4);
        painter.setPen(inkOf(Role::Text2));
        painter.drawText(QRectF(left, layout.plot.bottom() + 6, wide + 2, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintLabels(QPainter& painter, const BarSpec& spec, const BarLayout& layout) {
    const QFont label = font(Type::Secondary), note = font(Type::Tick);
    const QFontMetricsF labels(label), notes(note);
    for (std::size_t i = 0; i < spec.groups.size(); ++i) {
        const BarGroup& group = spec.groups[i];
        QRectF rect = layout.labels[i];
        painter.setPen(inkOf(Role::Text2));
        painter.setFont(note);
        if (layout.tight && !group.note.isEmpty()) {
            painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, group.note);
            rect.setRight(rect.right() - notes.horizontalAdvance(group.note) - 8);
        } else if (!group.note.isEmpty()) {
            const double middle = rect.center().y() + (labels.height() - notes.height()) / 2;
            painter.drawText(QRectF(rect.left(), middle, rect.width(), notes.height()),
                             Qt::AlignRight | Qt::AlignVCenter,
                             notes.elidedText(group.note, Qt::ElideRight, rect.width()));
            rect = QRectF(rect.left(), middle - labels.height(), rect.width(), labels.height());
        }
        painter.setFont(label);
        painter.setPen(inkOf(Role::Text));
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter,
                         labels.elidedText(group.label, Qt::ElideRight, rect.width()));
    }
}

/// The published figure: a dashed frame from the bar's end to a tick.
void paintTick(QPainter& painter, const Bar& bar, const QRectF& rect, const BarLayout& layout) {
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

void paintBar(QPainter& painter, const Bar& bar, int part, int slot, const QRectF& rect, const BarLayout& layout) {
    const SeriesStyle style = Theme::instance().series(slot);
    double end = rect.right();
    const bool known = std::isfinite(bar.value);
    if (known && rect.width() > 0)
        fill(painter, rect.width() < 1 ? QRectF(rect.topLeft(), QSizeF(1, rect.height())) : rect, part, style.line,
             style.fill, Theme::instance().band(slot));
    if (known && bar.spread > 0 && std::isfinite(bar.spread)) {
        const double low = layout.x(std::max(0.0, bar.value - bar.spread)), high = layout.x(bar.value + bar.spread);
        const double y = rect.center().y();
        painter.setPen(QPen(inkOf(Role::Text), 1.2));
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        painter.drawLine(QPointF(low, y - 3), QPointF(low, y + 3));
        painter.drawLine(QPointF(high, y - 3), QPointF(high, y + 3));
        end = std::max(end, high);
    }
    if (bar.tick && known) {
        paintTick(painter, bar, rect, layout);
        end = std::max(end, layout.x(*bar.tick));
    }
    painter.setFont(font(Type::Secondary, bar.strong && known));
    painter.setPen(inkOf(known ? Role::Text : Role::Text2));
    const QFontMetricsF metrics(painter.font());
    const double wide = metrics.horizontalAdvance(bar.text) + 2;
    const QRectF text(end + 7, rect.center().y() - metrics.height() / 2, wide, metrics.height());
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, bar.text);
    if (bar.tickText.isEmpty()) return;
    painter.setPen(inkOf(Role::Warn));
    painter.setFont(font(Type::Tick));
    const double note = QFontMetricsF(painter.font()).horizontalAdvance(bar.tickText) + 2;
    if (text.right() + 8 + note < layout.size.width())
        painter.drawText(QRectF(text.right() + 8, text.top(), note, text.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         bar.tickText);
}

}  // namespace

void paintBars(QPainter& painter, const BarSpec& spec, const BarLayout& layout) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (spec.groups.empty()) {
        painter.setFont(font(Type::Body));
        painter.setPen(inkOf(Role::Text2));
        painter.drawText(QRectF(QPointF(), layout.size).adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         spec.emptyText);
    } else {
        paintLegend(painter, spec, layout);
        paintAxis(painter, spec, layout);
        paintLabels(painter, spec, layout);
        for (std::size_t i = 0; i < spec.groups.size(); ++i)
            for (std::size_t k = 0; k < spec.groups[i].bars.size(); ++k)
                paintBar(painter, spec.groups[i].bars[k], static_cast<int>(k), spec.groups[i].slot, layout.bars[i][k],
                         layout);
    }
    painter.restore();
}

}  // namespace epochal::ui
