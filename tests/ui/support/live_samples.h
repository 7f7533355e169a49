#pragma once

#include "core/analysis/figures.h"

namespace epochal::ui::livesamples {

/// Four rented GPUs, 128 of 200 epochs of 54 steps, target 93.5 %, budget 1.50 USD, one period of data wait.
[[nodiscard]] RunRecord rentedRun(bool priced = true);
/// This machine: five epochs of 468 steps on the CPU, of which `epochs` are done; 5 = finished.
[[nodiscard]] RunRecord ownRun(int epochs);

/// A rented GPU: EfficientNet-B0 from given weights, 9 of 20 epochs of 238 steps, of which the first two trained only
/// the last layer. Its steps wait for images for 27% of their time, with six loader threads.
[[nodiscard]] RunRecord tunedRun();

}  // namespace epochal::ui::livesamples
