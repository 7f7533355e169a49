// What own curves say: epochs to a target, and what an evaluation and the start-up take.
#include <algorithm>
#include <cmath>

#include "core/analysis/estimate_overhead.h"

namespace epochal {
namespace {

bool alike(const RunSpec& a, const RunSpec& b) {
    const bool sameShape = a.data.source != "synthetic" || imageShape(a) == imageShape(b);
    return a.model == b.model && a.data.source == b.data.source && a.data.path == b.data.path && sameShape;
}

/// Epochs after which the run was first at the target.
std::optional<double> reachedAt(const Entry& entry, double targetPercent) {
    for (const QualityPoint& point : entry.curve)
        if (reachesTarget(point.quality, targetPercent)) return point.at.epoch;
    return std::nullopt;
}

}  // namespace

std::optional<EpochsToTarget> epochsToTarget(const RunSpec& spec, std::span<const Entry> own) {
    if (!(spec.stop.target > 0)) return std::nullopt;
    const auto among = [&](bool sameLength) -> std::optional<EpochsToTarget> {
        std::vector<double> epochs;
        std::vector<const Entry*> never;
        EpochsToTarget out;
        for (const Entry& entry : own) {
            if (!entry.spec || entry.curve.empty() || entry.measure != Quality::Top1 || !alike(spec, *entry.spec))
                continue;
            if (sameLength && entry.spec->stop.epochs != spec.stop.epochs) continue;
            if (const auto at = reachedAt(entry, spec.stop.target)) {
                epochs.push_back(*at);
                out.from.push_back(entry.name);
            } else {
                never.push_back(&entry);
            }
        }
        if (epochs.empty()) return std::nullopt;
        std::ranges::sort(epochs);
        out.reached = static_cast<std::int64_t>(epochs.size());
        // A run cut short before the slowest success says nothing.
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

std::optional<ImageCounts> countsOf(const Entry& entry) {
    if (entry.curve.empty() || !entry.spec) return std::nullopt;
    const AxisPosition& last = entry.curve.back().at;
    if (!(last.epoch > 0) || !(last.images > 0)) return std::nullopt;
    return ImageCounts{std::llround(last.images / last.epoch), 0};
}

}  // namespace epochal
