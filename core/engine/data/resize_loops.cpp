#include "core/engine/data/resize_loops.h"

#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define EPOCHAL_WIDE_RESIZE 1
#endif

namespace epochal::engine {
namespace {

constexpr int kShift = 14;
constexpr std::int32_t kHalf = 1 << (kShift - 1);

void combineRowsPlain(const std::uint8_t* rows, std::int64_t stride, const std::int16_t* weight, std::int64_t taps,
                      std::int64_t from, std::int64_t width, std::uint8_t* out) {
    for (std::int64_t i = from; i < width; ++i) {
        std::int32_t sum = kHalf;
        for (std::int64_t k = 0; k < taps; ++k) sum += weight[k] * rows[k * stride + i];
        out[i] = static_cast<std::uint8_t>(sum >> kShift);
    }
}

void combineColumnsPlain(const std::uint8_t* row, const std::int64_t* first, const std::int16_t* weight,
                         std::int64_t taps, std::int64_t outputs, std::int64_t channels, std::uint8_t* out) {
    for (std::int64_t i = 0; i < outputs; ++i)
        for (std::int64_t c = 0; c < channels; ++c) {
            std::int32_t sum = kHalf;
            for (std::int64_t k = 0; k < taps; ++k) sum += weight[i * taps + k] * row[(first[i] + k) * channels + c];
            out[i * channels + c] = static_cast<std::uint8_t>(sum >> kShift);
        }
}

#ifdef EPOCHAL_WIDE_RESIZE

/// Two weights as the pair that a multiply-add of 16-bit numbers takes.
inline std::int32_t pairOf(std::int16_t a, std::int16_t b) {
    return static_cast<std::int32_t>(static_cast<std::uint16_t>(a) |
                                     static_cast<std::uint32_t>(static_cast<std::uint16_t>(b)) << 16);
}

/// 32 columns at a time, two rows per multiply-add.
__attribute__((target("avx2"))) void combineRowsWide(const std::uint8_t* rows, std::int64_t stride,
                                                     const std::int16_t* weight, std::int64_t taps, std::int64_t width,
                                                     std::uint8_t* out) {
    const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi32(kHalf);
    std::int64_t i = 0;
    for (; i + 32 <= width; i += 32) {
        // Unpacking leaves the columns in an order that packing restores.
        __m256i a = half, b = half, c = half, d = half;
        for (std::int64_t k = 0; k < taps; k += 2) {
            const bool two = k + 1 < taps;
            const std::uint8_t* from = rows + k * stride + i;
            const __m256i pair = _mm256_set1_epi32(pairOf(weight[k], two ? weight[k + 1] : std::int16_t{0}));
            const __m256i upper = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
            const __m256i lower = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(two ? from + stride : from));
            const __m256i low = _mm256_unpacklo_epi8(upper, lower), high = _mm256_unpackhi_epi8(upper, lower);
            a = _mm256_add_epi32(a, _mm256_madd_epi16(_mm256_unpacklo_epi8(low, zero), pair));
            b = _mm256_add_epi32(b, _mm256_madd_epi16(_mm256_unpackhi_epi8(low, zero), pair));
            c = _mm256_add_epi32(c, _mm256_madd_epi16(_mm256_unpacklo_epi8(high, zero), pair));
            d = _mm256_add_epi32(d, _mm256_madd_epi16(_mm256_unpackhi_epi8(high, zero), pair));
        }
        const __m256i ab = _mm256_packs_epi32(_mm256_srai_epi32(a, kShift), _mm256_srai_epi32(b, kShift));
        const __m256i cd = _mm256_packs_epi32(_mm256_srai_epi32(c, kShift), _mm256_srai_epi32(d, kShift));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + i), _mm256_packus_epi16(ab, cd));
    }
    combineRowsPlain(rows, stride, weight, taps, i, width, out);
}

/// Pixels of three bytes: four of them per multiply-add, two in each half of the register.
__attribute__((target("avx2"))) void combineColorsWide(const std::uint8_t* row, const std::int64_t* first,
                                                       const std::int16_t* weight, std::int64_t taps,
                                                       std::int64_t outputs, std::uint8_t* out) {
    // Bytes of two pixels as pairs of 16-bit numbers, channel by channel; -1 gives zero.
    const __m256i pairs = _mm256_setr_epi8(0, -1, 3, -1, 1, -1, 4, -1, 2, -1, 5, -1, -1, -1, -1, -1,  //
                                           6, -1, 9, -1, 7, -1, 10, -1, 8, -1, 11, -1, -1, -1, -1, -1);
    const __m256i spread = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1);
    const __m128i half = _mm_set1_epi32(kHalf);
    for (std::int64_t i = 0; i < outputs; ++i) {
        const std::uint8_t* from = row + first[i] * 3;
        __m256i sum = _mm256_setzero_si256();
        for (std::int64_t k = 0; k < taps; k += 4) {
            const __m256i four =
                _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k * 3)));
            const __m256i weights = _mm256_permutevar8x32_epi32(
                _mm256_castsi128_si256(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(weight + i * taps + k))),
                spread);
            sum = _mm256_add_epi32(sum, _mm256_madd_epi16(_mm256_shuffle_epi8(four, pairs), weights));
        }
        __m128i pixel = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
        pixel = _mm_srai_epi32(_mm_add_epi32(pixel, half), kShift);
        pixel = _mm_packus_epi16(_mm_packs_epi32(pixel, pixel), pixel);
        const std::int32_t bytes = _mm_cvtsi128_si32(pixel);
        // The fourth byte is the next pixel's, which is written next; the last pixel has none.
        std::memcpy(out + i * 3, &bytes, i + 1 < outputs ? 4 : 3);
    }
}

bool hasWide() {
    static const bool has = __builtin_cpu_supports("avx2");
    return has;
}

#endif

}  // namespace

void combineRows(const std::uint8_t* rows, std::int64_t stride, const std::int16_t* weight, std::int64_t taps,
                 std::int64_t width, std::uint8_t* out) {
#ifdef EPOCHAL_WIDE_RESIZE
    if (hasWide()) return combineRowsWide(rows, stride, weight, taps, width, out);
#endif
    combineRowsPlain(rows, stride, weight, taps, 0, width, out);
}

void combineColumns(const std::uint8_t* row, const std::int64_t* first, const std::int16_t* weight, std::int64_t taps,
                    std::int64_t outputs, std::int64_t channels, std::uint8_t* out) {
#ifdef EPOCHAL_WIDE_RESIZE
    if (channels == 3 && hasWide()) return combineColorsWide(row, first, weight, taps, outputs, out);
#endif
    combineColumnsPlain(row, first, weight, taps, outputs, channels, out);
}

}  // namespace epochal::engine
