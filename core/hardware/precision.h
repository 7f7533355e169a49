#pragma once

#include <compare>
#include <optional>
#include <string>

#include "core/hardware/machine.h"

/// Which arithmetic a run takes on a device: for the engine and for the estimate alike.
namespace epochal {

/// NVIDIA's "compute capability", 8.0 of an A100.
struct ComputeCapability {
    int major = 0, minor = 0;
    auto operator<=>(const ComputeCapability&) const = default;
};

/// Turing, the oldest that LibTorch 2.11 for CUDA 13.0 has kernels for, and Ampere, the first that computes bfloat16
/// and TF32 itself: an older GPU emulates bfloat16, slower than fp32.
inline constexpr ComputeCapability kLeastUsable{7, 5}, kAmpere{8, 0};

/// What a device computes itself beside fp32.
struct Native {
    bool bf16 = false, tf32 = false;
    bool operator==(const Native&) const = default;
};
/// A CPU computes bfloat16 with AVX512_BF16 or AMX, and no TF32; an NVIDIA GPU computes both from Ampere on.
[[nodiscard]] Native nativeOf(const Machine& cpu);
[[nodiscard]] Native nativeOf(ComputeCapability gpu);

/// "fp32", "tf32" or "bf16" for what a spec asks (those, or "auto") of a device: auto takes bf16 where the device
/// computes it, else fp32. Nothing where the device does not compute what is asked.
[[nodiscard]] std::optional<std::string> precisionOn(const std::string& wanted, Native device);

}  // namespace epochal
