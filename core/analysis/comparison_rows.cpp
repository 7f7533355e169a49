// The rows of a comparison, each by itself.
#include <algorithm>
#include <map>

#include "core/analysis/comparison_parts.h"
#include "core/economics/billing.h"
#include "core/economics/cost.h"
#include "core/spec/spec_json.h"
#include "core/spec/target.h"

namespace epochal::comparing {

namespace {

/// Equal for runs that differ only in their seed and labels.
std::string seedlessWork(const Entry& entry) {
    const auto price = hourlyPrice(entry.offer);
    return settingsHash(*entry.spec) + '\x1F' + entry.offer.id + '\x1F' + entry.offer.date + '\x1F' +
           (price ? price->text() : std::string()) + '\x1F' + entry.offer.currency + '\x1F' + entry.accelerator +
           '\x1F' + entry.precision + '\x1F' + entry.task + '\x1F' + entry.machine;
}

/// Whether a run is a sample of its workload over seeds. One that ended before its first event took no time and shows
/// nothing.
bool isSample(const Entry& entry) {
    return entry.spec && entry.seed && !isLive(entry.state) && (entry.activeSeconds || entry.trainingSeconds);
}

/// Of a source that prices a machine on which it measured nothing.
Reason priceAlone() {
    return {{EPOCHAL_TEXT("core", "Not ranked: the source gives only a price"), {}},
            //: why a row has no rank: its source gives a price and nothing that was measured
            {EPOCHAL_TEXT("core", "price only"), {}}};
}

bool isPriceAlone(const Entry& entry) {
    return entry.published && !entry.quality && !isTimed(entry) && !entry.imagesPerSecond && !entry.relativeRate;
}

/// Of a run that has not ended.
Message inProgress() {
    //: why a row has no rank: the run has not ended
    return {EPOCHAL_TEXT("core", "in progress"), {}};
}

Message timeUnknown() {
    //: in a column of ranks: why a row has none
    return {EPOCHAL_TEXT("core", "time unknown"), {}};
}

Reason notReached(const Entry& entry) {
    if (isLive(entry.state))
        return {{EPOCHAL_TEXT("core", "Not ranked: the run is still in progress and has not reached the target"), {}},
                inProgress()};
    if (isPriceAlone(entry)) return priceAlone();
    if (!entry.quality)
        return {{EPOCHAL_TEXT("core", "Not ranked: there is no evaluation result"), {}},
                //: why a row has no rank: the model was not evaluated
                {EPOCHAL_TEXT("core", "no evaluation"), {}}};
    return {{EPOCHAL_TEXT("core", "Not ranked: the target was never reached; the best value was %1"),
             {argOf(measureOf(entry.measure), *entry.quality)}},
            {EPOCHAL_TEXT("core", "target not reached"), {}}};
}

Reason noTime(const Entry& entry, ClockKind clock) {
    if (isPriceAlone(entry)) return priceAlone();
    const auto why = [&]() -> const char* {
        if (entry.trainingSeconds && clock == ClockKind::Active)
            return EPOCHAL_TEXT("core", "Not ranked: the source gives the time only without evaluation");
        if (entry.activeSeconds && clock == ClockKind::Training)
            return EPOCHAL_TEXT("core", "Not ranked: the source gives the time only with evaluation");
        if (entry.imagesPerSecond || entry.relativeRate)
            return EPOCHAL_TEXT("core", "Not ranked: the source gives throughput but no time");
        return EPOCHAL_TEXT("core", "Not ranked: no time was measured");
    };
    return {{why(), {}}, timeUnknown()};
}

std::optional<double> rateOf(const Entry& entry, const ComparisonQuery& query) {
    if (!isOfRate(entry)) return entry.imagesPerSecond;
    const auto size = chosenSize(entry, query);
    return size ? std::optional(size->perSecond) : std::nullopt;
}

/// Runs of the same work read the same number of images, so the ratio of sums is the harmonic mean.
std::optional<double> meanRate(const std::vector<std::size_t>& row, const Question& ask) {
    double seconds = 0;
    for (const std::size_t i : row) {
        const std::optional<double> rate = rateOf(ask.entries[i], ask.query);
        if (!rate || *rate <= 0) return std::nullopt;
        seconds += 1 / *rate;
    }
    return static_cast<double>(row.size()) / seconds;
}

/// Latency and batch of a session's row.
void describeSizes(ComparedRow& row, const Question& ask) {
    double latency = 0;
    std::size_t timed = 0;
    const std::vector<std::size_t>& runs = measuredRuns(row);
    for (const std::size_t i : runs) {
        const auto size = chosenSize(ask.entries[i], ask.query);
        if (!size) return;
        if (size->latency) latency += *size->latency, ++timed;
        if (i == runs.front() && size->size > 0)
            row.batch = size->size;
        else if (row.batch != size->size)
            row.batch.reset();
    }
    if (timed > 0 && timed == runs.size()) row.latency = latency / static_cast<double>(timed);
}

/// Why a session's row has no rate.
Reason noRate(const Entry& entry) {
    if (!entry.sizes.empty())
        return {{EPOCHAL_TEXT("core", "Not ranked: no measured batch size meets the latency limit"), {}},
                //: why a row has no rank: every batch size exceeds the latency limit
                {EPOCHAL_TEXT("core", "latency too high"), {}}};
    return {{EPOCHAL_TEXT("core", "Not ranked: no time was measured"), {}}, timeUnknown()};
}

/// Whether an hour at this price pays for the machine that did the work.
bool paysForMachine(const Offer& offer) {
    return offer.defect.empty() && offer.scope != PriceScope::AcceleratorOnly && offer.scope != PriceScope::Unknown;
}

/// An amount in the query's currency.
std::optional<Money> converted(const Money& money, const Question& ask, std::vector<Rate>& rates) {
    const std::string& currency = ask.query.currency;
    if (currency.empty() || currency == money.currency) return money;
    const std::optional<Rate> rate = ask.book.rates.find(money.currency, currency);
    if (!rate) return std::nullopt;
    if (std::find(rates.begin(), rates.end(), *rate) == rates.end()) rates.push_back(*rate);
    return ask.book.rates.convert(money, currency);
}

/// What the runs of a row spent: up to the target or, where they failed, in total.
struct Spent {
    std::vector<double> seconds;
    std::vector<Money> costs;
    std::size_t runs = 0, reached = 0, failed = 0;
    Reason why;  ///< first reason not to rank the row
};

void keepFirst(Reason& why, Reason reason) {
    if (why.empty() && !reason.empty()) why = std::move(reason);
}

void collect(const Entry& entry, const EntryOutcome& outcome, const Offer& priced, const Question& ask,
             std::vector<Rate>& rates, Spent& out) {
    if (!outcome.reached && entry.state == RunState::Failed) ++out.failed;
    if (!outcome.reached) keepFirst(out.why, outcome.why);
    // Without a target, means are over the runs that finished; failed ones only keep the row from being ranked.
    if (!outcome.reached && !ask.query.target) return;
    ++out.runs;
    out.reached += outcome.reached ? 1 : 0;
    const std::optional<AxisPosition> at = outcome.reached ? outcome.at : std::nullopt;
    if (const std::optional<Money> cost = costOn(entry, priced, at); cost && paysForMachine(priced))
        if (const std::optional<Money> there = converted(*cost, ask, rates)) out.costs.push_back(*there);
    if (const auto seconds = secondsOf(entry, ask.query.clock, priced, at))
        out.seconds.push_back(*seconds);
    else
        keepFirst(out.why, noTime(entry, ask.query.clock));
}

/// Sum over all runs / runs that reached the target, and the spread where all of them did.
void average(const Spent& spent, ComparedRow& row) {
    if (spent.reached == 0) return;
    const bool all = spent.reached == spent.runs && spent.runs > 1;
    if (spent.seconds.size() == spent.runs) {
        double sum = 0;
        for (const double one : spent.seconds) sum += one;
        row.seconds = sum / static_cast<double>(spent.reached);
        if (all) row.secondsSpread = spread(spent.seconds).sd;
    }
    if (spent.costs.size() == spent.runs) {
        row.cost = expectedCost(spent.costs, spent.reached);
        std::vector<double> amounts;
        for (const Money& one : spent.costs) amounts.push_back(one.amount.toDouble());
        if (all && row.cost) row.costSpread = spread(amounts).sd;
    }
}

/// The runs that a row's quality is the mean of. One that failed shows how far it came, not what its settings yield,
/// and without a target the mean is over the same runs as the cost. A row of which nothing finished shows what there
/// is, unless runs of it failed. One outcome for each of its entries.
std::vector<std::size_t> countedOf(const ComparedRow& row, const std::vector<EntryOutcome>& outcomes,
                                   const Question& ask) {
    std::vector<std::size_t> counted;
    bool failed = false;
    for (std::size_t k = 0; k < row.entries.size(); ++k) {
        const bool hasFailed = ask.entries[row.entries[k]].state == RunState::Failed;
        failed |= hasFailed;
        if (outcomes[k].reached || (ask.query.target && !hasFailed)) counted.push_back(row.entries[k]);
    }
    return counted.empty() && (row.n == 1 || !failed) ? row.entries : counted;
}

}  // namespace

bool isOfRate(const Entry& entry) {
    if (entry.session.empty()) return entry.published && entry.imagesPerSecond.has_value();
    return entry.session != "train";
}

std::optional<SizeRate> chosenSize(const Entry& entry, const ComparisonQuery& query) {
    if (!isOfRate(entry)) return std::nullopt;
    if (entry.published) return SizeRate{entry.globalBatch.value_or(0), *entry.imagesPerSecond, {}};
    std::optional<double> limit;
    if (entry.session == "inference") {
        if (entry.spec && entry.spec->session.latencyLimit > 0) limit = entry.spec->session.latencyLimit / 1000;
        if (query.latencyLimit) limit = query.latencyLimit;
    }
    std::optional<SizeRate> best;
    for (const SizeRate& size : entry.sizes)
        if ((!limit || (size.latency && *size.latency <= *limit)) && (!best || size.perSecond > best->perSecond))
            best = size;
    return best;
}

std::vector<std::vector<std::size_t>> seedRows(const Question& ask) {
    std::vector<std::vector<std::size_t>> rows;
    std::map<std::string, std::vector<std::size_t>> rowsOfWork;
    for (std::size_t i = 0; i < ask.entries.size(); ++i) {
        const Entry& entry = ask.entries[i];
        if (!ask.query.overSeeds || !isSample(entry)) {
            rows.push_back({i});
            continue;
        }
        // A seed that occurs again is the same run again, not another sample.
        std::vector<std::size_t>& candidates = rowsOfWork[seedlessWork(entry)];
        const auto lacksSeed = [&](std::size_t row) {
            return std::none_of(rows[row].begin(), rows[row].end(),
                                [&](std::size_t other) { return ask.entries[other].seed == entry.seed; });
        };
        const auto row = std::find_if(candidates.begin(), candidates.end(), lacksSeed);
        if (row != candidates.end()) {
            rows[*row].push_back(i);
            continue;
        }
        candidates.push_back(rows.size());
        rows.push_back({i});
    }
    return rows;
}

EntryOutcome outcomeOf(const Entry& entry, const std::optional<double>& target) {
    if (!target) {
        // A budget can end a run before its first step: such a run has done nothing that could be compared.
        const bool worked = entry.quality || entry.trainingSeconds.value_or(0) > 0 || !entry.sizes.empty();
        if (entry.published || (entry.state == RunState::Finished && worked)) return {true, {}, {}};
        if (isLive(entry.state))
            return {false, {}, {{EPOCHAL_TEXT("core", "Not ranked: the run is still in progress"), {}}, inProgress()}};
        return {false,
                {},
                {{EPOCHAL_TEXT("core", "Not ranked: the run did not finish"), {}},
                 //: why a row has no rank: the run did not finish
                 {EPOCHAL_TEXT("core", "not finished"), {}}}};
    }
    if (const auto at = timeToTarget(entry, *target)) return {true, at, {}};
    const Measure& measure = measureOf(entry.measure);
    if (entry.curve.empty() && entry.published && entry.quality && meetsTarget(measure, *entry.quality, *target)) {
        if (meetsTarget(measure, *target, *entry.quality)) return {true, {}, {}};
        return {
            false,
            {},
            {{measure.higherIsBetter
                  ? EPOCHAL_TEXT("core", "Not ranked: the source gives only the final value, which is above the target")
                  : EPOCHAL_TEXT("core",
                                 "Not ranked: the source gives only the final value, which is below the target"),
              {}},
             timeUnknown()}};
    }
    return {false, {}, notReached(entry)};
}

std::optional<double> secondsOf(const Entry& entry, ClockKind clock, const Offer& priced,
                                const std::optional<AxisPosition>& at) {
    if (at && !isTimed(entry, *at)) return std::nullopt;
    // A curve's points hold both clocks, but a source may know only one.
    if (clock == ClockKind::Training) return at && entry.trainingSeconds ? at->training : entry.trainingSeconds;
    if (clock == ClockKind::Active) return at && entry.activeSeconds ? at->active : entry.activeSeconds;
    return billedOn(entry, priced, at);
}

const std::vector<std::size_t>& measuredRuns(const ComparedRow& row) {
    return row.hidesFailures ? row.counted : row.entries;
}

ComparedRow rowOf(std::vector<std::size_t> entries, const Question& ask, std::vector<Rate>& rates) {
    const Entry& first = ask.entries[entries.front()];
    ComparedRow row;
    row.entries = std::move(entries);
    row.n = row.entries.size();
    row.session = isOfRate(first);
    row.targeted = !row.session && (first.quality || !first.published);
    // A target is one of training.
    const std::optional<double> target = row.session ? std::nullopt : ask.query.target;
    Pricing pricing = pricingOf(first, ask);
    row.priced = pricing.offer;
    row.otherHardware = hourlyPrice(row.priced) && !isMachineOf(row.priced, first);
    row.whatIf = pricing.whatIf || row.otherHardware;
    if (hourlyPrice(row.priced)) row.assumptions = std::move(pricing.assumptions);

    std::vector<EntryOutcome> outcomes;
    for (const std::size_t i : row.entries) outcomes.push_back(outcomeOf(ask.entries[i], target));
    Spent spent;
    for (std::size_t k = 0; k < row.n; ++k)
        collect(ask.entries[row.entries[k]], outcomes[k], row.priced, ask, rates, spent);
    row.reached = spent.reached;
    row.counted = countedOf(row, outcomes, ask);
    std::vector<double> qualities;
    for (const std::size_t i : row.counted)
        if (ask.entries[i].quality) qualities.push_back(*ask.entries[i].quality);
    row.qualities = spread(qualities);
    if (!qualities.empty()) row.quality = row.qualities.mean;
    if (!row.session) average(spent, row);
    // Without a target, no figure of the row holds what its failed runs spent, so it would look cheaper than it is.
    row.hidesFailures = !ask.query.target && spent.failed > 0 && row.n > 1;
    row.imagesPerSecond = meanRate(measuredRuns(row), ask);
    if (row.session) describeSizes(row, ask);

    const std::optional<Decimal> hourly = hourlyPrice(row.priced);
    if (hourly) row.price = converted({*hourly, row.priced.currency}, ask, rates);
    if (row.price && row.imagesPerSecond && paysForMachine(row.priced))
        row.imagesPerSecondPerPrice = imagesPerSecondPerPrice(row.price->amount, *row.imagesPerSecond);
    if (row.imagesPerSecondPerPrice)
        row.perMillion =
            Money{Decimal::fromDouble(pricePerMillion(row.price->amount, *row.imagesPerSecond)), row.price->currency};

    // The success rate accounts for seeds that failed; a row in which none succeeded has no rank.
    Reason why;
    if (row.session && row.reached > 0) {
        if (!row.imagesPerSecond) why = noRate(first);
    } else if (row.reached == 0 || !row.seconds) {
        why = spent.why;
    }
    if (row.hidesFailures)
        keepFirst(
            why,
            {{EPOCHAL_TEXT_N("core", "Not ranked: %1 of %2 run(s) failed; choose a target to include what they cost"),
              {static_cast<std::int64_t>(spent.failed), Count(row.n)}},
             //: why a row of several runs has no rank
             {EPOCHAL_TEXT("core", "runs failed"), {}}});
    keepFirst(why, pricing.why);
    keepFirst(why, {notRanked(row.priced), hourly ? unranked() : unpriced()});
    if (!row.price)
        keepFirst(why, {{EPOCHAL_TEXT("core", "Not ranked: there is no exchange rate from %1 to %2"),
                         {row.priced.currency, ask.query.currency}},
                        {EPOCHAL_TEXT("core", "no exchange rate"), {}}});
    row.notRanked = std::move(why.whole);
    row.notRankedBriefly = std::move(why.brief);
    return row;
}

}  // namespace epochal::comparing
