#include "ui/charts/coordinates_layout.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace epochal::ui {

namespace {

constexpr double kCanvasEdge = 12, kRampWidth = 110, kTickGap = 7;

/// The ends of an axis, as positions.
std::pair<double, double> axisEnds(const CoordinatesSpec& spec, std::size_t axis) {
    const CoordinateAxis& of = spec.axes[axis];
    if (!of.words.isEmpty()) return {-0.4, static_cast<double>(of.words.size()) - 0.6};
    double low = std::numeric_limits<double>::infinity(), high = -low;
    const auto take = [&](double value) {
        const double position = placeOn(of, value);
        if (std::isfinite(position)) low = std::min(low, position), high = std::max(high, position);
    };
    for (const CoordinateLine& line : spec.lines) take(line.values[axis]);
    for (const double value : of.values) take(value);
    if (!std::isfinite(low)) return {0, 1};
    const double least = of.logarithmic ? 0.2 : std::max(1e-9, 0.02 * std::abs(high));
    const double air = std::max(0.04 * (high - low), high > low ? 0 : least / 2);
    return {low - air, high + air};
}

void tickAxis(const CoordinateAxis& of, CoordinatesLayout::Axis& axis, double height, const ChartStyle& style) {
    if (!of.words.isEmpty()) {
        for (qsizetype i = 0; i < of.words.size(); ++i) {
            axis.ticks.push_back({static_cast<double>(i), static_cast<double>(i)});
            axis.labels += of.words[i];
        }
        return;
    }
    const double line = style.height(Type::Tick);
    if (!of.values.empty()) {
        double last = -std::numeric_limits<double>::infinity();
        for (const double value : of.values) {
            const double position = placeOn(of, value);
            if ((position - last) / (axis.high - axis.low) * height < line) continue;
            last = position;
            axis.ticks.push_back({position, value});
            axis.labels += of.text ? of.text(value) : style.format().exact(value);
        }
        return;
    }
    axis.ticks = valueTicks(axis.low, axis.high, height, of.logarithmic);
    const int decimals = of.logarithmic ? 0 : tickDecimals(axis.ticks);
    double last = -std::numeric_limits<double>::infinity();
    for (const Tick& one : axis.ticks) {
        const bool room = (one.at - last) / (axis.high - axis.low) * height >= line;
        if (room) last = one.at;
        axis.labels += !room            ? QString()
                       : of.logarithmic ? style.format().exact(one.value)
                                        : style.format().number(one.value, decimals);
    }
}

/// Spreads lines that share a value on an axis over a few pixels, in the order of their next axis.
void fanOut(const CoordinatesSpec& spec, CoordinatesLayout& layout, std::size_t axis) {
    constexpr double kApart = 1.6, kMost = 9;  // pixels between two, and for all
    std::map<double, std::vector<std::size_t>> equal;
    for (std::size_t line = 0; line < spec.lines.size(); ++line)
        if (const double value = spec.lines[line].values[axis]; std::isfinite(value)) equal[value].push_back(line);
    const std::size_t next = axis + 1 < spec.axes.size() ? axis + 1 : axis > 0 ? axis - 1 : axis;
    for (auto& [value, lines] : equal) {
        if (lines.size() < 2) continue;
        std::ranges::stable_sort(lines, {}, [&](std::size_t line) {
            const double there = placeOn(spec.axes[next], spec.lines[line].values[next]);
            return std::isfinite(there) ? -there : std::numeric_limits<double>::infinity();
        });
        const double count = static_cast<double>(lines.size() - 1), step = std::min(kApart, kMost / count);
        for (std::size_t i = 0; i < lines.size(); ++i)
            layout.offsets[lines[i]][axis] = (static_cast<double>(i) - count / 2) * step;
    }
}

}  // namespace

bool CoordinatesSpec::isInside(const CoordinateLine& line) const {
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const auto brush = brushes.find(axes[i].id);
        if (brush != brushes.end() && !brush->second.has(line.values[i])) return false;  // NaN is outside
    }
    return true;
}

double placeOn(const CoordinateAxis& axis, double value) {
    return place(value, axis.logarithmic);
}

double valueOn(const CoordinateAxis& axis, double position) {
    return axis.logarithmic ? std::pow(10.0, position) : position;
}

double steppedOn(const CoordinateAxis& axis, const CoordinatesLayout::Axis& on, double position, int steps) {
    std::vector<double> stops;
    if (!axis.words.isEmpty())
        for (qsizetype i = 0; i <= axis.words.size(); ++i) stops.push_back(static_cast<double>(i) - 0.5);
    for (std::size_t i = 1; i < axis.values.size(); ++i)
        stops.push_back((placeOn(axis, axis.values[i - 1]) + placeOn(axis, axis.values[i])) / 2);
    if (stops.empty()) return std::clamp(position + steps * (on.high - on.low) / 40, on.low, on.high);
    if (axis.words.isEmpty()) {
        stops.insert(stops.begin(), on.low);
        stops.push_back(on.high);
    }
    constexpr double kSame = 1e-9;
    if (steps > 0) {
        const auto above = std::ranges::find_if(stops, [&](double stop) { return stop > position + kSame; });
        return above == stops.end() ? stops.back() : *above;
    }
    const auto notBelow = std::ranges::find_if(stops, [&](double stop) { return stop >= position - kSame; });
    return notBelow == stops.begin() ? stops.front() : *std::prev(notBelow);
}

