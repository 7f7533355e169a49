#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/events/run_directory.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// What a run's quality is measured by. Fractions 0..1.
enum class Quality { Top1, Top5, Auc };
[[nodiscard]] const char* name(Quality quality);  ///< "top-1", "top-5", "AUC"

/// Which seconds are counted. Training: steps alone. Active: steps, start-up, evaluation and checkpoints. Billed: what
/// the offer charges for. The two customary clocks lie between the first two: DAWNBench counts start-up and loading and
/// leaves evaluation and checkpoints out (stanford-futuredata/dawn-bench-entries#9, #21); MLPerf counts evaluation and
/// leaves up to 30 minutes of initialisation out (mlcommons/training_policies, training_rules.adoc, "Run Results").
/// Two clocks never meet in one ranking.
enum class ClockKind { Training, Active, Billed };
[[nodiscard]] const char* name(ClockKind clock);

/// Where a published row comes from, and what it must not be compared with.
struct Provenance {
    std::string source, date;
    std::string clock;              ///< in the source's words
    std::string notComparableWith;  ///< English, context "core"; empty = nothing known
};

/// Figures of a published row that its source does not print: derived here from what it does print.
struct DerivedHere {
    bool quality = false, seconds = false, imagesPerSecond = false, relativeRate = false;
    [[nodiscard]] bool any() const { return quality || seconds || imagesPerSecond || relativeRate; }
};

/// One row of a comparison: a run of the catalogue, or a published row. What is not known is empty, never zero.
struct Entry {
    std::string id;     ///< run id, or "study/row"
    std::string name;   ///< run's name, or "HOSTKEY dedicated"
    std::string group;  ///< heading it stands under in its study, "Heavy: ResNet-101"; empty for runs
    bool published = false;
    std::optional<std::int64_t> number;  ///< of a run of the catalogue

    std::string task;  ///< rows are ranked against each other only within one: "fashion-mnist 60000/10000", "imagenet"
    Quality measure = Quality::Top1;
    std::string architecture, precision;
    std::string accelerator;   ///< "T4"; empty = CPU
    std::int64_t devices = 1;  ///< replicas
    std::string machine;       ///< processor or accelerator it ran on, as the system names it; empty for published rows
    bool elsewhere = false;    ///< its frozen offer is of other hardware than it ran on: its money is a what-if
    std::optional<std::int64_t> globalBatch, seed;
    RunState state = RunState::Finished;
    std::optional<StopReason> reason;  ///< why a finished run ended, where it is known
    std::optional<RunSpec> spec;       ///< of runs
    Offer offer;                       ///< the frozen price

    std::optional<double> imagesPerSecond, uncertainty;  ///< R and U
    std::optional<double> quality, lastQuality;          ///< best and last, 0..1
    std::optional<double> trainingSeconds, activeSeconds;
    std::optional<double> rentedSeconds;  ///< wall time of all segments on a rented machine, pauses in; preparation out
    /// Of a run that was stopped and resumed, s from its beginning, each with its active time; empty: one stretch.
    std::vector<Stretch> stretches;
    double preparationSeconds = 0;  ///< of one rental
    std::optional<double> joules;
    Curve curve;  ///< empty for a row that publishes only its end

    /// Rate against one device of its kind, where a source gives no images/s; 1 for that one device.
    std::optional<double> relativeRate;
    std::optional<Money> publishedCost;  ///< as its source prints it, never derived
    DerivedHere derived;
    Provenance provenance;
};

/// "HOSTKEY dedicated, 3 × GTX 1080 Ti" of a published row, a run's own name. Names only, the same in every language.
[[nodiscard]] std::string title(const Entry& entry);

/// What a run learned from and was measured on, "fashion-mnist 60000/10000": Entry::task.
[[nodiscard]] std::string taskOf(const RunSpec& spec, const Figures& figures);

/// Whether an offer is of the hardware that an entry was measured on. Of a CPU the machine's name decides.
[[nodiscard]] bool isMachineOf(const Offer& offer, const Entry& entry);

/// Whether any of its seconds are known: a source may give epochs alone, and then no clock of its curve means anything.
[[nodiscard]] bool isTimed(const Entry& entry);

/// Whether a run may still get further by itself.
[[nodiscard]] bool isLive(RunState state);

/// Entry of a run from its folder and figures. Touches no disk.
[[nodiscard]] Entry entryOf(const RunDirectory& run, const Figures& figures);

}  // namespace epochal
