#include <algorithm>

#include "core/analysis/comparison.h"
#include "core/economics/cost.h"
#include "core/launch/campaign.h"

namespace epochal {
namespace {

double workOf(const RunSpec& spec) {
    return static_cast<double>(spec.stop.epochs) * static_cast<double>(spec.data.trainImages);
}

bool isOver(RunState state) {
    return state == RunState::Finished || state == RunState::Failed || state == RunState::Lost;
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

/// Seconds per work of the runs that have shown it.
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

/// What a run's bill grows by over `seconds` more of active time. A run not begun has its preparation to pay, too; one
/// that was interrupted on a rented machine is a new rental.
Money growth(const CampaignRun& run, double seconds) {
    const double before = run.billedSeconds;
    const bool rentsAnew = !billsUse(run.offer) && run.state == RunState::Interrupted;
    if (!(before > 0) || rentsAnew)
        return cost(run.offer, billedSeconds(run.offer, run.spec.price.preparationMinutes * 60 + seconds));
    Money more = cost(run.offer, billedSeconds(run.offer, before + seconds));
    more.amount = more.amount - cost(run.offer, before).amount;
    return more;
}

}  // namespace

CampaignRun campaignRun(const RunDirectory& run, const Figures& figures) {
    return {run.id(),
            run.spec(),
            run.offer(),
            figures.state,
            figures.clocks.active,
            figures.clocks.billed,
            figures.secondsToFinish,
            figures.costSoFar,
            figures.costToFinish,
            figures.bestTop1};
}

CampaignRun campaignRun(const Entry& entry) {
    CampaignRun run;
    run.id = entry.id;
    run.spec = *entry.spec;
    run.offer = entry.offer;
    run.state = entry.state;
    run.activeSeconds = entry.activeSeconds.value_or(0);
    run.bestTop1 = entry.measure == Quality::Top1 ? entry.quality : std::nullopt;
    if (run.activeSeconds > 0 || entry.rentedSeconds.value_or(0) > 0) {
        run.billedSeconds = billedOn(entry, entry.offer).value_or(0);
        run.cost = costOn(entry, entry.offer);
    }
    return run;
}

CampaignFigures summarise(std::span<const CampaignRun> runs, int atOnce) {
    CampaignFigures out;
    Pace pace;
    for (const CampaignRun& run : runs) {
        if (run.state == RunState::Finished) pace.add(run.activeSeconds, workOf(run.spec));
        if (!isOver(run.state) && run.secondsToFinish)
            pace.add(run.activeSeconds + *run.secondsToFinish, workOf(run.spec));
    }
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
        if (isOver(run.state)) {
            ++(run.state == RunState::Finished ? out.finished : out.failed);
            done += all;
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
            if (whole.mid > 0) done += all * std::min(1.0, run.activeSeconds / whole.mid);
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
    out.share = work > 0 ? done / work : 0;
    out.secondsToTrain = toTrain;
    if (toTrain) {
        // Side by side the rest is shared, but no run ends before its own time.
        const double lanes = std::max(1, atOnce);
        const auto shared = [&](double seconds) { return std::max(seconds / lanes, std::min(longest, seconds)); };
        out.secondsToEnd = Range{shared(toTrain->low), shared(toTrain->mid), shared(toTrain->high)};
    }
    return out;
}

}  // namespace epochal
