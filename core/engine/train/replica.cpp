#include "core/engine/train/replica.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "core/base/clock.h"
#include "core/engine/data/random.h"
#include "core/engine/models/layers.h"
#include "core/engine/train/network.h"
#include "core/engine/train/precision.h"
#include "core/spec/parallel.h"
#include "core/spec/schedule.h"

namespace epochal::engine {
namespace {

constexpr double kLookEvery = 0.5;  ///< s

std::shared_ptr<Model> modelOn(torch::Device device, const Plan& plan) {
    auto model = makeModel(plan);
    model->to(device);
    // Before momentum and buckets are created, because they adopt the strides.
    if (plan.spec.devices.channelsLast)
        for (torch::Tensor& parameter : model->parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
    return model;
}

Error otherOptimizer(const std::string& name) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "The checkpoint belongs to a run with another optimizer: it has no %1"), {name}},
            "/optimizer/kind",
            {EPOCHAL_TEXT("core", "Start a new run for a different configuration"), {}}};
}

/// A checkpoint's rows for another number of replicas: the sums of all are shared out evenly, as the images are, and
/// each gets the mean of the statistics that each had of its own, as in an evaluation.
torch::Tensor sharedOut(const torch::Tensor& rows, std::int64_t world) {
    if (rows.size(0) == world) return rows;
    torch::Tensor shared = rows.mean(0, /*keepdim=*/true).repeat({world, 1});
    const torch::Tensor sums = rows.slice(1, 0, 3).sum(0);
    shared.select(1, 0).fill_(sums[0] / world);
    for (const std::int64_t count : {1, 2}) {
        const std::int64_t all = sums[count].item().toLong();
        for (std::int64_t rank = 0; rank < world; ++rank)
            shared[rank][count] = static_cast<double>(partOf(all, rank, world));
    }
    return shared;
}

}  // namespace

Replica::Replica(const Plan& plan, std::shared_ptr<Collective> collective)
    : plan_(plan),
      collective_(std::move(collective)),
      device_(plan.devices[static_cast<std::size_t>(collective_->rank())]),
      model_(modelOn(device_, plan)),
      update_(plan.spec, *model_, *collective_),
      guard_(plan.precision, plan.spec.stop.divergence, device_),
      frozenEpochs_(frozenEpochs(plan.spec)),
      mixes_(!plan.data.table && plan.spec.data.mixup > 0),
      parts_(std::max<std::int64_t>(
          std::min(plan.spec.optimizer.accumulation, plan.spec.optimizer.globalBatch / collective_->world()), 1)),
      // Collectives and later parts begin with what the host knows, and so does a mixture.
      replayed_(device_, *model_, collective_->world() == 1 && parts_ == 1 && !mixes_),
      objective_(plan.data, plan.spec.optimizer.labelSmoothing),
      training_(batchesOf(Half::Training, plan.data, plan.spec, device_)),
      validation_(batchesOf(Half::Validation, plan.data, plan.spec, device_)),
      loss_(torch::zeros({}, torch::TensorOptions(device_).dtype(torch::kDouble))),
      correct_(torch::zeros({}, torch::TensorOptions(device_).dtype(torch::kLong))) {
    if (plan.spec.optimizer.averageDecay > 0) average_.emplace(*model_, plan.spec.optimizer.averageDecay);
    if (collective_->world() > 1 && plan.spec.parallel.syncNorm)
        synchronizeNorms(*model_, normPeers_.emplace(*collective_, device_));
}

Result<std::vector<Message>> Replica::start() {
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
    const std::int64_t buffers = flatBuffers().numel();
    const auto rows = stored.find(kReplicasState);
    if (rows == stored.end() || rows->second.dim() != 2 || rows->second.size(0) < 1 ||
        rows->second.size(1) != 3 + buffers || rows->second.scalar_type() != torch::kDouble)
        return otherNetwork(kReplicasState);
    for (auto& [target, source] : copies) target.copy_(source);
    rows_ = sharedOut(rows->second, collective_->world()).to(device_);
    return {};
}

