#include "core/engine/train/weight_update.h"

#include "core/spec/parallel.h"

namespace epochal::engine {
namespace {

FlatLayout layoutOf(const std::vector<Trained>& all, const std::vector<torch::Tensor>& parameters, int world) {
    // While all other layers are frozen, only the last one's buckets are exchanged.
    std::vector<bool> last;
    for (const Trained& one : all) last.push_back(one.last);
    return layOut(parameters, world, last);
}

}  // namespace

WeightUpdate::WeightUpdate(const RunSpec& spec, Model& model, Collective& collective, const Peers& peers)
    : spec_(spec),
      model_(model),
      collective_(collective),
      updates_(makeStopwatch(model.parameters().front().device())),
      gathers_(collective.world() > 1 && gathersOnOne(spec.parallel)),
      shards_(collective.world() > 1 && shardsOptimizer(spec.parallel)) {
    std::vector<Trained> trained = trainedOf(model, model.head());
    if (gathers_ || shards_) {
        sum_ = [this](torch::Tensor& tensor) { collective_.allReduce(tensor); };
        const std::vector<torch::Tensor> parameters = model.parameters();
        flat_.emplace(parameters, layoutOf(trained, parameters, collective.world()), collective);
    }
    sumOfAll_ = sum_;
    if (peers.forward) {
        sumOfAll_ = [all = peers.everyone](torch::Tensor& tensor) { all->allReduce(tensor); };
        sumOfStages_ = [stages = peers.forward](torch::Tensor& tensor) { stages->allReduce(tensor); };
    }
    if (shards_)
        for (std::size_t i = 0; i < trained.size(); ++i) trained[i].weight = flat_->pieces()[i];
    // Those that do not step keep nothing.
    if (gathers_ && collective.rank() != 0) trained.clear();
    // Norms are sums over the ranks only where each has but a piece.
    optimizer_ = makeOptimizer(std::move(trained), spec, shards_ ? sum_ : SumOverRanks());
    prepare();
}

void WeightUpdate::release() {
    reducer_.reset();
    optimizer_->dropGradients();
}

void WeightUpdate::prepare() {
    if (collective_.world() == 1) return;
    const bool half = reducesInBf16(spec_.parallel);
    if (gathers_)
        reducer_ = std::make_unique<RootReducer>(*flat_, half);
    else if (shards_)
        reducer_ = std::make_unique<ShardReducer>(*flat_, half);
    else
        reducer_ = std::make_unique<AllReducer>(model_.parameters(), collective_, half);
    reducer_->watch(timeline_);
}

void WeightUpdate::watch(Timeline* timeline) {
    timeline_ = timeline;
    if (reducer_) reducer_->watch(timeline);
}

void WeightUpdate::begin(std::int64_t passes) {
    if (reducer_)
        reducer_->begin(passes);
    else
        optimizer_->dropGradients();
}

void WeightUpdate::collect() {
    if (reducer_) reducer_->finish();
}

bool WeightUpdate::accept(StepGuard& guard) const {
    return guard.accept(optimizer_->weights(), sumOfAll_);
}

void WeightUpdate::step(double rate) {
    if (spec_.optimizer.clipNorm > 0) optimizer_->clip(spec_.optimizer.clipNorm, sumOfStages_);
    {
        const Timeline::Span span(timeline_, StepTrack::Compute, kOptimizerSpan);
        updates_->begin();
        optimizer_->step(rate);
        updates_->end();
    }
    if (reducer_) reducer_->spread();
}

std::vector<std::pair<std::string, torch::Tensor>> WeightUpdate::state() {
    if (!shards_) return optimizer_->state();
    std::vector<std::pair<std::string, torch::Tensor>> state;
    for (const Optimizer::Kept& kept : optimizer_->kept()) {
        const std::vector<torch::Tensor> whole = flat_->join(kept.tensors);
        for (std::size_t i = 0; i < whole.size(); ++i)
            state.emplace_back(nameOfKept(kept.name, optimizer_->trained()[i].name), whole[i]);
    }
    state.insert(state.end(), optimizer_->besides().begin(), optimizer_->besides().end());
    return state;
}

std::vector<std::pair<std::string, torch::Tensor>> WeightUpdate::toRestore() {
    if (!shards_) return optimizer_->state();
    whole_.clear();
    std::vector<std::pair<std::string, torch::Tensor>> targets;
    for (const Optimizer::Kept& kept : optimizer_->kept()) {
        auto& whole = whole_.emplace_back();
        for (std::size_t i = 0; i < kept.tensors.size(); ++i) {
            whole.push_back(
                torch::zeros_like(flat_->parameters()[i], torch::TensorOptions(torch::kCPU).requires_grad(false)));
            targets.emplace_back(nameOfKept(kept.name, optimizer_->trained()[i].name), whole.back());
        }
    }
    targets.insert(targets.end(), optimizer_->besides().begin(), optimizer_->besides().end());
    return targets;
}

void WeightUpdate::share() {
    // The root has all there is, and needs nobody to know it.
    if (gathers_ || collective_.world() == 1) return;
    const auto broadcast = [this](const torch::Tensor& tensor) {
        torch::Tensor flat = tensor.as_strided({tensor.numel()}, {1});
        collective_.broadcast(flat, 0);
    };
    if (!shards_) {
        for (const auto& [name, tensor] : optimizer_->state()) broadcast(tensor);
        return;
    }
    if (collective_.rank() == 0 && whole_.empty()) (void)toRestore();
    for (std::size_t i = 0; i < optimizer_->kept().size(); ++i)
        flat_->split(whole_.empty() ? std::vector<torch::Tensor>() : whole_[i], optimizer_->kept()[i].tensors);
    whole_.clear();
    for (const auto& [name, tensor] : optimizer_->besides()) broadcast(tensor);
}

std::int64_t WeightUpdate::stateBytes() const {
    std::int64_t bytes = 0;
    for (const auto& [name, tensor] : optimizer_->state()) bytes += static_cast<std::int64_t>(tensor.nbytes());
    return bytes;
}

}  // namespace epochal::engine
