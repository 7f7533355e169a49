#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/events/run_directory.h"
#include "core/spec/run_spec.h"
#include "core/spec/task.h"

namespace epochal {

/// Which seconds count. Training: steps alone. Active: steps, start-up, evaluation and checkpoints. Billed: what the
/// offer charges for. The two customary clocks are between the first two: DAWNBench counts start-up and loading and
/// excludes evaluation and checkpoints (stanford-futuredata/dawn-bench-entries#9, #21); MLPerf counts evaluation and
/// excludes up to 30 minutes of initialization (mlcommons/training_policies, training_rules.adoc, "Run Results"). One
/// ranking never mixes two clocks.
enum class ClockKind { Training, Active, Billed };
[[nodiscard]] const char* name(ClockKind clock);

/// Where a published row comes from, and what it must not be compared with.
struct Provenance {
    std::string source, date;
    std::string clock;              ///< in the source's words
    std::string notComparableWith;  ///< English, context "core"; empty = nothing known
};

/// Which figures of a published row its source does not print: derived here from those it prints.
struct DerivedHere {
    bool quality = false, seconds = false, imagesPerSecond = false, relativeRate = false;
    [[nodiscard]] bool any() const { return quality || seconds || imagesPerSecond || relativeRate; }
};

/// A size that a session measured, as far as comparisons need it.
struct SizeRate {
    std::int64_t size = 0;          ///< batch, or loader threads of an input session
    double perSecond = 0;           ///< samples/s
    std::optional<double> latency;  ///< inference: 95th percentile, s
    bool operator==(const SizeRate&) const = default;
};

/// One row of a comparison: a run of the catalogue, or a published row. Unknown values are empty, never zero.
struct Entry {
    std::string id;     ///< run id, or "study/row"
    std::string name;   ///< run's name, or "HOSTKEY dedicated"
    std::string group;  ///< its heading in the study, "Heavy: ResNet-101"; empty for runs
    bool published = false;
    std::optional<std::int64_t> number;  ///< a run's number in the catalogue
    /// What was measured, as RunSpec::Session::kind: "train", "throughput" ...; rows of one kind are never ranked with
    /// those of another. Empty where it is not known: a published row that gives a rate and neither quality nor time.
    std::string session;

    std::string task;  ///< only rows of the same task are ranked: "fashion-mnist 60000/10000", "imagenet"
    Quality measure = Quality::Top1;
    std::string architecture, precision;
    std::string accelerator;   ///< "T4"; empty = CPU
    std::int64_t devices = 1;  ///< replicas
    std::string machine;       ///< processor or accelerator it ran on, as the system names it; empty for published rows
    bool elsewhere = false;    ///< its frozen offer is for other hardware than it ran on: its cost is a what-if
    std::optional<std::int64_t> globalBatch, seed;  ///< of a session: the batch whose figures are the row's
    RunState state = RunState::Finished;
    std::optional<StopReason> reason;  ///< why a finished run ended, where it is known
    bool diverged = false;             ///< it failed because its numbers were no longer finite
    std::optional<RunSpec> spec;       ///< of runs
    Offer offer;                       ///< the frozen price

    std::optional<double> imagesPerSecond, uncertainty;   ///< R and U
    std::optional<double> dataShare, communicationShare;  ///< of measured step time, waiting that compute does not hide
    std::vector<SizeRate> sizes;                          ///< of a session that does not train, as measured
    std::optional<double> quality, lastQuality;           ///< best and last, by the measure; fractions 0..1
    std::optional<double> trainingSeconds, activeSeconds;
    /// Wall time of all segments on a rented machine, with pauses within them, without preparation.
    std::optional<double> rentedSeconds;
    /// The stretches of a run that was stopped and resumed, in s from its start, each with its active time; empty: one
    /// stretch.
    std::vector<Stretch> stretches;
    double preparationSeconds = 0;  ///< of one rental
    std::optional<double> joules;
    std::optional<double> othersBusy;  ///< Figures::othersBusy
    Curve curve;                       ///< empty for a row that publishes only its final quality

    /// Rate relative to one device of its kind, where a source gives no images/s; 1 for that one device.
    std::optional<double> relativeRate;
    std::optional<Money> publishedCost;  ///< as its source prints it, never derived
    std::int64_t publishedDecimals = 0;  ///< that its source prints: 4.50 is not 4.5, and 55 not 55.00
    DerivedHere derived;
    Provenance provenance;
};

/// The published cost with the digits that its source prints, "4.50". There must be one.
[[nodiscard]] std::string printedCost(const Entry& entry);

/// "HOSTKEY dedicated, 3 × GTX 1080 Ti" for a published row, the name for a run. Names only, the same in every
/// language.
[[nodiscard]] std::string title(const Entry& entry);

/// What a run's rates count; a published row's are of images.
[[nodiscard]] Sample sampleKind(const Entry& entry);
/// The same for several: either, if they differ.
[[nodiscard]] Sample sampleKind(std::span<const Entry> entries);

/// The data a run was trained and evaluated on, "fashion-mnist 60000/10000": Entry::task. How many synthetic samples
/// there are makes no difference to a session that does not train: "synthetic 3x224x224, 1000".
[[nodiscard]] std::string taskOf(const RunSpec& spec, const Figures& figures);
/// The name of the user's own folder or file in a task, without the folders above it; empty for data sets that have
/// none.
[[nodiscard]] std::string ownDataOf(std::string_view task);

/// Whether an offer is for the hardware that an entry was measured on. For a CPU, provider and instance must match.
[[nodiscard]] bool isMachineOf(const Offer& offer, const Entry& entry);

/// Whether any time of an entry is known: a source may give epochs alone, and then no clock of its curve means
/// anything.
[[nodiscard]] bool isTimed(const Entry& entry);
/// Whether the times of a position on its curve are known: a source may time the run as a whole and not its
/// evaluations.
[[nodiscard]] bool isTimed(const Entry& entry, const AxisPosition& at);

/// The entry of a run, from its folder and figures. Touches no disk.
[[nodiscard]] Entry entryOf(const RunDirectory& run, const Figures& figures);

}  // namespace epochal
