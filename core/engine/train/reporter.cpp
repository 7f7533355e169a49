#include "core/engine/train/reporter.h"

#include <cmath>
#include <utility>

#include "core/base/clock.h"
#include "core/engine/train/rank_watch.h"

namespace epochal::engine {
namespace {

constexpr double kWindow = 0.5;              ///< s
constexpr double kStarvedShare = 0.2;        ///< of a window's time
constexpr std::int64_t kStarvedWindows = 6;  ///< in a row before a warning

}  // namespace

Reporter::Reporter(const Sink& sink) : sink_(sink), begun_(monotonicSeconds()) {}

void Reporter::say(EventBody body) {
    const Pulse::During free(pulse_, Pulse::State::Free);
    if (heard_) heard_ = sink_(std::move(body), training(), active());
}

void Reporter::notice(Severity severity, const char* code, Message what, Message remedy) {
    say(Notice{severity, code, std::move(what), std::move(remedy)});
}

double Reporter::training() const {
    return training_ + (windowBegun_ >= 0 ? monotonicSeconds() - windowBegun_ : 0);
}

double Reporter::active() const {
    const double now = pauseBegun_ > 0 ? pauseBegun_ : monotonicSeconds();
    return now - begun_ - paused_;
}

void Reporter::beginSteps(const Sums& sums) {
    windowBegun_ = monotonicSeconds();
    windowSums_ = sums;
    waits_ = {};
    steps_ = 0;
}

bool Reporter::windowIsFull() const {
    return steps_ > 0 && monotonicSeconds() - windowBegun_ >= kWindow;
}

bool Reporter::closeWindow(const Plan& plan, const Progress& progress, double rate, Replica& replica) {
    const Sums sums = replica.sums();
    if (steps_ == 0 || sums.images == windowSums_.images) return true;
    // Asking for them takes them: they stay with the steps of a window that continues.
    const Replica::Waits waits = replica.waits();
    const double now = monotonicSeconds();
    StepWindow window;
    window.epoch = progress.epoch + 1;
    window.step = progress.step;
    window.steps = steps_;
    window.images = steps_ * plan.spec.optimizer.globalBatch;
    window.seconds = now - windowBegun_;
    window.dataSeconds = waits_.data;
    window.communicationSeconds = waits.peers;
    window.copySeconds = waits.copies;
    window.optimizerSeconds = waits.updates;
    if (waits.loader) {
        window.readSeconds = waits.loader->reading;
        window.decodeSeconds = waits.loader->decoding;
        window.augmentSeconds = waits.loader->augmenting;
    }
    const auto images = static_cast<double>(sums.images - windowSums_.images);
    window.loss = (sums.loss - windowSums_.loss) / images;
    if (!plan.data.regression()) window.top1 = static_cast<double>(sums.correct - windowSums_.correct) / images;
    window.learningRate = rate;
    window.warmup = windows_++ == 0;
    training_ += window.seconds;
    mine_.step = window.step;
    mine_.steps += window.steps;
    mine_.images += sums.images - windowSums_.images;
    mine_.seconds += window.seconds;
    mine_.dataSeconds += window.dataSeconds;
    mine_.communicationSeconds += window.communicationSeconds;
    beginSteps(sums);
    windowBegun_ = now;
    if (!std::isfinite(window.loss)) return false;
    say(window);
    watchDataWait(window);
    return true;
}

void Reporter::tellRanks(const Plan& plan, const std::vector<RankWindow>& others) {
    for (const RankWindow& one : others) say(one);
    if (mine_.seconds < kRankWindow) return;
    readDevice(plan, mine_);
    say(std::exchange(mine_, {}));
}

void Reporter::endSteps() {
    if (windowBegun_ >= 0) training_ += monotonicSeconds() - windowBegun_;
    windowBegun_ = -1;
}

void Reporter::beginPause() {
    pauseBegun_ = monotonicSeconds();
}

void Reporter::endPause() {
    paused_ += monotonicSeconds() - pauseBegun_;
    pauseBegun_ = 0;
}

void Reporter::watchResources(const Plan& plan, std::chrono::milliseconds every) {
    shared_ = plan.party && plan.ranksHere() > 1;
    resources_.emplace(plan.gpuAddresses, plan.onHost() ? plan.spec.devices.numbers : std::vector<std::int64_t>(),
                       every);
}

std::optional<ResourceSample> Reporter::sampleResources() {
    const auto usage = resources_ ? resources_->newest() : std::nullopt;
    if (!usage) return std::nullopt;
    ResourceSample sample{usage->cpuBusy, usage->residentBytes, usage->watts, {}, usage->othersBusy};
    if (shared_) sample.cpuBusy = -1, sample.residentBytes = -1, sample.othersBusy = -1;
    for (const DeviceUsage& device : usage->devices)
        sample.devices.push_back({device.name, device.busy, device.memoryUsed, device.memoryTotal, device.watts});
    say(sample);
    return sample;
}

void Reporter::watchDataWait(const StepWindow& window) {
    const bool starved = !window.warmup && window.dataSeconds > kStarvedShare * window.seconds;
    starved_ = starved ? starved_ + 1 : 0;
    if (starved_ != kStarvedWindows) return;
    notice(Severity::Warning, "data-wait",
           {EPOCHAL_TEXT("core", "Steps spend %1 of their time waiting for data"),
            {Share{window.dataSeconds / window.seconds, 0}}},
           {EPOCHAL_TEXT("core", "Use more loader threads"), {}});
}

}  // namespace epochal::engine