double CoordinatesLayout::y(std::size_t axis, double position) const {
    const Axis& on = axes[axis];
    return bottom - (position - on.low) / (on.high - on.low) * (bottom - top);
}

double CoordinatesLayout::positionAt(std::size_t axis, double y) const {
    const Axis& on = axes[axis];
    return on.low + std::clamp((bottom - y) / (bottom - top), 0.0, 1.0) * (on.high - on.low);
}

QPointF CoordinatesLayout::at(const CoordinatesSpec& spec, std::size_t line, std::size_t axis) const {
    const double position = placeOn(spec.axes[axis], spec.lines[line].values[axis]);
    if (!std::isfinite(position)) return {axes[axis].x, lost};
    return {axes[axis].x, y(axis, position) + offsets[line][axis]};
}

namespace {

void joinCurve(QPainterPath& path, QPointF from, QPointF to) {
    const double half = (from.x() + to.x()) / 2;
    path.cubicTo({half, from.y()}, {half, to.y()}, to);
}

}  // namespace

QPainterPath CoordinatesLayout::curve(const CoordinatesSpec& spec, std::size_t line) const {
    QPainterPath path;
    bool drawing = false;
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        const QPointF here = at(spec, line, axis);
        const bool known = here.y() != lost;
        if (known && drawing)
            joinCurve(path, path.currentPosition(), here);
        else if (known)
            path.moveTo(here);
        drawing = known;
    }
    return path;
}

QPainterPath CoordinatesLayout::lostEnd(const CoordinatesSpec& spec, std::size_t line) const {
    QPainterPath path;
    for (std::size_t axis = 1; axis < axes.size(); ++axis) {
        const QPointF before = at(spec, line, axis - 1), here = at(spec, line, axis);
        if (here.y() != lost || before.y() == lost) continue;
        path.moveTo(before);
        joinCurve(path, before, here);
    }
    return path;
}

CoordinatesLayout layOutCoordinates(const CoordinatesSpec& spec, QSizeF size, const ChartStyle& style) {
    CoordinatesLayout layout;
    layout.size = size;
    if (spec.axes.empty() || spec.lines.empty()) return layout;
    const double small = style.height(Type::Tick), head = style.height(Type::Secondary);
    double top = 6;
    if (!spec.rampTitle.isEmpty()) {
        const double texts = style.width(Type::Tick, spec.rampTo) + 6;
        layout.ramp = QRectF(size.width() - kCanvasEdge - texts - kRampWidth, top + 2, kRampWidth, small - 4);
        top += small + 4;
    }
    const bool units = std::ranges::any_of(spec.axes, [](const CoordinateAxis& axis) { return !axis.unit.isEmpty(); });
    // Titles that are wider than the axes are apart take two lines.
    double words = 80;
    for (const QString& word : spec.axes.front().words) words = std::max(words, style.width(Type::Tick, word));
    const double narrow =
        (size.width() - 80 - words) / static_cast<double>(std::max<std::size_t>(1, spec.axes.size() - 1)) - 6;
    if (std::ranges::any_of(spec.axes, [&](const CoordinateAxis& axis) {
            return axis.title.contains(QLatin1Char(' ')) && style.width(Type::Secondary, axis.title, true) > narrow;
        }))
        layout.titleLines = 2;
    const double titles = layout.titleLines * head + (units ? small : 0);
    layout.top = top + titles + 8;
    const bool losses =
        std::ranges::any_of(spec.axes, [](const CoordinateAxis& axis) { return !axis.missing.isEmpty(); });
    layout.lost = size.height() - small / 2 - 4;
    layout.bottom = std::max(layout.top + 40, size.height() - (losses ? small + 12 : 10));

    const std::size_t count = spec.axes.size();
    for (std::size_t i = 0; i < count; ++i) {
        CoordinatesLayout::Axis axis;
        std::tie(axis.low, axis.high) = axisEnds(spec, i);
        tickAxis(spec.axes[i], axis, layout.bottom - layout.top, style);
        layout.axes.push_back(std::move(axis));
    }
    // Room on the left for the first axis's labels, and on both sides for half of the titles.
    const auto titleWidth = [&](std::size_t i) {
        return std::max(style.width(Type::Secondary, spec.axes[i].title, true),
                        style.width(Type::Tick, spec.axes[i].unit));
    };
    double left = titleWidth(0) / 2;
    for (const QString& label : layout.axes.front().labels)
        left = std::max(left, style.width(Type::Tick, label) + kTickGap + 2);
    left += kCanvasEdge;
    const double right = size.width() - std::max(titleWidth(count - 1) / 2, 20.0) - kCanvasEdge;
    const double apart = count > 1 ? std::max(20.0, (right - left) / static_cast<double>(count - 1)) : 0;
    for (std::size_t i = 0; i < count; ++i) {
        layout.axes[i].x = left + static_cast<double>(i) * apart;
        const double room = count > 1 ? apart - 6 : size.width();
        const double wide = std::min(titleWidth(i) + 4, room);
        layout.axes[i].title = QRectF(layout.axes[i].x - wide / 2, top, wide, titles);
    }
    layout.offsets.assign(spec.lines.size(), std::vector<double>(count, 0.0));
    for (std::size_t i = 0; i < count; ++i) fanOut(spec, layout, i);
    return layout;
}

}  // namespace epochal::ui
