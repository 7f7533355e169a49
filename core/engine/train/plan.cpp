#include "core/engine/train/plan.h"

#include <algorithm>
#include <cstdlib>

#include "core/engine/models/mlp.h"
#include "core/engine/parallel/cuda_library.h"
#include "core/engine/parallel/rehearsal.h"
#include "core/engine/train/image_coding.h"
#include "core/engine/train/script_trial.h"
#include "core/hardware/cpu_cores.h"
#include "core/hardware/precision.h"
#include "core/spec/image_growth.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal::engine {
namespace {

/// Selects GPUs for the run, or returns an error that explains why there are not enough.
Status chooseGpus(Plan& plan, const Gpus& gpus) {
    const std::vector<std::int64_t>& numbers = plan.spec.devices.numbers;
    std::vector<Device> usable;
    if (numbers.empty()) usable = gpus.usable;
    for (const std::int64_t number : numbers)
        for (const Device& gpu : gpus.usable)
            if (gpu.index == number) usable.push_back(gpu);
    if (usable.size() < numbers.size())
        return Error{ErrorKind::Device,
                     {EPOCHAL_TEXT_N("core", "The run lists %1 GPU(s); usable here: %2"),
                      {Count(std::ssize(numbers)), std::ssize(usable)}},
                     "/devices/numbers",
                     {EPOCHAL_TEXT("core", "Use GPUs that \"epochal-worker devices\" lists"), {}}};
    const auto there = static_cast<std::int64_t>(usable.size());
    // Slurm may show each task a GPU of its own.
    const bool ownOnly = plan.party && there == 1 && plan.ranksHere() > 1 && std::getenv("CUDA_VISIBLE_DEVICES");
    if (ownOnly) usable.assign(static_cast<std::size_t>(plan.ranksHere()), usable[0]);
    const std::int64_t wanted = plan.party ? plan.ranksHere() : ranksOf(plan.spec);
    if (std::ssize(usable) < wanted) {
        if (gpus.trouble) return *gpus.trouble;
        return Error{
            ErrorKind::Device,
            {EPOCHAL_TEXT("core", "The run asks for more GPUs (%1) than this machine has (%2)"), {wanted, there}},
            "/devices/count",
            {EPOCHAL_TEXT("core", "Use fewer devices, or use the CPU"), {}}};
    }
    plan.native = {true, true, true};
    for (const Device& gpu : usable) {
        if (plan.devices.size() == static_cast<std::size_t>(wanted)) break;
        plan.devices.emplace_back(torch::kCUDA, static_cast<c10::DeviceIndex>(gpu.index));
        plan.deviceNames.push_back(gpu.name);
        plan.gpuAddresses.push_back(gpu.address);
        const Native native = nativeOf(gpu.capability);
        plan.native = {plan.native.bf16 && native.bf16, plan.native.tf32 && native.tf32,
                       plan.native.fp16 && native.fp16};
    }
    // Of other machines only the number is known. This rank has the device of its place on this one.
    for (std::size_t i = 0; plan.devices.size() < static_cast<std::size_t>(ranksOf(plan.spec)); ++i) {
        plan.devices.push_back(plan.devices[i]);
        plan.deviceNames.push_back(plan.deviceNames[i]);
    }
    if (plan.party) {
        const Ranks& ranks = plan.party->ranks();
        plan.devices[static_cast<std::size_t>(ranks.rank)] = plan.devices[static_cast<std::size_t>(ranks.localRank)];
    }
    plan.threads = 1;
    return {};
}

Status chooseCpu(Plan& plan, const Machine& machine) {
    const RunSpec::Devices& wanted = plan.spec.devices;
    plan.devices.assign(static_cast<std::size_t>(ranksOf(plan.spec)), torch::Device(torch::kCPU));
    plan.deviceNames.assign(plan.devices.size(), machine.cpu);
    const std::int64_t cores = wanted.numbers.empty() ? machine.cores : std::ssize(wanted.numbers),
                       all = wanted.threads > 0 ? wanted.threads : std::max<std::int64_t>(cores, 1);
    plan.threads = std::max<std::int64_t>(all / plan.ranksHere(), 1);
    plan.native = nativeOf(machine);
    const std::vector<std::int64_t> allowed = allowedCores();
    for (const std::int64_t core : wanted.numbers)
        if (std::ranges::find(allowed, core) == allowed.end())
            return Error{ErrorKind::Device,
                         {EPOCHAL_TEXT("core", "This process may not use CPU core %1"), {core}},
                         "/devices/numbers",
                         {EPOCHAL_TEXT("core", "The first core is number 0. Use cores that this machine has"), {}}};
    return {};
}

ScriptShape scriptShapeOf(const DataSet& data) {
    return data.table ? ScriptShape(data.table->shape) : ScriptShape(imageShapeOf(data));
}

/// The network's size. Reads the file of a user's own one into the plan, and tries it.
Result<NetworkSize> networkSizeOf(Plan& plan) {
    if (usesScript(plan.spec)) {
        auto script = readScript(plan.spec);
        if (!script) return script.error();
        plan.script = std::move(*script);
        return tryScript(plan.spec, *plan.script, scriptShapeOf(plan.data));
    }
    if (plan.data.table) return networkSize(plan.spec.model, plan.data.table->shape);
    return networkSize(plan.spec.model, imageShapeOf(plan.data)).value();
}

Error notNative(const std::string& precision, bool gpu) {
    return {ErrorKind::Unsupported,
            precision == "tf32"
                ? Message{EPOCHAL_TEXT("core", "TF32 needs an NVIDIA GPU of the Ampere generation or later"), {}}
            : precision == "fp16" ? Message{EPOCHAL_TEXT("core", "fp16 needs an NVIDIA GPU"), {}}
            : gpu                 ? Message{EPOCHAL_TEXT("core", "This GPU has no native bfloat16 support"), {}}
                  : Message{EPOCHAL_TEXT("core", "This CPU has no native bfloat16 support (AVX512_BF16 or AMX)"), {}},
            "/devices/precision",
            {EPOCHAL_TEXT("core", "Choose fp32 or Auto"), {}}};
}

}  // namespace

