#include "core/analysis/memory_need.h"

namespace epochal {

std::int64_t MemoryNeed::perImageOnHost(std::int64_t images, std::int64_t replicas) const {
    constexpr std::int64_t kMapped = std::int64_t{32} << 20;
    const std::int64_t tensor = largest * (images / replicas);
    if (tensor < kMapped) return heaped;
    // The next stage's tensors are half as large: still on the heap.
    return tensor < 2 * kMapped ? (heaped + mapped) / 2 : mapped;
}

std::int64_t MemoryNeed::onHost(std::int64_t images, std::int64_t replicas) const {
    return fixed * replicas + perImageOnHost(images, replicas) * images + host;
}

MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision, std::int64_t replicas) {
    const std::int64_t element = halfPrecision ? 2 : 4, copies = replicas > 1 ? 4 : 3;
    const std::int64_t image = shape.channels * shape.height * shape.width * 4;
    const std::int64_t activations = network.activationElements * element;
    MemoryNeed need;
    need.fixed = network.parameters * 4 * copies;
    need.perImage = activations * 5 / 4 + image;
    need.largest = network.largestOutput * element;
    need.heaped = need.perImage + 6 * need.largest;
    need.mapped = activations + image;
    need.host = 30'000'000 + network.parameters * 16;
    return need;
}

}  // namespace epochal
