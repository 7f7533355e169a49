#include "core/engine/train/replica.h"

#include <torch/utils.h>
#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/engine/data/random.h"
#include "core/engine/models/layers.h"
#include "core/engine/train/network.h"
#include "core/engine/train/precision.h"
#include "core/engine/train/shares.h"
#include "core/engine/weights/state_dict.h"
#include "core/hardware/proc.h"
#include "core/spec/parallel.h"
#include "core/spec/schedule.h"

namespace epochal::engine {
namespace {

constexpr double kLookEvery = 0.5;  ///< s

Error otherOptimizer(const std::string& name) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "The checkpoint belongs to a run with a different optimizer: it has no %1"), {name}},
            "/optimizer/kind",
            {EPOCHAL_TEXT("core", "Start a new run for a different configuration"), {}}};
}

/// How many numbers the float buffers have, in each stage.
std::vector<std::int64_t> countsOfStatistics(const Division& division, const Model& model) {
    if (division.stages() > 1) return division.statistics;
    std::int64_t count = 0;
    for (const torch::Tensor& buffer : model.buffers())
        if (buffer.is_floating_point()) count += buffer.numel();
    return {count};
}

/// The passes that are not the whole network's at once.
std::optional<Stage> stageOf(const Plan& plan, const Division& division, const std::optional<Line>& line, Model& model,
                             torch::Device device) {
    const bool recompute = canBeDivided(plan.spec) && plan.spec.parallel.recompute;
    if (!line && !recompute) return std::nullopt;
    const auto stage = static_cast<std::size_t>(line ? line->stage() : 0);
    return Stage(model, division.cuts[stage], endOf(division.cuts, stage, model.pieces().size()), recompute,
                 plan.precision, device);
}

}  // namespace

Replica::Replica(const Plan& plan, Peers peers)
    : plan_(plan),
      everyone_(peers.everyone),
      collective_(peers.replicas),
      device_(plan.devices[static_cast<std::size_t>(everyone_->rank())]),
      line_(peers.forward ? std::optional<Line>(std::in_place, peers.forward, peers.backward, device_) : std::nullopt),
      division_(divide(plan, peers, device_)),
      model_(modelOf(plan, division_, line_ ? line_->stage() : 0, device_)),
      layout_(countsOfStatistics(division_, *model_), plan.spec.optimizer.averageDecay > 0),
      update_(plan.spec, *model_, *collective_, peers),
      guard_(plan.precision, plan.spec.stop.divergence, device_),
      frozenEpochs_(frozenEpochs(plan.spec)),
      mixes_(!plan.data.table && plan.spec.data.mixup > 0),
      split_(splitOf(plan.spec)),
      parts_(std::clamp<std::int64_t>(plan.spec.optimizer.accumulation, 1,
                                      std::max<std::int64_t>(split_.least(plan.spec.optimizer.globalBatch), 1))),
      stage_(stageOf(plan, division_, line_, *model_, device_)),
      turns_(turnsOf(line_ ? line_->stage() : 0, line_ ? line_->stages() : 1, parts_)),
      // Collectives and later parts begin with what the host knows, and so does a mixture, or a stage's seeds.
      replayed_(device_, *model_, everyone_->world() == 1 && parts_ == 1 && !mixes_ && !stage_),
      objective_(plan.data, plan.spec.optimizer.labelSmoothing),
      training_(isFirst() ? batchesOf(Half::Training, plan.data, plan.spec, device_) : nullptr),
      validation_(isFirst() ? batchesOf(Half::Validation, plan.data, plan.spec, device_) : nullptr),
      loss_(torch::zeros({}, torch::TensorOptions(device_).dtype(torch::kDouble))),
      correct_(torch::zeros({}, torch::TensorOptions(device_).dtype(torch::kLong))) {
    if (plan.spec.optimizer.averageDecay > 0) average_.emplace(*model_, plan.spec.optimizer.averageDecay);
    if (collective_->world() > 1 && plan.spec.parallel.syncNorm)
        synchronizeNorms(*model_, normPeers_.emplace(*collective_, device_));
}

