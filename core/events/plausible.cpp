#include "core/events/plausible.h"

#include <algorithm>
#include <cmath>

namespace epochal {
namespace {

constexpr std::int64_t kMostAttempts = 1'000'000;
constexpr std::int64_t kMostSteps = 1'000'000'000'000;  ///< of a run; also the limit for other counts
constexpr std::int64_t kMostBytes = 1'000'000'000'000'000'000;
constexpr double kMostSeconds = 1e10;  ///< about three hundred years
constexpr double kMostWatts = 1e9, kMostMegahertz = 1e6, kMostCelsius = 1000;

template <class... Counts>
bool counts(Counts... values) {
    return ((values >= 0 && values <= kMostSteps) && ...);
}
bool bytes(std::int64_t value) {
    return value >= -1 && value <= kMostBytes;
}
/// Written so that NaN passes.
template <class... Seconds>
bool seconds(Seconds... values) {
    return (!(values < 0 || values > kMostSeconds) && ...);
}
template <class... Shares>
bool shares(Shares... values) {
    return (!(values < 0 || values > 1) && ...);
}
/// From -1, which is unknown.
bool reading(double value, double most) {
    return !(value < -1 || value > most);
}
bool watts(double value) {
    return reading(value, kMostWatts);
}
bool clock(double value) {
    return value >= 0 && value <= kMostSeconds;
}

bool sane(const Started& b) {
    return counts(b.parameters, b.trainImages, b.validationImages, b.channels, b.height, b.width, b.classes,
                  b.stepsPerEpoch, b.startEpoch, b.startStep, b.threads) &&
           std::ranges::all_of(b.sizes, [](std::int64_t size) { return counts(size); });
}
bool sane(const StepWindow& b) {
    return counts(b.epoch, b.step, b.steps, b.images) &&
           seconds(b.seconds, b.dataSeconds, b.communicationSeconds, b.copySeconds, b.optimizerSeconds,
                   b.readSeconds.value_or(0), b.decodeSeconds.value_or(0), b.augmentSeconds.value_or(0)) &&
           shares(b.top1.value_or(0));
}
bool sane(const RankWindow& b) {
    return counts(b.rank, b.step, b.steps, b.images) && seconds(b.seconds, b.dataSeconds, b.communicationSeconds) &&
           bytes(b.memory) && reading(b.clock, kMostMegahertz) && reading(b.celsius, kMostCelsius);
}
bool sane(const EpochDone& b) {
    return counts(b.epoch, b.step) && shares(b.top1.value_or(0));
}
bool sane(const Evaluation& b) {
    return counts(b.epoch, b.step, b.images) && seconds(b.seconds) &&
           shares(b.top1.value_or(0), b.top5.value_or(0), b.auc.value_or(0)) && !(b.rmse.value_or(0) < 0) &&
           !(b.mae.value_or(0) < 0);
}
bool sane(const SizeMeasured& b) {
    return counts(b.batch, b.threads, b.batches, b.samples) &&
           seconds(b.seconds, b.dataSeconds, b.communicationSeconds, b.p50, b.p95, b.p99, b.copySeconds,
                   b.busySeconds.value_or(0), b.optimizerSeconds) &&
           bytes(b.memory) && !(b.joules.value_or(0) < 0);
}
bool sane(const CheckpointSaved& b) {
    return counts(b.epoch, b.step) && bytes(b.bytes) && seconds(b.seconds, b.stalledSeconds.value_or(0));
}
bool sane(const ResourceSample& b) {
    return bytes(b.residentBytes) && watts(b.watts) && std::ranges::all_of(b.devices, [](const DeviceSample& device) {
               return bytes(device.memoryUsed) && bytes(device.memoryTotal) && watts(device.watts);
           });
}
bool sane(const Finished& b) {
    return counts(b.events);
}
bool sane(const Notice&) {
    return true;
}
bool sane(const StateChanged&) {
    return true;
}

}  // namespace

bool plausible(const Event& event) {
    return event.attempt >= 1 && event.attempt <= kMostAttempts && event.sequence >= 1 &&
           event.sequence <= kMostSteps && clock(event.training) && clock(event.active) &&
           std::visit([](const auto& body) { return sane(body); }, event.body);
}

}  // namespace epochal
