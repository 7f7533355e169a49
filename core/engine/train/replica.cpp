#include "core/engine/train/replica.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "core/base/clock.h"
#include "core/engine/data/random.h"
#include "core/engine/train/precision.h"

namespace epochal::engine {
namespace {

constexpr double kLookEvery = 0.5;  ///< s

std::shared_ptr<ResNet> makeModel(const Plan& plan, torch::Device device) {
    auto model =
        std::make_shared<ResNet>(plan.spec.model, plan.data.channels, ImageSize{plan.data.height, plan.data.width},
                                 plan.data.classes, plan.spec.seed);
    model->to(device);
    // Before momentum and buckets are created, because they adopt the strides.
    if (plan.spec.devices.channelsLast)
        for (torch::Tensor& parameter : model->parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
    return model;
}

Loader::Options loaderOptions(const Plan& plan, bool training) {
    return {training ? plan.spec.data.augmentation : "none", plan.spec.seed, plan.spec.data.loaderThreads,
            plan.spec.devices.channelsLast, plan.cuda()};
}

std::vector<torch::Tensor> floatBuffers(const torch::nn::Module& model) {
    std::vector<torch::Tensor> buffers;
    for (const torch::Tensor& buffer : model.buffers())
        if (buffer.is_floating_point()) buffers.push_back(buffer);
    return buffers;
}

Error otherModel(const std::string& name) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "The checkpoint belongs to a different network: %1 differs"), {name}},
            "/model/architecture",
            {EPOCHAL_TEXT("core", "Start a new run for a different configuration"), {}}};
}

}  // namespace

Replica::Replica(const Plan& plan, std::unique_ptr<Collective> collective)
    : plan_(plan),
      collective_(std::move(collective)),
      device_(plan.devices[static_cast<std::size_t>(collective_->rank())]),
      model_(makeModel(plan, device_)),
      optimizer_(*model_, plan.spec.optimizer),
      trainLoader_(plan.data.train, plan.data, loaderOptions(plan, true)),
      validationLoader_(plan.data.validation, plan.data, loaderOptions(plan, false)),
      loss_(torch::zeros({}, torch::TensorOptions(device_).dtype(torch::kDouble))),
      correct_(torch::zeros({}, torch::TensorOptions(device_).dtype(torch::kLong))) {
    if (collective_->world() > 1) reducer_ = std::make_unique<Reducer>(model_->parameters(), *collective_);
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
        if (!match("model." + name, tensor)) return otherModel(name);
    for (const auto& [name, tensor] : optimizer_.momentum())
        if (!match("momentum." + name, tensor)) return otherModel(name);
    const std::int64_t buffers = flatBuffers().numel();
    const auto rows = stored.find("replicas.state");
    if (rows == stored.end() || rows->second.sizes() != torch::IntArrayRef({collective_->world(), 3 + buffers}) ||
        rows->second.scalar_type() != torch::kDouble)
        return otherModel("replicas.state");
    for (auto& [target, source] : copies) target.copy_(source);
    rows_ = rows->second.to(device_);
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
        for (const auto& [name, momentum] : optimizer_.momentum()) broadcast(momentum);
    }
    if (step == 0) return;
    if (!rows_.defined())
        rows_ = torch::empty({collective_->world(), 3 + flatBuffers().numel()},
                             torch::TensorOptions(device_).dtype(torch::kDouble));
    collective_->broadcast(rows_, 0);
    const torch::Tensor mine = rows_[collective_->rank()];
    loss_.copy_(mine[0]);
    correct_.copy_(mine[1]);
    images_ = mine[2].item().toLong();
    setFlatBuffers(mine.slice(0, 3));
    rows_.reset();
}

void Replica::beginEpoch(std::int64_t epoch, std::int64_t firstStep) {
    model_->train();
    std::vector<Slice> slices;
    const std::int64_t batch = plan_.spec.optimizer.globalBatch, rank = collective_->rank(),
                       world = collective_->world();
    for (std::int64_t i = firstStep; i < plan_.stepsPerEpoch; ++i)
        slices.push_back({i * batch + batch * rank / world, i * batch + batch * (rank + 1) / world});
    trainLoader_.start(shuffled(plan_.data.train->size(), plan_.spec.seed, epoch), std::move(slices), epoch);
}

