#include "core/hardware/precision.h"

namespace epochal {

Native nativeOf(const Machine& cpu) {
    return {cpu.avx512bf16 || cpu.amxBf16, false, false};
}

Native nativeOf(ComputeCapability gpu) {
    return {gpu >= kAmpere, gpu >= kAmpere, gpu >= kLeastUsable};
}

std::optional<std::string> precisionOn(const std::string& wanted, Native device) {
    if (wanted == "auto") return device.bf16 ? "bf16" : "fp32";
    if ((wanted == "bf16" && !device.bf16) || (wanted == "tf32" && !device.tf32) || (wanted == "fp16" && !device.fp16))
        return std::nullopt;
    return wanted;
}

}  // namespace epochal
