#pragma once

#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/spec/run_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/format/formatter.h"
#include "ui/view/reference_run.h"
#include "ui/view/run_axes.h"

namespace epochal::ui {

/// What the charts of a run are made from, on the page and in reports. The references are valid only while they are
/// made; `format` is copied into them.
struct ChartedRun {
    const Figures& figures;
    const RunSpec& spec;
    const Offer& offer;
    bool active = false;                      ///< still running or waiting
    const ReferenceRun* reference = nullptr;  ///< whose mean is drawn as a level
    const Formatter& format;
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
[[nodiscard]] AxisScale axisScale(const ChartedRun& run, CurveAxis axis);

/// What a chart of a run can show.
enum class RunMetric { Top1, Top5, Auc, Loss, LearningRate, Rate, RatePerPrice, Busy, Memory, Power, Rmse, Mae, R2 };
inline constexpr int kRunMetrics = 13;
/// Those of a run, in the order of a list: the measures of its task come first.
[[nodiscard]] std::vector<RunMetric> runMetrics(const RunSpec& spec);
/// Whether it is a measure of what the network learned.
[[nodiscard]] bool isQuality(RunMetric metric);
/// The measure of a run.
[[nodiscard]] RunMetric metricOf(const RunSpec& spec);
[[nodiscard]] QString runMetricName(RunMetric metric, const RunSpec& spec, const Offer& offer);
/// Names in the settings, in order; they never change.
inline constexpr const char* kRunMetricKeys[kRunMetrics] = {"top1", "top5",      "auc",  "loss",   "learning-rate",
                                                            "rate", "per-price", "busy", "memory", "power",
                                                            "rmse", "mae",       "r2"};

/// One measure along an axis, from the first window of steps. Warm-up belongs to every measure but the rates; lines
/// break between attempts.
///
/// Qualities: training window by window (faint once there are epochs), training by epoch (dashed) and
/// validation, with the target of the run's measure, a ring around the first evaluation that reaches it, checkpoints
/// and a filled marker on the best. Rates: the mean and its uncertainty; the band is the median +/- the robust spread
/// of the nine windows around each point, so that a step in speed remains a step.
[[nodiscard]] ChartSpec runChart(const ChartedRun& run, RunMetric metric, CurveAxis axis);
/// Draws it on logarithmic axes; ranges that begin at 0 then begin at its first value.
void setLogarithmic(ChartSpec& chart, bool x, bool y);

}  // namespace epochal::ui
