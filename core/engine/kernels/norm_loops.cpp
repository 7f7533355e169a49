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
EPOCHAL_INLINE void rows(std::int64_t count, std::int64_t lanes, std::int64_t tail, Row row) {
    for (std::int64_t r = 0; r < count; ++r) row(r * lanes, lanes);
    if (tail > 0) row(count * lanes, tail);
}

template <class T>
EPOCHAL_INLINE void moments(const T* __restrict x, const float* __restrict shift, std::int64_t count,
                            std::int64_t lanes, std::int64_t tail, float* __restrict sum, float* __restrict square) {
    rows(count, lanes, tail, [&](std::int64_t at, std::int64_t width) {
        for (std::int64_t c = 0; c < width; ++c) {
            const float d = load(x[at + c]) - shift[c];
            sum[c] += d;
            square[c] += d * d;
        }
    });
}

template <bool kShortcut, bool kRelu, class T>
EPOCHAL_INLINE void forward(const T* __restrict x, const T* __restrict shortcut, const float* __restrict scale,
                            const float* __restrict offset, std::int64_t count, std::int64_t lanes, std::int64_t tail,
                            T* __restrict y) {
    rows(count, lanes, tail, [&](std::int64_t at, std::int64_t width) {
        for (std::int64_t c = 0; c < width; ++c) {
            float value = load(x[at + c]) * scale[c] + offset[c];
            if constexpr (kShortcut) value += load(shortcut[at + c]);
            // A NaN passes, so that a loss that diverged is seen.
            if constexpr (kRelu) value = value < 0.0f ? 0.0f : value;
            store(y[at + c], value);
        }
    });
}

template <bool kRelu, class T>
EPOCHAL_INLINE float given(const T* __restrict gradient, const T* __restrict y, std::int64_t at) {
    const float g = load(gradient[at]);
    if constexpr (kRelu) return load(y[at]) > 0.0f ? g : 0.0f;
    return g;
}

template <bool kRelu, class T>
EPOCHAL_INLINE void gradientSums(const T* __restrict gradient, const T* __restrict y, const T* __restrict x,
                                 const float* __restrict mean, std::int64_t count, std::int64_t lanes,
                                 std::int64_t tail, float* __restrict sum, float* __restrict dot) {
    rows(count, lanes, tail, [&](std::int64_t at, std::int64_t width) {
        for (std::int64_t c = 0; c < width; ++c) {
            const float g = given<kRelu>(gradient, y, at + c);
            sum[c] += g;
            dot[c] += g * (load(x[at + c]) - mean[c]);
        }
    });
}

template <bool kRelu, bool kShortcut, class T>
EPOCHAL_INLINE void backward(const T* __restrict gradient, const T* __restrict y, const T* __restrict x,
                             const float* __restrict mean, const float* __restrict scale,
                             const float* __restrict offset, const float* __restrict slope, std::int64_t count,
                             std::int64_t lanes, std::int64_t tail, T* __restrict dx, T* __restrict shortcut) {
    rows(count, lanes, tail, [&](std::int64_t at, std::int64_t width) {
        for (std::int64_t c = 0; c < width; ++c) {
            const float g = given<kRelu>(gradient, y, at + c);
            store(dx[at + c], scale[c] * (g - offset[c] - slope[c] * (load(x[at + c]) - mean[c])));
            if constexpr (kShortcut) store(shortcut[at + c], g);
        }
    });
}

}  // namespace

// The flags are decided outside of the loops.
#define EPOCHAL_LOOPS(T)                                                                                            \
    template <>                                                                                                     \
    EPOCHAL_VECTORISED void NormLoops<T>::addMoments(const T* x, const float* shift, std::int64_t n,                \
                                                     std::int64_t lanes, std::int64_t tail, float* sum,             \
                                                     float* square) {                                               \
        moments(x, shift, n, lanes, tail, sum, square);                                                             \
    }                                                                                                               \
    template <>                                                                                                     \
    EPOCHAL_VECTORISED void NormLoops<T>::apply(const T* x, const T* shortcut, const float* scale,                  \
                                                const float* offset, bool relu, std::int64_t n, std::int64_t lanes, \
                                                std::int64_t tail, T* y) {                                          \
        if (shortcut != nullptr && relu) return forward<true, true>(x, shortcut, scale, offset, n, lanes, tail, y); \
        if (shortcut != nullptr) return forward<true, false>(x, shortcut, scale, offset, n, lanes, tail, y);        \
        if (relu) return forward<false, true>(x, shortcut, scale, offset, n, lanes, tail, y);                       \
        forward<false, false>(x, shortcut, scale, offset, n, lanes, tail, y);                                       \
    }                                                                                                               \
    template <>                                                                                                     \
    EPOCHAL_VECTORISED void NormLoops<T>::addGradients(const T* g, const T* y, const T* x, const float* mean,       \
                                                       std::int64_t n, std::int64_t lanes, std::int64_t tail,       \
                                                       float* sum, float* dot) {                                    \
        if (y != nullptr) return gradientSums<true>(g, y, x, mean, n, lanes, tail, sum, dot);                       \
        gradientSums<false>(g, y, x, mean, n, lanes, tail, sum, dot);                                               \
    }                                                                                                               \
    template <>                                                                                                     \
    EPOCHAL_VECTORISED void NormLoops<T>::writeGradients(                                                           \
        const T* g, const T* y, const T* x, const float* mean, const float* scale, const float* offset,             \
        const float* slope, std::int64_t n, std::int64_t lanes, std::int64_t tail, T* dx, T* shortcut) {            \
        if (y != nullptr && shortcut != nullptr)                                                                    \
            return backward<true, true>(g, y, x, mean, scale, offset, slope, n, lanes, tail, dx, shortcut);         \
        if (y != nullptr)                                                                                           \
            return backward<true, false>(g, y, x, mean, scale, offset, slope, n, lanes, tail, dx, shortcut);        \
        if (shortcut != nullptr)                                                                                    \
            return backward<false, true>(g, y, x, mean, scale, offset, slope, n, lanes, tail, dx, shortcut);        \
        backward<false, false>(g, y, x, mean, scale, offset, slope, n, lanes, tail, dx, shortcut);                  \
    }
EPOCHAL_LOOPS(float)
EPOCHAL_LOOPS(BFloat)

}  // namespace epochal::engine
