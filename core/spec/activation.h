#pragma once

#include <cstdint>

namespace epochal {

/// What follows a convolution: nothing, max(x, 0), that but at most 6, or x / (1 + exp(-x)).
enum class Activation : std::uint8_t { None, Relu, Relu6, Silu };

}  // namespace epochal