Result<std::vector<Message>> Replica::start() {
    if (line_ && !plan_.spec.model.weights.empty()) {
        // The file is rank 0's, and the other stages get their layers from it.
        const std::shared_ptr<Model> whole = makeModel(plan_);
        auto loaded = loadInitialWeights(plan_.spec, *whole);
        if (loaded)
            for (const auto& [name, tensor] : stateDict(*whole)) handed_.emplace_back("model." + name, tensor.detach());
        return loaded;
    }
    auto loaded = loadInitialWeights(plan_.spec, *model_);
    // The average begins as the weights are.
    if (average_) average_.emplace(*model_, plan_.spec.optimizer.averageDecay);
    return loaded;
}

Status Replica::restore(const Checkpoint& checkpoint) {
    const torch::NoGradGuard noGradients;
    std::unordered_map<std::string, torch::Tensor> stored(checkpoint.tensors.begin(), checkpoint.tensors.end());
    std::vector<std::pair<torch::Tensor, torch::Tensor>> copies;
    const auto match = [&](const std::string& name, const torch::Tensor& target) {
        const auto found = stored.find(name);
        if (found == stored.end() || found->second.sizes() != target.sizes() ||
            found->second.scalar_type() != target.scalar_type())
            return false;
        copies.emplace_back(target, found->second);
        return true;
    };
    for (const auto& [name, tensor] : stateDict(*model_))
        if (!match("model." + name, tensor)) return otherNetwork(name);
    for (const auto& [name, tensor] : update_.toRestore())
        if (!match(name, tensor)) return otherOptimizer(name);
    if (average_)
        for (const auto& [name, tensor] : average_->state())
            if (!match("average." + name, tensor)) return otherOptimizer("average." + name);
    for (const auto& [name, tensor] : guard_.state())
        if (!match(name, tensor)) return otherOptimizer(name);
    const auto rows = stored.find(kReplicasState);
    if (rows == stored.end() || rows->second.dim() != 2 || rows->second.size(0) < 1 ||
        rows->second.size(1) != layout_.columns() || rows->second.scalar_type() != torch::kDouble)
        return otherNetwork(kReplicasState);
    for (auto& [target, source] : copies) target.copy_(source);
    rows_ = layout_.ofStage(RowLayout::forReplicas(rows->second, collective_->world()), line_ ? line_->stage() : 0)
                .to(device_);
    const auto split = stored.find(kSplitState);
    if (split != stored.end() && split->second.numel() == collective_->world())
        measured_ = splitFrom(split->second, plan_.spec.optimizer.globalBatch);
    if (line_ && everyone_->rank() == 0) handed_ = checkpoint.tensors;
    return {};
}

NamedList Replica::join(const NamedList& mine) const {
    std::vector<int> first;
    for (int i = 0; i < line_->stages(); ++i) first.push_back(i);
    std::vector<torch::Tensor> rows;
    std::vector<NamedList> stages = gatherNamed(*everyone_, mine, first, device_);
    for (NamedList& stage : stages) {
        rows.push_back(stage.back().second);
        stage.pop_back();
    }
    NamedList all = joinStages(stages);
    if (!rows.empty()) all.emplace_back(kReplicasState, layout_.joined(rows));
    return all;
}

Status Replica::adopt(const NamedList& whole) {
    const bool isCheckpoint = std::ranges::any_of(whole, [](const auto& one) { return one.first == kReplicasState; });
    if (isCheckpoint) {
        Checkpoint checkpoint;
        checkpoint.tensors = whole;
        return restore(checkpoint);
    }
    const torch::NoGradGuard noGradients;
    const std::unordered_map<std::string, torch::Tensor> given(whole.begin(), whole.end());
    for (const auto& [name, tensor] : stateDict(*model_)) tensor.copy_(given.at("model." + name));
    if (average_) average_.emplace(*model_, plan_.spec.optimizer.averageDecay);
    return {};
}

void Replica::share(std::int64_t step) {
    const torch::NoGradGuard noGradients;
    const auto broadcast = [&](torch::Tensor tensor) {
        // The backend sends plain memory; a channels-last tensor is dense in an order that is the same on all ranks.
        torch::Tensor flat = tensor.as_strided({tensor.numel()}, {1});
        collective_->broadcast(flat, 0);
    };
    if (line_) {
        const NamedList whole = broadcastNamed(*everyone_, std::exchange(handed_, {}), device_);
        if (!whole.empty())
            if (Status adopted = adopt(whole); !adopted) throw DataFailure{adopted.error()};
        handed_.clear();
    }
    if (collective_->world() > 1) {
        for (const torch::Tensor& parameter : model_->parameters()) broadcast(parameter.detach());
        for (const torch::Tensor& buffer : model_->buffers()) broadcast(buffer);
        update_.share();
        if (average_)
            for (const auto& [name, tensor] : average_->state()) broadcast(tensor);
        for (const auto& [name, tensor] : guard_.state()) broadcast(tensor);
    }
    guard_.readState();
    if (measuresShares(plan_.spec)) split_ = agreedSplit(plan_, *collective_, device_, measured_);
    if (step == 0) return;
    if (!rows_.defined())
        rows_ = torch::empty({collective_->world(), RowLayout::kSums + flatBuffers().numel()},
                             torch::TensorOptions(device_).dtype(torch::kDouble));
    collective_->broadcast(rows_, 0);
    const torch::Tensor mine = rows_[collective_->rank()];
    setPassing(mine);
    rows_.reset();
}

