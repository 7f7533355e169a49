#include "core/hardware/precision.h"

namespace epochal {

bool computesBf16(const Machine& cpu) {
    return cpu.avx512bf16 || cpu.amxBf16;
}

bool computesBf16(ComputeCapability gpu) {
    return gpu >= kLeastBf16;
}

std::optional<std::string> precisionOn(const std::string& wanted, bool computesBf16) {
    if (wanted == "auto") return computesBf16 ? "bf16" : "fp32";
    if (wanted == "bf16" && !computesBf16) return std::nullopt;
    return wanted;
}

}  // namespace epochal
