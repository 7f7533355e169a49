#include "core/analysis/memory_need.h"

namespace epochal {

MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision, std::int64_t replicas,
                      std::int64_t validationImages) {
    const std::int64_t element = halfPrecision ? 2 : 4, copies = replicas > 1 ? 4 : 3;
    const std::int64_t image = shape.channels * shape.height * shape.width * 4;
    const std::int64_t activations = network.activationElements * element;
    MemoryNeed need;
    need.fixed = network.parameters * 4 * copies;
    need.perImage = activations * 13 / 8 + image;
    need.perImageOnHost = activations + network.largestOutput * element + image;
    need.host = 30'000'000 + network.parameters * 22;
    need.evaluation = 4 * validationImages * shape.classes;
    need.measuring = 64 * validationImages;
    return need;
}

}  // namespace epochal
