#pragma once

#include <cstdint>

#include "core/spec/activation.h"

namespace epochal::engine {

/// The upper half of an IEEE float (bfloat16), as hardware for machine learning stores it.
struct BFloat {
    std::uint16_t bits;
};

/// `count` rows of `lanes` values each, then a shorter row of `tail` values, 0 = none.
struct NormRows {
    std::int64_t count, lanes, tail;
};

/// What a backward pass reads, starting at the first value of its rows. Values per channel are repeated for every lane.
template <class T>
struct NormBackward {
    const T *gradient, *x;
    const T* y;          ///< the output, if a shortcut was added before a ReLU; else null
    const float* mean;   ///< mean of x
    const float* scale;  ///< with `offset`, as in forward: y = x scale + offset
    const float* offset;
    Activation activation;  ///< the gradient counts by its slope, which without a shortcut follows from x
};

/// Loops over rows. Values per channel (`shift`, `scale`, ...) are repeated for every lane. T is float or BFloat. No
/// allocation. Any thread.
template <class T>
struct NormLoops {
    /// Adds d = x - shift to `sum` and d * d to `square`, lane by lane.
    static void addMoments(const T* x, const float* shift, NormRows rows, float* sum, float* square);
    /// y = activation(x scale + offset, plus the shortcut unless null). With a shortcut: None or Relu.
    static void apply(const T* x, const T* shortcut, const float* scale, const float* offset, Activation activation,
                      NormRows rows, T* y);
    /// Adds g to `sum` and g (x - mean) to `dot`, lane by lane, where g is the gradient that counts.
    static void addGradients(const NormBackward<T>& given, NormRows rows, float* sum, float* dot);
    /// dx = scale (g - shift - slope (x - mean)); g itself is written to `shortcut` unless null.
    static void writeGradients(const NormBackward<T>& given, const float* shift, const float* slope, NormRows rows,
                               T* dx, T* shortcut);
};

}  // namespace epochal::engine