void Replica::freeze(bool frozen) {
    if (frozen == frozen_) return;
    frozen_ = frozen;
    replayed_.drop();
    update_.release();
    for (const auto& item : model_->named_parameters())
        item.value().set_requires_grad(!frozen || isUnder(item.key(), model_->head()));
    update_.prepare();
}

std::int64_t Replica::lastLayerParameters() const {
    if (line_) return division_.lastLayer;
    std::int64_t count = 0;
    for (const auto& item : model_->named_parameters())
        if (isUnder(item.key(), model_->head())) count += item.value().numel();
    return count;
}

Slice Replica::sliceOf(std::int64_t step, std::int64_t part) const {
    const std::int64_t batch = plan_.spec.optimizer.globalBatch, replica = collective_->rank(),
                       begin = step * batch + split_.begin(batch, replica), size = split_.partOf(batch, replica);
    return {begin + size * part / parts_, begin + size * (part + 1) / parts_};
}

void Replica::beginEpoch(std::int64_t epoch, std::int64_t firstStep) {
    freeze(epoch < frozenEpochs_);
    model_->train();
    if (frozen_)
        for (const auto& item : model_->named_modules())
            // Only layers with running statistics: other layers compute the same in both modes or, like dropout, are
            // meant to act on what the last layer learns from. What contains layers would take them along.
            if (!isUnder(item.key(), model_->head()) && !item.value()->buffers(/*recurse=*/false).empty() &&
                item.value()->children().empty())
                item.value()->eval();
    epoch_ = epoch;
    forwards_ = firstStep * parts_;
    // Images may have another size from now on.
    if (line_) line_->begin();
    prepareEpoch(epoch, firstStep);
}

void Replica::prepareEpoch(std::int64_t epoch, std::int64_t firstStep) {
    if (!training_) return;
    std::vector<Slice> slices;
    for (std::int64_t i = firstStep; i < plan_.stepsPerEpoch; ++i)
        for (std::int64_t part = 0; part < parts_; ++part) slices.push_back(sliceOf(i, part));
    training_->start(shuffled(plan_.data.trainingSize(), plan_.spec.seed, epoch), std::move(slices), epoch);
}

Replica::Draw Replica::draw() {
    CounterRandom random(static_cast<std::uint64_t>(plan_.spec.seed), streamOf(Stream::Noise, epoch_),
                         static_cast<std::uint64_t>(forwards_++ * collective_->world() + collective_->rank()));
    const std::uint64_t seed = random.next();
    return {seed, random};
}

void Replica::learn(const Samples& batch, const std::optional<Mixture>& mixture, bool first) {
    torch::Tensor outputs;
    {
        const Timeline::Span span(timeline_.get(), StepTrack::Compute, "forward");
        const Autocast autocast(plan_.precision, device_.type());
        outputs = (mixture ? model_->forward(mixture->images) : model_->answer(batch.inputs)).to(torch::kFloat);
    }
    if (first) update_.begin(parts_);
    const Timeline::Span span(timeline_.get(), StepTrack::Compute, "backward");
    judge(outputs, batch.labels, mixture);
}

void Replica::judge(const torch::Tensor& outputs, const torch::Tensor& labels, const std::optional<Mixture>& mixture) {
    torch::Tensor loss = objective_.loss(outputs, labels);
    if (mixture) loss = loss * mixture->share + objective_.loss(outputs, mixture->others) * (1 - mixture->share);
    // Summed over parts and replicas, sum / global batch is the mean, even if the slices are not equal.
    const torch::Tensor mean = loss / plan_.spec.optimizer.globalBatch;
    (guard_.scale() == 1 ? mean : mean * guard_.scale()).backward();

    const torch::NoGradGuard noGradients;
    loss_.add_(loss);
    if (const torch::Tensor correct = objective_.correct(outputs, mixture ? mixture->main() : labels);
        correct.defined())
        correct_.add_(correct);
}

