#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/calibration.h"
#include "core/analysis/entry.h"
#include "core/analysis/flops.h"
#include "core/analysis/interval.h"
#include "core/analysis/link_record.h"
#include "core/economics/price_book.h"
#include "core/economics/rates.h"
#include "core/hardware/machine.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Where an estimate comes from, best first.
enum class EstimateBasis {
    MeasuredHere,  ///< own runs of this architecture, images and precision on this offer's device
    ScaledOwn,     ///< other own runs, on this device or on another accelerator, scaled
    Published,     ///< published rows on this accelerator
    ScaledRows,    ///< published rows on another accelerator, scaled
    None
};

/// Whether the estimate is for the time to the target, where own runs show how many epochs that takes, or for the whole
/// run.
enum class EstimateGoal { WholeRun, Target };

/// What own runs of this model and data show about reaching the target.
struct EpochsToTarget {
    Range epochs;  ///< of those that reached it
    std::int64_t reached = 0, similar = 0;
    std::vector<std::string> from;  ///< names of the runs
};

/// The expected time and cost of a spec on an offer.
struct Estimate {
    Offer offer;
    EstimateBasis basis = EstimateBasis::None;
    /// Nobody has measured as many devices: a model of their links says what the exchange of gradients costs. Such an
    /// estimate has no rank among the others, and comes after them.
    bool isModeled = false;
    std::vector<std::string> from;       ///< runs or published rows it is based on, by name
    Message words;                       ///< "Measured here in 3 runs, most recently sweep"
    Message width;                       ///< how the width of the ranges was determined
    std::vector<Message> notes;          ///< caveats
    std::optional<Range> rate;           ///< images/s
    std::optional<Range> epochs;         ///< that `seconds` counts; nothing for a session that does not train
    std::optional<Range> seconds, cost;  ///< of the whole run or to the target; cost in the offer's currency
    double preparation = 0, startUp = 0, training = 0, evaluation = 0;  ///< s at mid; training: or measuring
    double billed = 0;                                                  ///< s at mid, with minimum and quantum
    bool startUpKnown = false;                                          ///< from own runs; else counted as 0
    std::optional<EpochsToTarget> target;   ///< where the goal is the target and own runs reached it
    std::optional<double> expectedCost;     ///< mid cost / success rate, in the offer's currency
    std::int64_t runs = 1;                  ///< number of runs that it sums
    std::int64_t devices = 1;               ///< replicas it would train on
    std::optional<double> memoryBytes;      ///< needed on each accelerator, or on the CPU's machine
    std::optional<double> memoryAvailable;  ///< bytes available there
    std::optional<bool> fits;
    Message notRanked;  ///< why it has no rank; empty = ranked
};

struct EstimateOptions {
    EstimateGoal goal = EstimateGoal::WholeRun;
    std::string currency = "USD";       ///< in which offers are ranked
    Rates rates;                        ///< for offers in another currency
    std::optional<TableShape> table;    ///< of the table that the specs train on
    std::optional<ImageCounts> images;  ///< that the specs train on, for data whose files alone show it
    std::string scriptHash;  ///< of the user's own network, if the spec has none yet: tells which runs were its
    /// Evidence for the device that it was measured on until own runs there show how fast it is.
    std::optional<Calibration> calibration;
    std::optional<MeasuredLinks> links;  ///< between the devices of this machine
};

/// Estimates for every offer, ranked by mid cost; then come modeled ones, and last, with the
/// reason, those without figures. Pure. Seconds =
/// preparation + start-up + epochs x (images / rate + evaluation); cost with the minimum and quantum of the offer. The
/// time per image in an evaluation, relative to training, and the time per parameter of a checkpoint come from own runs
/// here; without them an evaluation takes a third (forward only). No number is given beyond what the runs and rows
/// support (estimate_support.h).
[[nodiscard]] std::vector<Estimate> estimate(const RunSpec& spec, std::span<const Offer> offers,
                                             std::span<const Entry> own, std::span<const Entry> published,
                                             const Machine& machine, const EstimateOptions& options = {});

/// For several runs, one after the other on a machine that is kept: prepared once, billed as one rental.
[[nodiscard]] std::vector<Estimate> estimate(std::span<const RunSpec> specs, std::span<const Offer> offers,
                                             std::span<const Entry> own, std::span<const Entry> published,
                                             const Machine& machine, const EstimateOptions& options = {});

/// Epochs to the target, from own runs of the same model and data that asked for as many epochs (if none of these
/// reached it, from all of that model and data). A run counts if it reached the target, or if it ran at least as long
/// as the slowest that did and never reached it.
[[nodiscard]] std::optional<EpochsToTarget> epochsToTarget(const RunSpec& spec, std::span<const Entry> own);

}  // namespace epochal
