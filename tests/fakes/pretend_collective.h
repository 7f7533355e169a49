#pragma once

#include <memory>

#include "core/engine/device/device_kind.h"
#include "tests/fakes/pretend_device.h"

namespace epochal::test::pretend {

/// The pretend device as the engine sees it. Its collective is like NCCL's: it works on streams of its own, and `wait`
/// returns at once, because it is the device's current stream that waits; if a peer does not come, until abort() of
/// this rank. Sums are in the order of the ranks.
[[nodiscard]] const engine::DeviceKind& kind();

}  // namespace epochal::test::pretend