std::optional<Samples> Replica::nextBatch(Times& times) {
    const Timeline::Span span(timeline_.get(), StepTrack::Waits, "data");
    auto batch = [&] {
        // A file server may be away for minutes, for all ranks: the limit of the collectives is enough there.
        const Pulse::During free(plan_.pulse(), Pulse::State::Free);
        return training_->next(times.data);
    }();
    TORCH_CHECK(batch, "the epoch has no more batches");
    beat();
    return batch;
}

void Replica::passWhole(Times& times) {
    for (std::int64_t part = 0; part < parts_; ++part) {
        const auto batch = nextBatch(times);
        Draw drawn = draw();
        model_->seedNoise(drawn.seed);
        const std::optional<Mixture> mixture =
            mixes_ ? std::optional(mixed(batch->inputs.values, batch->labels, plan_.spec.data.mixup, drawn.random))
                   : std::nullopt;
        if (std::exchange(replayedScale_, guard_.scale()) != guard_.scale()) replayed_.drop();
        replayed_.run(*batch, [&](const Samples& samples) { learn(samples, mixture, part == 0); });
        images_ += batch->labels.size(0);
        beat();
    }
}

torch::Tensor Replica::forwardPart(std::int64_t part, Times& times) {
    const std::int64_t step = forwards_ / parts_;
    Draw drawn = draw();
    torch::Tensor x, labels;
    if (isFirst()) {
        const auto batch = nextBatch(times);
        x = batch->inputs.values;
        labels = batch->labels;
        images_ += labels.size(0);
    } else {
        const Slice slice = sliceOf(step, part);
        const Line::Given given = line_->take(slice.end - slice.begin, true);
        x = given.x;
        labels = given.labels;
    }
    std::optional<Mixture> mixture;
    if (mixes_ && isFirst()) {
        mixture = mixed(x, labels, plan_.spec.data.mixup, drawn.random);
        x = mixture->images;
    } else if (mixes_ && isLast()) {
        // The same draw for the labels; the images were mixed on the first stage.
        mixture = mixed(torch::empty({labels.size(0), 0}, x.options()), labels, plan_.spec.data.mixup, drawn.random);
    }
    torch::Tensor outputs;
    {
        const Timeline::Span span(timeline_.get(), StepTrack::Compute, "forward", part);
        outputs = stage_->forward(static_cast<std::size_t>(part), x, drawn.seed, /*wanted=*/!isFirst() && !frozen_);
    }
    if (isLast())
        judge(outputs.to(torch::kFloat), labels, mixture);
    else
        line_->give(outputs, labels);
    return outputs;
}

void Replica::backwardPart(std::int64_t part, const torch::Tensor& outputs) {
    // Below the last layer, nothing is trained while the others are frozen, and nothing is sent back.
    if (frozen_ && !isLast()) return;
    const torch::Tensor given = isLast() ? outputs.grad() : line_->takeBack(outputs);
    torch::Tensor gradient;
    {
        const Timeline::Span span(timeline_.get(), StepTrack::Compute, "backward", part);
        gradient = stage_->backward(static_cast<std::size_t>(part), given);
    }
    if (gradient.defined()) line_->giveBack(gradient, gradient);
}

void Replica::passStage(Times& times) {
    std::vector<torch::Tensor> outputs(static_cast<std::size_t>(parts_));
    bool begun = false;
    for (const Turn& turn : turns_) {
        torch::Tensor& ofPart = outputs[static_cast<std::size_t>(turn.part)];
        if (turn.forward) {
            ofPart = forwardPart(turn.part, times);
            continue;
        }
        if (!std::exchange(begun, true)) update_.begin(parts_);
        backwardPart(turn.part, ofPart);
        beat();
        ofPart.reset();
    }
    if (!line_) return;
    // The first stage has the sums, as a run's rank 0 does without stages.
    torch::Tensor sums = torch::stack({loss_, correct_.to(torch::kDouble)});
    if (line_->isLast()) {
        line_->report(sums);
        loss_.zero_();
        correct_.zero_();
    } else if (line_->isFirst()) {
        line_->report(sums);
        loss_.add_(sums[0]);
        correct_.add_(sums[1].to(torch::kLong));
    }
    line_->waitForSends();
}

