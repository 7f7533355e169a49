#include "core/engine/data/geometry.h"

#include <algorithm>
#include <cmath>

namespace epochal::engine {
namespace {

constexpr int kTries = 10;

/// A random extent with an area in `areas` of the image's, and a ratio first : second side in `ratios`.
std::pair<double, double> randomSides(Extent image, CounterRandom& random, std::pair<double, double> areas,
                                      std::pair<double, double> ratios) {
    const double area = static_cast<double>(image.height) * static_cast<double>(image.width) *
                        uniform(random, areas.first, areas.second);
    const double ratio = std::exp(uniform(random, std::log(ratios.first), std::log(ratios.second)));
    return {std::nearbyint(std::sqrt(area * ratio)), std::nearbyint(std::sqrt(area / ratio))};
}

double randomPlace(std::int64_t room, double side, CounterRandom& random) {
    return static_cast<double>(random.below(static_cast<std::uint64_t>(room) - static_cast<std::uint64_t>(side) + 1));
}

Axis axisOf(double begin, double length, double readable, double readableLength, std::int64_t shrink,
            std::int64_t offset, std::int64_t available, std::int64_t outputs) {
    const auto scale = static_cast<double>(shrink);
    const double from = static_cast<double>(offset);
    Axis axis;
    axis.begin = begin / scale - from;
    axis.step = length / scale / static_cast<double>(outputs);
    axis.lower = std::max<std::int64_t>(static_cast<std::int64_t>(std::floor(readable / scale - from)), 0);
    axis.upper = std::min(static_cast<std::int64_t>(std::ceil((readable + readableLength) / scale - from)), available);
    axis.outputs = outputs;
    return axis;
}

/// [begin, end) of the pixels along one side that the resampling reads.
std::pair<double, double> span(double begin, double length, double readable, double readableLength,
                               std::int64_t outputs) {
    const double support = std::max(length / static_cast<double>(outputs), 1.0) + 1;
    return {std::max(std::floor(begin - support), readable),
            std::min(std::ceil(begin + length + support), readable + readableLength)};
}

}  // namespace

double uniform(CounterRandom& random) {
    return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

double uniform(CounterRandom& random, double from, double to) {
    return from + (to - from) * uniform(random);
}

Box randomCrop(Extent image, CounterRandom& random) {
    constexpr double kNarrow = 3.0 / 4, kWide = 4.0 / 3;
    for (int i = 0; i < kTries; ++i) {
        const auto [width, height] = randomSides(image, random, {0.08, 1.0}, {kNarrow, kWide});
        if (width < 1 || height < 1 || width > static_cast<double>(image.width) ||
            height > static_cast<double>(image.height))
            continue;
        const double top = randomPlace(image.height, height, random);
        return {top, randomPlace(image.width, width, random), height, width};
    }
    double height = static_cast<double>(image.height), width = static_cast<double>(image.width);
    if (width / height < kNarrow)
        height = std::nearbyint(width / kNarrow);
    else if (width / height > kWide)
        width = std::nearbyint(height * kWide);
    return {std::floor((static_cast<double>(image.height) - height) / 2),
            std::floor((static_cast<double>(image.width) - width) / 2), height, width};
}

std::optional<Box> randomRectangle(Extent image, CounterRandom& random) {
    for (int i = 0; i < kTries; ++i) {
        const auto [height, width] = randomSides(image, random, {0.02, 0.33}, {0.3, 3.3});
        if (height >= static_cast<double>(image.height) || width >= static_cast<double>(image.width)) continue;
        const double top = randomPlace(image.height, height, random);
        return Box{top, randomPlace(image.width, width, random), height, width};
    }
    return std::nullopt;
}

Box largestCenter(Extent image, Extent output) {
    double height = static_cast<double>(image.height), width = static_cast<double>(image.width);
    const double tall = static_cast<double>(output.height), wide = static_cast<double>(output.width);
    if (width * tall > height * wide)
        width = height * wide / tall;
    else
        height = width * tall / wide;
    return {(static_cast<double>(image.height) - height) / 2, (static_cast<double>(image.width) - width) / 2, height,
            width};
}

View viewOfCrop(const Box& box) {
    return {box, box};
}

View viewOfCenter(Extent image, Extent output) {
    const std::int64_t shorter = std::min(image.height, image.width), longer = std::max(image.height, image.width);
    const auto side =
        static_cast<std::int64_t>(std::nearbyint(static_cast<double>(std::min(output.height, output.width)) * 8 / 7));
    const std::int64_t other = side * longer / shorter;
    const bool tall = image.height > image.width;
    const std::int64_t height = tall ? other : side, width = tall ? side : other;
    const double down = static_cast<double>(image.height) / static_cast<double>(height),
                 across = static_cast<double>(image.width) / static_cast<double>(width);
    const double top = std::nearbyint(static_cast<double>(height - output.height) / 2),
                 left = std::nearbyint(static_cast<double>(width - output.width) / 2);
    return {{top * down, left * across, static_cast<double>(output.height) * down,
             static_cast<double>(output.width) * across},
            {0, 0, static_cast<double>(image.height), static_cast<double>(image.width)}};
}

Need neededFor(const View& view, Extent output) {
    const auto [top, bottom] =
        span(view.box.top, view.box.height, view.readable.top, view.readable.height, output.height);
    const auto [left, right] =
        span(view.box.left, view.box.width, view.readable.left, view.readable.width, output.width);
    const auto least = [](double needed, double shown, std::int64_t side) {
        return static_cast<std::int64_t>(std::ceil(needed / shown * static_cast<double>(side)));
    };
    return {{top, left, bottom - top, right - left},
            {least(bottom - top, view.box.height, output.height), least(right - left, view.box.width, output.width)}};
}

Axis rowsOf(const View& view, const Part& part, Extent output) {
    return axisOf(view.box.top, view.box.height, view.readable.top, view.readable.height, part.shrink, part.top,
                  part.height, output.height);
}

Axis columnsOf(const View& view, const Part& part, Extent output) {
    return axisOf(view.box.left, view.box.width, view.readable.left, view.readable.width, part.shrink, part.left,
                  part.width, output.width);
}

}  // namespace epochal::engine
