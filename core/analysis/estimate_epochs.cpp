// What the curves of own runs show: epochs to a target, and the time of an evaluation, a checkpoint and start-up.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/analysis/estimate_overhead.h"
#include "core/spec/data_folder.h"
#include "core/spec/target.h"

namespace epochal {
namespace {

bool alike(const RunSpec& a, const RunSpec& b) {
    const bool sameShape = a.data.source != "synthetic" || imageShape(a) == imageShape(b);
    return a.model == b.model && readTheSame(a.data, b.data) && sameShape;
}

/// For large networks, checkpoints are most of the time of an epoch outside its steps; for small ones they are too
/// short to tell from the evaluation.
constexpr double kSecondsAParameter = 4e-8;  ///< s, until measured: 8 bytes of weights and momentum at 200 MB/s
constexpr double kTellingCheckpoint = 0.05;  ///< s; only longer checkpoints are measured

constexpr double kMostSlowSteps = 1;  ///< s; limit on the time attributed to the first steps, which choose kernels

/// Checkpoints per epoch, times parameters.
double parametersWritten(const Entry& entry) {
    const auto shape = imageShape(*entry.spec);
    const auto network = shape ? networkSize(entry.spec->model, *shape) : std::nullopt;
    if (!network) return 0;
    return static_cast<double>(network->parameters) /
           static_cast<double>(std::max<std::int64_t>(entry.spec->checkpoints.everyEpochs, 1));
}

/// Epochs at which the run first reached the target.
std::optional<double> reachedAt(const Entry& entry, const RunSpec& spec) {
    for (const QualityPoint& point : entry.curve)
        if (reachesTarget(spec, point.quality)) return point.at.epoch;
    return std::nullopt;
}

}  // namespace

std::optional<EpochsToTarget> epochsToTarget(const RunSpec& spec, std::span<const Entry> own) {
    if (!targetOf(spec)) return std::nullopt;
    const auto among = [&](bool sameLength) -> std::optional<EpochsToTarget> {
        std::vector<double> epochs;
        std::vector<const Entry*> never;
        EpochsToTarget out;
        for (const Entry& entry : own) {
            if (!entry.spec || entry.curve.empty() || entry.measure != measureOf(spec).quality ||
                !alike(spec, *entry.spec))
                continue;
            if (sameLength && entry.spec->stop.epochs != spec.stop.epochs) continue;
            if (const auto at = reachedAt(entry, spec)) {
                epochs.push_back(*at);
                out.from.push_back(entry.name);
            } else {
                never.push_back(&entry);
            }
        }
        if (epochs.empty()) return std::nullopt;
        std::ranges::sort(epochs);
        out.reached = static_cast<std::int64_t>(epochs.size());
        // A run that ended before the slowest success proves nothing: it could still have reached the target.
        out.similar = out.reached + std::ranges::count_if(never, [&](const Entry* entry) {
                          return entry->curve.back().at.epoch >= epochs.back();
                      });
        out.epochs = {epochs.front(), spread(epochs).median, epochs.back()};
        return out;
    };
    if (auto same = among(true)) return same;
    return among(false);
}

std::optional<Overhead> overheadOf(const Entry& entry) {
    if (entry.curve.empty()) return std::nullopt;
    std::vector<double> between;
    for (std::size_t i = 1; i < entry.curve.size(); ++i) {
        const AxisPosition &before = entry.curve[i - 1].at, &after = entry.curve[i].at;
        if (after.epoch > before.epoch)
            between.push_back(((after.active - before.active) - (after.training - before.training)) /
                              (after.epoch - before.epoch));
    }
    if (between.empty()) return std::nullopt;
    const AxisPosition& first = entry.curve.front().at;
    const double anEpoch = std::max(spread(between).median, 0.0);
    return Overhead{anEpoch, std::max(first.active - first.training - anEpoch * first.epoch, 0.0)};
}

std::optional<double> validationImages(const Entry& entry) {
    const std::size_t slash = entry.task.find('/');
    std::int64_t images = 0;
    if (slash != std::string::npos)
        std::from_chars(entry.task.data() + slash + 1, entry.task.data() + entry.task.size(), images);
    if (images > 0) return static_cast<double>(images);
    const auto counts = entry.spec ? imageCounts(*entry.spec) : std::nullopt;
    if (!counts || counts->validation < 1) return std::nullopt;
    return static_cast<double>(counts->validation);
}

std::optional<double> evaluationShare(const Entry& run, const Overhead& overhead, const Besides& besides) {
    const auto images = validationImages(run);
    const double seconds = overhead.anEpoch - besides.checkpoint * parametersWritten(run);
    if (!images || !(seconds > 0)) return std::nullopt;
    return seconds * run.imagesPerSecond.value_or(0) / *images;
}

std::optional<double> evaluationShare(const std::vector<const Entry*>& runs, const Besides& besides) {
    std::vector<double> shares;
    for (const Entry* run : runs)
        if (const auto overhead = overheadOf(*run); overhead && run->spec)
            if (const auto share = evaluationShare(*run, *overhead, besides)) shares.push_back(*share);
    if (shares.empty()) return std::nullopt;
    return spread(shares).median;
}

Besides RateBook::besides(const RateTarget& target) const {
    std::vector<const RateSample*> here;
    std::vector<double> startUps, sameData, anywhere;
    for (const RateSample& sample : own_) {
        if (!sample.overhead) continue;
        const AxisPosition& last = sample.entry->curve.back().at;
        const double slow = std::clamp(last.training - last.images / sample.rate, 0.0, kMostSlowSteps);
        anywhere.push_back(sample.overhead->startUp + slow);
        if (sample.accelerator != target.accelerator || sample.machine != target.machine) continue;
        here.push_back(&sample);
        startUps.push_back(anywhere.back());
        if (sample.entry->spec->data.source == target.spec.data.source) sameData.push_back(anywhere.back());
    }
    Besides out;
    const bool calibrated = std::ranges::any_of(own_, [&](const RateSample& sample) {
        return sample.calibrated && sample.accelerator == target.accelerator && sample.machine == target.machine;
    });
    if (calibrated) {
        out.evaluation = calibration_->imagesPerSecond() / calibration_->evaluationRate();
        out.checkpoint = kSecondsAParameter;
        startUps.push_back(calibration_->startUpSeconds);
    }
    if (const auto& known = !sameData.empty() ? sameData : !startUps.empty() ? startUps : anywhere; !known.empty()) {
        const Spread over = spread(known);
        out.startUp = over.median;
        if (over.n > 1) out.startUpJitter = over.jitter;
    }
    if (here.empty()) return out;
    out.checkpoint = kSecondsAParameter;
    const auto tellsCheckpoint = [](const RateSample* run) {
        return parametersWritten(*run->entry) * kSecondsAParameter >= kTellingCheckpoint;
    };
    const bool all = std::ranges::all_of(here, tellsCheckpoint);
    std::vector<double> shares, checkpoints;
    for (const RateSample* run : here)
        if (all || !tellsCheckpoint(run))
            if (const auto share = evaluationShare(*run->entry, *run->overhead, out)) shares.push_back(*share);
    if (!shares.empty()) out.evaluation = spread(shares).median;
    for (const RateSample* run : here) {
        const auto images = validationImages(*run->entry);
        if (!tellsCheckpoint(run) || !images) continue;
        const double seconds = run->overhead->anEpoch - out.evaluation * *images / run->rate;
        checkpoints.push_back(std::max(seconds, 0.0) / parametersWritten(*run->entry));
    }
    if (!checkpoints.empty()) out.checkpoint = spread(checkpoints).median;
    return out;
}

std::optional<ImageCounts> countsOf(const Entry& entry) {
    if (entry.curve.empty() || !entry.spec) return std::nullopt;
    const AxisPosition& last = entry.curve.back().at;
    if (!(last.epoch > 0) || !(last.images > 0)) return std::nullopt;
    return ImageCounts{std::llround(last.images / last.epoch), 0};
}

}  // namespace epochal
