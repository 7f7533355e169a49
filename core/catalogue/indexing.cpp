#include <algorithm>
#include <cmath>
#include <limits>

#include "core/analysis/ran_on.h"
#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/catalogue/catalogue.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

/// "2 × NVIDIA L4"; the configured kind until the first attempt reports its devices.
std::string devicesOf(const RunDirectory& run, const Figures& figures) {
    if (figures.started && !figures.started->devices.empty()) {
        const auto count = figures.started->devices.size();
        const std::string& name = figures.started->devices.front();
        return count == 1 ? name : std::to_string(count) + " × " + name;
    }
    return run.spec().devices.kind;
}

std::vector<float> curveOf(const Figures& figures, Quality measure) {
    std::vector<float> curve;
    for (const EpochPoint& point : figures.epochs) {
        const std::optional<double> value = qualityOf(point, measure);
        curve.push_back(value ? static_cast<float>(*value) : std::numeric_limits<float>::quiet_NaN());
    }
    return curve;
}

/// The newest epoch's value, if any epoch has one.
std::optional<double> lastOf(const Figures& figures, std::optional<double> EpochPoint::*value) {
    for (auto point = figures.epochs.rbegin(); point != figures.epochs.rend(); ++point)
        if ((*point).*value) return (*point).*value;
    return std::nullopt;
}

/// Equal for runs of one configuration, price and hardware, which differ only in their seed.
std::string seedGroupOf(const RunSpec& spec, const RunRow& row) {
    return settingsHash(spec) + "/" + row.offerId + "/" + row.devices + "/" + row.precision;
}

/// "20261121-141032-..." as UTC milliseconds; 0 if the name does not have this form.
std::int64_t beginningOf(const std::string& id) {
    constexpr std::size_t kStamp = 15;
    if (id.size() < kStamp || id[8] != '-') return 0;
    const auto part = [&](std::size_t at, std::size_t size) { return id.substr(at, size); };
    const auto time = parseIsoTime(part(0, 4) + "-" + part(4, 2) + "-" + part(6, 2) + "T" + part(9, 2) + ":" +
                                   part(11, 2) + ":" + part(13, 2) + ".000Z");
    return time ? *time : 0;
}

std::optional<double> amountOf(const std::optional<Money>& money) {
    if (!money) return std::nullopt;
    return money->amount.toDouble();
}

}  // namespace

RunRow unreadableRow(const Path& folder, const Error& why) {
    RunRow row;
    row.id = folder.filename().string();
    row.folder = folder.string();
    row.state = RunState::Unreadable;
    Message message = whatAndWhere(why);
    if (!why.remedy.empty()) message = {"%1. %2", {Nested(std::move(message)), Nested(why.remedy)}};
    row.message = jsonText(toJson(message));
    row.createdUtcMillis = beginningOf(row.id);
    // Other fields, as far as they can be read.
    const auto document = [&](const char* name) -> Json {
        const auto text = readFile(folder / name, 1u << 20);
        const auto json = text ? parseJson(*text, name) : Result<Json>(text.error());
        return json && json->is_object() ? *json : Json::object();
    };
    if (const auto created = parseIsoTime(stringAt(document(layout::kRun), "created"))) row.createdUtcMillis = *created;
    const Json spec = document(layout::kSpec);
    row.name = stringAt(spec, "name", row.id);
    row.campaign = stringAt(spec, "campaign");
    row.seedGroup = row.id;  // shared with no other run
    return row;
}

