#include "core/engine/parallel/flat_weights.h"

#include <torch/utils.h>
#include <algorithm>
#include <utility>

namespace epochal::engine {

FlatWeights::FlatWeights(std::vector<torch::Tensor> parameters, FlatLayout layout, Collective& collective)
    : parameters_(std::move(parameters)), layout_(std::move(layout)), collective_(collective) {
    const torch::NoGradGuard noGradients;
    pieces_.resize(parameters_.size());
    for (const FlatLayout::Bucket& bucket : layout_.buckets) {
        const torch::Tensor& flat = buckets_.emplace_back(
            torch::zeros({bucket.size}, parameters_[bucket.places[0].tensor].options().requires_grad(false)));
        const torch::Tensor part = partOf(flat);
        for (const FlatLayout::Place& place : bucket.places) {
            torch::Tensor parameter = parameters_[place.tensor];
            const torch::Tensor view = viewOf(flat, place, parameter);
            view.copy_(parameter);
            parameter.set_data(view);
            pieces_[place.tensor] = pieceOf(part, place);
        }
    }
}

torch::Tensor FlatWeights::partOf(const torch::Tensor& flat) const {
    return flat.view({collective_.world(), -1})[collective_.rank()];
}

torch::Tensor FlatWeights::pieceOf(const torch::Tensor& part, const FlatLayout::Place& place) const {
    const std::int64_t size = part.numel(), begin = place.begin - collective_.rank() * size;
    const std::int64_t from = std::clamp<std::int64_t>(begin, 0, size),
                       to = std::clamp<std::int64_t>(begin + place.size, from, size);
    return part.slice(0, from, to);
}

std::vector<torch::Tensor> FlatWeights::join(const std::vector<torch::Tensor>& pieces) const {
    const torch::NoGradGuard noGradients;
    std::vector<torch::Tensor> whole;
    if (collective_.rank() == 0) whole.resize(parameters_.size());
    for (const FlatLayout::Bucket& bucket : layout_.buckets) {
        const torch::Tensor part =
            torch::zeros({bucket.size / collective_.world()}, pieces[bucket.places[0].tensor].options());
        for (const FlatLayout::Place& place : bucket.places) pieceOf(part, place).copy_(pieces[place.tensor]);
        const std::vector<torch::Tensor> parts = collective_.gatherTo(part, 0);
        if (parts.empty()) continue;
        // Not on the device, which was spared the whole.
        std::vector<torch::Tensor> here;
        for (const torch::Tensor& one : parts) here.push_back(one.cpu());
        const torch::Tensor flat = torch::cat(here);
        for (const FlatLayout::Place& place : bucket.places)
            whole[place.tensor] = viewOf(flat, place, parameters_[place.tensor]);
    }
    return whole;
}

void FlatWeights::split(const std::vector<torch::Tensor>& whole, const std::vector<torch::Tensor>& pieces) const {
    const torch::NoGradGuard noGradients;
    for (const FlatLayout::Bucket& bucket : layout_.buckets) {
        torch::Tensor flat = torch::zeros({bucket.size}, pieces[bucket.places[0].tensor].options());
        if (collective_.rank() == 0)
            for (const FlatLayout::Place& place : bucket.places)
                viewOf(flat, place, parameters_[place.tensor]).copy_(whole[place.tensor]);
        collective_.broadcast(flat, 0);
        const torch::Tensor part = partOf(flat);
        for (const FlatLayout::Place& place : bucket.places) pieces[place.tensor].copy_(pieceOf(part, place));
    }
}

}  // namespace epochal::engine
