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
/// itself: an older GPU imitates it, slower than fp32.
inline constexpr ComputeCapability kLeastUsable{7, 5}, kLeastBf16{8, 0};

/// Whether a device computes bfloat16 itself; a CPU does with AVX512_BF16 or AMX.
[[nodiscard]] bool computesBf16(const Machine& cpu);
[[nodiscard]] bool computesBf16(ComputeCapability gpu);

/// "fp32" or "bf16" for what a spec asks ("auto", "fp32", "bf16") of a device: auto takes bf16 where the device
/// computes it. Nothing where bf16 is asked of a device that does not.
[[nodiscard]] std::optional<std::string> precisionOn(const std::string& wanted, bool computesBf16);

}  // namespace epochal
