#include "ui/charts/bar_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr double kTop = 8, kLegend = 26, kAxis = 30, kLabelGap = 10;
constexpr double kBar = 15, kTightBar = 11, kBetween = 3, kLeastGap = 6, kMostGap = 30;

double advance(Type type, const QString& text, bool bold = false) {
    QFont font = Theme::instance().font(type);
    font.setBold(bold);
    return QFontMetricsF(font).horizontalAdvance(text);
}

double groupHeight(const BarGroup& group, double bar, double least) {
    const auto count = static_cast<double>(std::max<std::size_t>(1, group.bars.size()));
    return std::max(least, count * bar + (count - 1) * kBetween);
}

double labelWidth(const BarSpec& spec, bool tight) {
    double widest = 0;
    for (const BarGroup& group : spec.groups) {
        const double label = advance(Type::Secondary, group.label), note = advance(Type::Tick, group.note);
        widest = std::max(widest, tight ? label + (group.note.isEmpty() ? 0 : note + 8) : std::max(label, note));
    }
    return widest + 4;
}

/// Value at which a bar, error bar included, ends. A spread that is not finite, as for a single run, has no length.
double endOf(const Bar& bar) {
    return bar.value + (std::isfinite(bar.spread) ? bar.spread : 0);
}

/// Finds the highest value, and the room that texts need to the right of the bars' ends.
void measure(const BarSpec& spec, double width, BarLayout& layout, double& room) {
    double most = 0;
    for (const BarGroup& group : spec.groups)
        for (const Bar& bar : group.bars) {
            if (std::isfinite(bar.value)) most = std::max(most, endOf(bar));
            if (bar.tick && std::isfinite(*bar.tick)) most = std::max(most, *bar.tick);
        }
    if (!(most > 0)) most = 1;
    room = 16;
    for (const BarGroup& group : spec.groups)
        for (const Bar& bar : group.bars) {
            const double end = std::isfinite(bar.value) ? std::max(endOf(bar), bar.tick.value_or(0)) : 0;
            const double note = bar.tickText.isEmpty() ? 0 : advance(Type::Tick, bar.tickText) + 10;
            const double text = advance(Type::Secondary, bar.text, true) + note + 14;
            room = std::max(room, text - (1 - std::clamp(end / most, 0.0, 1.0)) * width);
        }
    layout.most = most;
}

}  // namespace

BarLayout layOutBars(const BarSpec& spec, QSizeF size) {
    BarLayout layout;
    const double head = kTop + (spec.parts.size() > 1 ? kLegend : 0);
    const double lines = QFontMetricsF(Theme::instance().font(Type::Secondary)).height() +
                         QFontMetricsF(Theme::instance().font(Type::Tick)).height();
    const auto wanted = [&](double bar, double least) {
        double height = head + kAxis;
        for (const BarGroup& group : spec.groups) height += groupHeight(group, bar, least) + kLeastGap;
        return height;
    };
    layout.tight = wanted(kBar, lines) > size.height();
    const double bar = layout.tight ? kTightBar : kBar, least = layout.tight ? kTightBar + 4 : lines;
    layout.size = {size.width(), std::max(size.height(), wanted(bar, least))};

    const double label = std::min(labelWidth(spec, layout.tight), size.width() * (layout.tight ? 0.62 : 0.45));
    const double left = 12 + label + kLabelGap;
    double room = 0;
    measure(spec, std::max(40.0, size.width() - left - 60), layout, room);
    room = std::min(room, (size.width() - left) * 0.5);
    layout.plot = QRectF(left, head, std::max(40.0, size.width() - left - room), layout.size.height() - head - kAxis);
    layout.ticks = ticks(0, layout.most, std::clamp(static_cast<int>(layout.plot.width() / 60), 2, 8), false);

    const double spare = layout.size.height() - wanted(bar, least);
    const auto count = static_cast<double>(std::max<std::size_t>(1, spec.groups.size()));
    const double gap = std::min(kMostGap, kLeastGap + std::max(0.0, spare) / count);
    double y = head + gap / 2;
    for (const BarGroup& group : spec.groups) {
        const double height = groupHeight(group, bar, least);
        layout.labels.emplace_back(12, y, label, height);
        std::vector<QRectF> rects;
        const auto bars = static_cast<double>(std::max<std::size_t>(1, group.bars.size()));
        double top = y + (height - bars * bar - (bars - 1) * kBetween) / 2;
        for (const Bar& one : group.bars) {
            const double value = std::isfinite(one.value) ? std::max(0.0, one.value) : 0;
            rects.emplace_back(layout.plot.left(), top, layout.x(value) - layout.plot.left(), bar);
            top += bar + kBetween;
        }
        layout.bars.push_back(std::move(rects));
        y += height + gap;
    }
    // The axis moves up to the last group where the groups do not fill the height.
    layout.plot.setBottom(std::min(layout.plot.bottom(), std::max(y - gap / 2, head + 20)));
    return layout;
}

}  // namespace epochal::ui
