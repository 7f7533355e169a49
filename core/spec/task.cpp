#include "core/spec/task.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/numerals.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"

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
     //: a measure of quality, in running text
     .label = EPOCHAL_TEXT("core", "loss"),
     .higherIsBetter = false,
     .percent = false,
     .decimals = 4,
     .least = 0,
     .most = kNoEnd,
     .unit = EPOCHAL_TEXT("core", "loss, validation"),
     .mostTarget = 100,
     .step = 0.05},
    {.quality = Quality::Rmse,
     .id = "rmse",
     .published = "rmse",
     .label = EPOCHAL_TEXT("core", "RMSE"),
     .higherIsBetter = false,
     .percent = false,
     .decimals = kInItsUnit,
     .least = 0,
     .most = kNoEnd,
     .unit = EPOCHAL_TEXT("core", "RMSE, validation"),
     .mostTarget = 1e12,
     .step = 1},
    {.quality = Quality::Mae,
     .id = "mae",
     .published = "mae",
     .label = EPOCHAL_TEXT("core", "MAE"),
     .higherIsBetter = false,
     .percent = false,
     .decimals = kInItsUnit,
     .least = 0,
     .most = kNoEnd,
     .unit = EPOCHAL_TEXT("core", "MAE, validation"),
     .mostTarget = 1e12,
     .step = 1},
    {.quality = Quality::R2,
     .id = "r2",
     .published = "r2",
     .label = EPOCHAL_TEXT("core", "R²"),
     .higherIsBetter = true,
     .percent = false,
     .decimals = 4,
     .least = -kNoEnd,
     .most = 1,
     .unit = EPOCHAL_TEXT("core", "R², validation"),
     .mostTarget = 1,
     .step = 0.01},
};

constexpr Quality kOfClasses[] = {Quality::Top1, Quality::Top5, Quality::Auc, Quality::Loss};
constexpr Quality kOfNumbers[] = {Quality::Rmse, Quality::Mae, Quality::R2, Quality::Loss};

constexpr Task taskOf(const char* id, Sample sample, bool regression, std::span<const Quality> measures) {
    return {id, sample, samplesOf(sample), rateOf(sample), regression, measures};
}

constexpr Task kTasks[] = {taskOf("image-classification", Sample::Image, false, kOfClasses),
                           taskOf("table-classification", Sample::Row, false, kOfClasses),
                           taskOf("table-regression", Sample::Row, true, kOfNumbers)};

}  // namespace

int Measure::decimalsOf(double written) const {
    constexpr int kDigits = 4;
    return decimals == kInItsUnit ? Numerals::decimalsFor(written, kDigits) : decimals;
}

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

std::span<const Task> tasks() {
    return kTasks;
}

bool isTable(const RunSpec& spec) {
    return spec.data.source == "table";
}

const Task& taskFor(const RunSpec& spec) {
    return kTasks[!isTable(spec) ? 0 : spec.data.predicts == "class" ? 1 : 2];
}

Sample sampleKind(std::string_view source) {
    return source == "table" ? Sample::Row : Sample::Image;
}

bool has(const Task& task, Quality quality) {
    return std::ranges::find(task.measures, quality) != task.measures.end();
}

std::string precisionAsked(const RunSpec& spec, bool cpu) {
    const std::string& asked = spec.devices.precision;
    if (asked != "auto" || !isTable(spec)) return asked;
    return cpu || (usesScript(spec) && taskFor(spec).regression) ? "fp32" : asked;
}

const Measure& measureOf(const RunSpec& spec) {
    const Task& task = taskFor(spec);
    const Measure* named = findMeasure(spec.stop.measure);
    return named && has(task, named->quality) ? *named : measureOf(task.measures.front());
}

std::optional<double> targetOf(const RunSpec& spec) {
    const Measure& measure = measureOf(spec);
    if (!trainsToQuality(spec.session) || !(spec.stop.target > 0) || measure.id != spec.stop.measure)
        return std::nullopt;
    return spec.stop.target / measure.factor();
}

bool isBetter(const Measure& measure, double a, double b) {
    if (!std::isfinite(a) || !std::isfinite(b)) return std::isfinite(a);
    return measure.higherIsBetter ? a > b : a < b;
}

bool isBetter(const Measure& measure, double a, const std::optional<double>& best) {
    return best ? isBetter(measure, a, *best) : std::isfinite(a);
}

Arg argOf(const Measure& measure, double value) {
    const int decimals = measure.decimalsOf(value * measure.factor());
    return measure.percent ? Arg(Share{value, decimals}) : Arg(Fixed{value, decimals});
}

Arg argOf(const Measure& measure) {
    return Phrase{measure.label, {}};
}

}  // namespace epochal
