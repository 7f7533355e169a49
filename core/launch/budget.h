#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/economics/cost.h"
#include "core/events/event.h"
#include "core/events/run_directory.h"

namespace epochal {

/// What earlier attempts of a run used.
struct PastUse {
    double active = 0;  ///< s
    double billed = 0;  ///< s, under the run's own offer
};

/// Whether a run's own budget covers its start: preparation, loading the engine, the offer's minimum and quantum.
/// Checked before a run is created.
[[nodiscard]] Status checkBudget(const RunSpec& spec, const Offer& offer);

/// Keeps an attempt within its budgets: no quantum is started that they do not cover. It is asked after each part of
/// the start (the engine loaded, the data opened, the network built), after every step of the first window, at the end
/// of a window, after an evaluation and during pauses; in between, the attempt cannot stop, so once it trains, it
/// reserves the time that the interval to the next question and the end itself have taken so far. How long a part of
/// the start takes is not known before; one that takes longer than the budget covers is reported by overrun(). One
/// thread.
class BudgetWatch {
public:
    /// What a run may cost in total, over all its attempts, `ahead` seconds from now; without `ahead`, what it might
    /// have cost so far. Nothing = no limit.
    using Limit = std::function<std::optional<Decimal>(std::optional<double> ahead)>;

    /// `elapsed` returns the attempt's wall-clock seconds, which a rented machine bills.
    BudgetWatch(const RunSpec& spec, const Offer& offer, const PastUse& past, std::function<double()> elapsed);
    void add(Limit limit) { limits_.push_back(std::move(limit)); }

    [[nodiscard]] bool limits() const { return !limits_.empty(); }
    /// An error if the attempt must not start.
    [[nodiscard]] Status mayBegin() const;
    /// Receives the attempt's events, to learn how long things take.
    void hear(const EventBody& body);
    /// True once the attempt must end; `active` is the attempt's active time, s. `prepares`: it has not trained a step.
    [[nodiscard]] bool isSpent(double active, bool prepares = false);

    /// By how much an attempt that ends now, after `active` s, exceeds a budget.
    struct Overrun {
        Money excess;
        std::optional<double> start;  ///< s; if the budget was spent by the end of the first window
    };
    [[nodiscard]] std::optional<Overrun> overrun(double active) const;

private:
    /// Seconds of this attempt that are billed, before minimum and quantum.
    [[nodiscard]] double used(double active) const;
    /// Seconds left before a limit would be exceeded.
    [[nodiscard]] double secondsLeft(double active, double ahead) const;
    [[nodiscard]] double saveSeconds() const;
    [[nodiscard]] double evaluationSeconds() const;

    RunSpec spec_;
    Offer offer_;
    PastUse past_;
    std::function<double()> elapsed_;
    std::vector<Limit> limits_;

    Started started_;
    std::optional<double> save_, evaluation_;      ///< s, the longest so far
    double windowSeconds_ = 0, imageSeconds_ = 0;  ///< the longest so far
    std::int64_t step_ = 0, windowSteps_ = 0;      ///< of the last window
    std::optional<double> asked_;                  ///< s, on the attempt's wall clock
    bool trains_ = false;                          ///< asked in training before
    std::optional<double> start_;                  ///< s; as in Overrun
};

/// What the other runs of a campaign cost, read from their folders as they grow: each run of a campaign enforces the
/// campaign's budget itself, whatever process it is in. One thread.
class CampaignLedger {
public:
    explicit CampaignLedger(const RunDirectory& run);
    ~CampaignLedger();
    CampaignLedger(CampaignLedger&&) noexcept;

    /// What this run may cost in total: the campaign's budget less the other runs' bills, those of runs in training as
    /// they will be `ahead` seconds from now; without `ahead`, as they have been reported. Nothing without a budget.
    /// Blocks on the folders, at most once per second.
    [[nodiscard]] std::optional<Decimal> left(std::optional<double> ahead);

private:
    struct Other;
    void look();

    Path runs_, home_;
    std::string id_, campaign_;
    std::optional<Decimal> budget_;
    std::vector<Other> others_;
    std::optional<double> looked_;  ///< monotonic s
};

}  // namespace epochal