void Replica::share(std::int64_t step) {
    const torch::NoGradGuard noGradients;
    const auto broadcast = [&](torch::Tensor tensor) {
        // The backend sends plain memory; a channels-last tensor is dense in an order that is the same on all ranks.
        torch::Tensor flat = tensor.as_strided({tensor.numel()}, {1});
        collective_->broadcast(flat, 0);
    };
    if (collective_->world() > 1) {
        for (const torch::Tensor& parameter : model_->parameters()) broadcast(parameter.detach());
        for (const torch::Tensor& buffer : model_->buffers()) broadcast(buffer);
        update_.share();
        if (average_)
            for (const auto& [name, tensor] : average_->state()) broadcast(tensor);
        for (const auto& [name, tensor] : guard_.state()) broadcast(tensor);
    }
    guard_.readState();
    if (step == 0) return;
    if (!rows_.defined())
        rows_ = torch::empty({collective_->world(), 3 + flatBuffers().numel()},
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
    std::int64_t count = 0;
    for (const auto& item : model_->named_parameters())
        if (isUnder(item.key(), model_->head())) count += item.value().numel();
    return count;
}

Slice Replica::sliceOf(std::int64_t step, std::int64_t part) const {
    const std::int64_t batch = plan_.spec.optimizer.globalBatch, rank = collective_->rank(),
                       world = collective_->world();
    const std::int64_t begin = step * batch + batch * rank / world, size = partOf(batch, rank, world);
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
    prepareEpoch(epoch, firstStep);
}

void Replica::prepareEpoch(std::int64_t epoch, std::int64_t firstStep) {
    std::vector<Slice> slices;
    for (std::int64_t i = firstStep; i < plan_.stepsPerEpoch; ++i)
        for (std::int64_t part = 0; part < parts_; ++part) slices.push_back(sliceOf(i, part));
    training_->start(shuffled(plan_.data.trainingSize(), plan_.spec.seed, epoch), std::move(slices), epoch);
}

void Replica::learn(const Samples& batch, const std::optional<Mixture>& mixture, bool first) {
    torch::Tensor outputs;
    {
        const Autocast autocast(plan_.precision, device_.type());
        outputs = (mixture ? model_->forward(mixture->images) : model_->answer(batch.inputs)).to(torch::kFloat);
    }
    torch::Tensor loss = objective_.loss(outputs, batch.labels);
    if (mixture) loss = loss * mixture->share + objective_.loss(outputs, mixture->others) * (1 - mixture->share);
    if (first) update_.begin(parts_);
    // Summed over parts and replicas, sum / global batch is the mean, even if the slices are not equal.
    const torch::Tensor mean = loss / plan_.spec.optimizer.globalBatch;
    (guard_.scale() == 1 ? mean : mean * guard_.scale()).backward();

    const torch::NoGradGuard noGradients;
    loss_.add_(loss);
    if (const torch::Tensor correct = objective_.correct(outputs, mixture ? mixture->main() : batch.labels);
        correct.defined())
        correct_.add_(correct);
}

Replica::Times Replica::step(double rate) {
    Times times;
    const torch::Tensor before = guard_.isOn() ? passing() : torch::Tensor();
    for (std::int64_t part = 0; part < parts_; ++part) {
        const auto batch = training_->next(times.data);
        TORCH_CHECK(batch, "the epoch has no more batches");

        // A function of where the run is, so that a resumed one drops the same.
        CounterRandom noise(static_cast<std::uint64_t>(plan_.spec.seed), streamOf(Stream::Noise, epoch_),
                            static_cast<std::uint64_t>(forwards_++ * collective_->world() + collective_->rank()));
        model_->seedNoise(noise.next());
        const std::optional<Mixture> mixture =
            mixes_ ? std::optional(mixed(batch->inputs.values, batch->labels, plan_.spec.data.mixup, noise))
                   : std::nullopt;
        if (std::exchange(replayedScale_, guard_.scale()) != guard_.scale()) replayed_.drop();
        replayed_.run(*batch, [&](const Samples& samples) { learn(samples, mixture, part == 0); });
        images_ += batch->labels.size(0);
    }
    update_.collect();
    if (guard_.isOn() && !update_.accept(guard_)) {
        setPassing(before);
        times.skipped = true;
    } else {
        update_.step(rate);
        if (average_) average_->update();
    }
    const double queued = monotonicSeconds();
    training_->fetch();
    times.data += monotonicSeconds() - queued;
    return times;
}

Sums Replica::sums() const {
    return {loss_.item().toDouble(), correct_.item().toLong(), images_};
}

Sums Replica::endEpoch() {
    torch::Tensor all =
        torch::stack({loss_, correct_.to(torch::kDouble), torch::full_like(loss_, static_cast<double>(images_))});
    collective_->allReduce(all);
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
    std::optional<Average::InUse> averaged;
    if (average_) averaged.emplace(*average_);
    model_->eval();
    // The loader's threads prepare the next epoch's first batches meanwhile.
    if (epoch_ + 1 < plan_.spec.stop.epochs) prepareEpoch(epoch_ + 1, 0);
    // Without backward a batch needs a fraction of the memory, so it can be larger than a part of one in training.
    const std::int64_t batch =
        std::max<std::int64_t>(2 * plan_.spec.optimizer.globalBatch / world / plan_.spec.optimizer.accumulation, 1);
    std::vector<Slice> slices;
    for (std::int64_t i = rank * batch; i < images; i += world * batch)
        slices.push_back({i, std::min(i + batch, images)});
    std::vector<std::int64_t> order(static_cast<std::size_t>(images));
    std::iota(order.begin(), order.end(), 0);
    validation_->start(std::move(order), slices, 0);
    torch::Tensor outputs = torch::zeros({images, objective_.outputs()}, device_);
    double waited = 0;
    double looked = monotonicSeconds();
    for (const Slice& slice : slices) {
        const auto next = validation_->next(waited);
        const Autocast autocast(plan_.precision, device_.type());
        torch::Tensor part = outputs.slice(0, slice.begin, slice.end);
        part.copy_(model_->answer(next->inputs));
        validation_->fetch();
        // The rest of a long evaluation reveals nothing more about a network that has diverged.
        if (const double now = monotonicSeconds(); now - looked > kLookEvery) {
            looked = now;
            if (!part.isfinite().all().item<bool>()) break;
        }
    }
    // The other ranks' rows are zero here.
    collective_->allReduce(outputs);
    return outputs.cpu();
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
    tensors.emplace_back(kReplicasState, torch::stack(collective_->gather(passing())));
    return tensors;
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
    setFlatBuffers(state.slice(0, 3));
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
