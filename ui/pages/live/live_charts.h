#pragma once

#include "core/analysis/estimate_record.h"
#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/launch/run_job.h"
#include "core/spec/run_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/pages/live/reference_run.h"
#include "ui/pages/parts/run_axes.h"

namespace epochal::ui {

/// A run as the Live page shows it. The references are valid only while the page is being filled.
struct LiveRun {
    const Figures& figures;
    const RunSpec& spec;
    const Offer& offer;
    bool active = false;  ///< still running or waiting
    qint64 nowUtcMillis = 0;
    qint64 number = 0;  ///< in the catalogue; 0 = not known yet
    std::optional<ReferenceRun> reference = {};
    std::optional<KeptEstimate> estimate = {};  ///< made at launch
    bool elsewhere = false;             ///< the run is not on the hardware of its offer: its costs are a what-if
    std::optional<Command> asked = {};  ///< Stop or StopAfterEpoch, requested but not carried out yet
};

/// The unit an axis is drawn in (s, min or h for clocks, 1 otherwise) and its title.
struct AxisScale {
    double unit = 1;
    QString title;
    double from = 0, to = 0;  ///< the whole range, in units; to = the planned end of a live run
    double reached = 0;       ///< where the data ends, in units
};
[[nodiscard]] AxisScale axisScale(const LiveRun& run, RunAxis axis);

/// Top-1 of training (dashed) and validation (solid) in percent, with the target, checkpoints and the best.
[[nodiscard]] ChartSpec accuracyChart(const LiveRun& run, RunAxis axis);

enum class RateQuantity { PerPrice, Plain };
/// images/s, per price per hour or plain, with the mean and its uncertainty. The band is the median +/- the robust
/// spread of the nine windows around each point, so that a step in speed remains a step. Warm-up is left out; lines
/// break between attempts.
[[nodiscard]] ChartSpec rateChart(const LiveRun& run, RunAxis axis, RateQuantity quantity);

}  // namespace epochal::ui
