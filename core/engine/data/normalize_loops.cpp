#include "core/engine/data/normalize_loops.h"

#include <algorithm>

#include "core/base/cloned.h"

namespace epochal::engine {

// There is nothing to contract into a multiply-add, so all copies give the same bits.
EPOCHAL_CLONED void normalizeRows(const std::uint8_t* bytes, std::int64_t count, std::int64_t lanes, const float* mean,
                                  const float* deviation, float* out) {
    for (std::int64_t at = 0; at < count; at += lanes) {
        const std::int64_t width = std::min(lanes, count - at);
#pragma GCC ivdep
        for (std::int64_t i = 0; i < width; ++i)
            out[at + i] = (static_cast<float>(bytes[at + i]) / 255.0f - mean[i]) / deviation[i];
    }
}

EPOCHAL_CLONED void normalizePlane(const std::uint8_t* bytes, std::int64_t step, std::int64_t count, float mean,
                                   float deviation, float* out) {
#pragma GCC ivdep
    for (std::int64_t i = 0; i < count; ++i) out[i] = (static_cast<float>(bytes[i * step]) / 255.0f - mean) / deviation;
}

}  // namespace epochal::engine
