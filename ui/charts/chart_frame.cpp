#include "ui/charts/chart_frame.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include "ui/charts/chart_keys.h"
#include "ui/charts/each_series.h"

namespace epochal::ui {

namespace {

/// The foot's share of the height of both plots, the least of that height for a foot, and its most decades.
constexpr double kFootShare = 0.2, kLeastWithFoot = 150, kFootDecades = 3;

/// Between the two plots: the foot's title.
double footRoom(const ChartStyle& style) {
    return style.height(Type::Tick) + 12;
}

constexpr std::size_t kDense = 20'000;  ///< points; Qt Charts needs about 2 us for each

bool isPowerOfTwo(double value) {
    return value >= 1 && std::log2(value) == std::floor(std::log2(value));
}

/// Those for which there is room. Doubled counts stay evenly apart: 1, 4 or 1, 8 of 1, 2, 4, 8. What another one
/// measured between them, such as 3 devices, gives way first.
std::vector<Tick> withRoom(std::vector<Tick> all, const ChartSpec& spec, double leastApart) {
    const auto isRoomFor = [&](std::size_t every) {
        for (std::size_t i = every; i < all.size(); i += every)
            if (all[i].at - all[i - every].at < leastApart) return false;
        return true;
    };
    if (isRoomFor(1)) return all;
    const auto isDoubled = [](const Tick& tick) { return isPowerOfTwo(tick.value); };
    if (spec.logX && spec.wholeX && std::ranges::count_if(all, isDoubled) > 1)
        std::erase_if(all, [&](const Tick& tick) { return !isDoubled(tick); });
    std::vector<Tick> out;
    if (spec.logX && std::ranges::all_of(all, isDoubled)) {
        std::size_t every = 1;
        while (!isRoomFor(every)) ++every;
        for (std::size_t i = 0; i < all.size(); i += every) out.push_back(all[i]);
        return out;
    }
    for (const Tick& tick : all)
        if (out.empty() || tick.at - out.back().at >= leastApart) out.push_back(tick);
    return out;
}

/// One tick for each x measured, such as batch sizes or numbers of devices, if they are few and apart.
std::vector<Tick> measuredTicks(const ChartSpec& spec, const ChartRange& range, double leastApart) {
    const std::size_t few = spec.logX ? 16 : 7;  // doubled from 1, a batch gets far in a few steps
    if (!spec.points.empty() || !(spec.logX || spec.wholeX)) return {};
    std::set<double> values;
    bool fitted = false;
    for (const ChartSeries& series : spec.series) {
        if (series.dotted) {  // a fit has points anywhere
            fitted = true;
            continue;
        }
        for (const CurvePoint& point : series.points) {
            if (!hasPlace(spec, point)) continue;
            values.insert(point.x);
            if (values.size() > few || (spec.wholeX && point.x != std::floor(point.x))) return {};
        }
    }
    // A fit goes on in doubled counts.
    if (fitted && spec.logX && spec.wholeX && !values.empty() && isPowerOfTwo(*values.begin()) &&
        isPowerOfTwo(*values.rbegin()))
        for (double value = *values.begin(), last = *values.rbegin(); value < last; value *= 2) values.insert(value);
    std::vector<Tick> all;
    for (const double value : values)
        if (const double at = place(value, spec.logX); at >= range.left && at <= range.right)
            all.push_back({at, value});
    std::vector<Tick> out = withRoom(std::move(all), spec, leastApart);
    if (out.size() < 2) return {};
    double apart = 0;
    for (std::size_t i = 1; i < out.size(); ++i) apart = std::max(apart, out[i].at - out[i - 1].at);
    // What is still to be measured gets ticks, too, and so does the way to the first: two epochs, 64 and 84, would not
    // show where the axis begins.
    if (range.right - out.back().at >= apart || out.front().at - range.left > apart) return {};
    return out;
}

}  // namespace

ChartCounts countValues(const ChartSpec& spec, const ChartRange& whole) {
    const double floor = spec.logY ? std::pow(10.0, whole.bottom) : whole.bottom;
    const auto count = [&](ChartCounts& sum, const CurvePoint& point) {
        if (!std::isfinite(point.x) || !std::isfinite(point.y)) return;
        if (!hasPlace(spec, point)) {
            ++sum.notPlaced;
            return;
        }
        ++sum.placed;
        sum.lowest = std::min(sum.lowest, point.y);
        sum.below += point.y < floor ? 1 : 0;
    };
    std::vector<ChartCounts> parts(spec.series.size() + 1);
    eachSeries(spec.series, [&](std::size_t i) {
        ChartCounts sum;
        for (const CurvePoint& point : spec.series[i].points) count(sum, point);
        parts[i] = sum;
    });
    for (const ChartPoint& point : spec.points) count(parts.back(), {point.x, point.y});
    ChartCounts all;
    for (const ChartCounts& part : parts) {
        all.placed += part.placed;
        all.notPlaced += part.notPlaced;
        all.below += part.below;
        all.lowest = std::min(all.lowest, part.lowest);
    }
    return all;
}

QPointF ChartFrame::pixel(double x, double y) const {
    return {plot.left() + (x - range.left) / (range.right - range.left) * plot.width(),
            plot.bottom() - (y - range.bottom) / (range.top - range.bottom) * plot.height()};
}

QString ChartFrame::xTickText(const Tick& tick, const Formatter& format) const {
    return spec->logX ? format.exact(tick.value) : format.number(tick.value, tickDecimals(xTicks));
}

QString ChartFrame::yTickText(const Tick& tick, const Formatter& format) const {
    return spec->logY ? format.exact(tick.value) : format.number(tick.value, tickDecimals(yTicks));
}

double ChartFrame::rangeFoot(double height, const ChartStyle& style) {
    footTicks.clear();
    if (!spec->foot || height < kLeastWithFoot) return 0;
    const bool log = spec->foot->logY;
    double least = std::numeric_limits<double>::infinity(), most = 0;
    for (const ChartSeries& series : spec->foot->series)
        for (const CurvePoint& point : series.points) {
            if (!std::isfinite(point.y) || point.y <= 0) continue;
            least = std::min(least, point.y);
            most = std::max(most, point.y);
        }
    if (!(most > 0)) return 0;
    if (log) {
        footTop = std::ceil(std::log10(most) - 1e-9);
        footBottom = std::max(std::floor(std::log10(least) + 1e-9), footTop - kFootDecades);
        if (footBottom >= footTop) footBottom = footTop - 1;
    } else {
        footBottom = 0;
        footTop = roundedUp(most);
    }
    footTicks = ticks(footBottom, footTop, 2, log);
    if (log) std::erase_if(footTicks, [](const Tick& tick) { return tick.at != std::round(tick.at); });
    double widest = 0;
    for (const Tick& tick : footTicks)
        widest = std::max(widest, style.width(Type::Tick, style.format().exact(tick.value)));
    return widest;
}

void ChartFrame::layOut(QSizeF canvas, const ChartStyle& style) {
    size = canvas;
    const double small = style.height(Type::Tick);
    const double bottomRoom = small + 8 + (spec->xTitle.isEmpty() ? 0 : small + 4);
    constexpr double kBelowTitle = 7;
    double top = spec->nameY ? 24 : 14;
    for (const QRectF& key : placedKeys(*spec, size.width(), style)) top = std::max(top, key.bottom() + kBelowTitle);
    double height = std::max(20.0, size.height() - top - bottomRoom);
    const double footWidth = rangeFoot(height, style), footHeight = footWidth > 0 ? kFootShare * height : 0;
    if (footHeight > 0) height -= footHeight + footRoom(style);
    yTicks = valueTicks(range.bottom, range.top, height, spec->logY);
    double left = std::max(20.0, footWidth);
    for (const Tick& tick : yTicks) left = std::max(left, style.width(Type::Tick, yTickText(tick, style.format())));
    left += 16;

    // Labels go to the right of their lines' ends. Where the lines end too near the edge, the plot makes room for them.
    double right = 14, widest = 0, lastX = -std::numeric_limits<double>::infinity();
    for (const ChartSeries& series : spec->series) {
        if (listed || series.endLabel.isEmpty() || series.points.empty()) continue;
        widest =
            std::max({widest, style.width(Type::Secondary, style.name(series.endLabel, size.width()), series.strong),
                      style.width(Type::Tick, series.endNote)});
        lastX = std::max(lastX, place(series.points.back().x, spec->logX));
    }
    // Longer names cover free parts of the plot, or are left out.
    widest = std::min(widest, ChartStyle::kNames * size.width());
    if (widest > 0) {
        const ChartRange& shown = fitted ? range : whole;
        const double share = std::clamp((shown.right - lastX) / (shown.right - shown.left), 0.0, 1.0);
        if (share * (size.width() - left - right) < widest + 12) right = widest + 18;
    }
    plot = QRectF(left, top, std::max(40.0, size.width() - left - right), height);
    foot = footHeight > 0 ? QRectF(left, plot.bottom() + footRoom(style), plot.width(), footHeight) : QRectF();
    constexpr double kTick = 62;  // pixels
    xTicks = measuredTicks(*spec, range, 0.7 * kTick / plot.width() * (range.right - range.left));
    if (xTicks.empty())
        xTicks = ticks(range.left, range.right, std::clamp(static_cast<int>(plot.width() / kTick), 2, 10), spec->logX,
                       spec->wholeX);
}

std::vector<double> ChartFrame::uprights() const {
    std::vector<double> out;
    const auto add = [&](double value) {
        const double x = pixel(place(value, spec->logX), 0).x();
        if (x >= plot.left() && x <= plot.right()) out.push_back(x);
    };
    for (const ChartEvent& event : spec->events) add(event.x);
    for (const ChartShade& shade : spec->shades)
        if (shade.ends) add(shade.from);
    std::ranges::sort(out);
    return out;
}

std::vector<std::size_t> ChartFrame::drawOrder() const {
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [this](std::size_t i) { return lines[i].series != highlighted; });
    return order;
}

