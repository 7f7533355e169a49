#include "core/spec/repair.h"

#include <algorithm>
#include <set>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/optimizers.h"
#include "core/spec/schedule.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

/// Paths at which something is wrong.
std::set<std::string> troubles(const RunSpec& spec) {
    std::set<std::string> paths;
    for (const auto& found : {validate(spec), advise(spec)})
        for (const Error& error : found) paths.insert(error.where);
    return paths;
}

/// What a person would try for a problem at that path, in that order.
std::vector<RunSpec> tries(const RunSpec& spec, const std::string& path) {
    std::vector<RunSpec> out;
    const auto attempt = [&](auto&& change) {
        RunSpec changed = spec;
        change(changed);
        out.push_back(std::move(changed));
    };
    const std::int64_t devices = std::max<std::int64_t>(spec.devices.count, 1);
    const auto batch = [&](std::int64_t images) {
        attempt([&](RunSpec& s) { s.optimizer.globalBatch = std::max<std::int64_t>(images / devices, 1) * devices; });
    };
    constexpr std::int64_t kImagesAPart = 16;
    if (path == "/optimizer/global_batch" || path == "/data/train_images" || path == "/devices/count") {
        batch(std::min(spec.optimizer.globalBatch, spec.data.trainImages));
        batch(kImagesAPart * spec.optimizer.accumulation * devices);
    } else if (path == "/schedule/warmup_epochs") {
        for (const double epochs : {1.0, 0.5, 0.0}) attempt([&](RunSpec& s) { s.schedule.warmupEpochs = epochs; });
    } else if (path == "/optimizer/learning_rate") {
        const OptimizerKind* kind = findOptimizerKind(spec.optimizer.kind);
        if (kind != nullptr)
            attempt([&](RunSpec& s) {
                const std::int64_t reference = s.optimizer.referenceBatch;
                s.optimizer.learningRate = kind->usual;
                if (reference > 0) s.optimizer.learningRate *= kind->usual / peakRate(s);
            });
    } else if (path == "/schedule/step_epochs") {
        attempt([](RunSpec& s) {
            auto& epochs = s.schedule.stepEpochs;
            std::ranges::sort(epochs);
            epochs.erase(std::unique(epochs.begin(), epochs.end()), epochs.end());
        });
        attempt([](RunSpec& s) { s.schedule.stepEpochs = {std::max<std::int64_t>(s.stop.epochs / 2, 1)}; });
    } else if (path == "/stop/target") {
        attempt([](RunSpec& s) { s.stop.target /= 100; });  // it was given in percent
    } else if (path == "/model/architecture" && spec.model.architecture == kTableNetwork) {
        attempt([](RunSpec& s) { s.model.architecture = RunSpec().model.architecture; });
    } else if (path == "/checkpoints/every_epochs") {
        attempt([](RunSpec& s) { s.checkpoints.everyEpochs = 1; });
    }
    return out;
}

}  // namespace

std::optional<Repair> repairFor(const RunSpec& spec, const Error& problem) {
    const std::set<std::string> before = troubles(spec);
    if (!before.contains(problem.where)) return std::nullopt;
    for (const RunSpec& changed : tries(spec, problem.where)) {
        const std::set<std::string> after = troubles(changed);
        if (after.contains(problem.where) || !std::ranges::includes(before, after)) continue;
        const RunSpec* const both[] = {&spec, &changed};
        const auto differing = differingFields(both);
        if (differing.size() == 1)
            return Repair{differing.front()->name, textOf(*differing.front(), differing.front()->get(changed))};
    }
    return std::nullopt;
}

}  // namespace epochal
