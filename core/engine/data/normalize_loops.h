#pragma once

#include <cstdint>

namespace epochal::engine {

/// out[i] = (bytes[i] / 255 - mean[i % lanes]) / deviation[i % lanes], for `count` values.
void normalizeRows(const std::uint8_t* bytes, std::int64_t count, std::int64_t lanes, const float* mean,
                   const float* deviation, float* out);

/// The same for every `step`-th byte: `count` values of one channel.
void normalizePlane(const std::uint8_t* bytes, std::int64_t step, std::int64_t count, float mean, float deviation,
                    float* out);

}  // namespace epochal::engine
