#include <algorithm>

#include "core/analysis/comparison.h"
#include "core/analysis/flops.h"
#include "core/analysis/statistics.h"
#include "core/economics/cost.h"
#include "core/launch/campaign.h"
#include "core/spec/session.h"

namespace epochal {
namespace {

constexpr double kShortest = 1;  ///< s

/// Of runs of one campaign, which rarely differ in how many images they use; 0, all of a folder, counts as one. A
/// session that does not train takes as long as each of its sizes is measured.
double workOf(const RunSpec& spec) {
    const RunSpec::Session& session = spec.session;
    if (!trainsToQuality(session))
        return session.seconds *
               static_cast<double>(std::max<std::size_t>(session.batches.size() + session.threads.size(), 1));
    const auto epochs = static_cast<double>(spec.stop.epochs);
    return epochs * meanWork(spec, epochs) * static_cast<double>(std::max<std::int64_t>(spec.data.trainImages, 1));
}

void add(std::vector<Money>& sums, const Money& money) {
    for (Money& sum : sums)
        if (sum.currency == money.currency) {
            sum.amount = sum.amount + money.amount;
            return;
        }
    sums.push_back(money);
}

void add(std::vector<CampaignFigures::MoneyRange>& sums, const Money& low, const Money& mid, const Money& high) {
    for (auto& sum : sums)
        if (sum.mid.currency == mid.currency) {
            sum.low.amount = sum.low.amount + low.amount;
            sum.mid.amount = sum.mid.amount + mid.amount;
            sum.high.amount = sum.high.amount + high.amount;
            return;
        }
    sums.push_back({low, mid, high});
}

/// Seconds per work of the runs for which it is known.
struct Pace {
    double seconds = 0, work = 0;
    double least = 0, most = 0;

