#include "core/engine/train/precision.h"

#include <ATen/Context.h>
#include <ATen/autocast_mode.h>

namespace epochal::engine {

void setGpuArithmetic(const std::string& precision) {
    const bool tf32 = precision == "tf32";
    at::Context& context = at::globalContext();
    context.setAllowTF32CuDNN(tf32);
    context.setAllowTF32CuBLAS(tf32);
    context.setDeterministicCuDNN(true);
    // The algorithm that is fastest in a trial differs from run to run, and with it the last bits of the results.
    context.setBenchmarkCuDNN(false);
}

Autocast::Autocast(const std::string& precision, c10::DeviceType device)
    : on_(precision == "bf16"), cached_(at::autocast::is_autocast_cache_enabled()), device_(device) {
    if (!on_) return;
    // A step casts each weight once, so the cache, a process-wide map under a lock, would save nothing.
    at::autocast::set_autocast_cache_enabled(false);
    at::autocast::set_autocast_enabled(device_, true);
    at::autocast::set_autocast_dtype(device_, at::kBFloat16);
    at::autocast::increment_nesting();
}

Autocast::~Autocast() {
    if (!on_) return;
    at::autocast::decrement_nesting();
    at::autocast::set_autocast_enabled(device_, false);
    at::autocast::set_autocast_cache_enabled(cached_);
}

}  // namespace epochal::engine
