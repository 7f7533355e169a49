#pragma once

#include <optional>

#include "core/analysis/figures.h"

namespace epochal {

/// A stretch of a run in which the steps waited for images.
struct DataWait {
    AxisPosition from, to;  ///< at the end of its first and last window
    double share = 0;       ///< of step time: mean over its windows, weighted by images (the first by one image)
    double seconds = 0;     ///< training clock from `from` to `to`
};

/// The longest stretch of three or more measured windows of one attempt in each of which waiting for data took at least
/// a quarter of the step (as in `verdict`). Nothing if there is none, or if it is the whole run: then the verdict
/// reports it.
[[nodiscard]] std::optional<DataWait> longestDataWait(const Figures& figures);

}  // namespace epochal
