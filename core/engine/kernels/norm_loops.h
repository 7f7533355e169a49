#pragma once

#include <cstdint>

namespace epochal::engine {

/// The upper half of a float, as IEEE hardware for machine learning keeps it.
struct BFloat {
    std::uint16_t bits;
};

/// Rows of `lanes` values each; the last row may be shorter: `tail` values, 0 = none.
struct NormRows {
    std::int64_t count, lanes, tail;
};

/// What a backward pass reads, from the first value of its rows on. What belongs to a channel is given for every lane.
template <class T>
struct NormBackward {
    const T *gradient, *x;
    const T* y;          ///< the output, where a shortcut had a part in it; else null
    const float* mean;   ///< of x
    const float* scale;  ///< with `offset`, forward's: y = x scale + offset
    const float* offset;
    bool relu;  ///< the gradient counts where y is above zero, which without a shortcut x tells
};

/// Loops over rows. What belongs to a channel (`shift`, `scale`, ...) is given for every lane. T is float or BFloat.
/// No allocation, any thread.
template <class T>
struct NormLoops {
    /// Adds d = x - shift and d x d by lane.
    static void addMoments(const T* x, const float* shift, NormRows rows, float* sum, float* square);
    /// y = x scale + offset, plus the shortcut unless null; negative values become 0 if `relu`.
    static void apply(const T* x, const T* shortcut, const float* scale, const float* offset, bool relu, NormRows rows,
                      T* y);
    /// Adds g and g (x - mean) by lane, g the gradient that counts.
    static void addGradients(const NormBackward<T>& given, NormRows rows, float* sum, float* dot);
    /// dx = scale (g - shift - slope (x - mean)), and g itself into `shortcut` unless null.
    static void writeGradients(const NormBackward<T>& given, const float* shift, const float* slope, NormRows rows,
                               T* dx, T* shortcut);
};

}  // namespace epochal::engine
