#pragma once

#include "core/analysis/estimate_record.h"
#include "core/analysis/figures.h"
#include "core/analysis/verdict.h"
#include "core/economics/offer.h"
#include "core/launch/run_job.h"
#include "core/spec/run_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/pages/live/reference_run.h"
#include "ui/pages/parts/run_axes.h"
#include "ui/view/sizes_view.h"

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
    Companions sessions = {};           ///< that may say more about what limits it
    std::optional<Demand> demand = {};  ///< of a session that only reads: by a run that trained on the same
    std::int64_t cores = 0;             ///< of its machine, logical; 0 = not known
};

/// The unit an axis is drawn in (s, min or h for clocks, 1 otherwise) and its title.
struct AxisScale {
    Along along;
    double unit = 1;
    QString title;
    double from = 0, to = 0;  ///< the whole range, in units; to = the planned end of a live run
    double reached = 0;       ///< where the data ends, in units
    /// Where the axis ends, in units: with the run, but at first at a multiple of what it has done, or its curve would
    /// be a needle.
    double shownTo = 0;
    [[nodiscard]] double x(const AxisPosition& at) const { return along(at) / unit; }
};
[[nodiscard]] AxisScale axisScale(const LiveRun& run, CurveAxis axis);

/// What a chart of a run can show.
enum class LiveMetric { Top1, Top5, Auc, Loss, LearningRate, Rate, RatePerPrice, Busy, Memory, Power, Rmse, Mae, R2 };
inline constexpr int kLiveMetrics = 13;
/// Those of a run, in the order of a list: the measures of its task come first.
[[nodiscard]] std::vector<LiveMetric> liveMetrics(const RunSpec& spec);
/// Whether it is a measure of what the network learned.
[[nodiscard]] bool isQuality(LiveMetric metric);
/// The measure of a run.
[[nodiscard]] LiveMetric metricOf(const RunSpec& spec);
[[nodiscard]] QString liveMetricName(LiveMetric metric, const RunSpec& spec, const Offer& offer);
/// Names in the settings, in order; they never change.
inline constexpr const char* kLiveMetricKeys[kLiveMetrics] = {"top1", "top5",      "auc",  "loss",   "learning-rate",
                                                              "rate", "per-price", "busy", "memory", "power",
                                                              "rmse", "mae",       "r2"};

/// One measure along an axis, from the first window of steps. Warm-up belongs to every measure but the rates; lines
/// break between attempts.
///
/// Qualities: training window by window (faint once there are epochs), training by epoch (dashed) and
/// validation, with the target of the run's measure, checkpoints and the best. Rates: the mean and its uncertainty; the
/// band is the median +/- the robust spread of the nine windows around each point, so that a step in speed remains a
/// step.
[[nodiscard]] ChartSpec liveChart(const LiveRun& run, LiveMetric metric, CurveAxis axis);
/// Draws it on logarithmic axes; ranges that begin at 0 then begin at its first value.
void setLogarithmic(ChartSpec& chart, bool x, bool y);

}  // namespace epochal::ui
