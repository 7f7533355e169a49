#include "core/engine/parallel/reducer.h"

#include <torch/csrc/autograd/utils/lambda_post_hook.h>
#include <torch/csrc/autograd/variable.h>

#include <iterator>

namespace epochal::engine {
namespace {

/// The first bucket is small so that the exchange starts early, as in PyTorch's DistributedDataParallel.
constexpr std::int64_t kFirstBucketBytes = 1 << 20;
constexpr std::int64_t kBucketBytes = 25 << 20;

}  // namespace

Reducer::Reducer(std::vector<torch::Tensor> parameters, Collective& collective)
    : collective_(collective), waits_(makeStopwatch(parameters.front().device())) {
    // Backward reaches the last layers first.
    std::vector<std::vector<torch::Tensor>> groups;
    std::int64_t room = 0;
    for (auto parameter = parameters.rbegin(); parameter != parameters.rend(); ++parameter) {
        if (!parameter->requires_grad()) continue;
        const auto bytes = static_cast<std::int64_t>(parameter->nbytes());
        if (groups.empty() || bytes > room) {
            room = groups.empty() ? kFirstBucketBytes : kBucketBytes;
            groups.emplace_back();
        }
        groups.back().push_back(*parameter);
        room -= bytes;
    }
    for (const auto& group : groups) {
        std::int64_t count = 0, offset = 0;
        for (const torch::Tensor& parameter : group) count += parameter.numel();
        const std::size_t index = buckets_.size();
        Bucket& bucket = buckets_.emplace_back();
        bucket.flat = torch::zeros({count}, group[0].options().requires_grad(false));
        bucket.parameters = std::ssize(group);
        for (const torch::Tensor& parameter : group) {
            // A view with strides other than the parameter's would cost a slow copy at every step.
            parameter.mutable_grad() = bucket.flat.as_strided(parameter.sizes(), parameter.strides(), offset);
            offset += parameter.numel();
            auto accumulator = torch::autograd::impl::grad_accumulator(parameter);
            hooks_.push_back(accumulator->add_post_hook(std::make_unique<torch::autograd::utils::LambdaPostHook>(
                [this, index](const torch::autograd::variable_list& outputs, const torch::autograd::variable_list&) {
                    ready(index);
                    return outputs;
                })));
            accumulators_.push_back(std::move(accumulator));
        }
    }
}

Reducer::~Reducer() {
    for (std::size_t i = 0; i < accumulators_.size(); ++i) accumulators_[i]->del_post_hook(hooks_[i]);
}

void Reducer::begin(std::int64_t passes) {
    launched_ = 0;
    for (Bucket& bucket : buckets_) {
        bucket.flat.zero_();
        bucket.missing = bucket.parameters * passes;
    }
}

void Reducer::ready(std::size_t index) {
    --buckets_[index].missing;
    // In the same order on all ranks, whatever order backward follows.
    while (launched_ < buckets_.size() && buckets_[launched_].missing == 0) launchNext();
}

void Reducer::launchNext() {
    Bucket& bucket = buckets_[launched_++];
    bucket.pending = collective_.allReduceAsync(bucket.flat);
}

void Reducer::finish() {
    waits_->begin();
    while (launched_ < buckets_.size()) launchNext();
    for (Bucket& bucket : buckets_) {
        bucket.pending->wait();
        bucket.pending.reset();
    }
    waits_->end();
}

}  // namespace epochal::engine
