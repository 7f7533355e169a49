#include "core/engine/parallel/reducer.h"

#include <torch/csrc/autograd/utils/lambda_post_hook.h>
#include <torch/csrc/autograd/variable.h>

#include <torch/utils.h>
#include <iterator>

namespace epochal::engine {
namespace {

std::vector<torch::Tensor> thoseTrained(const std::vector<torch::Tensor>& parameters) {
    std::vector<torch::Tensor> trained;
    for (const torch::Tensor& parameter : parameters)
        if (parameter.requires_grad()) trained.push_back(parameter);
    return trained;
}

}  // namespace

Reducer::Reducer(torch::Device device, const std::vector<torch::Tensor>& parameters, const FlatLayout& layout,
                 Collective& collective)
    : collective_(collective), waits_(makeStopwatch(device)) {
    for (std::size_t number = 0; number < layout.buckets.size(); ++number) {
        const FlatLayout::Bucket& laid = layout.buckets[number];
        Bucket bucket;
        bucket.number = number;
        for (const FlatLayout::Place& place : laid.places)
            if (parameters[place.tensor].requires_grad()) ++bucket.parameters;
        if (bucket.parameters == 0) continue;
        bucket.flat = torch::zeros({laid.size}, parameters[laid.places[0].tensor].options().requires_grad(false));
        const std::size_t index = buckets_.size();
        for (const FlatLayout::Place& place : laid.places) {
            const torch::Tensor& parameter = parameters[place.tensor];
            if (!parameter.requires_grad()) continue;
            parameter.mutable_grad() = viewOf(bucket.flat, place, parameter);
            auto accumulator = torch::autograd::impl::grad_accumulator(parameter);
            hooks_.push_back(accumulator->add_post_hook(std::make_unique<torch::autograd::utils::LambdaPostHook>(
                [this, index](const torch::autograd::variable_list& outputs, const torch::autograd::variable_list&) {
                    ready(index);
                    return outputs;
                })));
            accumulators_.push_back(std::move(accumulator));
            parameters_.push_back(parameter);
        }
        buckets_.push_back(std::move(bucket));
    }
}

Reducer::~Reducer() {
    for (std::size_t i = 0; i < accumulators_.size(); ++i) accumulators_[i]->del_post_hook(hooks_[i]);
    for (torch::Tensor& parameter : parameters_) parameter.mutable_grad().reset();
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
    const std::size_t number = launched_++;
    Bucket& bucket = buckets_[number];
    if (timeline_) bucket.span = timeline_->begin(StepTrack::Exchange, "gradients", static_cast<std::int64_t>(number));
    launch(bucket);
    if (timeline_ && bucket.pending && isOneExchange() && timeline_->endsWith(*bucket.span, *bucket.pending))
        bucket.span.reset();
}

void Reducer::finish() {
    const torch::NoGradGuard noGradients;
    waits_->begin();
    while (launched_ < buckets_.size()) launchNext();
    for (Bucket& bucket : buckets_) proceed(bucket);
    for (Bucket& bucket : buckets_) {
        complete(bucket);
        if (timeline_ && bucket.span) timeline_->end(*bucket.span);
        bucket.span.reset();
        bucket.pending.reset();
        bucket.sent.reset();
        bucket.received.reset();
    }
    waits_->end();
}

void Reducer::spread() {
    const torch::NoGradGuard noGradients;
    waits_->begin();
    send(buckets_);
    waits_->end();
}

AllReducer::AllReducer(const std::vector<torch::Tensor>& parameters, Collective& collective, bool half)
    : Reducer(parameters.front().device(), thoseTrained(parameters),
              layOut(thoseTrained(parameters), half ? collective.world() : 1), collective),
      half_(half) {}

void AllReducer::launch(Bucket& bucket) {
    if (!half_) {
        bucket.pending = collective_.allReduceAsync(bucket.flat);
        return;
    }
    bucket.sent = bucket.flat.view({collective_.world(), -1}).to(torch::kBFloat16);
    bucket.received = torch::empty_like(bucket.sent);
    bucket.pending = collective_.allToAllAsync(bucket.received, bucket.sent);
}

void AllReducer::proceed(Bucket& bucket) {
    if (!half_) return;
    bucket.pending->wait();
    bucket.sent = sumOfRows(bucket.received).to(torch::kBFloat16);
    bucket.received = torch::empty_like(bucket.received).view(-1);
    bucket.pending = collective_.allGatherAsync(bucket.received, bucket.sent);
}

void AllReducer::complete(Bucket& bucket) {
    bucket.pending->wait();
    if (half_) bucket.flat.copy_(bucket.received);
}

RootReducer::RootReducer(FlatWeights& weights, bool half)
    : Reducer(weights.parameters().front().device(), weights.parameters(), weights.layout(), weights.collective()),
      weights_(weights),
      half_(half) {}

void RootReducer::complete(Bucket& bucket) {
    // Bucket by bucket: the root has room for those of all ranks.
    const auto all = collective_.gatherTo(half_ ? bucket.flat.to(torch::kBFloat16) : bucket.flat, 0);
    if (all.empty()) return;
    bucket.flat.copy_(all[0]);
    for (std::size_t rank = 1; rank < all.size(); ++rank) bucket.flat.add_(all[rank]);
}

void RootReducer::send(std::vector<Bucket>& buckets) {
    const Timeline::Span span(timeline_, StepTrack::Exchange, "weights");
    for (const Bucket& bucket : buckets) collective_.broadcast(weights_.bucket(bucket.number), 0);
}

ShardReducer::ShardReducer(FlatWeights& weights, bool half)
    : Reducer(weights.parameters().front().device(), weights.parameters(), weights.layout(), weights.collective()),
      weights_(weights),
      half_(half) {
    for (Bucket& bucket : buckets_) {
        bucket.part = torch::zeros({bucket.flat.numel() / collective_.world()}, bucket.flat.options());
        for (const FlatLayout::Place& place : weights_.layout().buckets[bucket.number].places)
            if (weights_.parameters()[place.tensor].requires_grad())
                weights_.pieces()[place.tensor].mutable_grad() = weights_.pieceOf(bucket.part, place);
    }
}

ShardReducer::~ShardReducer() {
    for (const torch::Tensor& piece : weights_.pieces()) piece.mutable_grad().reset();
}

void ShardReducer::launch(Bucket& bucket) {
    if (!half_) {
        bucket.pending = collective_.reduceScatterAsync(bucket.part, bucket.flat);
        return;
    }
    bucket.sent = bucket.flat.view({collective_.world(), -1}).to(torch::kBFloat16);
    bucket.received = torch::empty_like(bucket.sent);
    bucket.pending = collective_.allToAllAsync(bucket.received, bucket.sent);
}

void ShardReducer::complete(Bucket& bucket) {
    bucket.pending->wait();
    if (half_) bucket.part.copy_(sumOfRows(bucket.received));
}

void ShardReducer::send(std::vector<Bucket>& buckets) {
    const Timeline::Span span(timeline_, StepTrack::Exchange, "weights");
    for (Bucket& bucket : buckets) {
        torch::Tensor& flat = weights_.bucket(bucket.number);
        bucket.sent = weights_.partOf(flat).clone();
        bucket.pending = collective_.allGatherAsync(flat, bucket.sent);
    }
    for (Bucket& bucket : buckets) {
        bucket.pending->wait();
        bucket.pending.reset();
        bucket.sent.reset();
    }
}

}  // namespace epochal::engine