    void add(double s, double w) {
        if (s <= 0 || w <= 0) return;
        const double one = s / w;
        least = work == 0 ? one : std::min(least, one);
        most = std::max(most, one);
        seconds += s;
        work += w;
    }
    [[nodiscard]] Range of(double w) const { return {w * least, w * seconds / work, w * most}; }
};

Pace paceOf(std::span<const CampaignRun> runs) {
    Pace pace;
    for (const CampaignRun& run : runs) {
        // Whoever, or whatever limit, ended a run early: its time is not that of its whole work.
        const bool cut =
            run.reason == StopReason::User || run.reason == StopReason::Budget || run.reason == StopReason::Hours;
        if (run.state == RunState::Finished && !cut) pace.add(run.activeSeconds, workOf(run.spec));
        if (!isOver(run.state) && run.secondsToFinish)
            pace.add(run.activeSeconds + *run.secondsToFinish, workOf(run.spec));
    }
    return pace;
}

/// Fraction of its work that a run has done, by the campaign's pace, 0..1.
double doneOf(const CampaignRun& run, const Pace& pace) {
    const double whole = pace.work > 0 ? pace.of(workOf(run.spec)).mid : 0;
    return shareOf(run.activeSeconds, whole);
}

/// How much a run's bill grows over `seconds` more of active time. A run that has not started also pays for its
/// preparation; one that was interrupted on a rented machine is a new rental.
Money growth(const CampaignRun& run, double seconds) {
    const double before = run.billedSeconds;
    const bool rentsAnew = !billsUse(run.offer) && run.state == RunState::Interrupted;
    if (!(before > 0) || rentsAnew)
        return cost(run.offer, billedSeconds(run.offer, run.spec.price.preparationMinutes * 60 + seconds));
    Money more = cost(run.offer, billedSeconds(run.offer, before + seconds));
    more.amount = more.amount - cost(run.offer, before).amount;
    return more;
}

/// What a run will still cost; nothing while no pace is known.
std::optional<Decimal> costToCome(const CampaignRun& run, const Pace& pace) {
    if (run.costToFinish) return run.costToFinish->amount;
    if (pace.work <= 0) return std::nullopt;
    Decimal more = growth(run, std::max(0.0, pace.of(workOf(run.spec)).mid - run.activeSeconds)).amount;
    const auto own = Decimal::parse(run.spec.stop.budget);
    if (!run.spec.stop.budget.empty() && own)
        more = std::min(more, std::max(Decimal(), *own - (run.cost ? run.cost->amount : Decimal())));
    return more;
}

}  // namespace

bool isRemoved(const CampaignRun& run) {
    return run.takenOut && !isOver(run.state) && !isUnderWay(run.state);
}

CampaignRun campaignRun(const RunDirectory& run, const Figures& figures) {
    return {run.id(),
            run.spec(),
            run.offer(),
            figures.state,
            figures.reason,
            figures.clocks.active,
            figures.clocks.billed,
            figures.secondsToFinish,
            figures.costSoFar,
            figures.costToFinish,
            figures.best};
}

CampaignRun campaignRun(const Entry& entry) {
    CampaignRun run;
    run.id = entry.id;
    run.spec = *entry.spec;
    run.offer = entry.offer;
    run.state = entry.state;
    run.reason = entry.reason;
    run.activeSeconds = entry.activeSeconds.value_or(0);
    run.best = entry.quality;
    if (run.activeSeconds > 0 || entry.rentedSeconds.value_or(0) > 0) {
        run.billedSeconds = billedOn(entry, entry.offer).value_or(0);
        run.cost = costOn(entry, entry.offer);
    }
    return run;
}

CampaignFigures summarise(std::span<const CampaignRun> runs, int atOnce) {
    CampaignFigures out;
    const Pace pace = paceOf(runs);
    double work = 0, done = 0;
    std::optional<Range> toTrain;
    double longest = 0;  ///< of the runs in training, mid
    out.runs = runs.size();
    for (const CampaignRun& run : runs) {
        const double all = workOf(run.spec);
        work += all;
        out.activeSeconds += run.activeSeconds;
        if (!hourlyPrice(run.offer)) ++out.unpriced;
        if (run.cost) add(out.soFar, *run.cost);
        if (isRemoved(run)) {
            ++out.takenOut;
            continue;
        }
        if (isOver(run.state)) {
            const bool stopped = run.state == RunState::Finished && run.reason == StopReason::User;
            ++(stopped ? out.stopped : run.state == RunState::Finished ? out.finished : out.failed);
            // A stopped run did part of its work, estimated by the campaign's pace; with any other end, all of it
            // counts.
            done += stopped ? all * doneOf(run, pace) : all;
            continue;
        }
        const bool waits = run.state == RunState::Queued;
        const bool broken = run.state == RunState::Interrupted;
        ++(waits ? out.waiting : broken ? out.interrupted : out.running);
        Range left;
        if (run.secondsToFinish) {
            left = {*run.secondsToFinish, *run.secondsToFinish, *run.secondsToFinish};
            done += all * run.activeSeconds / (run.activeSeconds + *run.secondsToFinish);
        } else if (pace.work > 0) {
            const Range whole = pace.of(all);
            const auto rest = [&](double seconds) { return std::max(0.0, seconds - run.activeSeconds); };
            left = {rest(whole.low), rest(whole.mid), rest(whole.high)};
            done += all * doneOf(run, pace);
        } else {
            continue;
        }
        if (!waits) longest = std::max(longest, left.mid);
        const Range before = toTrain.value_or(Range{});
        toTrain = {before.low + left.low, before.mid + left.mid, before.high + left.high};
        if (run.costToFinish)
            add(out.toFinish, *run.costToFinish, *run.costToFinish, *run.costToFinish);
        else if (hourlyPrice(run.offer))
            add(out.toFinish, growth(run, left.low), growth(run, left.mid), growth(run, left.high));
    }
    out.share = shareOf(done, work);
    out.secondsToTrain = toTrain;
    if (toTrain) {
        // Runs side by side share the rest, but none ends before its own remaining time.
        const double lanes = std::max(1, atOnce);
        const auto shared = [&](double seconds) { return std::max(seconds / lanes, std::min(longest, seconds)); };
        out.secondsToEnd = Range{shared(toTrain->low), shared(toTrain->mid), shared(toTrain->high)};
    }
    return out;
}

std::optional<Message> heldByBudget(const Campaign& campaign, std::span<const CampaignRun> runs,
                                    const std::string& next) {
    const auto limit = Decimal::parse(campaign.sweep.budget);
    if (campaign.sweep.budget.empty() || !limit) return std::nullopt;
    const Pace pace = paceOf(runs);
    Decimal paid, committed;
    std::optional<Decimal> expected;
    std::string currency;
    bool unknown = false;
    for (const CampaignRun& run : runs) {
        currency = run.offer.currency;
        if (run.cost) paid = paid + run.cost->amount;
        if (run.id == next) {
            expected = costToCome(run, pace);
            // Preparation, minimum and the first quantum are billed however short the run is.
            if (hourlyPrice(run.offer))
                expected = std::max(expected.value_or(Decimal()), growth(run, kShortest).amount);
        } else if (isUnderWay(run.state)) {
            const auto more = costToCome(run, pace);
            committed = committed + more.value_or(Decimal());
            unknown = unknown || !more;
        }
    }
    if (paid >= *limit)
        return Message{EPOCHAL_TEXT("core", "The campaign's budget of %1 has been spent"),
                       {amountOf({*limit, currency})}};
    if (unknown) return Message{EPOCHAL_TEXT("core", "Waiting for a run of the campaign to show what it costs"), {}};
    if (!expected || paid + committed + *expected <= *limit) return std::nullopt;
    const auto amount = [&](const Decimal& value) { return amountOf({value, currency}); };
    return Message{EPOCHAL_TEXT("core",
                                "The campaign's budget of %1 is not enough: %2 spent, %3 still needed by runs "
                                "in progress, %4 expected for the next run"),
                   {amount(*limit), amount(paid), amount(committed), amount(*expected)}};
}

}  // namespace epochal
