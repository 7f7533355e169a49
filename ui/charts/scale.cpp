#include "ui/charts/scale.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/charts/each_series.h"

namespace epochal::ui {

namespace {

constexpr std::size_t kFewestTicks = 3;

double roundStep(double span, int count) {
    const double rough = span / std::max(1, count);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    return (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power;
}

std::vector<Tick> linearTicks(double from, double to, double step) {
    std::vector<Tick> out;
    const double first = std::ceil(from / step - 1e-9);
    for (int i = 0; i < 1000; ++i) {
        const double at = (first + i) * step;
        if (at > to + step * 1e-9) break;
        out.push_back({at, at});
    }
    return out;
}

std::vector<Tick> logarithmicTicks(double from, double to) {
    std::vector<Tick> out;
    const double decades = to - from;
    const int every = std::max(1, static_cast<int>(std::ceil(decades / 6)));  // seven ticks at most
    for (int power = static_cast<int>(std::floor(from)); power <= static_cast<int>(std::ceil(to)); power += every) {
        for (const int lead : {1, 2, 5}) {
            if (lead > 1 && decades >= 3) continue;
            const double at = power + std::log10(lead);
            if (at >= from - 1e-9 && at <= to + 1e-9) out.push_back({at, std::pow(10.0, at)});
        }
    }
    return out;
}

/// Calls `take(x, y)` with the position of every point that has one.
template <class Take>
void eachPlace(const ChartSeries& series, const ChartSpec& spec, Take&& take) {
    for (const CurvePoint& point : series.points) {
        const double x = place(point.x, spec.logX), y = place(point.y, spec.logY);
        if (!std::isnan(x) && !std::isnan(y)) take(x, y);
    }
}

}  // namespace

ChartExtent extentOf(const ChartSpec& spec) {
    std::vector<ChartExtent> parts(spec.series.size());
    eachSeries(spec.series, [&](std::size_t i) {
        ChartExtent part;
        eachPlace(spec.series[i], spec, [&](double x, double y) {
            part.add(x, y);
            ++part.values;
        });
        parts[i] = part;
    });
    ChartExtent all;
    for (const ChartExtent& part : parts) {
        if (part.values == 0) continue;
        all.add(part.left, part.low);
        all.add(part.right, part.high);
        all.values += part.values;
    }
    for (const ChartPoint& point : spec.points) {
        const double x = place(point.x, spec.logX), y = place(point.y, spec.logY);
        if (!std::isnan(x) && !std::isnan(y)) all.add(x, y);
    }
    return all;
}

double valueAt(const ChartSpec& spec, double low, double high, std::size_t rank) {
    if (!(high > low) || !std::isfinite(high - low)) return low;
    // Counts the values in bins and sorts only one bin, so that ten million values are not copied.
    constexpr std::size_t kBins = 4096;
    const auto binOf = [&](double y) {
        return std::min(kBins - 1, static_cast<std::size_t>((y - low) / (high - low) * kBins));
    };
    std::vector<std::vector<std::size_t>> parts(spec.series.size());
    eachSeries(spec.series, [&](std::size_t i) {
        std::vector<std::size_t> part(kBins);
        eachPlace(spec.series[i], spec, [&](double, double y) { ++part[binOf(y)]; });
        parts[i] = std::move(part);
    });
    std::vector<std::size_t> bins(kBins);
    for (const auto& part : parts) std::ranges::transform(bins, part, bins.begin(), std::plus());
    std::size_t bin = 0;
    for (; rank >= bins[bin]; ++bin) rank -= bins[bin];
    std::vector<std::vector<double>> found(spec.series.size());
    eachSeries(spec.series, [&](std::size_t i) {
        eachPlace(spec.series[i], spec, [&](double, double y) {
            if (binOf(y) == bin) found[i].push_back(y);
        });
    });
    std::vector<double> values;
    for (const auto& some : found) values.insert(values.end(), some.begin(), some.end());
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

std::vector<Tick> ticks(double from, double to, int count, bool logarithmic, bool whole) {
    if (!(to > from) || !std::isfinite(from) || !std::isfinite(to)) return {};
    if (logarithmic) {
        auto out = logarithmicTicks(from, to);
        const auto isPower = [](const Tick& tick) { return std::abs(tick.at - std::round(tick.at)) < 1e-9; };
        // On a small chart, labels of all of them would overlap.
        if (std::ssize(out) > std::max(count + 2, 4) && std::ranges::count_if(out, isPower) >= 3)
            std::erase_if(out, [&](const Tick& tick) { return !isPower(tick); });
        if (out.size() >= 3) return out;
        // Over less than a decade, round values make the ticks.
        out = ticks(std::pow(10.0, from), std::pow(10.0, to), count, false, whole);
        for (Tick& tick : out) tick.at = std::log10(tick.value);
        std::erase_if(out, [](const Tick& tick) { return tick.value <= 0; });
        return out;
    }
    // Less than one epoch is divided, or its axis would have a single tick.
    const double least = whole && to - from >= 1 ? 1.0 : 0.0;
    double step = std::max(least, roundStep(to - from, count));
    std::vector<Tick> out = linearTicks(from, to, step);
    // Two do not show whether an axis is linear, nor where it begins.
    while (out.size() < kFewestTicks && step > least) {
        step = std::max(least, roundStep(step, 2));
        out = linearTicks(from, to, step);
    }
    return out;
}

std::vector<Tick> valueTicks(double from, double to, double height, bool logarithmic) {
    constexpr double kApart = 25;  // pixels
    constexpr int kMost = 7;
    int count = std::clamp(static_cast<int>(height / kApart), static_cast<int>(kFewestTicks), kMost);
    std::vector<Tick> out = ticks(from, to, count, logarithmic);
    // Of nearly three decades with two powers of ten, the fives and the powers are enough.
    if (logarithmic && to - from >= 1 && out.size() > kMost)
        std::erase_if(
            out, [](const Tick& tick) { return std::abs(tick.at - std::floor(tick.at) - std::log10(2.0)) < 1e-9; });
    while (out.size() > kMost && count > 1) out = ticks(from, to, --count, logarithmic);
    return out;
}

double roundedUp(double value) {
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double lead : {1.0, 2.0, 5.0})
        if (value <= lead * power * (1 + 1e-9)) return lead * power;
    return 10 * power;
}

int tickDecimals(const std::vector<Tick>& ticks) {
    if (ticks.size() < 2) return 0;
    const double step = std::abs(ticks[1].value - ticks[0].value);
    for (int decimals = 0; decimals < 9; ++decimals) {
        const double scaled = step * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * scaled && scaled >= 1) return decimals;
    }
    return 9;
}

int decimalsWithin(double value, double span) {
    constexpr double kUnseen = 0.01;
    for (int decimals = 0; decimals < 9; ++decimals) {
        const double scaled = value * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) <= kUnseen * span * std::pow(10.0, decimals)) return decimals;
    }
    return 9;
}

