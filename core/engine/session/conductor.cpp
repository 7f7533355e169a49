#include "core/engine/session/conductor.h"

#include <algorithm>

#include "core/analysis/figures.h"
#include "core/base/clock.h"
#include "core/engine/session/size_sweep.h"
#include "core/engine/train/limits.h"
#include "core/spec/session.h"

namespace epochal::engine {
namespace {

constexpr double kReportPause = 0.5;  ///< s between two reports
constexpr double kWarmUp = 1;         ///< s at most, and a third of what is measured
constexpr std::int64_t kWarmUpBatches = 2;
constexpr std::int64_t kRequests = 100;  ///< for a 99th percentile that is not the slowest of all
constexpr double kTimesAsked = 3;        ///< times the seconds asked for, to get that many requests

}  // namespace

Conductor::Conductor(const Job& job, Control& control, Reporter& reporter, const Plan& plan)
    : job_(job),
      control_(control),
      reporter_(reporter),
      plan_(plan),
      timed_(answersRequests(job.spec.session)),
      latencies_(static_cast<std::size_t>(plan.world())) {}

void Conductor::finish(StopReason reason) {
    outcome_.state = RunState::Finished;
    outcome_.reason = reason;
    leaves_ = true;
}

void Conductor::fail(Error error) {
    outcome_.state = RunState::Failed;
    outcome_.reason.reset();
    outcome_.error = std::move(error);
    leaves_ = true;
}

void Conductor::begin(const SizeMeasured& size, Meeting& meeting) {
    size_ = size;
    meeting_ = &meeting;
    measured_.reset();
    measuring_ = begins_ = false;
    batches_ = readings_ = 0;
    memory_ = -1;
    seconds_ = watts_ = 0;
    for (std::vector<double>& times : latencies_) times.clear();
    begun_ = looked_ = monotonicSeconds();
}

void Conductor::end() {
    reporter_.endSteps();
    meeting_ = nullptr;
}

bool Conductor::isAsked() const {
    return control_.pause || control_.stop || control_.interrupt;
}

double Conductor::elapsed() const {
    return seconds_ + monotonicSeconds() - begun_;
}

bool Conductor::isWarm() const {
    const double asked = job_.spec.session.seconds, passed = elapsed();
    return passed >= asked || (batches_ >= kWarmUpBatches && passed >= std::min(kWarmUp, asked / 3));
}

bool Conductor::isEnough() const {
    const double asked = job_.spec.session.seconds, passed = elapsed();
    if (passed < asked) return false;
    return !timed_ || batches_ * plan_.world() >= kRequests || passed >= kTimesAsked * asked;
}

void Conductor::readResources() {
    const auto sample = reporter_.sampleResources();
    for (const torch::Device& device : plan_.devices)
        if (const auto used = kindOf(device).usedBytes(device.index())) memory_ = std::max(memory_, *used);
    if (!sample) return;
    if (plan_.onHost()) memory_ = std::max(memory_, sample->residentBytes);
    if (const auto watts = wattsOf(*sample)) watts_ += *watts, ++readings_;
}

/// `all`: the other ranks' times too, which are not being written.
SizeMeasured Conductor::figures(Bench& bench, bool all) {
    SizeMeasured out = size_;
    out.batches = batches_;
    out.samples = batches_ * size_.batch;
    out.seconds = elapsed();
    bench.tell(out);
    std::vector<double> times = latencies_.front();
    if (all)
        for (std::size_t rank = 1; rank < latencies_.size(); ++rank)
            times.insert(times.end(), latencies_[rank].begin(), latencies_[rank].end());
    out.p50 = percentile(times, 0.5);
    out.p95 = percentile(times, 0.95);
    out.p99 = percentile(std::move(times), 0.99);
    out.memory = memory_;
    if (readings_ > 0) out.joules = watts_ / static_cast<double>(readings_) * out.seconds;
    return out;
}

void Conductor::look(Bench& bench) {
    bench.synchronize();
    meeting_->check();
    readResources();
    limit_ = limitReached(job_, reporter_.active());
    if (!measuring_) return;
    SizeMeasured now = figures(bench, false);
    now.underway = true;
    reporter_.say(now);
}

void Conductor::afterBatch(std::int64_t batch, Bench& bench) {
    ++batches_;
    if (monotonicSeconds() - looked_ >= kReportPause) {
        look(bench);
        looked_ = monotonicSeconds();
    }
    if (!reporter_.isHeard()) fail(unheard());
    if (isAsked() || limit_ || leaves_ || (measuring_ ? isEnough() : isWarm())) meeting_->call(batch);
}

bool Conductor::obey() {
    if (leaves_) return true;
    control_.checkpoint = false;  // there is nothing to save
    if (control_.pause) limit_ = waitWhilePaused(job_, control_, reporter_);
    if (control_.interrupt) {
        outcome_.state = RunState::Interrupted;
        leaves_ = true;
    } else if (control_.stop) {
        finish(StopReason::User);
    } else if (limit_) {
        finish(*limit_);
    }
    if (!leaves_ && !reporter_.isHeard()) fail(unheard());
    return leaves_;
}

bool Conductor::mustLeave() {
    limit_ = limitReached(job_, reporter_.active());
    // There are no epochs: what is underway is a size.
    if (!leaves_ && control_.stopAfterEpoch) finish(StopReason::User);
    return obey();
}

Meeting::Decision Conductor::serve(Bench& bench) {
    using enum Meeting::Decision;
    bench.synchronize();
    meeting_->check();
    seconds_ = elapsed();
    begun_ = monotonicSeconds();
    begins_ = false;
    const bool warm = !measuring_ && isWarm();
    if (measuring_ && isEnough()) {
        readResources();
        measured_ = figures(bench, true);
        reporter_.endSteps();
        return Leave;
    }
    reporter_.endSteps();
    if (obey()) return Leave;
    if (warm) {
        measuring_ = begins_ = true;
        batches_ = readings_ = 0;
        seconds_ = watts_ = 0;
        // What was read until now was partly about the warm-up.
        readResources();
        readings_ = 0;
        watts_ = 0;
    }
    if (measuring_) reporter_.beginSteps({});
    begun_ = looked_ = monotonicSeconds();
    return GoOn;
}

}  // namespace epochal::engine
