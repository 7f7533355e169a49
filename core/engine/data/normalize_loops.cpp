#include "core/engine/data/normalize_loops.h"

#include <algorithm>

// As in core/engine/kernels/norm_loops.cpp: copies for AVX2 and AVX-512, selected when the library is loaded. There is
// nothing to contract into a multiply-add, so all copies give the same bits.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define EPOCHAL_BYTE_LOOP __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EPOCHAL_BYTE_LOOP
#endif

namespace epochal::engine {

EPOCHAL_BYTE_LOOP void normalizeRows(const std::uint8_t* bytes, std::int64_t count, std::int64_t lanes,
                                     const float* mean, const float* deviation, float* out) {
    for (std::int64_t at = 0; at < count; at += lanes) {
        const std::int64_t width = std::min(lanes, count - at);
#pragma GCC ivdep
        for (std::int64_t i = 0; i < width; ++i)
            out[at + i] = (static_cast<float>(bytes[at + i]) / 255.0f - mean[i]) / deviation[i];
    }
}

EPOCHAL_BYTE_LOOP void normalizePlane(const std::uint8_t* bytes, std::int64_t step, std::int64_t count, float mean,
                                      float deviation, float* out) {
#pragma GCC ivdep
    for (std::int64_t i = 0; i < count; ++i) out[i] = (static_cast<float>(bytes[i * step]) / 255.0f - mean) / deviation;
}

}  // namespace epochal::engine
