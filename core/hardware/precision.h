#pragma once

#include <compare>
#include <optional>
#include <string>

#include "core/hardware/machine.h"

/// Which arithmetic a run uses on a device, for both the engine and the estimate.
namespace epochal {

/// NVIDIA's "compute capability", such as 8.0 for an A100.
struct ComputeCapability {
    int major = 0, minor = 0;
    auto operator<=>(const ComputeCapability&) const = default;
};

/// Turing, the oldest generation for which LibTorch 2.11 for CUDA 13.0 has kernels, and Ampere, the first with native
/// bfloat16 and TF32: an older GPU emulates bfloat16, slower than fp32.
inline constexpr ComputeCapability kLeastUsable{7, 5}, kAmpere{8, 0};

/// Whether activations take two bytes instead of four.
[[nodiscard]] inline bool isHalf(const std::string& precision) {
    return precision == "bf16" || precision == "fp16";
}

/// What a device computes natively besides fp32.
struct Native {
    bool bf16 = false, tf32 = false, fp16 = false;
    bool operator==(const Native&) const = default;
};
/// A CPU has native bfloat16 with AVX512_BF16 or AMX, and neither TF32 nor, for training, fp16; an NVIDIA GPU has all
/// three from Ampere on, and fp16 before that.
[[nodiscard]] Native nativeOf(const Machine& cpu);
[[nodiscard]] Native nativeOf(ComputeCapability gpu);

/// "fp32", "tf32", "bf16" or "fp16" for what a spec requests (one of those, or "auto") on a device: auto selects bf16
/// if it is native, otherwise fp32. Nothing if what is requested is not native.
[[nodiscard]] std::optional<std::string> precisionOn(const std::string& wanted, Native device);

}  // namespace epochal