Replica::Times Replica::step(double rate) {
    Times times;
    const torch::Tensor before = guard_.isOn() ? passing() : torch::Tensor();
    if (stage_)
        passStage(times);
    else
        passWhole(times);
    update_.collect();
    if (guard_.isOn() && !update_.accept(guard_)) {
        setPassing(before);
        times.skipped = true;
    } else {
        update_.step(rate);
        if (average_) average_->update();
    }
    beat();
    if (!training_) return times;
    const double queued = monotonicSeconds();
    {
        const Pulse::During free(plan_.pulse(), Pulse::State::Free);
        training_->fetch();
    }
    times.data += monotonicSeconds() - queued;
    return times;
}

void Replica::beat() const {
    if (Pulse* pulse = plan_.pulse()) pulse->beat();
}

Replica::Waits Replica::waits() {
    return {update_.waited() + (normPeers_ ? normPeers_->waited() : 0) + (line_ ? line_->waited() : 0),
            training_ ? training_->waited() : 0, update_.updated(), training_ ? training_->prepared() : std::nullopt};
}

Sums Replica::sums() const {
    return {loss_.item().toDouble(), correct_.item().toLong(), images_};
}

Sums Replica::endEpoch() {
    torch::Tensor all =
        torch::stack({loss_, correct_.to(torch::kDouble), torch::full_like(loss_, static_cast<double>(images_))});
    everyone_->allReduce(all);
    all = all.cpu();
    loss_.zero_();
    correct_.zero_();
    images_ = 0;
    const auto* sum = all.data_ptr<double>();
    return {sum[0], static_cast<std::int64_t>(sum[1]), static_cast<std::int64_t>(sum[2])};
}

torch::Tensor Replica::evaluate() {
    const torch::NoGradGuard noGradients;
    const std::int64_t world = collective_->world(), rank = collective_->rank(), images = plan_.data.validationSize();
    if (world > 1) {
        torch::Tensor buffers = flatBuffers();
        collective_->allReduce(buffers);
        setFlatBuffers(buffers / world);
    }
    std::optional<WeightAverage::InUse> averaged;
    if (average_) averaged.emplace(*average_);
    model_->eval();
    // The loader's threads prepare the next epoch's first batches meanwhile.
    if (epoch_ + 1 < plan_.spec.stop.epochs) prepareEpoch(epoch_ + 1, 0);
    // Without backward a batch needs a fraction of the memory, so it can be larger than a part of one in training.
    const std::int64_t batch =
        std::max<std::int64_t>(2 * plan_.spec.optimizer.globalBatch / plan_.spec.optimizer.accumulation, world);
    std::vector<Slice> slices;
    for (std::int64_t i = 0; i < images; i += batch) {
        const Slice slice{i + split_.begin(batch, rank), std::min(i + split_.begin(batch, rank + 1), images)};
        if (slice.begin < slice.end) slices.push_back(slice);
    }
    std::vector<std::int64_t> order(static_cast<std::size_t>(images));
    std::iota(order.begin(), order.end(), 0);
    if (validation_) validation_->start(std::move(order), slices, 0);
    if (line_) line_->begin();
    torch::Tensor outputs = torch::zeros({images, objective_.outputs()}, device_);
    double waited = 0;
    double looked = monotonicSeconds();
    for (const Slice& slice : slices) {
        const auto samples = [&] {
            const Pulse::During free(plan_.pulse(), Pulse::State::Free);
            return validation_ ? validation_->next(waited) : std::nullopt;
        }();
        const torch::Tensor answers = answer(samples, slice.end - slice.begin);
        torch::Tensor part = outputs.slice(0, slice.begin, slice.end);
        if (isLast()) part.copy_(answers);
        if (validation_) {
            const Pulse::During free(plan_.pulse(), Pulse::State::Free);
            validation_->fetch();
        }
        beat();
        // The rest of a long evaluation reveals nothing more about a network that has diverged. The stages of one
        // cannot end it alone.
        if (const double now = monotonicSeconds(); !line_ && now - looked > kLookEvery) {
            looked = now;
            if (!part.isfinite().all().item<bool>()) break;
        }
    }
    if (line_) line_->waitForSends();
    // The other ranks' rows are zero here.
    everyone_->allReduce(outputs);
    return outputs.cpu();
}

