#include "core/spec/task.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace epochal {
namespace {

constexpr double kNoEnd = std::numeric_limits<double>::infinity();

/// In the order of Quality.
constexpr Measure kMeasures[] = {
    {.quality = Quality::Top1,
     .id = "top1",
     .published = "top-1",
     .label = EPOCHAL_TEXT("core", "top-1"),
     .higherIsBetter = true,
     .percent = true,
     .decimals = 2,
     .least = 0,
     .most = 1,
     .unit = EPOCHAL_TEXT("core", "% top-1, validation"),
     .mostTarget = 100,
     .step = 0.5},
    {.quality = Quality::Top5,
     .id = "top5",
     .published = "top-5",
     .label = EPOCHAL_TEXT("core", "top-5"),
     .higherIsBetter = true,
     .percent = true,
     .decimals = 2,
     .least = 0,
     .most = 1,
     .unit = EPOCHAL_TEXT("core", "% top-5, validation"),
     .mostTarget = 100,
     .step = 0.5},
    {.quality = Quality::Auc,
     .id = "auc",
     .published = "auc",
     .label = EPOCHAL_TEXT("core", "AUC"),
     .higherIsBetter = true,
     .percent = false,
     .decimals = 4,
     .least = 0,
     .most = 1,
     .unit = EPOCHAL_TEXT("core", "AUC, validation"),
     .mostTarget = 1,
     .step = 0.005},
    {.quality = Quality::Loss,
     .id = "loss",
     .published = "loss",
     .label = EPOCHAL_TEXT("core", "loss"),
     .higherIsBetter = false,
     .percent = false,
     .decimals = 4,
     .least = 0,
     .most = kNoEnd,
     .unit = EPOCHAL_TEXT("core", "loss, validation"),
     .mostTarget = 100,
     .step = 0.05},
};

constexpr Quality kOfImages[] = {Quality::Top1, Quality::Top5, Quality::Auc, Quality::Loss};

constexpr Task kTasks[] = {{.id = "image-classification",
                            .samples = EPOCHAL_TEXT("core", "images"),
                            .rate = EPOCHAL_TEXT("core", "images/s"),
                            .measures = kOfImages}};

}  // namespace

std::span<const Measure> measures() {
    return kMeasures;
}

const Measure& measureOf(Quality quality) {
    return kMeasures[static_cast<std::size_t>(quality)];
}

const Measure* findMeasure(std::string_view id) {
    const auto found = std::ranges::find_if(kMeasures, [&](const Measure& one) { return one.id == id; });
    return found == std::end(kMeasures) ? nullptr : &*found;
}

const char* name(Quality quality) {
    return measureOf(quality).label;
}

const Task& taskFor(const RunSpec&) {
    return kTasks[0];
}

const Measure& measureOf(const RunSpec::Stop& stop) {
    const Measure* found = findMeasure(stop.measure);
    return found ? *found : kMeasures[0];
}

std::optional<double> targetOf(const RunSpec::Stop& stop) {
    if (!(stop.target > 0)) return std::nullopt;
    return stop.target / measureOf(stop).factor();
}

bool isBetter(const Measure& measure, double a, double b) {
    if (!std::isfinite(a) || !std::isfinite(b)) return std::isfinite(a);
    return measure.higherIsBetter ? a > b : a < b;
}

bool isBetter(const Measure& measure, double a, const std::optional<double>& best) {
    return best ? isBetter(measure, a, *best) : std::isfinite(a);
}

Arg argOf(const Measure& measure, double value) {
    return measure.percent ? Arg(Share{value, measure.decimals}) : Arg(Fixed{value, measure.decimals});
}

Arg argOf(const Measure& measure) {
    return Phrase{measure.label, {}};
}

}  // namespace epochal