ChartRange wholeRange(const ChartSpec& spec) {
    auto [left, right, low, high, values] = extentOf(spec);
    const auto wide = [&left = left, &right = right](double x) {
        left = std::min(left, x);
        right = std::max(right, x);
    };
    double highest = high;  // of what is shown, without the room around it
    // Points need room around them for markers and names.
    const double air = spec.points.empty() ? 0 : std::max(0.08 * (right - left), spec.logX ? 0.1 : 0.0);
    if (std::isfinite(air) && std::isfinite(left)) {
        left = !spec.logX && left >= 0 ? std::max(0.0, left - air) : left - air;
        right += air;
        const double tall = 0.06 * (high - low);
        if (spec.logY || low < 0) low -= tall;
        high += tall;
    }
    if (spec.xFrom) wide(place(*spec.xFrom, spec.logX));
    if (spec.xTo) wide(place(*spec.xTo, spec.logX));
    if (!(right > left)) {
        if (!std::isfinite(left)) left = 0;
        right = left + 1;
    }
    ChartRange range{left, right, 0, 1};
    if (!std::isfinite(low)) return range;

    if (spec.robustLow && values >= 20) low = valueAt(spec, low, high, values / 50);
    for (const ChartLine& line : spec.lines) {
        const double y = place(line.y, spec.logY);
        if (!std::isnan(y)) low = std::min(low, y), high = std::max(high, y), highest = std::max(highest, y);
    }
    if (!spec.logY && (spec.yFromZero || (low >= 0 && low < high / 3))) low = 0;
    if (const double least = spec.leastSpan * std::abs(high); !spec.logY && high - low < least) {
        const double middle = (low + high) / 2;
        low = middle - least / 2;
        high = middle + least / 2;
    }
    if (!(high > low)) {
        const double room = high != 0 ? std::abs(high) * 0.05 : 1;
        low -= room;
        high += room;
    }
    const double step = roundStep(high - low, 8);
    range.bottom = low == 0 ? 0 : std::floor((low - 0.02 * (high - low)) / step) * step;
    range.top = std::ceil((high + 0.04 * (high - low)) / step) * step;
    if (spec.yFrom && !spec.logY && *spec.yFrom < range.top) range.bottom = std::max(range.bottom, *spec.yFrom);
    if (spec.yAtMost && !spec.logY && highest <= *spec.yAtMost) range.top = std::min(range.top, *spec.yAtMost);
    return range;
}

ChartRange zoomed(const ChartRange& range, double x, double y, double factorX, double factorY) {
    return {x - (x - range.left) * factorX, x + (range.right - x) * factorX, y - (y - range.bottom) * factorY,
            y + (range.top - y) * factorY};
}

ChartRange clamped(ChartRange range, const ChartRange& whole) {
    const auto keep = [](double& low, double& high, double least, double most) {
        const double span = std::clamp(high - low, (most - least) * 1e-6, most - least);
        const double middle = (low + high) / 2;
        low = std::clamp(middle - span / 2, least, most - span);
        high = low + span;
    };
    keep(range.left, range.right, whole.left, whole.right);
    keep(range.bottom, range.top, whole.bottom, whole.top);
    return range;
}

}  // namespace epochal::ui
