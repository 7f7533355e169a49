#pragma once

#include <torch/types.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace epochal::engine {

/// Where the tensors of a list lie in flat memory, which is exchanged bucket by bucket.
struct FlatLayout {
    struct Place {
        std::size_t tensor = 0;            ///< its number in the list
        std::int64_t begin = 0, size = 0;  ///< elements, within the bucket
    };
    struct Bucket {
        std::vector<Place> places;
        std::int64_t size = 0;  ///< elements
    };
    std::vector<Bucket> buckets;
};

/// The last tensor first, because backward reaches the last layers first. Buckets have up to 25 MiB, the first one 1
/// MiB, or one larger tensor, and are padded to a multiple of `parts` elements. A bucket contains only tensors that are
/// alike in `apart`, which has an entry for each tensor or none at all.
[[nodiscard]] FlatLayout layOut(const std::vector<torch::Tensor>& tensors, std::int64_t parts = 1,
                                const std::vector<bool>& apart = {});

/// A tensor's view into its bucket, with the strides of `like`: others would cost a slow copy at every step.
[[nodiscard]] torch::Tensor viewOf(const torch::Tensor& flat, const FlatLayout::Place& place,
                                   const torch::Tensor& like);

}  // namespace epochal::engine