void ChartFrame::cutLines() {
    const int columns = static_cast<int>(plot.width());
    const auto cut = [&](std::size_t series, bool pale, const std::vector<CurvePoint>& points) {
        std::vector<ChartStretch> out;
        std::vector<CurvePoint> moved;
        std::span<const CurvePoint> placed = points;
        if (spec->logX || spec->logY) {
            moved.reserve(points.size());
            for (const CurvePoint& point : points) {
                const double x = place(point.x, spec->logX);
                if (!std::isnan(x)) moved.push_back({x, place(point.y, spec->logY)});
            }
            placed = moved;
        }
        ChartStretch stretch{series, pale, {}};
        const auto close = [&] {
            if (!stretch.points.isEmpty()) out.push_back(std::exchange(stretch, {series, pale, {}}));
        };
        for (const CurvePoint& point : decimate(placed, range.left, range.right, columns)) {
            if (std::isfinite(point.y)) {
                stretch.points.append({point.x, point.y});
            } else {
                close();
            }
        }
        close();
        return out;
    };
    const std::size_t count = spec->series.size();
    std::vector<std::vector<ChartStretch>> parts(2 * count);
    eachSeries(spec->series, [&](std::size_t i) {
        const bool smoothed = smooth && !smooth->empty();
        if (smoothed) parts[i] = cut(i, true, spec->series[i].points);
        parts[count + i] = cut(i, spec->series[i].faint && !smoothed, shown(i));
    });
    lines.clear();
    for (std::vector<ChartStretch>& part : parts) std::ranges::move(part, std::back_inserter(lines));
    std::size_t points = 0;
    for (const ChartStretch& stretch : lines) points += static_cast<std::size_t>(stretch.points.size());
    dense = points > kDense;
}

}  // namespace epochal::ui
