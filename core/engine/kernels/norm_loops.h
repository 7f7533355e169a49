#pragma once

#include <cstdint>

namespace epochal::engine {

/// The upper half of a float, as IEEE hardware for machine learning keeps it.
struct BFloat {
    std::uint16_t bits;
};

/// Loops over `count` rows of `lanes` values each (the last row may be shorter: `tail` values, 0 = none). What belongs
/// to a channel (`shift`, `scale`, ...) is given for every lane. T is float or BFloat. No allocation, any thread.
template <class T>
struct NormLoops {
    /// Adds d = x - shift and d x d by lane.
    static void addMoments(const T* x, const float* shift, std::int64_t count, std::int64_t lanes, std::int64_t tail,
                           float* sum, float* square);
    /// y = x scale + offset, plus the shortcut unless null; negative values become 0 if `relu`.
    static void apply(const T* x, const T* shortcut, const float* scale, const float* offset, bool relu,
                      std::int64_t count, std::int64_t lanes, std::int64_t tail, T* y);
    /// Adds g and g (x - mean) by lane, g the gradient, where `y` is not null only where y is above zero.
    static void addGradients(const T* gradient, const T* y, const T* x, const float* mean, std::int64_t count,
                             std::int64_t lanes, std::int64_t tail, float* sum, float* dot);
    /// dx = scale (g - offset - slope (x - mean)), and g itself into `shortcut` unless null.
    static void writeGradients(const T* gradient, const T* y, const T* x, const float* mean, const float* scale,
                               const float* offset, const float* slope, std::int64_t count, std::int64_t lanes,
                               std::int64_t tail, T* dx, T* shortcut);
};

}  // namespace epochal::engine
