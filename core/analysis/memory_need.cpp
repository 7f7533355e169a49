#include "core/analysis/memory_need.h"

namespace epochal {

MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision, std::int64_t replicas) {
    const std::int64_t element = halfPrecision ? 2 : 4, copies = replicas > 1 ? 4 : 3;
    const std::int64_t activations = network.activationElements * element * 5 / 4 + network.largestOutput * element * 6;
    return {network.parameters * 4 * copies, activations + shape.channels * shape.height * shape.width * 4,
            30'000'000 + network.parameters * 16};
}

}  // namespace epochal
