#pragma once

#include <optional>

#include "core/analysis/figures.h"

namespace epochal {

/// A stretch of a run in which its steps waited for images.
struct DataWait {
    AxisPosition from, to;  ///< of its first and last window
    double share = 0;       ///< of the step time of its windows, mean weighted by images
    double seconds = 0;     ///< training clock from its first to its last window
};

/// The longest stretch of three or more measured windows of one attempt in each of which waiting for data took at least
/// a quarter of the step (as in `verdict`); nothing where there is none, or where the whole run is one: then it is the
/// verdict's to say.
[[nodiscard]] std::optional<DataWait> longestDataWait(const Figures& figures);

}  // namespace epochal
