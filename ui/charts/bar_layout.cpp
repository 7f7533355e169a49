#include "ui/charts/bar_layout.h"

#include <algorithm>
#include <cmath>

namespace epochal::ui {

namespace {

constexpr double kTop = 8, kLegendRow = 20, kAxis = 30, kEdge = 12, kLabelGap = 10, kEnd = 4;
constexpr double kBar = 15, kTightBar = 11, kBetween = 3, kLeastGap = 6, kMostGap = 30;
constexpr double kTightGap = 2;  ///< rather than scroll, where each group ends with its note

/// Text in two lines at most, none of them wider than `width`.
QStringList fewLines(const QString& text, Type type, double width, const ChartStyle& style) {
    constexpr qsizetype kMost = 2;
    QStringList lines = style.wrapped(type, text, width);
    if (lines.size() > kMost) lines = lines.mid(0, kMost - 1) << lines.mid(kMost - 1).join(QLatin1Char(' '));
    for (QString& line : lines) line = style.elided(type, line, width);
    return lines;
}

double linesHeight(const BarLayout::Label& label, const ChartStyle& style) {
    return static_cast<double>(label.lines.size()) * style.height(Type::Secondary) +
           static_cast<double>(label.notes.size()) * style.height(Type::Tick);
}

/// Widest label and note: as they are on a screen, the longest words at least on paper.
double labelWidth(const BarSpec& spec, const BarLayout& layout, double most, const ChartStyle& style) {
    double widest = 0, word = 0;
    for (const BarGroup& group : spec.groups) {
        const double label = style.width(Type::Secondary, group.label);
        const double note = spec.notesBelow ? 0 : style.width(Type::Tick, group.note);
        widest = std::max(widest, layout.tight ? label + (group.note.isEmpty() ? 0 : note + 8) : std::max(label, note));
        for (const QString& one : (group.label + QLatin1Char(' ') + group.note).split(QLatin1Char(' ')))
            word = std::max(word, style.width(Type::Secondary, one));
    }
    return std::max(std::min(widest + 4, most), style.isPaper() ? word + 4 : 0);
}

BarLayout::Label labelOf(const BarGroup& group, bool tight, bool below, bool wraps, double width,
                         const ChartStyle& style) {
    BarLayout::Label label;
    const auto add = [&](QStringList& to, const QString& text, Type type) {
        if (text.isEmpty()) return;
        to = style.isPaper() ? style.wrapped(type, text, width)
             : wraps         ? fewLines(text, type, width, style)
                             : QStringList(style.elided(type, text, width));
    };
    if (tight && !below) {
        const double note = group.note.isEmpty() ? 0 : style.width(Type::Tick, group.note) + 8;
        if (!style.isPaper() || style.width(Type::Secondary, group.label) + note <= width) {
            label.lines << style.elided(Type::Secondary, group.label, width - note);
            label.notes << group.note;
            label.oneLine = true;
            return label;
        }
    }
    add(label.lines, group.label, Type::Secondary);
    if (!below) add(label.notes, group.note, Type::Tick);
    return label;
}

/// The note of a group below its bars: in two lines from the axis on, `right` of it, or else in the whole `width`.
BarLayout::Label noteOf(const BarGroup& group, double right, double width, const ChartStyle& style) {
    BarLayout::Label note;
    if (group.note.isEmpty()) return note;
    note.notes = style.wrapped(Type::Tick, group.note, right);
    const bool fits = note.notes.size() <= 2 && std::ranges::all_of(note.notes, [&](const QString& line) {
                          return style.width(Type::Tick, line) <= right;
                      });
    if (!fits)
        note.notes = style.isPaper() ? style.wrapped(Type::Tick, group.note, width)
                                     : fewLines(group.note, Type::Tick, width, style);
    return note;
}

/// Whether a label and its note, in one line, are wider than `width`.
bool isCut(const BarGroup& group, double width, const ChartStyle& style) {
    const double note = group.note.isEmpty() ? 0 : style.width(Type::Tick, group.note) + 8;
    return style.width(Type::Secondary, group.label) + note > width;
}

/// Value at which a bar, error bar included, ends. A spread that is not finite, as for a single run, has no length.
double endOf(const Bar& bar) {
    if (bar.interval) return std::max(bar.value, bar.interval->second);
    return bar.value + (std::isfinite(bar.spread) ? bar.spread : 0);
}

/// The length of a stack.
double wholeOf(const BarGroup& group) {
    double whole = 0;
    for (const Bar& bar : group.bars) whole += std::isfinite(bar.value) ? std::max(0.0, bar.value) : 0;
    return whole;
}

/// The highest value of all bars, error bars and ticks.
double highest(const BarSpec& spec) {
    double most = 0;
    for (const BarGroup& group : spec.groups) {
        if (spec.isStacked()) most = std::max(most, wholeOf(group));
        for (const Bar& bar : group.bars) {
            if (std::isfinite(bar.value)) most = std::max(most, endOf(bar));
            if (bar.tick && std::isfinite(*bar.tick)) most = std::max(most, *bar.tick);
        }
    }
    return most > 0 ? most : 1;
}

/// The room that texts need to the right of a plot of `width`.
double roomOf(const BarSpec& spec, double width, double most, bool tickTexts, const ChartStyle& style) {
    double room = 16;
    for (const BarGroup& group : spec.groups)
        for (const Bar& bar : group.bars) {
            const double end = spec.isStacked()           ? wholeOf(group)
                               : bar.interval             ? most
                               : std::isfinite(bar.value) ? std::max(endOf(bar), bar.tick.value_or(0))
                                                          : 0;
            const double note = tickTexts && !bar.tickText.isEmpty() ? style.width(Type::Tick, bar.tickText) + 10 : 0;
            const QString& shown = spec.isStacked() ? group.whole : bar.text;
            const double text = style.width(Type::Secondary, shown, true) + note + (bar.tick ? 24 : 14);
            room = std::max(room, text - (1 - std::clamp(end / most, 0.0, 1.0)) * width);
        }
    return room;
}

/// Whether the axis title, beside the last tick, would cover the tick before it.
bool coversTicks(const BarSpec& spec, const BarLayout& layout, const ChartStyle& style) {
    if (spec.axisTitle().isEmpty() || layout.ticks.size() < 2) return false;
    constexpr double kApart = 8;
    const int decimals = tickDecimals(layout.ticks);
    const auto wide = [&](const Tick& tick) {
        return style.width(Type::Tick, style.format().number(tick.value, decimals));
    };
    const Tick &last = layout.ticks.back(), &before = layout.ticks[layout.ticks.size() - 2];
    const double title = style.width(Type::Tick, QLatin1Char(' ') + spec.axisTitle()) + 6;
    const double left = std::min(layout.x(last.at) - wide(last) / 2, layout.size.width() - wide(last) - title);
    return layout.x(before.at) + wide(before) / 2 + kApart > left;
}

/// Whether any stack has something of a part.
bool isUsed(const BarSpec& spec, std::size_t part) {
    return std::ranges::any_of(
        spec.groups, [part](const BarGroup& group) { return part < group.bars.size() && group.bars[part].value > 0; });
}

/// Places the legend's parts in rows, from the axis if they fit into one there, else from the left edge.
double layOutLegend(const BarSpec& spec, double axis, BarLayout& layout, const ChartStyle& style) {
    if (spec.parts.size() < 2) return kTop;
    const auto isKey = [&](qsizetype part) {
        return !spec.isStacked() || isUsed(spec, static_cast<std::size_t>(part));
    };
    double wide = 0;
    for (qsizetype i = 0; i < spec.parts.size(); ++i)
        if (isKey(i)) wide += style.width(Type::Secondary, spec.parts[i]) + 36;
    const double right = layout.size.width(), from = axis + wide <= right ? axis : kEdge;
    double x = from, y = kTop - 4;
    for (qsizetype i = 0; i < spec.parts.size(); ++i) {
        if (!isKey(i)) {
            layout.legend.emplace_back();
            continue;
        }
        const double width = std::min(style.width(Type::Secondary, spec.parts[i]) + 20, right - from);
        if (x > from && x + width > right) x = from, y += kLegendRow;
        layout.legend.emplace_back(x, y, width, kLegendRow - 2);
        x += width + 16;
    }
    return y + kLegendRow + 6;
}

}  // namespace

bool isLong(const BarSpec& spec) {
    constexpr std::size_t kLong = 10;
    return spec.groups.size() > kLong;
}

BarLayout layOutBars(const BarSpec& spec, QSizeF size, const ChartStyle& style) {
    BarLayout layout;
    layout.size = size;
    const double lines = style.height(Type::Secondary) + style.height(Type::Tick);
    const auto barsHeight = [&spec](const BarGroup& group, double bar) {
        const auto count = spec.isStacked() ? 1.0 : static_cast<double>(std::max<std::size_t>(1, group.bars.size()));
        return count * bar + (count - 1) * kBetween;
    };
    double roomy = kTop + (spec.parts.size() > 1 ? kLegendRow + 6 : 0) + kAxis;
    for (const BarGroup& group : spec.groups) roomy += std::max(lines, barsHeight(group, kBar)) + kLeastGap;
    layout.tight = !spec.notesBelow && (style.isPaper() ? isLong(spec) : roomy > size.height());
    const auto widthOfLabels = [&] {
        return labelWidth(spec, layout, size.width() * (layout.tight ? 0.62 : 0.5), style);
    };
    double label = widthOfLabels();
    if (layout.tight && !style.isPaper() && !isLong(spec)) {
        // Where the chart has to scroll in any case, names are whole.
        double close = roomy;
        for (const BarGroup& group : spec.groups)
            close += std::max(kTightBar + 4, barsHeight(group, kTightBar)) - std::max(lines, barsHeight(group, kBar));
        const auto cut = [&](const BarGroup& group) { return isCut(group, label, style); };
        layout.tight = close <= size.height() || std::ranges::none_of(spec.groups, cut);
        if (!layout.tight) label = widthOfLabels();
    }
    const double bar = layout.tight ? kTightBar : kBar;
    const double left = kEdge + label + kLabelGap;
    const double head = layOutLegend(spec, left, layout, style);
    std::vector<double> heights;
    double wanted = head;
    for (const BarGroup& group : spec.groups) {
        layout.labels.emplace_back();
        BarLayout::Label& text = layout.labels.back() =
            labelOf(group, layout.tight, spec.notesBelow, spec.notesBelow || !isLong(spec), label, style);
        if (spec.notesBelow) {
            layout.below.push_back(noteOf(group, size.width() - left - 5 - kEnd, size.width() - kEdge - kEnd, style));
            heights.push_back(std::max(linesHeight(text, style), barsHeight(group, kBar)) +
                              linesHeight(layout.below.back(), style));
            wanted += heights.back() + kLeastGap;
            continue;
        }
        const double least = text.oneLine ? kTightBar + 4 : linesHeight(text, style);
        heights.push_back(
            std::max(layout.tight ? least : std::max(least, style.isPaper() ? 0 : lines), barsHeight(group, bar)));
        wanted += heights.back() + kLeastGap;
    }

    layout.most = highest(spec);
    const double whole = size.width() - left, guess = std::max(40.0, whole - 60);
    double room = roomOf(spec, guess, layout.most, true, style);
    // What a tick says gives way before the bars become too short to compare.
    layout.tickTexts = room <= whole * 0.45;
    if (!layout.tickTexts) room = roomOf(spec, guess, layout.most, false, style);
    room = std::min(room, whole * (style.isPaper() ? 0.8 : 0.5));  // paper cannot be widened: no figure is cut off
    layout.plot = QRectF(left, head, std::max(40.0, whole - room), 0);
    layout.ticks = ticks(0, layout.most, std::clamp(static_cast<int>(layout.plot.width() / 60), 2, 8), false);
    layout.titleBelow = coversTicks(spec, layout, style);
    layout.axisHeight = kAxis + (layout.titleBelow ? style.height(Type::Tick) : 0);
    wanted += layout.axisHeight;
    const auto count = static_cast<double>(std::max<std::size_t>(1, spec.groups.size()));
    const double close = spec.notesBelow ? count * (kLeastGap - kTightGap) : 0;
    layout.size.setHeight(std::max(size.height(), wanted - close));
    layout.plot.setHeight(layout.size.height() - head - layout.axisHeight);

    const double gap = std::min(kMostGap, kLeastGap + (layout.size.height() - wanted) / count);
    double y = head + gap / 2;
    for (std::size_t i = 0; i < spec.groups.size(); ++i) {
        const BarGroup& group = spec.groups[i];
        const double below = spec.notesBelow ? linesHeight(layout.below[i], style) : 0;
        layout.labels[i].rect = QRectF(kEdge, y, label, heights[i] - below);
        if (spec.notesBelow) {
            // From the axis on or, where it is too long, as far to the left as it needs.
            double needs = 0;
            for (const QString& line : layout.below[i].notes)
                needs = std::max(needs, style.width(Type::Tick, line) + 2);
            const double end = size.width() - kEnd, from = std::clamp(end - needs, kEdge, layout.plot.left() + 3);
            layout.below[i].rect = QRectF(from, y + heights[i] - below, end - from, below);
        }
        std::vector<QRectF> rects;
        double top = y + (heights[i] - below - barsHeight(group, bar)) / 2;
        double from = 0;
        for (const Bar& one : group.bars) {
            const double value = std::isfinite(one.value) ? std::max(0.0, one.value) : 0;
            rects.emplace_back(layout.x(from), top, layout.x(value) - layout.plot.left(), bar);
            if (spec.isStacked())
                from += value;
            else
                top += bar + kBetween;
        }
        layout.bars.push_back(std::move(rects));
        y += heights[i] + gap;
    }
    // The axis moves up to the last group where the groups do not fill the height.
    layout.plot.setBottom(std::min(layout.plot.bottom(), std::max(y - gap / 2, head + 20)));
    return layout;
}

}  // namespace epochal::ui
