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
    double billed = 0;  ///< s, by the run's own offer
};

/// Whether a run's own budget pays for its start: preparation, loading the engine, the offer's minimum and quantum.
/// Asked before a run is made.
[[nodiscard]] Status checkBudget(const RunSpec& spec, const Offer& offer);

/// Keeps an attempt within budgets: no quantum is begun that they do not pay for. It is asked at a window's edge, after
/// an evaluation and in pauses; in between nobody can stop, so it holds back what the time to the next question and the
/// end itself took so far. One thread.
class BudgetWatch {
public:
    /// What a run may cost in all, over all its attempts, `ahead` seconds from now; nothing = no limit.
    using Limit = std::function<std::optional<Decimal>(double ahead)>;

    /// `elapsed` are the attempt's seconds on the wall, which a rented machine bills.
    BudgetWatch(const RunSpec& spec, const Offer& offer, const PastUse& past, std::function<double()> elapsed);
    void add(Limit limit) { limits_.push_back(std::move(limit)); }

    [[nodiscard]] bool limits() const { return !limits_.empty(); }
    /// Why the attempt must not begin.
    [[nodiscard]] Status mayBegin() const;
    /// What the attempt says, from which it learns how long things take.
    void hear(const EventBody& body);
    /// True once the attempt must end, at so many active seconds of it.
    [[nodiscard]] bool isSpent(double active);

private:
    /// Seconds left before a limit would be passed.
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

/// What the other runs of a campaign cost, read from their folders as they grow: each run of a campaign watches the
/// campaign's budget itself, whatever process it is in. One thread.
class CampaignLedger {
public:
    explicit CampaignLedger(const RunDirectory& run);
    ~CampaignLedger();
    CampaignLedger(CampaignLedger&&) noexcept;

    /// What this run may cost in all: the campaign's budget less the others' bills, of those in training as they will
    /// be `ahead` seconds from now. Nothing without a budget. Blocks on the folders once in a while.
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
