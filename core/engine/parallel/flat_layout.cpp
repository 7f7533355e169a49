#include "core/engine/parallel/flat_layout.h"

namespace epochal::engine {
namespace {

/// The first bucket is small so that the exchange starts early, as in PyTorch's DistributedDataParallel.
constexpr std::int64_t kFirstBucketBytes = 1 << 20;
constexpr std::int64_t kBucketBytes = 25 << 20;

}  // namespace

FlatLayout layOut(const std::vector<torch::Tensor>& tensors, std::int64_t parts, const std::vector<bool>& apart) {
    FlatLayout layout;
    std::int64_t room = 0;
    for (std::size_t i = tensors.size(); i-- > 0;) {
        const auto bytes = static_cast<std::int64_t>(tensors[i].nbytes());
        const bool other = i + 1 < tensors.size() && !apart.empty() && apart[i] != apart[i + 1];
        if (layout.buckets.empty() || bytes > room || other) {
            room = layout.buckets.empty() ? kFirstBucketBytes : kBucketBytes;
            layout.buckets.emplace_back();
        }
        FlatLayout::Bucket& bucket = layout.buckets.back();
        bucket.places.push_back({i, bucket.size, tensors[i].numel()});
        bucket.size += tensors[i].numel();
        room -= bytes;
    }
    for (FlatLayout::Bucket& bucket : layout.buckets) bucket.size = (bucket.size + parts - 1) / parts * parts;
    return layout;
}

torch::Tensor viewOf(const torch::Tensor& flat, const FlatLayout::Place& place, const torch::Tensor& like) {
    return flat.as_strided(like.sizes(), like.strides(), flat.storage_offset() + place.begin);
}

}  // namespace epochal::engine
