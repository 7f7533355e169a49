#include "core/engine/train/precision.h"

#include <ATen/autocast_mode.h>

#include "core/hardware/precision.h"

namespace epochal::engine {

Autocast::Autocast(const std::string& precision, c10::DeviceType device)
    : on_(isHalf(precision)), cached_(at::autocast::is_autocast_cache_enabled()), device_(device) {
    if (!on_) return;
    // A step casts each weight once, so the cache, a process-wide map under a lock, would save nothing.
    at::autocast::set_autocast_cache_enabled(false);
    at::autocast::set_autocast_enabled(device_, true);
    at::autocast::set_autocast_dtype(device_, precision == "fp16" ? at::kHalf : at::kBFloat16);
    at::autocast::increment_nesting();
}

Autocast::~Autocast() {
    if (!on_) return;
    at::autocast::decrement_nesting();
    at::autocast::set_autocast_enabled(device_, false);
    at::autocast::set_autocast_cache_enabled(cached_);
}

}  // namespace epochal::engine
