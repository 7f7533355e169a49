#include "core/engine/train/precision.h"

#include <ATen/autocast_mode.h>

namespace epochal::engine {

Result<std::string> resolvePrecision(const std::string& wanted, bool cuda, const Machine& machine) {
    const bool fast = cuda || machine.avx512bf16 || machine.amxBf16;
    if (wanted == "auto") return std::string(fast ? "bf16" : "fp32");
    if (wanted == "bf16" && !fast)
        return Error{ErrorKind::Unsupported,
                     {EPOCHAL_TEXT("core", "This CPU has no bfloat16 arithmetic (AVX512_BF16 or AMX)"), {}},
                     "/devices/precision",
                     {EPOCHAL_TEXT("core", "Choose fp32, or leave it to auto"), {}}};
    return wanted;
}

Autocast::Autocast(const std::string& precision, c10::DeviceType device) : on_(precision == "bf16"), device_(device) {
    if (!on_) return;
    at::autocast::set_autocast_enabled(device_, true);
    at::autocast::set_autocast_dtype(device_, at::kBFloat16);
    at::autocast::increment_nesting();
}

Autocast::~Autocast() {
    if (!on_) return;
    if (at::autocast::decrement_nesting() == 0) at::autocast::clear_cache();
    at::autocast::set_autocast_enabled(device_, false);
}

}  // namespace epochal::engine
