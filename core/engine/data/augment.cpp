#include "core/engine/data/augment.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/engine/data/geometry.h"

namespace epochal::engine {
namespace {

std::uint8_t truncated(float value) {
    return static_cast<std::uint8_t>(std::clamp(value, 0.0f, 255.0f));
}

/// torchvision's grayscale of a color, rounded down; the weights are those of ITU-R 601-2.
float torchvisionGray(const std::uint8_t* rgb) {
    const float gray = static_cast<float>(rgb[0]) * 0.2989f + static_cast<float>(rgb[1]) * 0.587f +
                       static_cast<float>(rgb[2]) * 0.114f;
    return static_cast<float>(static_cast<int>(gray));
}

/// Each byte becomes factor x byte + addition.
void mapBytes(std::uint8_t* pixels, std::int64_t count, double factor, float addition) {
    std::array<std::uint8_t, 256> table;
    for (std::size_t value = 0; value < 256; ++value)
        table[value] = truncated(static_cast<float>(value) * static_cast<float>(factor) + addition);
    for (std::int64_t i = 0; i < count; ++i) pixels[i] = table[pixels[i]];
}

}  // namespace

void adjustBrightness(std::uint8_t* pixels, std::int64_t count, double factor) {
    mapBytes(pixels, count, factor, 0);
}

void adjustContrast(std::uint8_t* pixels, std::int64_t area, std::int64_t channels, double factor) {
    std::int64_t sum = 0;
    if (channels == 3)
        for (std::int64_t i = 0; i < area; ++i) sum += static_cast<std::int64_t>(torchvisionGray(pixels + 3 * i));
    else
        for (std::int64_t i = 0; i < area * channels; ++i) sum += pixels[i];
    const std::int64_t values = channels == 3 ? area : area * channels;
    const auto mean = static_cast<float>(static_cast<double>(sum) / static_cast<double>(values));
    mapBytes(pixels, area * channels, factor, static_cast<float>(1 - factor) * mean);
}

void adjustSaturation(std::uint8_t* pixels, std::int64_t area, double factor) {
    const auto kept = static_cast<float>(factor), grayed = static_cast<float>(1 - factor);
    for (std::int64_t i = 0; i < area; ++i) {
        std::uint8_t* rgb = pixels + 3 * i;
        const float gray = grayed * torchvisionGray(rgb);
        for (int c = 0; c < 3; ++c) rgb[c] = truncated(static_cast<float>(rgb[c]) * kept + gray);
    }
}

void jitterColors(std::uint8_t* pixels, Extent extent, std::int64_t channels, double strength, CounterRandom& random) {
    std::array<int, 3> order{0, 1, 2};
    for (std::size_t i = 3; i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    std::array<double, 3> factors{};
    for (double& factor : factors) factor = uniform(random, 1 - strength, 1 + strength);
    const std::int64_t area = extent.height * extent.width;
    for (const int change : order) {
        if (change == 0) adjustBrightness(pixels, area * channels, factors[0]);
        if (change == 1) adjustContrast(pixels, area, channels, factors[1]);
        if (change == 2 && channels == 3) adjustSaturation(pixels, area, factors[2]);
    }
}

void eraseRectangle(std::uint8_t* pixels, Extent extent, const std::vector<std::uint8_t>& fill, double probability,
                    CounterRandom& random) {
    if (uniform(random) >= probability) return;
    const auto box = randomRectangle(extent, random);
    if (!box) return;
    const auto channels = std::ssize(fill), top = static_cast<std::ptrdiff_t>(box->top),
               left = static_cast<std::ptrdiff_t>(box->left), height = static_cast<std::ptrdiff_t>(box->height),
               width = static_cast<std::ptrdiff_t>(box->width);
    for (std::ptrdiff_t y = top; y < top + height; ++y)
        for (std::ptrdiff_t x = left; x < left + width; ++x)
            std::copy(fill.begin(), fill.end(), pixels + (y * extent.width + x) * channels);
}

}  // namespace epochal::engine
