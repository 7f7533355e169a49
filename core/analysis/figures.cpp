#include "core/analysis/figures.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/analysis/flops.h"
#include "core/analysis/sizes.h"
#include "core/analysis/statistics.h"
#include "core/economics/cost.h"
#include "core/spec/image_growth.h"
#include "core/spec/session.h"

namespace epochal {

namespace {

/// Windows whose sums are kept individually: those that a resumed run is most likely to redo.
constexpr std::size_t kRecentSums = 10'000;
/// Of older windows, sums are kept of one in this many, and of those before a checkpoint.
constexpr std::size_t kSettledEvery = 64;
constexpr std::size_t kRecentWindows = 50;

std::optional<double> finite(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? value : std::nullopt;
}

/// For seconds and counts that are summed: a value that is not finite adds nothing.
double orNothing(double value) {
    return std::isfinite(value) ? value : 0;
}

ResourcePoint pointOf(const ResourceSample& sample, const std::optional<double>& watts, const AxisPosition& at) {
    const auto known = [](double value) { return value >= 0 && std::isfinite(value) ? value : std::nan(""); };
    ResourcePoint point{
        at, 1, known(sample.cpuBusy), std::nan(""), std::nan(""), std::nan(""), watts.value_or(std::nan(""))};
    point.residentBytes = known(static_cast<double>(sample.residentBytes));
    double busy = 0, bytes = 0;
    std::size_t busyDevices = 0, filledDevices = 0;
    for (const DeviceSample& device : sample.devices) {
        if (device.busy >= 0 && std::isfinite(device.busy)) busy += device.busy, ++busyDevices;
        if (device.memoryUsed >= 0) bytes += static_cast<double>(device.memoryUsed), ++filledDevices;
    }
    if (busyDevices > 0) point.deviceBusy = busy / static_cast<double>(busyDevices);
    if (filledDevices > 0) point.deviceBytes = bytes;
    return point;
}

/// Figures from a log with a gap (damaged, lost or out-of-order lines) cover only the remaining events: a notice of the
/// run reports it.
Notice gapOf(std::int64_t missing) {
    return {Severity::Warning,
            "log-gap",
            {EPOCHAL_TEXT_N("core", "%1 event(s) missing from the log at this point"), {Count(missing)}},
            {EPOCHAL_TEXT("core", "Figures are computed from the remaining events"), {}}};
}

Event with(Event event, EventBody body) {
    event.body = std::move(body);
    return event;
}

/// Joins two windows; their images/s and shares become the means that follow from the sums.
RatePoint joined(const RatePoint& a, const RatePoint& b) {
    RatePoint both = b;
    both.seconds = a.seconds + b.seconds;
    const auto images = [](const RatePoint& point) { return point.imagesPerSecond * point.seconds; };
    const auto mean = [&](double RatePoint::*member) {
        return (a.*member * a.seconds + b.*member * b.seconds) / both.seconds;
    };
    both.imagesPerSecond = (images(a) + images(b)) / both.seconds;
    both.dataShare = mean(&RatePoint::dataShare);
    both.communicationShare = mean(&RatePoint::communicationShare);
    both.copyShare = mean(&RatePoint::copyShare);
    both.loss = mean(&RatePoint::loss);  // NaN if either is
    both.top1 = mean(&RatePoint::top1);
    return both;
}

/// Joins two samples; what one of them does not know is what the other says.
ResourcePoint joined(const ResourcePoint& a, const ResourcePoint& b) {
    ResourcePoint both = b;
    for (double ResourcePoint::*mean : {&ResourcePoint::cpuBusy, &ResourcePoint::deviceBusy, &ResourcePoint::watts})
        both.*mean = std::isnan(a.*mean) ? b.*mean : std::isnan(b.*mean) ? a.*mean : (a.*mean + b.*mean) / 2;
    for (double ResourcePoint::*most : {&ResourcePoint::residentBytes, &ResourcePoint::deviceBytes})
        both.*most = std::fmax(a.*most, b.*most);
    return both;
}

RankPoint joined(const RankPoint& a, const RankPoint& b) {
    RankPoint both = b;
    both.steps = a.steps + b.steps;
    both.own = (a.own * a.steps + b.own * b.steps) / both.steps;
    return both;
}

bool joinable(const RankPoint&, const RankPoint&) {
    return true;
}
bool joinable(const RatePoint& a, const RatePoint& b) {
    return a.attempt == b.attempt && a.warmup == b.warmup;
}
bool joinable(const ResourcePoint& a, const ResourcePoint& b) {
    return a.attempt == b.attempt;
}

/// Once there are `most`, joins pairs of neighbors of one attempt (windows: both warm-up or both not).
template <class Point>
void bound(std::vector<Point>& points, std::size_t most) {
    if (points.size() < most) return;
    std::size_t out = 0;
    for (std::size_t i = 0; i < points.size(); ++out) {
        const bool pair = i + 1 < points.size() && joinable(points[i], points[i + 1]);
        points[out] = pair ? joined(points[i], points[i + 1]) : points[i];
        i += pair ? 2 : 1;
    }
    points.resize(out);
    // If attempts of one point each leave little to join, the oldest points are dropped.
    if (out > most / 4 * 3) points.erase(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(out - most / 2));
}

/// On a wall clock that is zero at the start of the first segment.
Stretch stretchOf(const Segment& segment, const Segment& first) {
    const auto seconds = [&](std::int64_t millis) { return static_cast<double>(millis - first.begunUtcMillis) / 1000; };
    return {seconds(segment.begunUtcMillis), seconds(segment.lastUtcMillis), segment.active};
}

void keepBest(Quality measure, std::optional<double>& best, const std::optional<double>& value) {
    if (value && isBetter(measureOf(measure), *value, best)) best = value;
}

}  // namespace

std::optional<double> wattsOf(const ResourceSample& sample) {
    std::optional<double> watts;
    const auto add = [&](double reading) {
        if (reading >= 0 && std::isfinite(reading)) watts = watts.value_or(0) + reading;
    };
    add(sample.watts);
    for (const DeviceSample& device : sample.devices) add(device.watts);
    return watts;
}

MachineUse machineUse(const Offer& offer, std::span<const Segment> segments, double preparation) {
    MachineUse use;
    use.preparation = preparation;
    use.kept = billsUse(offer);
    for (const Segment& segment : segments) use.stretches.push_back(stretchOf(segment, segments.front()));
    return use;
}

RunRecord::RunRecord(RunSpec spec, Offer offer) : spec_(std::move(spec)), offer_(std::move(offer)) {}

bool RunRecord::apply(const Event& event) {
    if (std::pair(event.attempt, event.sequence) <= std::pair(attempt_, sequence_)) return false;
    if (event.attempt != attempt_) beginAttempt(event);
    const std::int64_t missing = event.sequence - (event.attempt == attempt_ ? sequence_ : 0) - 1;
    if (missing > 0) note(with(event, gapOf(missing)));
    attempt_ = event.attempt;
    sequence_ = event.sequence;
    dirty_ = true;

    Segment& segment = figures_.segments.back();
    segment.lastUtcMillis = std::max(segment.lastUtcMillis, event.utcMillis);
    segment.training = std::max(segment.training, event.training);
    segment.active = std::max(segment.active, event.active);
    figures_.lastUtcMillis = std::max(figures_.lastUtcMillis, event.utcMillis);

    std::visit([&](const auto& body) { take(event, body); }, event.body);
    const auto* size = std::get_if<SizeMeasured>(&event.body);
    const bool measurement = (size != nullptr && size->underway) || std::holds_alternative<StepWindow>(event.body) ||
                             std::holds_alternative<EpochDone>(event.body) ||
                             std::holds_alternative<ResourceSample>(event.body) ||
                             std::holds_alternative<RankWindow>(event.body);
    if (!measurement) note(event);
    return true;
}

void RunRecord::warn(const std::string& code, Message what) {
    Event event;
    event.attempt = std::max<std::int64_t>(1, attempt_);
    event.sequence = sequence_;
    event.utcMillis = figures_.lastUtcMillis;
    event.body = Notice{Severity::Warning,
                        code,
                        std::move(what),
                        {EPOCHAL_TEXT("core", "Figures are computed from the remaining events"), {}}};
    note(std::move(event));
}

void RunRecord::note(Event event) {
    auto& kept = figures_.notable;
    kept.push_back(std::move(event));
    if (kept.size() < 2 * kMostNotable) return;
    // Notices at the front report what was dropped earlier.
    const auto end = kept.end() - static_cast<std::ptrdiff_t>(kMostNotable);
    for (auto at = kept.begin(); at != end; ++at) {
        const auto* notice = std::get_if<Notice>(&at->body);
        const bool own = notice && (notice->code == "log-gap" || notice->code == "log-long");
        if (own && notice->code == "log-gap" && !notice->what.args.empty())
            notedGaps_ += countOf(notice->what).value_or(0);
        if (!own) ++notedOut_;
    }
    const Event first = *std::prev(end);
    kept.erase(kept.begin(), end);
    std::vector<Event> said;
    if (notedGaps_ > 0) said.push_back(with(first, gapOf(std::exchange(notedGaps_, 0))));
    said.push_back(with(first, Notice{Severity::Info,
                                      "log-long",
                                      {EPOCHAL_TEXT_N("core", "%1 earlier event(s) not shown: see the run's log file"),
                                       {Count(notedOut_)}},
                                      {}}));
    kept.insert(kept.begin(), said.begin(), said.end());
}

/// Remembers where the loss was first not finite.
void RunRecord::see(double loss, const AxisPosition& at) {
    if (!figures_.diverged && !std::isfinite(loss)) figures_.diverged = at;
}

void RunRecord::beginAttempt(const Event& event) {
    if (!figures_.segments.empty()) {
        const Segment& last = figures_.segments.back();
        trainingBefore_ += last.training;
        activeBefore_ += last.active;
        // Billed rental by rental: billing all of them at each attempt would be quadratic.
        MachineUse use{{stretchOf(last, figures_.segments.front())}, preparation(), billsUse(offer_), {}};
        billedBefore_ += bill(offer_, use).billed;
    }
    // The first event comes when start-up is over; its active clock is the time that took.
    const std::int64_t begun = event.utcMillis - std::llround(event.active * 1000);
    figures_.segments.push_back({event.attempt, begun, event.utcMillis, 0, 0});
    std::erase_if(figures_.sizes, [](const SizePoint& point) { return !point.isComplete(); });
    watts_.reset();
    figures_.ranks.clear();
    figures_.rankPoints.clear();
    figures_.attempts = event.attempt;
    figures_.state = RunState::Starting;
    figures_.reason.reset();
    figures_.message = {};
}

void RunRecord::keepPoint(const Event& event, const RankWindow& window) {
    auto& all = figures_.rankPoints;
    if (window.steps <= 0 || !(window.seconds > 0) || (all.size() >= kMostRanks && !all.contains(window.rank))) return;
    std::vector<RankPoint>& points = all[window.rank];
    points.push_back({position(event, epochAt(window.step, figures_.epochsDone), window.step),
                      static_cast<double>(window.steps), ownWork(window)});
    const std::size_t ranks = std::max(all.size(), figures_.started ? figures_.started->devices.size() : 0);
    bound(points, std::max<std::size_t>(kMostRankPoints / ranks, 4));
}

void RunRecord::setState(RunState state, std::optional<StopReason> reason, Message message) {
    figures_.state = state;
    figures_.reason = reason;
    figures_.message = std::move(message);
    dirty_ = true;
}

void RunRecord::take(const Event& event, const Started& body) {
    figures_.state = RunState::Running;
    figures_.started = body;
    figures_.stepsDone = body.startStep;
    figures_.epochsDone = body.startEpoch;
    forgetAfter(body.startEpoch, body.startStep);
    if (std::exchange(rolledBack_, false))
        mark(event, kRolledBack);
    else if (body.startStep > 0)
        mark(event, kResumed);
}

/// Redone work counts once: windows and training after the checkpoint that an attempt resumes from are dropped.
/// Evaluations remain: the run was as good at that time, and is expected to be so again.
void RunRecord::forgetAfter(std::int64_t epoch, std::int64_t step) {
    trained_.erase(trained_.upper_bound(epoch), trained_.end());
    epochsDirty_ = true;
    if (figures_.diverged && figures_.diverged->step > step) figures_.diverged.reset();
    std::erase_if(figures_.milestones, [&](const Milestone& one) { return one.at.step > step; });
    auto& rates = figures_.rates;
    while (!rates.empty() && rates.back().at.step > step) rates.pop_back();
    auto& samples = figures_.samples;
    while (!samples.empty() && samples.back().at.step > step) samples.pop_back();

    while (!windows_.empty() && windows_.back().upTo.step > step) windows_.pop_back();
    if (windows_.empty())
        while (!settled_.empty() && settled_.back().step > step) settled_.pop_back();
    sums_ = !windows_.empty() ? windows_.back().upTo : settled_.empty() ? Sums{} : settled_.back();
    while (rateOrder_.size() > sums_.rates.n) {
        rates_.takeBack(rateOrder_.back(), sums_.rates);
        rateOrder_.pop_back();
    }
}

void RunRecord::countIn(const StepWindow& body) {
    sums_.step = body.step;
    sums_.seen += static_cast<double>(body.images);
    Window window;
    const double work = relativeWork(spec_, body.epoch - 1);
    if (!body.warmup) {
        sums_.work += static_cast<double>(body.steps) * work;
        sums_.workSeconds += body.seconds;
    }
    if (!body.warmup && work == 1) {
        sums_.images += body.images;
        sums_.steps += body.steps;
        sums_.seconds += body.seconds;
        sums_.data += orNothing(body.dataSeconds);
        sums_.communication += orNothing(body.communicationSeconds);
        sums_.copy += orNothing(body.copySeconds);
        sums_.optimizer += orNothing(body.optimizerSeconds);
        sums_.loader.add(body);
        rateOrder_.push_back(static_cast<double>(body.images) / body.seconds);
        rates_.add(rateOrder_.back());
        sums_.rates = rates_.moments();
        if (body.steps > 0) window.stepSeconds = body.seconds / static_cast<double>(body.steps);
    }
    window.upTo = sums_;
    windows_.push_back(window);
    if (windows_.size() >= 2 * kRecentSums) settleWindows();
}

void RunRecord::settleWindows() {
    for (std::size_t i = 0; i < kRecentSums; ++i)
        if (windows_[i].resumable || (i + 1) % kSettledEvery == 0 || i + 1 == kRecentSums)
            settled_.push_back(windows_[i].upTo);
    windows_.erase(windows_.begin(), windows_.begin() + static_cast<std::ptrdiff_t>(kRecentSums));
}

void RunRecord::take(const Event& event, const StepWindow& body) {
    const RunState before = figures_.state;
    if (before == RunState::Queued || before == RunState::Starting || before == RunState::Unreachable)
        figures_.state = RunState::Running;
    figures_.stepsDone = std::max(figures_.stepsDone, body.step);
    const double epoch = epochAt(body.step, body.epoch);
    const double rate = static_cast<double>(body.images) / body.seconds;
    if (!(body.seconds > 0) || !std::isfinite(body.seconds) || !std::isfinite(rate))
        return see(body.loss, position(event, epoch, body.step));

    countIn(body);
    const AxisPosition at = position(event, epoch, body.step);
    see(body.loss, at);
    figures_.rates.push_back(
        {at, rate, shareOf(body.dataSeconds, body.seconds), shareOf(body.communicationSeconds, body.seconds),
         finite(body.loss).value_or(std::nan("")), orNothing(body.learningRate), body.warmup, event.attempt,
         body.seconds, finite(body.top1).value_or(std::nan("")), shareOf(body.copySeconds, body.seconds)});
    bound(figures_.rates, kMostRates);
}

void RunRecord::take(const Event& event, const EpochDone& body) {
    const AxisPosition at = position(event, static_cast<double>(body.epoch), body.step);
    see(body.loss, at);
    trained_[body.epoch] = {at, event.utcMillis, finite(body.top1), finite(body.loss), orNothing(body.learningRate)};
    epochsDirty_ = true;
    figures_.epochsDone = std::max(figures_.epochsDone, body.epoch);
    figures_.stepsDone = std::max(figures_.stepsDone, body.step);
}

void RunRecord::take(const Event& event, const Evaluation& body) {
    const AxisPosition at = position(event, static_cast<double>(body.epoch), body.step);
    see(body.loss, at);
    figures_.epochsDone = std::max(figures_.epochsDone, body.epoch);
    const Evaluated now{at,
                        event.utcMillis,
                        event.attempt,
                        finite(body.top1),
                        finite(body.top5),
                        finite(body.loss),
                        finite(body.auc),
                        finite(body.rmse),
                        finite(body.mae),
                        finite(body.r2),
                        orNothing(body.seconds)};
    const auto before = evaluated_.find(body.epoch);
    const Quality quality = measure().quality;
    if (before != evaluated_.end() && qualityOf(before->second, quality) == qualityOf(now, quality)) {
        before->second.attempt = event.attempt;  // the same point again: it keeps the time of the first evaluation
        return;
    }
    // The run took another course than before the crash: later evaluations from then no longer apply.
    for (auto later = evaluated_.upper_bound(body.epoch);
         later != evaluated_.end() && later->second.attempt < event.attempt;)
        later = evaluated_.erase(later);
    evaluated_[body.epoch] = now;
    epochsDirty_ = true;
}

void RunRecord::take(const Event&, const CheckpointSaved& body) {
    auto& saved = figures_.checkpoints;
    std::erase_if(saved, [&](const CheckpointSaved& earlier) { return earlier.file == body.file; });
    if (saved.size() >= kMostCheckpoints) saved.erase(saved.begin());
    saved.push_back(body);
    checkpointSeconds_ += orNothing(body.stalledSeconds.value_or(body.seconds));
    // Training has gone on since: the window that ends where the checkpoint is, if not a settled one.
    const auto at = std::find_if(windows_.rbegin(), windows_.rend(),
                                 [&](const Window& window) { return window.upTo.step <= body.step; });
    if (at != windows_.rend()) at->resumable = true;
}

void RunRecord::take(const Event& event, const ResourceSample& body) {
    figures_.resources = body;
    const std::optional<double> watts = wattsOf(body);
    const std::int64_t step = figures_.stepsDone;
    figures_.samples.push_back(pointOf(body, watts, position(event, epochAt(step, figures_.epochsDone), step)));
    figures_.samples.back().attempt = event.attempt;
    bound(figures_.samples, kMostSamples);
    if (watts && watts_ && event.active > wattsAt_)
        figures_.joules = figures_.joules.value_or(0) + (*watts + *watts_) / 2 * (event.active - wattsAt_);
    watts_ = watts;
    wattsAt_ = event.active;
    if (!(body.othersBusy >= 0 && body.othersBusy <= 1)) return;
    double& mean = figures_.othersBusy ? *figures_.othersBusy : figures_.othersBusy.emplace(0);
    mean += (body.othersBusy - mean) / static_cast<double>(++othersSampled_);
}

void RunRecord::take(const Event&, const StateChanged& body) {
    figures_.state = body.state;
    figures_.message = body.reason;
}

void RunRecord::take(const Event&, const Finished& body) {
    figures_.state = body.state;
    figures_.reason = body.reason;
    figures_.message = body.message;
}

/// Images up to a step, from the shape of an epoch, so that neither a gap in the log nor a redone step affects them.
double RunRecord::imagesAt(std::int64_t step) const {
    if (!figures_.started || figures_.started->stepsPerEpoch <= 0) return sums_.seen;
    // In floating point, so that an absurd number in a log cannot overflow a product.
    const std::int64_t stepsPerEpoch = figures_.started->stepsPerEpoch;
    const auto batch = static_cast<double>(spec_.optimizer.globalBatch);
    const double epochImages =
        std::min(static_cast<double>(figures_.started->trainImages), static_cast<double>(stepsPerEpoch) * batch);
    const std::int64_t epochs = step / stepsPerEpoch;
    return static_cast<double>(epochs) * epochImages +
           std::min(static_cast<double>(step % stepsPerEpoch) * batch, epochImages);
}

/// Epochs done at a step; `epoch` where the length of an epoch is not known.
double RunRecord::epochAt(std::int64_t step, std::int64_t epoch) const {
    const bool counted = figures_.started && figures_.started->stepsPerEpoch > 0;
    return counted ? static_cast<double>(step) / static_cast<double>(figures_.started->stepsPerEpoch)
                   : static_cast<double>(epoch);
}

double RunRecord::billedAt(const Segment& segment, std::int64_t utcMillis) const {
    if (billsUse(offer_)) return preparation() + activeBefore_ + segment.active;
    const double wall = static_cast<double>(utcMillis - segment.begunUtcMillis) / 1000;
    const double rental = preparation() + std::max(wall, segment.active);  // the system clock may have been set back
    return figures_.segments.size() == 1 ? rental : billedBefore_ + std::max(rental, offer_.minimumSeconds);
}

AxisPosition RunRecord::position(const Event& event, double epoch, std::int64_t step) const {
    Segment segment = figures_.segments.back();
    segment.active = event.active;
    return {epoch,
            step,
            imagesAt(step),
            trainingBefore_ + event.training,
            activeBefore_ + event.active,
            billedAt(segment, event.utcMillis)};
}

std::optional<double> trainedQuality(const EpochPoint& point, Quality measure) {
    return measure == Quality::Top1 ? point.trainTop1 : measure == Quality::Loss ? point.trainLoss : std::nullopt;
}

bool RunRecord::live() const {
    return isUnderWay(figures_.state);
}

const Figures& RunRecord::figures(std::int64_t nowUtcMillis) {
    if (dirty_) summarise();
    if (dirty_ || nowUtcMillis != summarisedUtcMillis_) summariseMoney(nowUtcMillis);
    summarisedUtcMillis_ = nowUtcMillis;
    dirty_ = false;
    return figures_;
}

// What is derived from the events on demand: rates, bests, the target, clocks and money.

void RunRecord::summarise() {
    if (epochsDirty_) joinEpochs();
    summariseRate();
    summariseEpochs();
    figures_.imagesDone = std::llround(imagesAt(figures_.stepsDone));
    if (measuresSizes(spec_)) summariseSizes();
}

void RunRecord::summariseRate() {
    figures_.windows = rates_.spread();
    figures_.imagesPerSecond = sums_.seconds > 0 ? static_cast<double>(sums_.images) / sums_.seconds : 0;
    figures_.imagesPerSecondPerPrice =
        sums_.seconds > 0 ? imagesPerSecondPerPrice(offer_, figures_.imagesPerSecond) : std::nullopt;
    figures_.dataShare = shareOf(sums_.data, sums_.seconds);
    figures_.communicationShare = shareOf(sums_.communication, sums_.seconds);
    figures_.copyShare = shareOf(sums_.copy, sums_.seconds);
    figures_.optimizerShare = shareOf(sums_.optimizer, sums_.seconds);
    figures_.loaderWork = sums_.loader.perStep();

    std::vector<double> stepSeconds;
    for (auto window = windows_.rbegin(); window != windows_.rend() && stepSeconds.size() < kRecentWindows; ++window)
        if (window->stepSeconds) stepSeconds.push_back(*window->stepSeconds);
    figures_.medianStepSeconds = spread(stepSeconds).median;
}

void RunRecord::summariseEpochs() {
    Figures& f = figures_;
    f.best = f.last = f.lastTop1 = f.bestTop1 = f.bestTop5 = f.bestAuc = f.bestLoss = std::nullopt;
    f.bestEpoch = f.epochsSinceBest = 0;
    f.target.reset();
    const Measure& by = measure();
    EpochPoint* best = nullptr;
    // As patience counts them: only epochs up to the checkpoint resumed from, and those done since.
    std::int64_t lastDone = 0, bestDone = 0;
    std::optional<double> bestOfDone;
    for (EpochPoint& point : f.epochs) {
        point.best = false;
        const std::optional<double> value = qualityOf(point, by.quality);
        if (!value) continue;
        if (point.top1) f.lastTop1 = point.top1;
        keepBest(Quality::Top1, f.bestTop1, point.top1);
        keepBest(Quality::Top5, f.bestTop5, point.top5);
        keepBest(Quality::Auc, f.bestAuc, point.auc);
        keepBest(Quality::Loss, f.bestLoss, point.loss);
        if (point.epoch <= f.epochsDone) {
            lastDone = point.epoch;
            if (isBetter(by, *value, bestOfDone)) bestDone = point.epoch;
            keepBest(by.quality, bestOfDone, value);
        }
        f.last = value;
        if (isBetter(by, *value, f.best)) best = &point;
        keepBest(by.quality, f.best, value);
        if (!f.target && reachesTarget(spec_, *value)) {
            f.target = TargetReached{point.epoch, point.at.training, point.at.active,
                                     billedSeconds(offer_, point.at.billed), std::nullopt};
            if (hourlyPrice(offer_)) f.target->cost = cost(offer_, f.target->billedSeconds);
        }
    }
    if (best == nullptr) return;
    best->best = true;
    f.bestEpoch = best->epoch;
    f.epochsSinceBest = lastDone - bestDone;
}

void RunRecord::summariseMoney(std::int64_t nowUtcMillis) {
    Figures& f = figures_;
    MachineUse use = machineUse(offer_, f.segments, preparation());
    use.joules = f.joules;
    f.clocks = {};
    if (!f.segments.empty()) {
        const Segment& segment = f.segments.back();
        if (live() && nowUtcMillis > segment.lastUtcMillis)
            use.stretches.back().end += static_cast<double>(nowUtcMillis - segment.lastUtcMillis) / 1000;
        f.clocks = {trainingBefore_ + segment.training, activeBefore_ + segment.active, 0};
    }
    f.bill = bill(offer_, use);
    f.clocks.billed = f.bill.billed;
    f.costSoFar = f.bill.cost;
    f.secondsToFinish = secondsToFinish();
    f.costToFinish.reset();
    if (!f.costSoFar || !f.secondsToFinish) return;
    Stretch& last = use.stretches.back();
    last.end = std::max(last.end, last.begin + *last.active) + *f.secondsToFinish;
    *last.active += *f.secondsToFinish;
    f.costToFinish = Money{bill(offer_, use).cost->amount - f.costSoFar->amount, offer_.currency};
}

std::optional<double> RunRecord::secondsToFinish() const {
    if (!trainsToQuality(spec_.session)) return secondsToMeasure();
    const Figures& f = figures_;
    if (!live() || !f.started || f.started->stepsPerEpoch <= 0 || !(sums_.work > 0)) return std::nullopt;
    double evaluation = 0;
    std::int64_t evaluated = 0, behind = 0;
    for (const EpochPoint& point : f.epochs) {
        if (!qualityOf(point, measure().quality)) continue;
        evaluation += point.evaluationSeconds;
        ++evaluated;
        if (point.epoch <= f.epochsDone) ++behind;  // later ones are redone
    }
    const std::int64_t stepsLeft =
        std::max<std::int64_t>(0, spec_.stop.epochs * f.started->stepsPerEpoch - f.stepsDone);
    const std::int64_t evaluationsLeft = std::max<std::int64_t>(0, spec_.stop.epochs - behind);
    double seconds = static_cast<double>(stepsLeft) * sums_.workSeconds / sums_.work;
    if (imagesGrow(spec_)) {
        const auto epochs = static_cast<double>(spec_.stop.epochs),
                   done = static_cast<double>(f.stepsDone) / static_cast<double>(f.started->stepsPerEpoch);
        const double left = std::max(0.0, epochs * meanWork(spec_, epochs) - done * meanWork(spec_, done));
        seconds = left * static_cast<double>(f.started->stepsPerEpoch) * sums_.workSeconds / sums_.work;
    }
    if (evaluated > 0) {
        const double anEpoch = (evaluation + checkpointSeconds_) / static_cast<double>(evaluated);
        seconds += anEpoch * static_cast<double>(evaluationsLeft);
    }
    return seconds;
}

}  // namespace epochal
