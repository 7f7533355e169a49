// What RunRecord derives from its events on demand: rates, bests, the target, clocks and money.
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/analysis/figures.h"
#include "core/economics/cost.h"

namespace epochal {

namespace {

constexpr std::size_t kRecentWindows = 50;

void keepHigher(std::optional<double>& best, const std::optional<double>& value) {
    if (value && (!best || *value > *best)) best = value;
}

}  // namespace

void RunRecord::summarise() {
    if (epochsDirty_) joinEpochs();
    summariseRate();
    summariseEpochs();
    figures_.imagesDone = std::llround(imagesAt(figures_.stepsDone));
}

void RunRecord::summariseRate() {
    figures_.windows = rates_.spread();
    figures_.imagesPerSecond = sums_.seconds > 0 ? static_cast<double>(sums_.images) / sums_.seconds : 0;
    figures_.imagesPerSecondPerPrice =
        sums_.seconds > 0 ? imagesPerSecondPerPrice(offer_, figures_.imagesPerSecond) : std::nullopt;
    figures_.dataShare = sums_.seconds > 0 ? sums_.data / sums_.seconds : 0;
    figures_.communicationShare = sums_.seconds > 0 ? sums_.communication / sums_.seconds : 0;

    std::vector<double> stepSeconds;
    for (auto window = windows_.rbegin(); window != windows_.rend() && stepSeconds.size() < kRecentWindows; ++window)
        if (window->stepSeconds) stepSeconds.push_back(*window->stepSeconds);
    figures_.medianStepSeconds = spread(stepSeconds).median;
}

void RunRecord::summariseEpochs() {
    Figures& f = figures_;
    f.lastTop1 = f.bestTop1 = f.bestTop5 = f.bestAuc = f.bestLoss = std::nullopt;
    f.bestEpoch = f.epochsSinceBest = 0;
    f.target.reset();
    EpochPoint* best = nullptr;
    // As patience counts them: only epochs up to the checkpoint resumed from, and those done since.
    std::int64_t lastDone = 0, bestDone = 0;
    std::optional<double> bestOfDone;
    for (EpochPoint& point : f.epochs) {
        point.best = false;
        if (!point.top1) continue;
        if (point.epoch <= f.epochsDone) {
            lastDone = point.epoch;
            if (!bestOfDone || *point.top1 > *bestOfDone) bestDone = point.epoch;
            keepHigher(bestOfDone, point.top1);
        }
        f.lastTop1 = point.top1;
        if (!f.bestTop1 || *point.top1 > *f.bestTop1) best = &point;
        keepHigher(f.bestTop1, point.top1);
        keepHigher(f.bestTop5, point.top5);
        keepHigher(f.bestAuc, point.auc);
        if (point.loss && (!f.bestLoss || *point.loss < *f.bestLoss)) f.bestLoss = point.loss;
        if (spec_.stop.target > 0 && !f.target && reachesTarget(*point.top1, spec_.stop.target)) {
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
    const Figures& f = figures_;
    if (!live() || !f.started || f.started->stepsPerEpoch <= 0 || sums_.steps <= 0) return std::nullopt;
    double evaluation = 0;
    std::int64_t evaluated = 0, behind = 0;
    for (const EpochPoint& point : f.epochs) {
        if (!point.top1) continue;
        evaluation += point.evaluationSeconds;
        ++evaluated;
        if (point.epoch <= f.epochsDone) ++behind;  // later ones are redone
    }
    const std::int64_t stepsLeft =
        std::max<std::int64_t>(0, spec_.stop.epochs * f.started->stepsPerEpoch - f.stepsDone);
    const std::int64_t evaluationsLeft = std::max<std::int64_t>(0, spec_.stop.epochs - behind);
    double seconds = static_cast<double>(stepsLeft) * sums_.seconds / static_cast<double>(sums_.steps);
    if (evaluated > 0) {
        const double anEpoch = (evaluation + checkpointSeconds_) / static_cast<double>(evaluated);
        seconds += anEpoch * static_cast<double>(evaluationsLeft);
    }
    return seconds;
}

}  // namespace epochal
