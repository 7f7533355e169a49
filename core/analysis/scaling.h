#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/comparison.h"
#include "core/analysis/scaling_fit.h"
#include "core/analysis/study.h"
#include "core/spec/scaling.h"

namespace epochal {

/// One size of a scaling series: the runs on as many devices, over their seeds. Unknown values are empty.
struct ScalingPoint {
    std::int64_t devices = 1, batch = 0;
    std::size_t row = 0;                ///< of the comparison
    std::size_t runs = 0;               ///< with a rate
    std::optional<double> rate;         ///< samples/s; mean over the runs
    std::optional<double> uncertainty;  ///< its standard error: over the runs, of a single one over its windows
    /// A step, s: global batch / rate, split by the runs' waits. Communication is what compute does not hide.
    struct Step {
        double data = 0, compute = 0, communication = 0;
        [[nodiscard]] double total() const { return data + compute + communication; }
    };
    std::optional<Step> step;
    std::optional<double> speedUp, efficiency;  ///< by rate: R(N) / R(n), that / (N / n), n = the fewest devices
    std::optional<double> seconds;              ///< by the query's clock, as the comparison has it
    std::optional<double> timeSpeedUp, timeEfficiency;
    std::optional<double> epochs;  ///< to the target; mean over the runs that reached it
    std::optional<Money> cost;
    std::optional<double> againstFewest;  ///< cost / cost on the fewest devices
    Message why;                          ///< why there is no time, or none by which efficiency can be told
};

/// The same training on several numbers of devices, its global batch growing with them or not.
struct ScalingSeries {
    ScalingKind kind = ScalingKind::Weak;
    std::size_t variant = 0;           ///< by index into ScalingAnalysis::variants
    std::vector<ScalingPoint> points;  ///< by devices; each a different number
    std::optional<ScalingFit> amdahl, universal;
    Message unfitted, unfittedUniversal;  ///< why there is no fit
    [[nodiscard]] const ScalingPoint& fewest() const { return points.front(); }
    [[nodiscard]] const ScalingPoint& most() const { return points.back(); }
    [[nodiscard]] const std::optional<ScalingFit>& fit(ScalingLaw law) const {
        return law == ScalingLaw::Amdahl ? amdahl : universal;
    }
    [[nodiscard]] const Message& whyUnfitted(ScalingLaw law) const {
        return law == ScalingLaw::Amdahl ? unfitted : unfittedUniversal;
    }
};

/// A published figure to set beside one's own; never joined to them and never ranked with them.
struct ScalingReference {
    Entry entry;
    std::string study;        ///< its title; English, context "core"
    std::int64_t fewest = 1;  ///< devices that it is relative to
    double speedUp = 0, efficiency = 0;
    bool byTime = false;                       ///< of times; otherwise of rates
    std::optional<double> againstFewest = {};  ///< cost / cost on the fewest devices
};

struct ScalingAnalysis {
    std::vector<ScalingSeries> series;  ///< weak ones first, each kind by variant
    /// Settings that tell series apart, such as the algorithm; one spec for each variant that has them.
    std::vector<RunSpec> variants;
    std::vector<std::size_t> examples;  ///< a run of each variant, by index into the entries
    std::vector<const Field*> differing;
    std::vector<Finding> findings;
    Message why;  ///< why there is no series; empty = there is one
};

/// Whether the entries contain a scaling series: runs of the same training on at least two numbers of devices.
[[nodiscard]] bool hasScaling(std::span<const Entry> entries);
/// Whether they contain nothing else: every run is part of a series, on one or more devices.
[[nodiscard]] bool isScalingOnly(std::span<const Entry> entries);

/// What further sizes are made from, named as the whole: the spec of the run with which the most others share the
/// global batch or that per device, and of these the one on the fewest devices with the smallest batch. Nothing unless
/// all runs are the same training on one or more devices.
[[nodiscard]] std::optional<RunSpec> scalingBase(std::span<const Entry> entries);
/// The sizes of the runs among the entries.
[[nodiscard]] std::vector<ScalingSize> measuredSizes(std::span<const Entry> entries);

/// The series among the runs compared. `comparison` has one row for runs that differ only in their seed, and gives
/// times and costs. References are only spoken of. Pure.
[[nodiscard]] ScalingAnalysis analyseScaling(std::span<const Entry> entries, const Comparison& comparison,
                                             const ComparisonQuery& query,
                                             std::span<const ScalingReference> references = {});

/// What the studies of training on several devices publish of it (painter-2020, many-gpus, mxnet-2017), in this order.
[[nodiscard]] std::vector<ScalingReference> scalingReferences(std::span<const Study> studies);

/// What the figures of the series say, most important first.
[[nodiscard]] std::vector<Finding> scalingFindings(const ScalingAnalysis& analysis, const ComparisonQuery& query,
                                                   std::span<const ScalingReference> references);

}  // namespace epochal
