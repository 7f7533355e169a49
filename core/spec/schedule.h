#pragma once

#include <cstdint>

#include "core/spec/run_spec.h"

namespace epochal {

/// The learning rate of a step (0-based) by the spec's schedule, warm-up included. `stepsPerEpoch` >= 1.
/// Warm-up is linear from peak/(w+1) to the peak over the w warm-up steps; cosine is
/// final + (peak - final) x (1 + cos(pi t)) / 2 with t the share of the steps after warm-up; step multiplies by the
/// factor at the start of each listed epoch (0-based epochs done).
[[nodiscard]] double learningRate(const RunSpec& spec, std::int64_t step, std::int64_t stepsPerEpoch);

}  // namespace epochal