Status checkMemory(const MemoryNeed& need, std::int64_t batch, std::int64_t available, std::int64_t devices,
                   Sample sample) {
    const std::int64_t needed = need.fixed + need.perImage * batch;
    if (needed <= available) return {};
    const std::int64_t fits =
        std::max<std::int64_t>((available - need.fixed) / std::max<std::int64_t>(need.perImage, 1), 0) * devices;
    Message remedy = fits <= 0 ? Message{EPOCHAL_TEXT("core", "Choose a smaller network or free some memory"), {}}
                     : sample == Sample::Row
                         ? Message{EPOCHAL_TEXT_N("core", "Use a global batch of at most %1 row(s)"), {Count(fits)}}
                         : Message{EPOCHAL_TEXT_N("core", "Use a global batch of at most %1 image(s)"), {Count(fits)}};
    return Error{
        ErrorKind::Memory,
        {EPOCHAL_TEXT("core", "Training needs about %1 of memory; %2 is free"), {Bytes{needed}, Bytes{available}}},
        "/optimizer/global_batch",
        std::move(remedy)};
}

Status checkEvaluation(const MemoryNeed& need, std::int64_t images, std::int64_t classes, std::int64_t available,
                       Sample sample) {
    const std::int64_t needed = need.fixed + need.evaluation;
    if (needed <= available) return {};
    const std::int64_t each = std::max<std::int64_t>(need.evaluation / std::max<std::int64_t>(images, 1), 1);
    const std::int64_t fits = std::max<std::int64_t>((available - need.fixed) / each, 0);
    const bool rows = sample == Sample::Row;
    Message what{
        EPOCHAL_TEXT("core", "Evaluating %1 validation images with %2 classes needs about %3 of memory; %4 is free"),
        {images, classes, Bytes{needed}, Bytes{available}}};
    if (rows)
        what = {EPOCHAL_TEXT("core", "Evaluating %1 validation rows needs about %2 of memory; %3 is free"),
                {images, Bytes{needed}, Bytes{available}}};
    return Error{ErrorKind::Memory, std::move(what), "/data/validation_images",
                 fits <= 0 ? Message{EPOCHAL_TEXT("core", "Choose a smaller network or free some memory"), {}}
                 : rows    ? Message{EPOCHAL_TEXT_N("core", "Use at most %1 validation row(s)"), {Count(fits)}}
                           : Message{EPOCHAL_TEXT_N("core", "Use at most %1 validation image(s)"), {Count(fits)}}};
}

Status checkFit(Plan& plan, MemoryNeed need) {
    const Sample sample = taskFor(plan.spec).sample;
    const std::int64_t batch = plan.spec.optimizer.globalBatch, classes = plan.data.outputs(),
                       images = plan.data.validationSize();
    // Everything here shares the machine's memory; replicas on other machines have theirs.
    const std::int64_t here = plan.ranksHere(), all = plan.world(), batchHere = (batch * here + all - 1) / all;
    if (plan.onHost()) {
        need.fixed = need.fixedOnHost * here + need.host;
        need.perImage = need.perImageOnHost;
        need.evaluation = need.evaluation * here + need.measuring;
        const std::int64_t available = availableMemoryBytes();
        if (Status fits = checkMemory(need, batchHere, available, std::max<std::int64_t>(all / here, 1), sample); !fits)
            return fits;
        return checkEvaluation(need, images, classes, available, sample);
    }
    std::vector<torch::Device> own = plan.devices;
    // Asking a GPU takes memory on it, and those of other ranks are other processes'.
    if (plan.party) own = {plan.devices[static_cast<std::size_t>(plan.party->ranks().rank)]};
    for (const torch::Device& device : own) {
        const auto available = plan.kind().freeBytes(device.index());
        if (!available || plan.memoryDoubt) continue;
        if (Status fits = checkMemory(need, splitOf(plan.spec).most(batch), *available, plan.replicas(), sample); !fits)
            plan.memoryDoubt = fits.error();
        else if (Status evaluates = checkEvaluation(need, images, classes, *available, sample); !evaluates)
            plan.memoryDoubt = evaluates.error();
    }
    // Batches are prepared on the host, and the metrics computed.
    need.fixed = need.host;
    need.perImage = need.loader;
    need.evaluation += need.measuring;
    const std::int64_t available = availableMemoryBytes();
    if (Status fits = checkMemory(need, batchHere, available, std::max<std::int64_t>(all / here, 1), sample); !fits)
        return fits;
    return checkEvaluation(need, images, classes, available, sample);
}

