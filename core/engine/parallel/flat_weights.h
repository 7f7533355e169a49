#pragma once

#include <torch/types.h>

#include <cstddef>
#include <vector>

#include "core/engine/collective/collective.h"
#include "core/engine/parallel/flat_layout.h"

namespace epochal::engine {

/// A network's weights in flat memory, so that they are sent without being copied together, and divided evenly among
/// the ranks: rank r has the r'th part of each bucket, whatever parameters that cuts. Used by one thread.
class FlatWeights {
public:
    /// Moves the parameters, which share a type and a device, there: each becomes a view with the strides it had.
    /// `layout` is padded to a multiple of the collective's ranks. The collective must outlive it.
    FlatWeights(std::vector<torch::Tensor> parameters, FlatLayout layout, Collective& collective);

    [[nodiscard]] const std::vector<torch::Tensor>& parameters() const { return parameters_; }
    [[nodiscard]] const FlatLayout& layout() const { return layout_; }
    [[nodiscard]] torch::Tensor& bucket(std::size_t index) { return buckets_[index]; }
    [[nodiscard]] Collective& collective() const { return collective_; }

    /// This rank's part of a bucket, a view of `flat`, which is laid out as the bucket is.
    [[nodiscard]] torch::Tensor partOf(const torch::Tensor& flat) const;
    /// What this rank's part has of a parameter: a view of `part`, a rank's part of the place's bucket; may be empty.
    [[nodiscard]] torch::Tensor pieceOf(const torch::Tensor& part, const FlatLayout::Place& place) const;
    /// This rank's piece of each parameter: a flat view of the weights.
    [[nodiscard]] const std::vector<torch::Tensor>& pieces() const { return pieces_; }

    /// Together. From what every rank has of some tensors with the parameters' shapes, one piece each, as pieces():
    /// the whole tensors, on the CPU of rank 0; nothing on the others.
    [[nodiscard]] std::vector<torch::Tensor> join(const std::vector<torch::Tensor>& pieces) const;
    /// Together, the opposite: into every rank's pieces what rank 0 has as `whole`; the others give nothing.
    void split(const std::vector<torch::Tensor>& whole, const std::vector<torch::Tensor>& pieces) const;

private:
    const std::vector<torch::Tensor> parameters_;
    const FlatLayout layout_;
    Collective& collective_;
    std::vector<torch::Tensor> buckets_, pieces_;
};

}  // namespace epochal::engine
