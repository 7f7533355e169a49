#pragma once

#include <cstdint>

#include "core/spec/run_spec.h"

namespace epochal {

/// The learning rate at a step (0-based) by the spec's schedule, warm-up included. `stepsPerEpoch` >= 1.
/// Warm-up is linear from peak/(w+1) to the peak over the w warm-up steps. Cosine is final + (peak - final) x (1 +
/// cos(pi t)) / 2, with t the fraction done of the steps after warm-up. Step multiplies by the factor at the start of
/// each listed epoch (counted as epochs done, from 0).
[[nodiscard]] double learningRate(const RunSpec& spec, std::int64_t step, std::int64_t stepsPerEpoch);

}  // namespace epochal
