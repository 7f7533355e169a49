#include "core/engine/train/shares.h"

#include <torch/utils.h>
#include <algorithm>

#include "core/analysis/balance.h"
#include "core/base/clock.h"
#include "core/engine/train/division.h"
#include "core/engine/train/precision.h"

namespace epochal::engine {
namespace {

constexpr double kMeasured = 0.4;  ///< s, of each size
constexpr int kFewestPasses = 2;

/// Samples that mean nothing, but are neither zero nor alike.
Inputs samplesFor(const Plan& plan, std::int64_t samples, torch::Device device) {
    const torch::TensorOptions floats = torch::TensorOptions(device).dtype(torch::kFloat);
    const auto spread = [&](std::vector<std::int64_t> shape) {
        return torch::linspace(-2, 2, c10::multiply_integers(shape), floats).view(shape);
    };
    if (plan.data.table) {
        const TableShape& shape = plan.data.table->shape;
        return {spread({samples, shape.numbers}), torch::zeros({samples, std::ssize(shape.categories)},
                                                               torch::TensorOptions(device).dtype(torch::kLong))};
    }
    torch::Tensor images = spread({samples, plan.data.channels, plan.data.height, plan.data.width});
    return {plan.spec.devices.channelsLast ? images.contiguous(at::MemoryFormat::ChannelsLast) : images, {}};
}

/// Mean seconds of a pass, all ranks at the same time.
double secondsOf(const Plan& plan, Model& model, Collective& ranks, torch::Device device, std::int64_t samples) {
    const Inputs inputs = samplesFor(plan, samples, device);
    const auto pass = [&] {
        torch::Tensor outputs;
        {
            const Autocast autocast(plan.precision, device.type());
            outputs = model.answer(inputs).to(torch::kFloat);
        }
        outputs.sum().backward();
        plan.kind().synchronize(device.index());
    };
    pass();
    ranks.barrier();
    const double begun = monotonicSeconds();
    int passes = 0;
    for (; passes < kFewestPasses || monotonicSeconds() - begun < kMeasured; ++passes) pass();
    return (monotonicSeconds() - begun) / passes;
}

Split measured(const Plan& plan, Collective& ranks, torch::Device device) {
    const RunSpec::Optimizer& optimizer = plan.spec.optimizer;
    // As in training, each device takes its part of the batch in as many parts as gradients are accumulated over.
    const std::int64_t even = optimizer.globalBatch / ranks.world(),
                       passes = std::clamp<std::int64_t>(optimizer.accumulation, 1, std::max<std::int64_t>(even, 1)),
                       samples = std::max<std::int64_t>(even / passes, 1),
                       fewer = std::max<std::int64_t>(samples / 2, 1);
    const torch::AutoGradMode gradients(true);
    const std::shared_ptr<Model> model = modelOf(plan, Division(), 0, device);
    model->train();
    model->seedNoise(0);
    const double whole = secondsOf(plan, *model, ranks, device, samples),
                 half = secondsOf(plan, *model, ranks, device, fewer);
    const torch::Tensor mine = torch::tensor({whole, half}, torch::TensorOptions().dtype(torch::kDouble)).to(device);
    std::vector<Pace> paces;
    for (const torch::Tensor& theirs : ranks.gather(mine)) {
        const torch::Tensor seconds = theirs.cpu();
        Pace pace = paceOf(samples, seconds[0].item().toDouble(), fewer, seconds[1].item().toDouble());
        pace.fixed *= static_cast<double>(passes);
        paces.push_back(pace);
    }
    return Split(balancedParts(optimizer.globalBatch, paces, passes));
}

}  // namespace

Split agreedSplit(const Plan& plan, Collective& ranks, torch::Device device, const std::optional<Split>& known) {
    const std::int64_t batch = plan.spec.optimizer.globalBatch;
    const bool leads = ranks.rank() == 0;
    torch::Tensor said = torch::zeros({ranks.world()}, torch::TensorOptions(device).dtype(torch::kLong));
    if (leads && known) said.copy_(toTensor(*known, batch));
    ranks.broadcast(said, 0);
    const auto agreed = splitFrom(said.cpu(), batch);
    return agreed ? *agreed : measured(plan, ranks, device);
}

torch::Tensor toTensor(const Split& split, std::int64_t batch) {
    std::vector<std::int64_t> parts;
    for (std::int64_t i = 0; i < split.replicas(); ++i) parts.push_back(split.partOf(batch, i));
    return torch::tensor(parts, torch::kLong);
}

std::optional<Split> splitFrom(const torch::Tensor& stored, std::int64_t batch) {
    if (stored.scalar_type() != torch::kLong || stored.dim() != 1 || stored.numel() < 1) return std::nullopt;
    const auto* parts = stored.const_data_ptr<std::int64_t>();
    const std::vector<std::int64_t> all(parts, parts + stored.numel());
    std::int64_t left = batch;
    for (const std::int64_t part : all) {
        if (part < 1 || part > left) return std::nullopt;
        left -= part;
    }
    return left == 0 ? std::optional<Split>(all) : std::nullopt;
}

}  // namespace epochal::engine
