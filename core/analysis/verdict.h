#pragma once

#include <optional>

#include "core/analysis/figures.h"
#include "core/base/message.h"

namespace epochal {

/// What limits the rate of a run's steps.
enum class Bound { Unknown, Compute, Data, Communication };

struct Verdict {
    Bound bound = Bound::Unknown;
    Message what;    ///< with the shares in percent
    Message remedy;  ///< empty when there is nothing to do
};

/// From the shares of measured step time: waiting for data or for other replicas, whichever is larger, is the bound
/// from one quarter on; compute otherwise. Unknown before the first measured window.
[[nodiscard]] Verdict verdict(const Figures& figures);

/// Reports that the images are too small (both sides under 64 pixels) for images/s to mean anything for larger ones;
/// nothing otherwise.
[[nodiscard]] std::optional<Message> smallImages(const Figures& figures);

}  // namespace epochal
