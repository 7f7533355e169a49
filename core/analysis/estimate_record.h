#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/analysis/figures.h"
#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/events/run_directory.h"

namespace epochal {

/// The estimate made when a run was launched, as saved beside its frozen price (estimate.json, FORMATS.md).
struct KeptEstimate {
    EstimateBasis basis = EstimateBasis::None;
    EstimateGoal goal = EstimateGoal::WholeRun;
    Range seconds;              ///< with preparation
    std::optional<Range> cost;  ///< in `currency`
    std::string currency = "USD";
    Message words, width;
    std::vector<std::string> from;
};

[[nodiscard]] const char* name(EstimateBasis basis);  ///< "measured-here", as in files

/// Nothing for an estimate without seconds.
[[nodiscard]] std::optional<KeptEstimate> keptOf(const Estimate& estimate, EstimateGoal goal);
[[nodiscard]] Json toJson(const KeptEstimate& kept);
/// All that is known of the estimate for an offer, for `epochal-worker estimate --json` (FORMATS.md).
[[nodiscard]] Json toJson(const Estimate& estimate);
/// ErrorKind::Damaged: another format, or no valid range of seconds.
[[nodiscard]] Result<KeptEstimate> keptFromJson(const Json& json, const std::string& where);

/// Writes estimate.json beside the run's frozen price, and reads it. Both block on the disk. Reading returns nothing
/// where the file is missing or damaged: nothing depends on it.
Status keepEstimate(const RunDirectory& run, const KeptEstimate& kept);
[[nodiscard]] std::optional<KeptEstimate> keptEstimate(const RunDirectory& run);

/// How an estimate compares with its run.
struct EstimateOutcome {
    double seconds = 0;         ///< what the run took: preparation and active time
    double timeRatio = 1;       ///< `seconds` / estimated mid
    bool timeInside = false;    ///< within the stated range
    std::optional<Money> cost;  ///< billed
    std::optional<double> costRatio;
    std::optional<bool> costInside;
};
/// Compares only a run that did what was estimated: finished by its last epoch or, where that was the goal, at its
/// target. Nothing otherwise. Seconds = preparation + active clock.
[[nodiscard]] std::optional<EstimateOutcome> outcome(const KeptEstimate& kept, const RunSpec& spec,
                                                     const Figures& figures);

}  // namespace epochal
