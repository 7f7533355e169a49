#pragma once

#include "core/analysis/estimate_record.h"
#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/launch/run_job.h"
#include "core/spec/run_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/pages/live/live_axes.h"
#include "ui/pages/live/reference_run.h"

namespace epochal::ui {

/// A run as the Live page shows it. References: valid while the page is being filled.
struct LiveRun {
    const Figures& figures;
    const RunSpec& spec;
    const Offer& offer;
    bool active = false;  ///< still being trained or waiting
    qint64 nowUtcMillis = 0;
    qint64 number = 0;  ///< in the catalogue; 0 = not known yet
    std::optional<ReferenceRun> reference = {};
    std::optional<KeptEstimate> estimate = {};  ///< made when it was launched
    bool elsewhere = false;                     ///< it does not run on hardware of its offer: its money is a what-if
    std::optional<Command> asked = {};          ///< to stop, and has not yet
};

/// The unit an axis is drawn in (s, min or h for clocks, 1 otherwise) and its title.
struct AxisScale {
    double unit = 1;
    QString title;
    double from = 0, to = 0;  ///< the whole range, in units; to = the planned end of a live run
    double reached = 0;       ///< where the data end, in units
};
[[nodiscard]] AxisScale axisScale(const LiveRun& run, LiveAxis axis);

/// Top-1 of training (dashed) and validation (solid) in percent, the target, checkpoints, the best.
[[nodiscard]] ChartSpec accuracyChart(const LiveRun& run, LiveAxis axis);

enum class RateQuantity { PerPrice, Plain };
/// images/s, over the price per hour or as they are, with the mean and its uncertainty. The band is the median +/- the
/// robust spread of the nine windows around each, so that a step in speed stays a step. Warm-up is left out; lines
/// break between attempts.
[[nodiscard]] ChartSpec rateChart(const LiveRun& run, LiveAxis axis, RateQuantity quantity);

}  // namespace epochal::ui
