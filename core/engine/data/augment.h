#pragma once

#include <cstdint>
#include <vector>

#include "core/base/random.h"
#include "core/engine/data/images.h"

namespace epochal::engine {

/// Brightness, contrast and saturation, each changed by a random factor of 1 - strength to 1 + strength, in random
/// order: torchvision's ColorJitter on bytes, with its formulas and rounding. `pixels` has height x width x channels
/// bytes. Images that are not RGB have no saturation.
void jitterColors(std::uint8_t* pixels, Extent extent, std::int64_t channels, double strength, CounterRandom& random);

/// The three changes, as torchvision's adjust_brightness, adjust_contrast and adjust_saturation on bytes.
void adjustBrightness(std::uint8_t* pixels, std::int64_t count, double factor);
void adjustContrast(std::uint8_t* pixels, std::int64_t area, std::int64_t channels, double factor);
void adjustSaturation(std::uint8_t* pixels, std::int64_t area, double factor);

/// With `probability`, replaces a random rectangle by `fill`, one byte per channel: torchvision's RandomErasing.
void eraseRectangle(std::uint8_t* pixels, Extent extent, const std::vector<std::uint8_t>& fill, double probability,
                    CounterRandom& random);

}  // namespace epochal::engine