Replica::Times Replica::step(double rate) {
    Times times;
    const double begun = monotonicSeconds();
    const auto batch = trainLoader_.next();
    TORCH_CHECK(batch, "the epoch has no more batches");
    times.data = monotonicSeconds() - begun;
    const torch::Tensor images = batch->images.to(device_, /*non_blocking=*/true);
    const torch::Tensor labels = batch->labels.to(device_, /*non_blocking=*/true);

    torch::Tensor logits;
    {
        const Autocast autocast(plan_.precision, device_.type());
        logits = model_->forward(images).to(torch::kFloat);
    }
    const torch::Tensor loss =
        at::cross_entropy_loss(logits, labels, {}, at::Reduction::Sum, -100, plan_.spec.optimizer.labelSmoothing);
    if (reducer_)
        reducer_->begin();
    else
        optimizer_.dropGradients();
    // Summed over the replicas, sum / global batch is the mean, even if the slices are not equal.
    (loss / plan_.spec.optimizer.globalBatch).backward();
    if (reducer_) times.communication = reducer_->finish();
    optimizer_.step(rate);

    const torch::NoGradGuard noGradients;
    loss_.add_(loss);
    correct_.add_(logits.argmax(1).eq(labels).sum());
    images_ += labels.size(0);
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
    const std::int64_t world = collective_->world(), rank = collective_->rank(), images = plan_.data.validation->size();
    if (world > 1) {
        torch::Tensor buffers = flatBuffers();
        collective_->allReduce(buffers);
        setFlatBuffers(buffers / world);
    }
    model_->eval();
    // Without backward a batch needs a fraction of the memory, so it can be larger.
    const std::int64_t batch = std::max<std::int64_t>(2 * plan_.spec.optimizer.globalBatch / world, 1);
    std::vector<Slice> slices;
    for (std::int64_t i = rank * batch; i < images; i += world * batch)
        slices.push_back({i, std::min(i + batch, images)});
    std::vector<std::int64_t> order(static_cast<std::size_t>(images));
    std::iota(order.begin(), order.end(), 0);
    validationLoader_.start(std::move(order), slices, 0);
    torch::Tensor logits = torch::zeros({images, plan_.data.classes}, device_);
    double looked = monotonicSeconds();
    for (const Slice& slice : slices) {
        const auto next = validationLoader_.next();
        const Autocast autocast(plan_.precision, device_.type());
        torch::Tensor part = logits.slice(0, slice.begin, slice.end);
        part.copy_(model_->forward(next->images.to(device_, true)));
        // The rest of a long evaluation reveals nothing more about a network that has diverged.
        if (const double now = monotonicSeconds(); now - looked > kLookEvery) {
            looked = now;
            if (!part.isfinite().all().item<bool>()) break;
        }
    }
    // The other ranks' rows are zero here.
    collective_->allReduce(logits);
    return logits.cpu();
}

std::vector<std::pair<std::string, torch::Tensor>> Replica::snapshot(std::int64_t step) {
    const torch::NoGradGuard noGradients;
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
    for (const auto& [name, tensor] : stateDict(*model_)) {
        if (!tensor.is_floating_point()) tensor.fill_(step);
        tensors.emplace_back("model." + name, tensor.detach());
    }
    for (const auto& [name, momentum] : optimizer_.momentum()) tensors.emplace_back("momentum." + name, momentum);
    const torch::Tensor sums =
        torch::stack({loss_, correct_.to(torch::kDouble), torch::full_like(loss_, static_cast<double>(images_))});
    tensors.emplace_back("replicas.state", torch::stack(collective_->gather(torch::cat({sums, flatBuffers()}))));
    return tensors;
}

void Replica::synchronize() const {
    if (device_.is_cuda()) torch::cuda::synchronize(device_.index());
}

torch::Tensor Replica::flatBuffers() const {
    std::vector<torch::Tensor> parts;
    for (const torch::Tensor& buffer : floatBuffers(*model_)) parts.push_back(buffer.to(torch::kDouble));
    return parts.empty() ? torch::empty({0}, torch::TensorOptions(device_).dtype(torch::kDouble)) : torch::cat(parts);
}

void Replica::setFlatBuffers(const torch::Tensor& flat) {
    std::int64_t at = 0;
    for (torch::Tensor& buffer : floatBuffers(*model_)) {
        buffer.copy_(flat.slice(0, at, at + buffer.numel()));
        at += buffer.numel();
    }
}

}  // namespace epochal::engine
