#include "core/analysis/memory_need.h"

#include <vector>

#include "core/analysis/loader_work.h"
#include "core/analysis/pipeline.h"
#include "core/spec/optimizers.h"
#include "core/spec/parallel.h"

namespace epochal {

MemoryNeed memoryNeed(const NetworkSize& network, const SampleShape& shape, bool halfPrecision, std::int64_t replicas,
                      std::int64_t validationImages, const RunSpec::Optimizer& optimizer,
                      const RunSpec::Parallel& parallel) {
    const OptimizerKind* kind = findOptimizerKind(optimizer.kind);
    // Weights aside.
    const std::int64_t states = kind != nullptr ? kind->states : 1, averages = optimizer.averageDecay > 0 ? 1 : 0;
    const std::int64_t kept = states + averages;
    const std::int64_t element = halfPrecision ? 2 : 4;
    const std::int64_t image = shape.values * 4;
    const std::int64_t activations = network.activationElements * element;
    const std::int64_t parts = std::max<std::int64_t>(optimizer.accumulation, 1);
    const auto share = [parts](std::int64_t bytes) { return (bytes + parts - 1) / parts; };
    MemoryNeed need;
    const std::int64_t owners = shardsOptimizer(parallel) ? std::max<std::int64_t>(replicas, 1) : 1;
    need.fixed = network.parameters * 4 * ((replicas > 1 ? 3 : 2) + averages) +
                 (network.parameters + owners - 1) / owners * 4 * states;
    need.fixedOnHost = need.fixed;
    need.perImage = share(activations * 13 / 8 + image);
    const std::int64_t batches = (kLoaderSlots + 1) * shape.loaded;
    need.loader = share(batches);
    need.perImageOnHost = share(activations + network.largestOutput * element + image + batches);
    need.host = 30'000'000 + network.parameters * (14 + 8 * kept + (owners > 1 ? 4 * states : 0));
    need.evaluation = 4 * validationImages * shape.outputs;
    need.measuring = 64 * validationImages;
    return need;
}

MemoryNeed stageNeed(std::span<const NetworkPiece> stage, std::int64_t number, const SampleShape& shape,
                     bool halfPrecision, std::int64_t replicas, std::int64_t validationImages,
                     const RunSpec::Optimizer& optimizer, const RunSpec::Parallel& parallel) {
    const std::int64_t parts = std::max<std::int64_t>(optimizer.accumulation, 1),
                       held = inFlight(number, parallel.stages, parts);
    NetworkSize size = sizeOf(stage);
    if (parallel.recompute) {
        std::int64_t given = 0, largest = 0;
        for (const NetworkPiece& piece : stage) {
            given += piece.output;
            largest = std::max(largest, piece.size.activationElements);
        }
        size.activationElements = given * held + largest;
    } else {
        size.activationElements *= held;
    }
    return memoryNeed(size, shape, halfPrecision, replicas, validationImages, optimizer, parallel);
}

MemoryNeed memoryNeed(std::span<const NetworkPiece> pieces, const SampleShape& shape, bool halfPrecision,
                      std::int64_t replicas, std::int64_t validationImages, const RunSpec::Optimizer& optimizer,
                      const RunSpec::Parallel& parallel) {
    std::vector<double> work;
    for (const NetworkPiece& piece : pieces) work.push_back(static_cast<double>(piece.size.multiplyAdds));
    RunSpec::Parallel divided = parallel;
    divided.stages = std::clamp<std::int64_t>(parallel.stages, 1, std::ssize(pieces));
    const Cuts cuts = cutEvenly(work, static_cast<std::size_t>(divided.stages));
    MemoryNeed need = memoryNeed(sizeOf(pieces), shape, halfPrecision, replicas, validationImages, optimizer, parallel);
    need.fixed = need.fixedOnHost = need.perImage = need.perImageOnHost = 0;
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        const auto stage = pieces.subspan(cuts[i], endOf(cuts, i, pieces.size()) - cuts[i]);
        const MemoryNeed one = stageNeed(stage, static_cast<std::int64_t>(i), shape, halfPrecision, replicas,
                                         validationImages, optimizer, divided);
        need.fixed = std::max(need.fixed, one.fixed);
        need.fixedOnHost += one.fixed;
        need.perImage = std::max(need.perImage, one.perImage);
        need.perImageOnHost += one.perImageOnHost - (i > 0 ? one.loader : 0);  // the first stage loads for all
    }
    need.fixedOnHost = (need.fixedOnHost + divided.stages - 1) / divided.stages;
    return need;
}

MemoryNeed inferenceNeed(const NetworkSize& network, const SampleShape& shape, bool halfPrecision) {
    const std::int64_t element = halfPrecision ? 2 : 4;
    MemoryNeed need;
    need.fixed = need.fixedOnHost = 2 * network.parameters * 4;
    need.perImage = need.perImageOnHost = 3 * network.largestOutput * element + shape.values * 5;
    need.host = 30'000'000;
    return need;
}

}  // namespace epochal
