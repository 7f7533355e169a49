// Figures of sessions that do not train: sizes measured one after another.
#include <algorithm>
#include <cmath>

#include "core/analysis/figures.h"
#include "core/analysis/sizes.h"
#include "core/analysis/statistics.h"
#include "core/economics/cost.h"

namespace epochal {

void RunRecord::take(const Event& event, const SizeMeasured& body) {
    // One that is underway is replaced by its later figures, one that is measured again by the later ones.
    std::erase_if(figures_.sizes, [&](const SizePoint& earlier) {
        return earlier.measured.batch == body.batch && earlier.measured.threads == body.threads;
    });
    SizePoint& point = figures_.sizes.emplace_back();
    point.at = position(event, 0, 0);
    point.measured = body;
    const bool measured = !body.outOfMemory && body.samples > 0 && body.seconds > 0 && std::isfinite(body.seconds);
    if (measured) point.perSecond = static_cast<double>(body.samples) / body.seconds;
    point.keepsLimit = epochal::keepsLimit(point, kLimited, limitOf(spec_));
    if (const auto price = hourlyPrice(offer_); price && measured)
        point.perMillion = pricePerMillion(*price, point.perSecond);
    if (const auto joules = body.joules; joules && measured && std::isfinite(*joules))
        point.joulesPerSample = *joules / static_cast<double>(body.samples);
}

void RunRecord::summariseSizes() {
    Figures& f = figures_;
    f.imagesDone = 0;
    for (const SizePoint& point : f.sizes) f.imagesDone += point.measured.samples;
    f.chosenSize = fastestSize(f.sizes, kLimited, limitOf(spec_));
    f.imagesPerSecond = f.chosenSize ? f.sizes[*f.chosenSize].perSecond : 0;
    f.imagesPerSecondPerPrice = f.chosenSize ? imagesPerSecondPerPrice(offer_, f.imagesPerSecond) : std::nullopt;
    const SizeMeasured* chosen = f.chosenSize ? &f.sizes[*f.chosenSize].measured : nullptr;
    f.dataShare = chosen ? shareOf(chosen->dataSeconds, chosen->seconds) : 0;
    f.communicationShare = chosen ? shareOf(chosen->communicationSeconds, chosen->seconds) : 0;
    f.copyShare = chosen ? shareOf(chosen->copySeconds, chosen->seconds) : 0;
    f.optimizerShare = chosen ? shareOf(chosen->optimizerSeconds, chosen->seconds) : 0;
}

std::optional<double> RunRecord::secondsToMeasure() const {
    const Figures& f = figures_;
    if (!live() || !f.started || f.started->sizes.empty()) return std::nullopt;
    // Of this attempt; the first includes its start-up.
    std::size_t complete = 0, here = 0;
    double active = 0, underway = 0;
    for (const SizePoint& point : f.sizes) {
        if (!point.isComplete()) underway = point.measured.seconds;
        if (!point.isComplete()) continue;
        ++complete;
        if (point.at.active <= activeBefore_) continue;
        ++here;
        active = std::max(active, point.at.active - activeBefore_);
    }
    if (here == 0) return std::nullopt;
    const auto left = static_cast<double>(f.started->sizes.size() - std::min(complete, f.started->sizes.size()));
    return std::max(0.0, left * active / static_cast<double>(here) - underway);
}

std::optional<double> stepsShare(const Figures& figures, const RunSpec& spec) {
    if (measuresSizes(spec)) {
        if (!figures.started || figures.started->sizes.empty()) return std::nullopt;
        double done = 0;
        for (const SizePoint& point : figures.sizes)
            done += point.isComplete() ? 1 : shareOf(point.measured.seconds, spec.session.seconds);
        return std::min(done / static_cast<double>(figures.started->sizes.size()), 1.0);
    }
    const std::int64_t steps = figures.started ? figures.started->stepsPerEpoch * spec.stop.epochs : 0;
    if (steps <= 0) return std::nullopt;
    return shareOf(static_cast<double>(figures.stepsDone), static_cast<double>(steps));
}

}  // namespace epochal
