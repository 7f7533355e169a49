#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/flops.h"

namespace epochal {

/// Bytes training needs on a device: `fixed` for weights, gradients and momentum, `perImage` of a batch on top. From
/// the network's shapes alone: the workspaces of the libraries and what the allocator keeps unused are not in it, so a
/// need close to what there is may still not fit.
struct MemoryNeed {
    std::int64_t fixed = 0, perImage = 0;
    [[nodiscard]] std::int64_t of(std::int64_t images) const { return fixed + perImage * images; }
};

/// fixed = 4 bytes x parameters x 3 (weights, gradients, momentum; 4 where replicas reduce gradients in a buffer);
/// perImage = 5/4 x activations in the precision's bytes (the gradients of a few at a time) + the image in fp32.
[[nodiscard]] MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision,
                                    std::int64_t replicas);

}  // namespace epochal
