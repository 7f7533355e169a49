#include "core/engine/parallel/line.h"

#include <algorithm>
#include <utility>

namespace epochal::engine {
namespace {

/// Whether the samples lie one after another without gaps, so that the strides say nothing of their number.
bool liesInOrder(const torch::Tensor& x) {
    if (!x.is_non_overlapping_and_dense()) return false;
    return x.dim() == 0 || x.numel() == 0 || x.size(0) == 1 || x.stride(0) == x.numel() / x.size(0);
}

torch::Tensor flatOf(const torch::Tensor& dense) {
    return dense.as_strided({dense.numel()}, {1});
}

}  // namespace

Line::Line(std::shared_ptr<Collective> forward, std::shared_ptr<Collective> backward, torch::Device device)
    : forward_(std::move(forward)), backward_(std::move(backward)), device_(device), waits_(makeStopwatch(device)) {}

void Line::begin() {
    told_ = false;
    form_ = {};
}

void Line::send(Collective& collective, torch::Tensor tensor, int to) {
    // The receiver has long received what was sent that many turns ago: it has answered since, or must do so before
    // it can continue.
    for (; sent_.size() > 4 * static_cast<std::size_t>(stages()); sent_.pop_front()) sent_.front().pending->wait();
    sent_.push_back({std::move(tensor), nullptr});
    sent_.back().pending = collective.sendAsync(sent_.back().flat, to);
}

void Line::receive(Collective& collective, torch::Tensor& tensor, int from) {
    const Timeline::Span span(timeline_, StepTrack::Exchange, from < stage() ? "activations" : "their gradients");
    const auto pending = collective.receiveAsync(tensor, from);
    waits_->begin();
    pending->wait();
    waits_->end();
}

void Line::give(const torch::Tensor& x, const torch::Tensor& labels) {
    const torch::Tensor dense = liesInOrder(x) ? x.detach() : x.detach().contiguous();
    const int to = stage() + 1;
    if (!std::exchange(told_, true)) {
        std::vector<std::int64_t> said{static_cast<std::int64_t>(dense.scalar_type()), dense.dim() - 1};
        TORCH_CHECK(dense.dim() > 0 && dense.dim() <= static_cast<std::int64_t>(kMostDims), "activations of ",
                    dense.dim(), " dimensions");
        for (std::int64_t i = 1; i < dense.dim(); ++i) said.push_back(dense.size(i));
        for (std::int64_t i = 1; i < dense.dim(); ++i) said.push_back(dense.stride(i));
        said.resize(2 + 2 * kMostDims);
        send(*forward_, torch::tensor(said, torch::kLong).to(device_), to);
    }
    if (labels.defined()) send(*forward_, labels.contiguous(), to);
    send(*forward_, flatOf(dense), to);
}

Line::Given Line::take(std::int64_t samples, bool labeled) {
    const int from = stage() - 1;
    if (form_.sizes.empty()) {
        torch::Tensor said = torch::empty({2 + 2 * static_cast<std::int64_t>(kMostDims)},
                                          torch::TensorOptions(device_).dtype(torch::kLong));
        receive(*forward_, said, from);
        said = said.cpu();
        const auto* numbers = said.data_ptr<std::int64_t>();
        const std::int64_t dims = numbers[1];
        form_.type = static_cast<torch::ScalarType>(numbers[0]);
        form_.sizes.assign(numbers + 2, numbers + 2 + dims);
        form_.strides.assign(numbers + 2 + dims, numbers + 2 + 2 * dims);
        std::int64_t each = 1;
        for (const std::int64_t size : form_.sizes) each *= size;
        form_.sizes.insert(form_.sizes.begin(), 0);
        form_.strides.insert(form_.strides.begin(), each);
    }
    Given given;
    if (labeled) {
        given.labels = torch::empty({samples}, torch::TensorOptions(device_).dtype(torch::kLong));
        receive(*forward_, given.labels, from);
    }
    form_.sizes[0] = samples;
    given.x = torch::empty_strided(form_.sizes, form_.strides, torch::TensorOptions(device_).dtype(form_.type));
    torch::Tensor flat = flatOf(given.x);
    receive(*forward_, flat, from);
    return given;
}

void Line::giveBack(const torch::Tensor& gradient, const torch::Tensor& x) {
    torch::Tensor dense = gradient.detach();
    if (dense.strides() != x.strides() || dense.scalar_type() != x.scalar_type())
        dense = torch::empty_strided(x.sizes(), x.strides(), x.options().requires_grad(false)).copy_(dense);
    send(*backward_, flatOf(dense), stage() - 1);
}

torch::Tensor Line::takeBack(const torch::Tensor& x) {
    const torch::Tensor like = liesInOrder(x) ? x.detach() : x.detach().contiguous();
    torch::Tensor gradient = torch::empty_strided(like.sizes(), like.strides(), like.options().requires_grad(false));
    torch::Tensor flat = flatOf(gradient);
    receive(*backward_, flat, stage() + 1);
    return gradient;
}

void Line::report(torch::Tensor& tensor) {
    if (isLast())
        send(*backward_, tensor.clone(), 0);
    else if (isFirst())
        receive(*backward_, tensor, stages() - 1);
}

void Line::waitForSends() {
    for (; !sent_.empty(); sent_.pop_front()) sent_.front().pending->wait();
}

}  // namespace epochal::engine
