#pragma once

#include <optional>

#include "core/analysis/figures.h"
#include "core/base/message.h"

namespace epochal {

/// What holds a run's steps up.
enum class Bound { Unknown, Compute, Data, Communication };

struct Verdict {
    Bound bound = Bound::Unknown;
    Message what;    ///< with the shares in percent
    Message remedy;  ///< empty when there is nothing to do
};

/// From the shares of measured step time: waiting for data or for other replicas counts as the bound from one quarter
/// on, the larger of the two; compute otherwise. Unknown before the first measured window.
[[nodiscard]] Verdict verdict(const Figures& figures);

/// Says so when the images are too small (under 64 x 64) for images/s to mean anything for larger ones.
[[nodiscard]] std::optional<Message> smallImages(const Figures& figures);

}  // namespace epochal
