#include "core/engine/train/plan.h"

#include <algorithm>

#include "core/engine/cuda/cuda_part.h"
#include "core/engine/parallel/cuda_library.h"
#include "core/engine/train/precision.h"

namespace epochal::engine {
namespace {

Status chooseDevices(Plan& plan, const Machine& machine) {
    const RunSpec::Devices& wanted = plan.spec.devices;
    const std::vector<Device> gpus = wanted.kind == "cpu" ? std::vector<Device>() : cudaDevices();
    if (wanted.kind == "cpu" || (wanted.kind == "auto" && gpus.empty())) {
        plan.devices.assign(static_cast<std::size_t>(wanted.count), torch::Device(torch::kCPU));
        plan.deviceNames.assign(plan.devices.size(), machine.cpu);
        const std::int64_t all = wanted.threads > 0 ? wanted.threads : std::max<std::int64_t>(machine.cores, 1);
        plan.threads = std::max<std::int64_t>(all / wanted.count, 1);
        return {};
    }
    const auto there = static_cast<std::int64_t>(gpus.size());
    if (there < wanted.count)
        return Error{ErrorKind::Device,
                     {EPOCHAL_TEXT("core", "The run asks for %1 GPUs; this machine has %2"), {wanted.count, there}},
                     "/devices/count",
                     {EPOCHAL_TEXT("core", "Take fewer devices, or the CPU"), {}}};
    for (const Device& gpu : gpus) {
        if (plan.devices.size() == static_cast<std::size_t>(wanted.count)) break;
        plan.devices.emplace_back(torch::kCUDA, static_cast<c10::DeviceIndex>(gpu.index));
        plan.deviceNames.push_back(gpu.name);
    }
    plan.threads = 1;
    return {};
}

}  // namespace

Status checkMemory(const MemoryNeed& need, std::int64_t batch, std::int64_t available, std::int64_t devices) {
    if (need.of(batch) <= available) return {};
    constexpr double kGigabyte = 1e9;
    const std::int64_t fits =
        std::max<std::int64_t>((available - need.fixed) / std::max<std::int64_t>(need.perImage, 1), 0) * devices;
    Message remedy = fits > 0 ? Message{EPOCHAL_TEXT("core", "A global batch of %1 images fits"), {fits}}
                              : Message{EPOCHAL_TEXT("core", "Choose a smaller network or free some memory"), {}};
    return Error{ErrorKind::Memory,
                 {EPOCHAL_TEXT("core", "Training needs about %1 GB of memory; %2 GB are free"),
                  {static_cast<double>(need.of(batch)) / kGigabyte, static_cast<double>(available) / kGigabyte}},
                 "/optimizer/global_batch",
                 std::move(remedy)};
}

Result<Plan> makePlan(const RunSpec& spec) {
    Plan plan;
    plan.spec = spec;
    const Machine machine = thisMachine();
    if (Status chosen = chooseDevices(plan, machine); !chosen) return chosen.error();
    auto precision = resolvePrecision(spec.devices.precision, plan.cuda(), machine);
    if (!precision) return precision.error();
    plan.precision = *precision;

    auto data = openDataSet(spec);
    if (!data) return data.error();
    plan.data = std::move(*data);
    const std::int64_t images = plan.data.train->size(), batch = spec.optimizer.globalBatch;
    if (batch > images)
        return Error{
            ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "A global batch of %1 is more than the %2 training images"), {batch, images}},
            "/optimizer/global_batch",
            {EPOCHAL_TEXT("core", "Take a smaller batch or more images"), {}}};
    plan.stepsPerEpoch = images / batch;
    const ImageShape shape{plan.data.channels, plan.data.height, plan.data.width, plan.data.classes};
    const std::optional<NetworkSize> network = networkSize(spec.model, shape);
    if (!network)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "There is no architecture \"%1\""), {spec.model.architecture}},
                     "/model/architecture",
                     {}};
    plan.parameters = network->parameters;

    MemoryNeed need = memoryNeed(*network, shape, plan.precision == "bf16", spec.devices.count);
    if (plan.cuda()) {
        for (const torch::Device& device : plan.devices)
            if (Status fits = checkMemory(need, batch / plan.world(), cudaFreeBytes(device.index()), plan.world());
                !fits)
                return fits.error();
    } else {
        need.perImage = need.perImageOnHost;
        need.fixed = need.fixed * plan.world() + need.host;
        if (Status fits = checkMemory(need, batch, availableMemoryBytes(), 1); !fits) return fits.error();
    }
    return plan;
}

}  // namespace epochal::engine