Status chooseDevices(Plan& plan, const Machine& machine, const Gpus& gpus) {
    const std::string& kind = plan.spec.devices.kind;
    if (kind == "cuda" || (kind == "auto" && !gpus.usable.empty())) return chooseGpus(plan, gpus);
    if (Status chosen = chooseCpu(plan, machine); !chosen) return chosen;
    if (kind == "auto") plan.gpuTrouble = gpus.trouble;
    return {};
}

bool Plan::attends() const {
    const Network* network = findNetwork(spec.model.architecture);
    return network != nullptr && std::holds_alternative<TransformerDesign>(network->design);
}

bool Plan::mayNotRepeat() const {
    if (onHost()) return false;
    // Only LibTorch knows what the user's own network calls.
    if (script) return true;
    const Network* network = findNetwork(spec.model.architecture);
    const auto* vgg = network ? std::get_if<VggDesign>(&network->design) : nullptr;
    // ATen's backward pass of adaptive pooling adds atomically unless the memory is channels-last
    // (AdaptiveAveragePooling.cu). Areas that fit are not pooled.
    if (vgg == nullptr || spec.devices.channelsLast) return false;
    const auto halved = std::ranges::count(vgg->plan, VggDesign::kPool);
    const auto fits = [&](std::int64_t side) { return side >> halved == vgg->areas; };
    return imagesGrow(spec) || !fits(data.height) || !fits(data.width);
}

std::shared_ptr<Model> makeModel(const Plan& plan) {
    if (plan.script) return makeScriptNet(*plan.script, scriptShapeOf(plan.data));
    if (plan.data.table) return std::make_shared<Mlp>(plan.spec.model, plan.data.table->shape, plan.spec.seed);
    return makeModel(plan.spec.model, imageShapeOf(plan.data), plan.spec.seed);
}

Result<Plan> makePlan(const RunSpec& spec, Party* party) {
    Plan plan;
    plan.spec = spec;
    plan.party = party;
    const Machine machine = thisMachine();
    if (Status chosen = chooseDevices(plan, machine, gpus()); !chosen) return chosen.error();
    const auto precision = precisionOn(precisionAsked(spec, plan.onHost()), plan.native);
    if (!precision) return notNative(spec.devices.precision, !plan.onHost());
    plan.precision = *precision;

    auto data = openDataSet(spec);
    if (!data) return data.error();
    plan.data = std::move(*data);
    const std::int64_t images = plan.data.trainingSize(), batch = spec.optimizer.globalBatch;
    // Requests may repeat samples, steps do not.
    if (batch > images && !answersRequests(spec.session))
        return Error{
            ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "A global batch of %1 exceeds the number of training samples (%2)"), {batch, images}},
            "/optimizer/global_batch",
            {EPOCHAL_TEXT("core", "Use a smaller batch or more samples"), {}}};
    plan.stepsPerEpoch = images / batch;
    const ImageShape shape = imageShapeOf(plan.data);
    if (plan.data.table)
        plan.spec.devices.channelsLast = false;  // it is about images
    else if (Status taken = checkSide(spec.model, {shape.height, shape.width}); !taken)
        return taken.error();
    const auto sized = networkSizeOf(plan);
    if (!sized) return sized.error();
    const NetworkSize& network = *sized;
    plan.parameters = network.parameters;
    const SampleShape sample = plan.data.table ? SampleShape(plan.data.table->shape) : SampleShape(shape);
    const bool half = isHalf(plan.precision);
    const std::vector<NetworkPiece> pieces =
        canBeDivided(spec) ? networkPieces(spec.model, shape) : std::vector<NetworkPiece>();
    const std::int64_t validation = plan.data.validationSize();
    plan.need = answersRequests(spec.session) ? inferenceNeed(network, sample, half)
                : pieces.empty()
                    ? memoryNeed(network, sample, half, spec.devices.count, validation, spec.optimizer, spec.parallel)
                    : memoryNeed(pieces, sample, half, spec.devices.count, validation, spec.optimizer, spec.parallel);
    // On a CPU the replicas share the rows, which are in memory already.
    if (plan.data.table && !plan.onHost())
        plan.need.fixed += plan.data.table->training.bytes() + plan.data.table->validation.bytes();
    // The other ranks' processes use memory already, and rank 0 has counted it.
    if (!party || party->ranks().rank == 0)
        if (Status fits = checkFit(plan, plan.need); !fits) return fits.error();
    if (plan.onHost())
        if (Status room =
                rehearse(party ? 1 : plan.world(), plan.data.table ? 0 : spec.data.loaderThreads, plan.threads);
            !room)
            return room.error();
    return plan;
}

}  // namespace epochal::engine