RunRow rowOf(const RunDirectory& run, const Figures& figures) {
    const RunSpec& spec = run.spec();
    const Offer& offer = run.offer();
    RunRow row;
    row.id = run.id();
    row.folder = run.path().string();
    row.name = spec.name;
    row.state = figures.state;
    row.reason = figures.reason;
    if (!figures.message.empty()) row.message = jsonText(toJson(figures.message));
    row.architecture = architectureOf(spec);
    row.data = spec.data.source;
    row.devices = devicesOf(run, figures);
    row.precision = figures.started ? figures.started->precision : spec.devices.precision;
    row.replicas = spec.devices.count;
    const bool trains = trainsToQuality(spec.session);
    if (trains)
        row.globalBatch = spec.optimizer.globalBatch;
    else if (figures.chosenSize)
        row.globalBatch = figures.sizes[*figures.chosenSize].measured.batch;
    row.seed = spec.seed;
    row.campaign = spec.campaign;
    row.joules = figures.joules;
    row.specHash = specHash(spec);
    row.provider = offer.provider;
    row.instance = offer.instance;
    row.offerId = offer.id;
    row.priceDate = offer.date;
    row.currency = offer.currency;
    row.whatIf = ranElsewhere(offer, run.machine(), figures);
    if (const auto price = hourlyPrice(offer)) row.pricePerHour = price->toDouble();
    row.epochsDone = figures.epochsDone;
    if (trains) row.epochsAsked = spec.stop.epochs;
    row.attempts = figures.attempts;
    row.bestTop1 = figures.bestTop1;
    row.lastTop1 = figures.lastTop1;
    row.bestTop5 = figures.bestTop5;
    row.bestAuc = figures.bestAuc;
    row.bestEpoch = figures.bestEpoch;
    const Measure& measure = measureOf(spec);
    row.measure = std::string(measure.id);
    row.best = figures.best;
    row.last = figures.last;
    if (trains) {
        row.learningRate = spec.optimizer.learningRate;
        row.weightDecay = spec.optimizer.weightDecay;
    }
    row.bestLoss = figures.bestLoss;
    row.lastLoss = lastOf(figures, &EpochPoint::loss);
    row.trainLoss = lastOf(figures, &EpochPoint::trainLoss);
    row.imagesDone = figures.imagesDone;
    row.imagesPerSecond = figures.imagesPerSecond;
    row.imagesPerSecondPerPrice = figures.imagesPerSecondPerPrice;
    row.trainingSeconds = figures.clocks.training;
    row.activeSeconds = figures.clocks.active;
    row.billedSeconds = figures.clocks.billed;
    row.cost = amountOf(figures.costSoFar);
    if (figures.target) {
        row.costToTarget = amountOf(figures.target->cost);
        row.secondsToTarget = figures.target->activeSeconds;
    }
    row.target = targetOf(spec) ? spec.stop.target : 0;
    row.createdUtcMillis = run.createdUtcMillis();
    row.endedUtcMillis = figures.lastUtcMillis;
    row.curve = thinCurve(curveOf(figures, measure.quality));
    row.seedGroup = seedGroupOf(spec, row);
    row.task = taskOf(spec, figures);
    row.session = spec.session.kind;
    if (figures.chosenSize) {
        const SizePoint& chosen = figures.sizes[*figures.chosenSize];
        if (answersRequests(spec.session)) row.latency = chosen.measured.p95;
        row.perMillion = chosen.perMillion;
    }
    return row;
}

Sample sampleKind(const RunRow& row) {
    return sampleKind(row.data.view());
}

const Measure& measureOf(const RunRow& row) {
    const Measure* measure = findMeasure(row.measure.view());
    return measure ? *measure : measureOf(Quality::Top1);
}

std::optional<double> targetOf(const RunRow& row) {
    return row.target > 0 ? std::optional(row.target / measureOf(row).factor()) : std::nullopt;
}

std::vector<float> thinCurve(std::vector<float> values) {
    if (values.size() <= kCurveValues) return values;
    constexpr std::size_t kStretches = kCurveValues / 2;
    std::vector<float> thin;
    thin.reserve(kCurveValues);
    for (std::size_t i = 0; i < kStretches; ++i) {
        const auto begin = values.begin() + static_cast<std::ptrdiff_t>(i * values.size() / kStretches);
        const auto end = values.begin() + static_cast<std::ptrdiff_t>((i + 1) * values.size() / kStretches);
        auto low = end, high = end;
        for (auto at = begin; at != end; ++at) {
            if (!std::isfinite(*at)) continue;
            if (low == end || *at < *low) low = at;
            if (high == end || *at > *high) high = at;
        }
        constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
        thin.push_back(low == end ? kNone : *std::min(low, high));
        thin.push_back(low == end ? kNone : *std::max(low, high));
    }
    return thin;
}

void setLabels(RunRow& row, const Labels& labels) {
    row.tags = labels.tags;
    row.note = labels.note;
    row.archived = labels.archived;
}

Result<IndexedRun> indexRun(const Path& folder) {
    const auto run = RunDirectory::open(folder);
    if (!run) return run.error();
    auto record = replay(*run);
    if (!record) return record.error();
    const Figures& figures = record->figures();
    IndexedRun indexed{rowOf(*run, figures), entryOf(*run, figures)};
    setLabels(indexed.row, run->labels());
    return indexed;
}

}  // namespace epochal
