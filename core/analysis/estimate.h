#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/entry.h"
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

struct Range {
    double low = 0, mid = 0, high = 0;
};

/// Whether the time to the target is asked for, where own runs say how many epochs that takes, or the whole run's.
enum class EstimateGoal { WholeRun, Target };

/// What own runs of this model and data say of reaching the target.
struct EpochsToTarget {
    Range epochs;  ///< of those that reached it
    std::int64_t reached = 0, similar = 0;
    std::vector<std::string> from;  ///< names of the runs
};

/// What a spec is expected to take on an offer.
struct Estimate {
    Offer offer;
    EstimateBasis basis = EstimateBasis::None;
    std::vector<std::string> from;       ///< runs or published rows it was made from, by name
    Message words;                       ///< "from 3 runs here", "scaled from ResNet-50 on V100 (MXNet 20.12)"
    Message width;                       ///< where the width of the ranges comes from
    std::vector<Message> notes;          ///< what else the reader must know
    std::optional<Range> rate;           ///< images/s
    std::optional<Range> epochs;         ///< counted
    std::optional<Range> seconds, cost;  ///< of the whole run or to the target; cost in the offer's currency
    double preparation = 0, startUp = 0, training = 0, evaluation = 0;  ///< s at mid
    double billed = 0;                                                  ///< s at mid, minimum and quantum in
    bool startUpKnown = false;                                          ///< from own runs; else counted as 0
    std::optional<EpochsToTarget> target;   ///< where the goal is the target and own runs know
    std::optional<double> expectedCost;     ///< mid cost / success rate, in the offer's currency
    std::int64_t runs = 1;                  ///< that it is a sum of
    std::int64_t devices = 1;               ///< replicas it would train on
    std::optional<double> memoryBytes;      ///< needed on each device
    std::optional<double> memoryAvailable;  ///< bytes there are on each device
    std::optional<bool> fits;
    Message notRanked;  ///< why it stands below the ranking; empty = ranked
};

struct EstimateOptions {
    EstimateGoal goal = EstimateGoal::WholeRun;
    std::string currency = "USD";  ///< offers are ranked in this one
    Rates rates;                   ///< for offers in another
};

/// Estimates for every offer, ranked by mid cost, those without a rank last with the reason. Pure. Seconds =
/// preparation + start-up + epochs x (images / rate + evaluation); cost by the offer's minimum and quantum. An image
/// of an evaluation takes what it took own runs here in the time of a training image, else a third of it (forward
/// only); a checkpoint what it took them a parameter. No number is given beyond what the runs and rows support
/// (estimate_support.h).
[[nodiscard]] std::vector<Estimate> estimate(const RunSpec& spec, std::span<const Offer> offers,
                                             std::span<const Entry> own, std::span<const Entry> published,
                                             const Machine& machine, const EstimateOptions& options = {});

/// Of several runs, one after the other on a machine that is kept: prepared once, billed as one rental.
[[nodiscard]] std::vector<Estimate> estimate(std::span<const RunSpec> specs, std::span<const Offer> offers,
                                             std::span<const Entry> own, std::span<const Entry> published,
                                             const Machine& machine, const EstimateOptions& options = {});

/// Epochs to the target by own runs of the same model and data that asked for as many epochs (by all of them, where
/// none did): a run counts that reached it, or that went on for as long as the slowest that did and never reached it.
[[nodiscard]] std::optional<EpochsToTarget> epochsToTarget(const RunSpec& spec, std::span<const Entry> own);

}  // namespace epochal
