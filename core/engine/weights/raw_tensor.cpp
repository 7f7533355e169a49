#include "core/engine/weights/raw_tensor.h"

#include <algorithm>
#include <cstring>

namespace epochal::engine {
namespace {

constexpr std::int64_t kMostStride = std::int64_t{1} << 40;

}  // namespace

std::optional<std::int64_t> boundedCount(at::IntArrayRef sizes, std::int64_t most) {
    const bool none = std::ranges::find(sizes, 0) != sizes.end();
    // The strides of a tensor without elements are products of its other sizes.
    const std::int64_t limit = none ? kMostStride : most;
    std::int64_t count = 1;
    for (const std::int64_t size : sizes) {
        if (size == 0) continue;
        if (count > limit / size) return std::nullopt;
        count *= size;
    }
    if (none) return 0;
    return count <= most ? std::optional(count) : std::nullopt;
}

torch::Tensor tensorOf(at::ScalarType type, at::IntArrayRef sizes, std::string_view bytes) {
    torch::Tensor tensor = torch::empty(sizes, type);
    TORCH_CHECK(tensor.nbytes() == bytes.size(), "a tensor has another number of bytes than its file gives");
    if (bytes.empty()) return tensor;
    std::memcpy(tensor.data_ptr(), bytes.data(), bytes.size());
    // Any other byte would be no value of the type.
    if (type == at::kBool) std::ranges::transform(bytes, tensor.data_ptr<bool>(), [](char byte) { return byte != 0; });
    return tensor;
}

}  // namespace epochal::engine
