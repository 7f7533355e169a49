#include "core/spec/scaling.h"

#include <algorithm>

#include "core/base/json.h"

namespace epochal {

std::vector<std::int64_t> scalingDevices(std::int64_t most) {
    std::vector<std::int64_t> all;
    for (std::int64_t devices = 1; devices < most; devices *= 2) all.push_back(devices);
    all.push_back(std::max<std::int64_t>(most, 1));
    return all;
}

std::vector<ScalingSize> scalingSizes(const RunSpec& base, const ScalingPlan& plan) {
    const std::int64_t perDevice = base.optimizer.globalBatch / std::max<std::int64_t>(base.devices.count, 1);
    std::vector<ScalingSize> all;
    const auto add = [&all](const ScalingSize& size) {
        if (std::ranges::find(all, size) == all.end()) all.push_back(size);
    };
    if (plan.weak)
        for (const std::int64_t devices : plan.devices) add({devices, perDevice * devices});
    if (plan.strong)
        for (const std::int64_t devices : plan.devices)
            if (!plan.evenOnly || base.optimizer.globalBatch % devices == 0) add({devices, base.optimizer.globalBatch});
    return all;
}

Sweep scalingSweep(const RunSpec& base, const ScalingPlan& plan, const std::vector<ScalingSize>& leftOut) {
    Sweep sweep{.name = base.name, .base = base, .axes = {}, .scaleRate = base.optimizer.referenceBatch == 0};
    SweepAxis axis{"devices.count", {}, {{"optimizer.global_batch", {}}}};
    if (plan.threadsPerCpu > 0) axis.linked.push_back({"devices.threads", {}});
    for (const ScalingSize& size : scalingSizes(base, plan)) {
        if (std::ranges::find(leftOut, size) != leftOut.end()) continue;
        axis.values.emplace_back(size.devices);
        axis.linked[0].values.emplace_back(size.batch);
        if (plan.threadsPerCpu > 0) axis.linked[1].values.emplace_back(plan.threadsPerCpu * size.devices);
    }
    sweep.axes.push_back(std::move(axis));
    if (plan.seeds > 1) {
        SweepAxis seeds{sampleField().name, {}};
        for (std::int64_t i = 0; i < plan.seeds; ++i) seeds.values.emplace_back(base.seed + i);
        sweep.axes.push_back(std::move(seeds));
    }
    return sweep;
}

ScalingPlan scalingPlan(const RunSpec& base, const Machine& machine, std::vector<std::int64_t> devices) {
    const bool cpu = base.devices.kind == "cpu" || (base.devices.kind == "auto" && machine.accelerators.empty());
    ScalingPlan plan;
    plan.evenOnly = devices.empty();
    if (devices.empty())
        devices = scalingDevices(cpu ? machine.cores : static_cast<std::int64_t>(machine.accelerators.size()));
    std::ranges::sort(devices);
    plan.devices = std::move(devices);
    if (!cpu) return plan;
    plan.threadsPerCpu = base.devices.threads > 0 ? base.devices.threads / std::max<std::int64_t>(base.devices.count, 1)
                                                  : machine.threads / std::max<std::int64_t>(plan.devices.back(), 1);
    plan.threadsPerCpu = std::max<std::int64_t>(plan.threadsPerCpu, 1);
    return plan;
}

RunSpec onDevices(RunSpec spec, std::int64_t devices) {
    spec.devices.count = devices;
    spec.devices.threads = 0;
    spec.devices.numbers.clear();
    spec.optimizer.globalBatch = devices;
    spec.optimizer.learningRate = 0;
    spec.price = {};
    const RunSpec usual;
    RunSpec bare = spec;
    for (const Field& field : fields())
        if (field.role == FieldRole::Setting)
            field.set(bare, field.applies(spec) ? meantBy(field, spec) : field.get(usual));
    return bare;
}

}  // namespace epochal
