#include "core/spec/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/spec/fields.h"

namespace epochal {
namespace {

/// From `from` at share 0 to `to` at share 1.
double halfCosine(double from, double to, double share) {
    return to + (from - to) * (1 + std::cos(std::numbers::pi * share)) / 2;
}

double oneCycle(double peak, double last, std::int64_t step, std::int64_t steps) {
    constexpr double kFirstDivisor = 25, kRising = 0.3;
    const auto at = static_cast<double>(step), end = static_cast<double>(steps - 1);
    const double top = kRising * static_cast<double>(steps) - 1;
    if (at < top) return halfCosine(peak / kFirstDivisor, peak, at / top);
    return halfCosine(peak, last, std::min(1.0, (at - top) / (end - top)));
}

}  // namespace

double peakRate(const RunSpec& spec) {
    const RunSpec::Optimizer& optimizer = spec.optimizer;
    if (optimizer.referenceBatch == 0) return optimizer.learningRate;
    return optimizer.learningRate * static_cast<double>(optimizer.globalBatch) /
           static_cast<double>(optimizer.referenceBatch);
}

double warmupEpochs(const RunSpec& spec) {
    if (spec.schedule.kind == "one-cycle") return 0;
    const auto epochs = static_cast<double>(spec.stop.epochs);
    return spec.schedule.warmupEpochs < epochs ? spec.schedule.warmupEpochs : epochs / 2;
}

double learningRate(const RunSpec& spec, std::int64_t step, std::int64_t stepsPerEpoch) {
    const double peak = peakRate(spec), last = peak * spec.schedule.finalFactor;
    const std::int64_t steps = spec.stop.epochs * stepsPerEpoch;
    if (spec.schedule.kind == "one-cycle") return oneCycle(peak, last, step, steps);
    const auto warmup =
        static_cast<std::int64_t>(std::llround(warmupEpochs(spec) * static_cast<double>(stepsPerEpoch)));
    if (step < warmup) return peak * static_cast<double>(step + 1) / static_cast<double>(warmup + 1);
    if (spec.schedule.kind == "step") {
        double rate = peak;
        for (const std::int64_t epoch : spec.schedule.stepEpochs)
            if (step >= epoch * stepsPerEpoch) rate *= spec.schedule.stepFactor;
        return rate;
    }
    const double whole = static_cast<double>(std::max<std::int64_t>(1, steps - warmup));
    const double share = std::min(1.0, static_cast<double>(step - warmup) / whole);
    if (spec.schedule.kind == "cosine") return halfCosine(peak, last, share);
    if (spec.schedule.kind == "polynomial") return last + (peak - last) * std::pow(1 - share, spec.schedule.power);
    return peak;
}

std::int64_t frozenEpochs(const RunSpec& spec) {
    return findField("model.frozen_epochs")->applies(spec) ? spec.model.frozenEpochs : 0;
}

double backboneFactor(const RunSpec& spec) {
    return findField("optimizer.backbone_rate")->applies(spec) ? spec.optimizer.backboneRate : 1.0;
}

std::vector<RateGroup> rateGroups(const RunSpec& spec) {
    const std::int64_t frozen = frozenEpochs(spec);
    const double factor = backboneFactor(spec);
    if (frozen == 0 && factor == 1) return {{}};
    return {{RateGroup::Of::LastLayer, 1, 0}, {RateGroup::Of::OtherLayers, factor, frozen}};
}

}  // namespace epochal
