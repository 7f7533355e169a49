#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "ui/report/printed_axes.h"
#include "ui/report/printed_chart.h"

namespace epochal::ui {
namespace {

constexpr qreal kPixel = PrintedAxes::kPixel;
constexpr double kBar = 10, kBetweenGroups = 6;  // points

}  // namespace

double heightOfBars(const BarSpec& spec) {
    std::size_t bars = 0;
    for (const BarGroup& group : spec.groups) bars += std::max<std::size_t>(1, group.bars.size());
    return kBar * static_cast<double>(bars) + kBetweenGroups * static_cast<double>(spec.groups.size()) +
           (spec.parts.size() > 1 ? 14 : 0) + (spec.valueTitle.isEmpty() ? 0 : 12);
}

void drawPrintedBars(QPainter& painter, const QRectF& area, const BarSpec& spec, qreal point) {
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height(), gap = 4 * point;
    const auto colour = [](Role role) { return Theme::instance().colour(role); };
    qreal names = 0, texts = 0, y = area.top();
    double most = 0;
    for (const BarGroup& group : spec.groups) {
        names = std::max(names, metrics.horizontalAdvance(group.label));
        for (const Bar& bar : group.bars) {
            texts = std::max(texts, metrics.horizontalAdvance(bar.text));
            if (std::isfinite(bar.value)) most = std::max({most, bar.value, bar.tick.value_or(0)});
        }
    }
    names = std::min(names, 0.42 * area.width());
    const qreal left = area.left() + names + 2 * gap, whole = area.right() - texts - gap - left;
    const auto text = [&](qreal x, qreal top, qreal width, const QString& words, Role role) {
        painter.setPen(colour(role));
        painter.drawText(QRectF(x, top, width, line), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, words);
    };
    if (!spec.valueTitle.isEmpty()) {
        text(left, y, area.right() - left, spec.valueTitle, Role::Text2);
        y += 12 * point;
    }
    if (spec.parts.size() > 1) {
        qreal x = left;
        for (qsizetype part = 0; part < spec.parts.size(); ++part) {
            painter.setPen(QPen(colour(Role::Text2), kPixel * point));
            painter.setBrush(part == 0 ? colour(Role::Text2) : colour(Role::Base));
            painter.drawRect(QRectF(x, y + line / 2 - 3 * point, 6 * point, 6 * point));
            text(x + 9 * point, y, area.width(), spec.parts[part], Role::Text2);
            x += 9 * point + metrics.horizontalAdvance(spec.parts[part]) + 12 * point;
        }
        y += 14 * point;
    }
    const qreal top = y;
    for (const BarGroup& group : spec.groups) {
        const SeriesStyle style = Theme::instance().series(group.slot);
        const auto bars = std::max<std::size_t>(1, group.bars.size());
        const qreal height = kBar * point * static_cast<qreal>(bars);
        y += kBetweenGroups / 2 * point;
        text(area.left(), y + height / 2 - line / 2, names + gap,
             metrics.elidedText(group.label, Qt::ElideRight, names + point), Role::Text);
        for (std::size_t i = 0; i < group.bars.size(); ++i) {
            const Bar& bar = group.bars[i];
            const QRectF row(left, y + kBar * point * static_cast<qreal>(i) + point, whole, (kBar - 2) * point);
            qreal end = left;
            if (std::isfinite(bar.value) && most > 0) {
                end = left + std::max(0.0, bar.value) / most * whole;
                painter.setPen(QPen(style.line, kPixel * point));
                painter.setBrush(i == 0 ? style.fill : colour(Role::Base));
                painter.drawRect(QRectF(left, row.top(), end - left, row.height()));
                if (bar.tick) {
                    const qreal x = left + *bar.tick / most * whole;
                    painter.setPen(QPen(colour(Role::Text), 1.5 * kPixel * point));
                    painter.drawLine(QPointF(x, row.top() - point), QPointF(x, row.bottom() + point));
                    end = std::max(end, x);
                }
            }
            text(end + gap, row.center().y() - line / 2, texts + gap, bar.text, Role::Text);
        }
        y += height + kBetweenGroups / 2 * point;
    }
    painter.setPen(QPen(colour(Role::Axis), kPixel * point));
    painter.drawLine(QPointF(left, top), QPointF(left, y));
}

}  // namespace epochal::ui
