#include "core/analysis/figures.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/economics/cost.h"

namespace epochal {

namespace {

/// Package and devices, as far as they can be read; nothing when neither can.
std::optional<double> wattsOf(const ResourceSample& sample) {
    std::optional<double> watts;
    const auto add = [&](double reading) {
        if (reading >= 0 && std::isfinite(reading)) watts = watts.value_or(0) + reading;
    };
    add(sample.watts);
    for (const DeviceSample& device : sample.devices) add(device.watts);
    return watts;
}

/// Figures of a log with a gap, of damaged or lost lines or of some out of their order, are of what is left: it is said
/// among the run's notices.
Event gapBefore(const Event& next, std::int64_t missing) {
    Event gap = next;
    gap.body = Notice{Severity::Warning,
                      "log-gap",
                      {EPOCHAL_TEXT("core", "Events missing from the log here: %1"), {missing}},
                      {EPOCHAL_TEXT("core", "Figures are made of the others"), {}}};
    return gap;
}

double share(double part, double whole) {
    return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0;
}

}  // namespace

MachineUse machineUse(const Offer& offer, std::span<const Segment> segments, double preparation) {
    MachineUse use;
    use.preparation = preparation;
    use.kept = billsUse(offer);
    const auto seconds = [](std::int64_t millis) { return static_cast<double>(millis) / 1000; };
    for (const Segment& segment : segments) {
        const std::int64_t zero = segments.front().begunUtcMillis;
        use.stretches.push_back(
            {seconds(segment.begunUtcMillis - zero), seconds(segment.lastUtcMillis - zero), segment.active});
    }
    return use;
}

RunRecord::RunRecord(RunSpec spec, Offer offer) : spec_(std::move(spec)), offer_(std::move(offer)) {}

bool RunRecord::apply(const Event& event) {
    if (std::pair(event.attempt, event.sequence) <= std::pair(attempt_, sequence_)) return false;
    if (event.attempt != attempt_) beginAttempt(event);
    const std::int64_t missing = event.sequence - (event.attempt == attempt_ ? sequence_ : 0) - 1;
    if (missing > 0) figures_.notable.push_back(gapBefore(event, missing));
    attempt_ = event.attempt;
    sequence_ = event.sequence;
    dirty_ = true;

    Segment& segment = figures_.segments.back();
    segment.lastUtcMillis = std::max(segment.lastUtcMillis, event.utcMillis);
    segment.training = std::max(segment.training, event.training);
    segment.active = std::max(segment.active, event.active);
    figures_.lastUtcMillis = std::max(figures_.lastUtcMillis, event.utcMillis);

    std::visit([&](const auto& body) { take(event, body); }, event.body);
    const bool measurement = std::holds_alternative<StepWindow>(event.body) ||
                             std::holds_alternative<EpochDone>(event.body) ||
                             std::holds_alternative<ResourceSample>(event.body);
    if (!measurement) figures_.notable.push_back(event);
    return true;
}

void RunRecord::beginAttempt(const Event& event) {
    if (!figures_.segments.empty()) {
        const Segment& last = figures_.segments.back();
        trainingBefore_ += last.training;
        activeBefore_ += last.active;
        billedBefore_ = bill(offer_, machineUse(offer_, figures_.segments, preparation())).billed;
    }
    // The first event comes when start-up is over; its active clock says how long that took.
    const std::int64_t begun = event.utcMillis - std::llround(event.active * 1000);
    figures_.segments.push_back({event.attempt, begun, event.utcMillis, 0, 0});
    watts_.reset();
    figures_.attempts = event.attempt;
    figures_.state = RunState::Starting;
    figures_.reason.reset();
    figures_.message = {};
}

void RunRecord::setState(RunState state, std::optional<StopReason> reason, Message message) {
    figures_.state = state;
    figures_.reason = reason;
    figures_.message = std::move(message);
    dirty_ = true;
}

void RunRecord::expect(std::int64_t attempt, std::int64_t events) {
    const std::int64_t missing = attempt < attempt_ ? 0 : events - (attempt == attempt_ ? sequence_ : 0);
    if (missing <= 0) return;
    Event end;
    end.attempt = attempt;
    end.sequence = events;
    end.utcMillis = figures_.lastUtcMillis;
    figures_.notable.push_back(gapBefore(end, missing));
}

void RunRecord::take(const Event&, const Started& body) {
    figures_.state = RunState::Running;
    figures_.started = body;
    figures_.stepsDone = body.startStep;
    figures_.epochsDone = body.startEpoch;
    forgetAfter(body.startEpoch, body.startStep);
}

/// What an attempt does again counts once: points past the checkpoint it resumed from give way.
void RunRecord::forgetAfter(std::int64_t epoch, std::int64_t step) {
    std::erase_if(figures_.epochs, [epoch](const EpochPoint& point) { return point.epoch > epoch; });
    auto& rates = figures_.rates;
    const auto kept = std::find_if(rates.begin(), rates.end(), [step](const RatePoint& p) { return p.at.step > step; });
    windows_.resize(static_cast<std::size_t>(kept - rates.begin()));
    rates.erase(kept, rates.end());
    sums_ = {};
    rates_ = {};
    imagesSeen_ = 0;
    for (const Window& window : windows_) measure(window);
}

void RunRecord::measure(const Window& window) {
    imagesSeen_ += static_cast<double>(window.images);
    if (!window.measured) return;
    sums_.images += window.images;
    sums_.steps += window.steps;
    sums_.seconds += window.seconds;
    sums_.data += window.data;
    sums_.communication += window.communication;
    rates_.add(static_cast<double>(window.images) / window.seconds);
}

void RunRecord::take(const Event& event, const StepWindow& body) {
    const RunState before = figures_.state;
    if (before == RunState::Queued || before == RunState::Starting || before == RunState::Unreachable)
        figures_.state = RunState::Running;
    figures_.stepsDone = std::max(figures_.stepsDone, body.step);
    if (!(body.seconds > 0)) return;

    windows_.push_back(
        {body.images, body.steps, body.seconds, body.dataSeconds, body.communicationSeconds, !body.warmup});
    measure(windows_.back());
    const bool counted = figures_.started && figures_.started->stepsPerEpoch > 0;
    const double epoch = counted ? static_cast<double>(body.step) / static_cast<double>(figures_.started->stepsPerEpoch)
                                 : static_cast<double>(body.epoch);
    figures_.rates.push_back({position(event, epoch, body.step), static_cast<double>(body.images) / body.seconds,
                              share(body.dataSeconds, body.seconds), share(body.communicationSeconds, body.seconds),
                              body.loss, body.learningRate, body.warmup, event.attempt});
}

EpochPoint& RunRecord::epochPoint(std::int64_t epoch) {
    auto& points = figures_.epochs;
    const auto at = std::lower_bound(points.begin(), points.end(), epoch,
                                     [](const EpochPoint& point, std::int64_t value) { return point.epoch < value; });
    if (at != points.end() && at->epoch == epoch) return *at;
    EpochPoint point;
    point.epoch = epoch;
    return *points.insert(at, point);
}

void RunRecord::take(const Event& event, const EpochDone& body) {
    EpochPoint& point = epochPoint(body.epoch);
    point.at = position(event, static_cast<double>(body.epoch), body.step);
    point.utcMillis = event.utcMillis;
    point.trainTop1 = body.top1;
    point.trainLoss = body.loss;
    point.learningRate = body.learningRate;
    figures_.epochsDone = std::max(figures_.epochsDone, body.epoch);
    figures_.stepsDone = std::max(figures_.stepsDone, body.step);
}

void RunRecord::take(const Event& event, const Evaluation& body) {
    EpochPoint& point = epochPoint(body.epoch);
    point.at = position(event, static_cast<double>(body.epoch), body.step);
    point.utcMillis = event.utcMillis;
    point.top1 = body.top1;
    point.top5 = body.top5;
    point.loss = body.loss;
    point.auc = body.auc;
    point.evaluationSeconds = body.seconds;
}

void RunRecord::take(const Event&, const CheckpointSaved& body) {
    std::erase_if(figures_.checkpoints, [&](const CheckpointSaved& earlier) { return earlier.file == body.file; });
    figures_.checkpoints.push_back(body);
    checkpointSeconds_ += body.seconds;
}

void RunRecord::take(const Event& event, const ResourceSample& body) {
    figures_.resources = body;
    const std::optional<double> watts = wattsOf(body);
    if (watts && watts_ && event.active > wattsAt_)
        figures_.joules = figures_.joules.value_or(0) + (*watts + *watts_) / 2 * (event.active - wattsAt_);
    watts_ = watts;
    wattsAt_ = event.active;
}

void RunRecord::take(const Event&, const Notice&) {}

void RunRecord::take(const Event&, const StateChanged& body) {
    figures_.state = body.state;
    figures_.message = body.reason;
}

void RunRecord::take(const Event&, const Finished& body) {
    figures_.state = body.state;
    figures_.reason = body.reason;
    figures_.message = body.message;
}

/// Images behind a step, from the shape of an epoch, so that neither a gap in the log nor a step done twice counts.
double RunRecord::imagesAt(std::int64_t step) const {
    if (!figures_.started || figures_.started->stepsPerEpoch <= 0) return imagesSeen_;
    const std::int64_t stepsPerEpoch = figures_.started->stepsPerEpoch;
    const std::int64_t batch = spec_.optimizer.globalBatch;
    const std::int64_t epochImages = std::min(figures_.started->trainImages, stepsPerEpoch * batch);
    // In floating point, where a log that claims too much cannot overflow.
    return static_cast<double>(step / stepsPerEpoch) * static_cast<double>(epochImages) +
           static_cast<double>(std::min(step % stepsPerEpoch * batch, epochImages));
}

double RunRecord::billedAt(const Segment& segment, std::int64_t utcMillis) const {
    if (billsUse(offer_)) return preparation() + activeBefore_ + segment.active;
    const double wall = static_cast<double>(utcMillis - segment.begunUtcMillis) / 1000;
    const double rental = preparation() + std::max(wall, segment.active);  // the wall's clock may have been set back
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

bool RunRecord::live() const {
    const RunState state = figures_.state;
    return state == RunState::Starting || state == RunState::Running || state == RunState::Paused ||
           state == RunState::Unreachable;
}

const Figures& RunRecord::figures(std::int64_t nowUtcMillis) {
    if (dirty_) summarise();
    if (dirty_ || nowUtcMillis != summarisedUtcMillis_) summariseMoney(nowUtcMillis);
    summarisedUtcMillis_ = nowUtcMillis;
    dirty_ = false;
    return figures_;
}

}  // namespace epochal
