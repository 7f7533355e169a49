#include "core/spec/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace epochal {

double learningRate(const RunSpec& spec, std::int64_t step, std::int64_t stepsPerEpoch) {
    const double peak = spec.optimizer.learningRate;
    const auto warmup =
        static_cast<std::int64_t>(std::llround(spec.schedule.warmupEpochs * static_cast<double>(stepsPerEpoch)));
    if (step < warmup) return peak * static_cast<double>(step + 1) / static_cast<double>(warmup + 1);
    if (spec.schedule.kind == "step") {
        double rate = peak;
        for (const std::int64_t epoch : spec.schedule.stepEpochs)
            if (step >= epoch * stepsPerEpoch) rate *= spec.schedule.stepFactor;
        return rate;
    }
    if (spec.schedule.kind == "cosine") {
        const double last = peak * spec.schedule.finalFactor;
        const double whole = static_cast<double>(std::max<std::int64_t>(1, spec.stop.epochs * stepsPerEpoch - warmup));
        const double share = std::min(1.0, static_cast<double>(step - warmup) / whole);
        return last + (peak - last) * (1 + std::cos(std::numbers::pi * share)) / 2;
    }
    return peak;
}

}  // namespace epochal
