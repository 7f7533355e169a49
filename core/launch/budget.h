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

/// Keeps an attempt within its budgets: no quantum is started that they do not cover. It is asked at the end of a
/// window, after an evaluation and during pauses; in between, the attempt cannot stop, so it reserves the time that the
/// interval to the next question and the end itself have taken so far. One thread.
class BudgetWatch {
public:
    /// What a run may cost in total, over all its attempts, `ahead` seconds from now; nothing = no limit.
    using Limit = std::function<std::optional<Decimal>(double ahead)>;

    /// `elapsed` returns the attempt's wall-clock seconds, which a rented machine bills.
    BudgetWatch(const RunSpec& spec, const Offer& offer, const PastUse& past, std::function<double()> elapsed);
    void add(Limit limit) { limits_.push_back(std::move(limit)); }

    [[nodiscard]] bool limits() const { return !limits_.empty(); }
    /// An error if the attempt must not start.
    [[nodiscard]] Status mayBegin() const;
    /// Receives the attempt's events, to learn how long things take.
    void hear(const EventBody& body);
    /// True once the attempt must end; `active` is the attempt's active time, s.
    [[nodiscard]] bool isSpent(double active);

private:
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
};

/// What the other runs of a campaign cost, read from their folders as they grow: each run of a campaign enforces the
/// campaign's budget itself, whatever process it is in. One thread.
class CampaignLedger {
public:
    explicit CampaignLedger(const RunDirectory& run);
    ~CampaignLedger();
    CampaignLedger(CampaignLedger&&) noexcept;

    /// What this run may cost in total: the campaign's budget less the other runs' bills, those of runs in training as
    /// they will be `ahead` seconds from now. Nothing without a budget. Blocks on the folders, at most once per second.
    [[nodiscard]] std::optional<Decimal> left(double ahead);

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
