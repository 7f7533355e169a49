#include "core/engine/kernels/norm_loops.h"

#include <bit>

// The library is built for every x86-64; these loops are worth a copy for AVX2 and for AVX-512, chosen when it is
// loaded. A micro-architecture level is asked of the CPU's features; "arch=haswell" would ask for that very CPU.
// CMakeLists.txt has this file ignore floating-point traps, without which GCC 12 does not vectorise the tests on y.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define EPOCHAL_VECTORISED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EPOCHAL_VECTORISED
#endif
// The arrays of a call do not overlap; without being told, the compiler would ask anew at each row, or give up.
#define EPOCHAL_INDEPENDENT _Pragma("GCC ivdep")
#define EPOCHAL_INLINE inline __attribute__((always_inline))

namespace epochal::engine {

namespace {

EPOCHAL_INLINE float load(float value) {
    return value;
}
EPOCHAL_INLINE float load(BFloat value) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(value.bits) << 16);
}
EPOCHAL_INLINE void store(float& to, float value) {
    to = value;
}
/// To nearest, ties to even. A NaN that hardware makes stays one.
EPOCHAL_INLINE void store(BFloat& to, float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    to.bits = static_cast<std::uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

/// Calls `row(at, width)` for each row, `at` its first value.
template <class Row>
EPOCHAL_INLINE void forRows(NormRows rows, Row row) {
    for (std::int64_t r = 0; r < rows.count; ++r) row(r * rows.lanes, rows.lanes);
    if (rows.tail > 0) row(rows.count * rows.lanes, rows.tail);
}

template <class T>
EPOCHAL_INLINE void moments(const T* x, const float* shift, NormRows rows, float* sum, float* square) {
    forRows(rows, [&](std::int64_t at, std::int64_t width) {
        EPOCHAL_INDEPENDENT
        for (std::int64_t c = 0; c < width; ++c) {
            const float d = load(x[at + c]) - shift[c];
            sum[c] += d;
            square[c] += d * d;
        }
    });
}

template <bool kShortcut, bool kRelu, class T>
EPOCHAL_INLINE void forward(const T* x, const T* shortcut, const float* scale, const float* offset, NormRows rows,
                            T* y) {
    forRows(rows, [&](std::int64_t at, std::int64_t width) {
        EPOCHAL_INDEPENDENT
        for (std::int64_t c = 0; c < width; ++c) {
            float value = load(x[at + c]) * scale[c] + offset[c];
            if constexpr (kShortcut) value += load(shortcut[at + c]);
            // A NaN passes, so that a loss that diverged is seen.
            if constexpr (kRelu) value = value < 0.0f ? 0.0f : value;
            store(y[at + c], value);
        }
    });
}

/// Which gradients count: all, those where the output is above zero, or those where the output is that x gives.
enum class Counts { All, ByOutput, ByInput };

/// The gradient at a value of lane `c`, or 0 where it does not count; `x` is the value.
template <Counts kCounts, class T>
EPOCHAL_INLINE float gradientAt(const NormBackward<T>& given, std::int64_t at, std::int64_t c, float x) {
    const float gradient = load(given.gradient[at + c]);
    if constexpr (kCounts == Counts::ByOutput) return load(given.y[at + c]) > 0.0f ? gradient : 0.0f;
    if constexpr (kCounts == Counts::ByInput) {
        const float output = x * given.scale[c] + given.offset[c];
        return output > 0.0f ? gradient : 0.0f;
    }
    return gradient;
}

template <Counts kCounts, class T>
EPOCHAL_INLINE void gradientSums(const NormBackward<T>& given, NormRows rows, float* sum, float* dot) {
    forRows(rows, [&](std::int64_t at, std::int64_t width) {
        EPOCHAL_INDEPENDENT
        for (std::int64_t c = 0; c < width; ++c) {
            const float value = load(given.x[at + c]), g = gradientAt<kCounts>(given, at, c, value);
            sum[c] += g;
            dot[c] += g * (value - given.mean[c]);
        }
    });
}

template <Counts kCounts, bool kShortcut, class T>
EPOCHAL_INLINE void backward(const NormBackward<T>& given, const float* shift, const float* slope, NormRows rows, T* dx,
                             T* shortcut) {
    forRows(rows, [&](std::int64_t at, std::int64_t width) {
        EPOCHAL_INDEPENDENT
        for (std::int64_t c = 0; c < width; ++c) {
            const float value = load(given.x[at + c]), g = gradientAt<kCounts>(given, at, c, value);
            store(dx[at + c], given.scale[c] * (g - shift[c] - slope[c] * (value - given.mean[c])));
            if constexpr (kShortcut) store(shortcut[at + c], g);
        }
    });
}

}  // namespace

// The flags are decided outside of the loops.
#define EPOCHAL_LOOPS(T)                                                                                          \
    template <>                                                                                                   \
    EPOCHAL_VECTORISED void NormLoops<T>::addMoments(const T* x, const float* shift, NormRows rows, float* sum,   \
                                                     float* square) {                                             \
        moments(x, shift, rows, sum, square);                                                                     \
    }                                                                                                             \
    template <>                                                                                                   \
    EPOCHAL_VECTORISED void NormLoops<T>::apply(const T* x, const T* shortcut, const float* scale,                \
                                                const float* offset, bool relu, NormRows rows, T* y) {            \
        if (shortcut != nullptr && relu) return forward<true, true>(x, shortcut, scale, offset, rows, y);         \
        if (shortcut != nullptr) return forward<true, false>(x, shortcut, scale, offset, rows, y);                \
        if (relu) return forward<false, true>(x, shortcut, scale, offset, rows, y);                               \
        forward<false, false>(x, shortcut, scale, offset, rows, y);                                               \
    }                                                                                                             \
    template <>                                                                                                   \
    EPOCHAL_VECTORISED void NormLoops<T>::addGradients(const NormBackward<T>& given, NormRows rows, float* sum,   \
                                                       float* dot) {                                              \
        if (!given.relu) return gradientSums<Counts::All>(given, rows, sum, dot);                                 \
        if (given.y != nullptr) return gradientSums<Counts::ByOutput>(given, rows, sum, dot);                     \
        gradientSums<Counts::ByInput>(given, rows, sum, dot);                                                     \
    }                                                                                                             \
    template <>                                                                                                   \
    EPOCHAL_VECTORISED void NormLoops<T>::writeGradients(const NormBackward<T>& given, const float* shift,        \
                                                         const float* slope, NormRows rows, T* dx, T* shortcut) { \
        if (!given.relu && shortcut != nullptr)                                                                   \
            return backward<Counts::All, true>(given, shift, slope, rows, dx, shortcut);                          \
        if (!given.relu) return backward<Counts::All, false>(given, shift, slope, rows, dx, shortcut);            \
        if (given.y != nullptr) return backward<Counts::ByOutput, true>(given, shift, slope, rows, dx, shortcut); \
        backward<Counts::ByInput, false>(given, shift, slope, rows, dx, shortcut);                                \
    }
EPOCHAL_LOOPS(float)
EPOCHAL_LOOPS(BFloat)

}  // namespace epochal::engine