torch::Tensor Replica::answer(std::optional<Samples> samples, std::int64_t size) {
    if (!line_) {
        const Autocast autocast(plan_.precision, device_.type());
        return model_->answer(samples->inputs);
    }
    const torch::Tensor outputs = stage_->answer(samples ? samples->inputs.values : line_->take(size, false).x);
    if (!isLast()) line_->give(outputs);
    return outputs;
}

std::vector<std::pair<std::string, torch::Tensor>> Replica::snapshot(std::int64_t step) {
    const torch::NoGradGuard noGradients;
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
    for (const auto& [name, tensor] : stateDict(*model_)) {
        if (!tensor.is_floating_point() && !model_->countsBatches()) tensor.fill_(step);
        tensors.emplace_back("model." + name, tensor.detach());
    }
    const auto kept = update_.state();
    tensors.insert(tensors.end(), kept.begin(), kept.end());
    if (average_)
        for (const auto& [name, tensor] : average_->state()) tensors.emplace_back("average." + name, tensor);
    tensors.insert(tensors.end(), guard_.state().begin(), guard_.state().end());
    if (measuresShares(plan_.spec))
        tensors.emplace_back(kSplitState, toTensor(split_, plan_.spec.optimizer.globalBatch));
    tensors.emplace_back(kReplicasState, torch::stack(collective_->gather(passing())));
    if (line_) return join(tensors);
    return tensors;
}

void Replica::watch(Timeline* timeline) {
    update_.watch(timeline);
    if (line_) line_->watch(timeline);
    if (training_) training_->watch(timeline);
}

void Replica::beginTrace() {
    // A graph would hide what it consists of.
    replayed_.pause(true);
    everyone_->barrier();
    timeline_ = std::make_shared<Timeline>(device_);
    watch(timeline_.get());
}

std::vector<StepSpan> Replica::endTrace() {
    synchronize();
    // Until then, callbacks of exchanges may be under way.
    everyone_->barrier();
    watch(nullptr);
    const Json mine{
        {"boot", bootId()}, {"zero", timeline_->zero()}, {"spans", toJson(timeline_->finish(everyone_->rank()))}};
    timeline_.reset();
    replayed_.pause(false);
    std::vector<StepSpan> all;
    for (const std::string& text : gatherTexts(*everyone_, jsonText(mine), device_)) {
        const Json theirs = Json::parse(text);
        // One machine has one clock. Others began when they left the same barrier.
        const bool here = theirs.at("boot") == mine.at("boot");
        const double shift = here ? theirs.at("zero").get<double>() - mine.at("zero").get<double>() : 0;
        for (StepSpan span : stepSpansFrom(theirs.at("spans"))) {
            span.begin += shift;
            span.end += shift;
            all.push_back(std::move(span));
        }
    }
    return all;
}

void Replica::synchronize() const {
    plan_.kind().synchronize(device_.index());
}

std::vector<torch::Tensor> Replica::buffers() const {
    std::vector<torch::Tensor> all;
    for (const torch::Tensor& buffer : model_->buffers())
        if (buffer.is_floating_point()) all.push_back(buffer);
    if (average_) all.insert(all.end(), average_->buffers().begin(), average_->buffers().end());
    return all;
}

torch::Tensor Replica::passing() const {
    const torch::NoGradGuard noGradients;
    const torch::Tensor sums =
        torch::stack({loss_, correct_.to(torch::kDouble), torch::full_like(loss_, static_cast<double>(images_))});
    return torch::cat({sums, flatBuffers()});
}

void Replica::setPassing(const torch::Tensor& state) {
    const torch::NoGradGuard noGradients;
    loss_.copy_(state[0]);
    correct_.copy_(state[1]);
    images_ = state[2].item().toLong();
    setFlatBuffers(state.slice(0, RowLayout::kSums));
}

torch::Tensor Replica::flatBuffers() const {
    std::vector<torch::Tensor> parts;
    for (const torch::Tensor& buffer : buffers()) parts.push_back(buffer.flatten().to(torch::kDouble));
    return parts.empty() ? torch::empty({0}, torch::TensorOptions(device_).dtype(torch::kDouble)) : torch::cat(parts);
}

void Replica::setFlatBuffers(const torch::Tensor& flat) {
    std::int64_t at = 0;
    for (const torch::Tensor& buffer : buffers()) {
        buffer.copy_(flat.slice(0, at, at + buffer.numel()).view(buffer.sizes()));
        at += buffer.numel();
    }
}

}  // namespace epochal::engine
