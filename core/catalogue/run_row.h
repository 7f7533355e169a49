#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/figures.h"
#include "core/base/maybe_number.h"
#include "core/base/shared_text.h"
#include "core/events/run_directory.h"
#include "core/spec/task.h"

namespace epochal {

/// One row of the runs table: what the catalogue indexes for a run. Money is in the frozen offer's currency. Rows of a
/// list (RowCache) share equal texts and lack what no list shows (RunField::listed): folder, hash of the spec, curve.
struct RunRow {
    std::int64_t number = 0;  ///< "run 1283": assigned once, in the order in which runs are first seen
    SharedText id, folder, name;
    SharedWords tags;
    SharedText note;
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    bool whatIf = false;  ///< priced for hardware that it did not run on (isMachineOf)
    bool archived = false;
    SharedText message;  ///< JSON of a Message, empty if none
    SharedText architecture, data, devices, precision;
    std::int64_t replicas = 1, globalBatch = 0, seed = 0;
    SharedText provider, instance, offerId, priceDate, currency;
    MaybeNumber pricePerHour;
    std::int64_t epochsDone = 0, epochsAsked = 0, attempts = 0;
    MaybeNumber bestTop1, lastTop1, bestTop5, bestAuc;  ///< 0..1
    std::int64_t bestEpoch = 0;
    MaybeNumber learningRate, weightDecay;  ///< as configured; nothing for a run whose spec cannot be read
    MaybeNumber bestLoss, lastLoss;         ///< of the validation images
    MaybeNumber trainLoss;                  ///< of the last epoch
    std::int64_t imagesDone = 0;
    double imagesPerSecond = 0;
    MaybeNumber imagesPerSecondPerPrice;
    double trainingSeconds = 0, activeSeconds = 0, billedSeconds = 0;
    MaybeNumber cost, costToTarget, secondsToTarget;
    double target = 0;  ///< as in the spec: of the measure, percent for a fraction; 0 = none
    std::int64_t createdUtcMillis = 0, endedUtcMillis = 0;
    std::vector<float> curve;        ///< validation, by the measure, for the sparkline: thinCurve of a value per epoch
    SharedText specHash, seedGroup;  ///< seedGroup: equal for runs that differ only in their seed
    SharedText campaign;             ///< empty = launched alone
    MaybeNumber joules;
    SharedText task;         ///< as in Entry; accuracies of different tasks are not comparable
    SharedText measure;      ///< id of the run's measure; empty where its spec cannot be read
    MaybeNumber best, last;  ///< validation, by the measure
    SharedText session;      ///< train, throughput, input, inference
    MaybeNumber latency;     ///< 95th percentile at the size whose figures are the run's, s
    MaybeNumber perMillion;  ///< price of a million samples there
};

/// What the run's rate counts.
[[nodiscard]] Sample sampleKind(const RunRow& row);
/// Whether the run measures sizes instead of training: it has no epochs, and no quality.
[[nodiscard]] inline bool measuresSizes(const RunRow& row) {
    return !row.session.empty() && row.session != "train";
}
/// The run's measure.
[[nodiscard]] const Measure& measureOf(const RunRow& row);
/// Its target in the measure's own unit, a fraction for 93%; nothing if there is none.
[[nodiscard]] std::optional<double> targetOf(const RunRow& row);

/// Columns of the Runs page, in its order; what each holds: core/catalogue/run_columns.h.
enum class RunColumn {
    Number,
    Name,
    State,
    Architecture,
    Data,
    Devices,
    Precision,
    GlobalBatch,
    Provider,
    Instance,
    Curve,
    BestTop1,
    BestTop5,
    BestAuc,
    Epochs,
    ImagesPerSecond,
    ImagesPerSecondPerPrice,
    PricePerHour,
    Cost,
    CostToTarget,
    SecondsToTarget,
    ActiveSeconds,
    Seed,
    Tags,
    Created,
    Campaign,
    Replicas,
    BilledSeconds,
    Energy,
    LearningRate,
    WeightDecay,
    BestLoss,
    LastLoss,
    TrainLoss,
    Best,
    Session,
    Latency,
    PerMillion
};

constexpr std::size_t kRunColumns = static_cast<std::size_t>(RunColumn::PerMillion) + 1;

/// A query of the runs page.
struct RunQuery {
    std::string text;  ///< the query language of parseFilter
    RunColumn sort = RunColumn::Created;
    bool descending = true;
    bool archived = false;  ///< include archived runs
    std::int64_t most = 0;  ///< rows, for Catalogue::runs; 0: all

    bool operator==(const RunQuery&) const = default;
};

/// Row for a run folder that cannot be read: its name as far as it is known, and the error. Reads what is readable.
[[nodiscard]] RunRow unreadableRow(const std::filesystem::path& folder, const Error& why);

/// Row of a run from figures in memory, without its labels. Does not touch the disk.
[[nodiscard]] RunRow rowOf(const RunDirectory& run, const Figures& figures);
void setLabels(RunRow& row, const Labels& labels);

/// Maximum number of values in a row's curve.
constexpr std::size_t kCurveValues = 256;
/// Reduces a curve of more than kCurveValues values to the lowest and highest of each of kCurveValues / 2 stretches, in
/// their order; a stretch without a value gives NaN. Shorter curves are returned unchanged.
[[nodiscard]] std::vector<float> thinCurve(std::vector<float> values);

}  // namespace epochal
