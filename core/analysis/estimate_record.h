#pragma once

#include <optional>
#include <string>

#include "core/analysis/estimate.h"
#include "core/analysis/figures.h"
#include "core/base/json.h"
#include "core/events/run_directory.h"

namespace epochal {

/// The estimate made when a run was launched, as kept beside its frozen price (estimate.json, FORMATS.md).
struct KeptEstimate {
    EstimateBasis basis = EstimateBasis::None;
    EstimateGoal goal = EstimateGoal::WholeRun;
    Range seconds;              ///< preparation in
    std::optional<Range> cost;  ///< in `currency`
    std::string currency = "USD";
    Message words, width;
    std::vector<std::string> from;
};

[[nodiscard]] const char* name(EstimateBasis basis);  ///< "measured-here", as in files

/// Nothing to keep without seconds.
[[nodiscard]] std::optional<KeptEstimate> keptOf(const Estimate& estimate, EstimateGoal goal);
[[nodiscard]] Json toJson(const KeptEstimate& kept);
/// All that is known of an offer's estimate, for `epochal-worker estimate --json` (FORMATS.md).
[[nodiscard]] Json toJson(const Estimate& estimate);
/// ErrorKind::Damaged: another format, a range that is none.
[[nodiscard]] Result<KeptEstimate> keptFromJson(const Json& json, const std::string& where);

/// Writes estimate.json beside the run's frozen price, and reads it. Both block on the disk. Nothing where the file is
/// missing or damaged: nothing depends on it.
Status keepEstimate(const RunDirectory& run, const KeptEstimate& kept);
[[nodiscard]] std::optional<KeptEstimate> keptEstimate(const RunDirectory& run);

/// What became of an estimate.
struct EstimateOutcome {
    double seconds = 0;         ///< it took: preparation and active time
    double timeRatio = 1;       ///< taken / estimated mid
    bool timeInside = false;    ///< within the stated range
    std::optional<Money> cost;  ///< billed
    std::optional<double> costRatio;
    std::optional<bool> costInside;
};
/// Compared only with a run that did what was estimated: finished by its last epoch or, where that was the goal, at its
/// target. Nothing otherwise. Seconds = preparation + active clock.
[[nodiscard]] std::optional<EstimateOutcome> outcome(const KeptEstimate& kept, const RunSpec& spec,
                                                     const Figures& figures);

}  // namespace epochal
