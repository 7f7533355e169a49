#pragma once

#include <optional>

#include "core/analysis/figures.h"
#include "core/events/run_directory.h"

namespace epochal::ui {

/// A run's figures counted directly from its events, by a different method than RunRecord's: the report audits itself
/// with them.
struct RunCheck {
    double images = 0, seconds = 0;  ///< of measured windows that no later attempt repeated
    double active = 0, training = 0;
    std::optional<double> best;          ///< by the run's measure
    std::optional<double> targetActive;  ///< s, at the first evaluation that reached the spec's target
    double billed = 0;                   ///< s, under the run's offer: preparation, minimum and quantum of every rental
    std::optional<double> targetBilled;  ///< s, until the target
    std::int64_t sizes = 0;  ///< that a session measured; `images` and `seconds` are then those of the one it chose
    [[nodiscard]] std::optional<double> imagesPerSecond() const {
        return seconds > 0 ? std::optional(images / seconds) : std::nullopt;
    }
};

/// Reads the run's log again. Blocks on the disk.
[[nodiscard]] Result<RunCheck> countAgain(const RunDirectory& run);

}  // namespace epochal::ui
