#include "core/launch/budget.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/flops.h"
#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/base/layout.h"
#include "core/launch/campaign.h"

namespace epochal {
namespace {

/// Time to load the engine and the data and to train the first steps, after which the budget is first checked.
constexpr double kLeastSeconds = 3;
/// Factor by which the next interval may exceed the longest so far.
constexpr double kCaution = 1.5;
constexpr double kEndSeconds = 0.1;
/// Assumed time of a checkpoint until one has been measured.
constexpr double kSaveSeconds = 0.25, kBytesPerSecond = 50e6, kBytesPerParameter = 8;
constexpr double kLookSeconds = 1;

/// The cost of an attempt that ends as soon as it can, including what was billed before.
Money leastCost(const RunSpec& spec, const Offer& offer, const PastUse& past) {
    const double start = spec.price.preparationMinutes * 60 + kLeastSeconds;
    return cost(offer, billsUse(offer) ? past.active + start : past.billed + billedSeconds(offer, start));
}

Status mayCost(const RunSpec& spec, const Offer& offer, const PastUse& past, const Decimal& limit) {
    const Money least = leastCost(spec, offer, past);
    if (!hourlyPrice(offer) || least.amount <= limit) return {};
    return Error{ErrorKind::Spec,
                 {EPOCHAL_TEXT("core",
                               "The budget of %1 does not cover the start: preparation, loading and the provider's "
                               "minimum charge come to %2"),
                  {amountOf({limit, offer.currency}), amountOf(least)}},
                 "/stop/budget",
                 {EPOCHAL_TEXT("core", "Raise the budget, shorten the preparation, or choose a cheaper offer"), {}}};
}

}  // namespace

Status checkBudget(const RunSpec& spec, const Offer& offer) {
    const auto limit = Decimal::parse(spec.stop.budget);
    return spec.stop.budget.empty() || !limit ? Status() : mayCost(spec, offer, {}, *limit);
}

BudgetWatch::BudgetWatch(const RunSpec& spec, const Offer& offer, const PastUse& past, std::function<double()> elapsed)
    : spec_(spec), offer_(offer), past_(past), elapsed_(std::move(elapsed)) {
    if (!hourlyPrice(offer) || spec.stop.budget.empty()) return;
    if (const auto limit = Decimal::parse(spec.stop.budget))
        add([limit = *limit](std::optional<double>) { return std::optional(limit); });
}

Status BudgetWatch::mayBegin() const {
    for (const Limit& limit : limits_)
        if (const auto most = limit(kLeastSeconds))
            if (Status may = mayCost(spec_, offer_, past_, *most); !may) return may;
    return {};
}

void BudgetWatch::hear(const EventBody& body) {
    const auto keep = [](std::optional<double>& longest, double seconds) {
        longest = std::max(longest.value_or(0), seconds);
    };
    if (const auto* started = std::get_if<Started>(&body)) started_ = *started;
    if (const auto* saved = std::get_if<CheckpointSaved>(&body)) keep(save_, saved->seconds);
    if (const auto* evaluation = std::get_if<Evaluation>(&body)) keep(evaluation_, evaluation->seconds);
    const auto* window = std::get_if<StepWindow>(&body);
    if (window == nullptr) return;
    step_ = window->step;
    windowSteps_ = window->steps;
    windowSeconds_ = std::max(windowSeconds_, window->seconds);
    if (window->images > 0)
        // Evaluations have images of full size.
        imageSeconds_ = std::max(imageSeconds_, window->seconds / static_cast<double>(window->images) /
                                                    relativeWork(spec_, window->epoch - 1));
}

double BudgetWatch::saveSeconds() const {
    return save_.value_or(kSaveSeconds +
                          static_cast<double>(started_.parameters) * kBytesPerParameter / kBytesPerSecond);
}

/// Until one has been measured, the time of training on as many images: a forward pass takes less than a step.
double BudgetWatch::evaluationSeconds() const {
    return evaluation_.value_or(static_cast<double>(started_.validationImages) * imageSeconds_);
}

double BudgetWatch::used(double active) const {
    const double preparation = spec_.price.preparationMinutes * 60;
    return billsUse(offer_) ? preparation + past_.active + active : preparation + elapsed_();
}

double BudgetWatch::secondsLeft(double active, double ahead) const {
    double left = std::numeric_limits<double>::infinity();
    for (const Limit& limit : limits_)
        if (const auto most = limit(ahead))
            left = std::min(left, affordableSeconds(offer_, *most, billsUse(offer_) ? 0 : past_.billed) - used(active));
    return left;
}

bool BudgetWatch::isSpent(double active, bool prepares) {
    if (limits_.empty()) return false;
    const double now = elapsed_();
    // The first question in training may come at the end of a window: one step can take that long.
    const bool starts = windowSeconds_ <= 0 || !trains_;
    trains_ = !prepares;
    const double since = now - std::exchange(asked_, now).value_or(now);
    const std::int64_t epoch = started_.stepsPerEpoch;
    double next = 0;
    if (!prepares) {
        // Until a window has been measured, the next question comes after a step.
        next = (windowSeconds_ > 0 ? windowSeconds_ : since) + saveSeconds();
        // The next window may have more steps than the last one.
        if (epoch <= 0 || epoch - step_ % epoch <= 2 * windowSteps_) next += evaluationSeconds() + saveSeconds();
    } else if (epoch > 0) {
        next = saveSeconds();  // of the first step, which follows
    }
    const double ahead = kCaution * next + kEndSeconds;
    if (secondsLeft(active, ahead) >= ahead) return false;
    start_ = starts ? std::optional(billsUse(offer_) ? active : now) : std::nullopt;
    return true;
}

std::optional<BudgetWatch::Overrun> BudgetWatch::overrun(double active) const {
    std::optional<Decimal> most;
    for (const Limit& limit : limits_)
        if (const auto one = limit({})) most = std::min(most.value_or(*one), *one);
    const Money billed =
        cost(offer_, billsUse(offer_) ? used(active) : past_.billed + billedSeconds(offer_, used(active)));
    if (!most || billed.amount <= *most) return std::nullopt;
    return Overrun{{billed.amount - *most, billed.currency}, start_};
}

/// Another run of the campaign.
struct CampaignLedger::Other {
    std::string id;
    std::optional<RunDirectory> run;
    std::optional<EventReader> reader;
    std::optional<RunRecord> record;
    double heard = 0;  ///< monotonic s at which its last event was read
    bool trains = false, over = false;
    Decimal cost;  ///< so far, as of its last event
};

CampaignLedger::CampaignLedger(const RunDirectory& run)
    : runs_(run.path().parent_path()), home_(runs_.parent_path()), id_(run.id()), campaign_(run.spec().campaign) {}

CampaignLedger::~CampaignLedger() = default;
CampaignLedger::CampaignLedger(CampaignLedger&&) noexcept = default;

void CampaignLedger::look() {
    looked_ = monotonicSeconds();
    const auto campaign = campaign_.empty() ? Result<Campaign>(Error{}) : loadCampaign(home_, campaign_);
    budget_.reset();
    if (campaign && !campaign->sweep.budget.empty())
        if (const auto limit = Decimal::parse(campaign->sweep.budget)) budget_ = *limit;
    if (!budget_) return;
    for (const std::string& id : campaign->runs)
        if (id != id_ && std::ranges::find(others_, id, &Other::id) == others_.end()) others_.emplace_back().id = id;
    for (Other& other : others_) {
        if (other.over) continue;
        const Path folder = runs_ / other.id;
        std::error_code none;
        if (!other.run && std::filesystem::file_size(folder / layout::kEvents, none) > 0 && !none) {
            const auto run = RunDirectory::open(folder);
            if (!run) continue;
            other.run = *run;
            other.reader.emplace(run->events());
            other.record.emplace(run->spec(), run->offer());
        }
        if (!other.run) continue;
        // Checked before the log is read, so that what was written before the lock was released is read.
        other.trains = FileLock::isHeld(other.run->lockFile());
        for (bool more = true; more;) {
            const auto events = other.reader->readNew();
            more = events && !events->empty();
            if (!more) break;
            for (const Event& event : *events) other.record->apply(event);
            other.heard = *looked_;
        }
        const Figures& figures = other.record->figures();
        other.cost = figures.costSoFar ? figures.costSoFar->amount : Decimal();
        other.over = !other.trains && isOver(figures.state);
        if (other.over) other.record.reset();
    }
}

std::optional<Decimal> CampaignLedger::left(std::optional<double> ahead) {
    if (!looked_ || monotonicSeconds() - *looked_ >= kLookSeconds) look();
    if (!budget_) return std::nullopt;
    Decimal rest = *budget_;
    for (const Other& other : others_) {
        rest = rest - other.cost;
        if (!other.trains || !ahead) continue;
        // What it will be billed by then, plus a quantum that it may have started meanwhile.
        const Offer& offer = other.run->offer();
        const double quantum = billsUse(offer) ? 0 : std::max(offer.quantumSeconds, 1.0);
        rest = rest - cost(offer, monotonicSeconds() - other.heard + *ahead + quantum).amount;
    }
    return std::max(rest, Decimal());
}

}  // namespace epochal
