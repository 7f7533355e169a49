#include "core/analysis/estimate_record.h"

#include <array>
#include <cmath>
#include <utility>

#include "core/base/json.h"

namespace epochal {
namespace {

constexpr std::array<std::pair<EstimateBasis, const char*>, 5> kBases = {
    {{EstimateBasis::MeasuredHere, "measured-here"},
     {EstimateBasis::ScaledOwn, "scaled-own"},
     {EstimateBasis::Published, "published"},
     {EstimateBasis::ScaledRows, "scaled-rows"},
     {EstimateBasis::None, "none"}}};

Json toJson(const Range& range) {
    return {{"low", range.low}, {"mid", range.mid}, {"high", range.high}};
}

std::optional<Range> rangeAt(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_object()) return std::nullopt;
    const Range range{numberAt(*found, "low", -1), numberAt(*found, "mid", -1), numberAt(*found, "high", -1)};
    if (!(range.low >= 0) || !(range.mid >= range.low) || !(range.high >= range.mid) || !std::isfinite(range.high))
        return std::nullopt;
    return range;
}

bool inside(const Range& range, double value) {
    return range.low <= value && value <= range.high;
}

}  // namespace

const char* name(EstimateBasis basis) {
    for (const auto& [value, text] : kBases)
        if (value == basis) return text;
    return "none";
}

std::optional<KeptEstimate> keptOf(const Estimate& estimate, EstimateGoal goal) {
    if (!estimate.seconds) return std::nullopt;
    // Without a run that reached the target, the whole run was estimated.
    const EstimateGoal meant = estimate.target ? goal : EstimateGoal::WholeRun;
    return KeptEstimate{estimate.basis,          meant,          *estimate.seconds, estimate.cost,
                        estimate.offer.currency, estimate.words, estimate.width,    estimate.from};
}

Json toJson(const KeptEstimate& kept) {
    Json json = document(formats::kEstimate, {{"basis", name(kept.basis)},
                                              {"goal", kept.goal == EstimateGoal::Target ? "target" : "whole-run"},
                                              {"seconds", toJson(kept.seconds)},
                                              {"currency", kept.currency},
                                              {"words", toJson(kept.words)},
                                              {"width", toJson(kept.width)},
                                              {"from", kept.from}});
    if (kept.cost) json["cost"] = toJson(*kept.cost);
    return json;
}

Json toJson(const Estimate& estimate) {
    Json json = {{"offer", toJson(estimate.offer)}, {"ranked", estimate.notRanked.empty() && !estimate.isModeled},
                 {"basis", name(estimate.basis)},   {"from", estimate.from},
                 {"runs", estimate.runs},           {"devices", estimate.devices},
                 {"notes", Json::array()}};
    if (estimate.isModeled) json["modeled"] = true;
    for (const Message& note : estimate.notes) json["notes"].push_back(toJson(note));
    const std::pair<const char*, const std::optional<Range>&> ranges[] = {{"images_per_second", estimate.rate},
                                                                          {"epochs", estimate.epochs},
                                                                          {"seconds", estimate.seconds},
                                                                          {"cost", estimate.cost}};
    for (const auto& [key, range] : ranges)
        if (range) json[key] = toJson(*range);
    const std::pair<const char*, const Message&> messages[] = {
        {"words", estimate.words}, {"width", estimate.width}, {"reason", estimate.notRanked}};
    for (const auto& [key, message] : messages)
        if (!message.empty()) json[key] = toJson(message);
    if (estimate.seconds)
        json["parts"] = {{"preparation_seconds", estimate.preparation},
                         {"start_up_seconds", estimate.startUpKnown ? Json(estimate.startUp) : Json()},
                         {"training_seconds", estimate.training},
                         {"evaluation_seconds", estimate.evaluation},
                         {"billed_seconds", estimate.billed}};
    if (estimate.cost) json["currency"] = estimate.offer.currency;
    if (estimate.expectedCost) json["expected_cost"] = *estimate.expectedCost;
    if (estimate.memoryBytes) json["memory_bytes"] = *estimate.memoryBytes;
    if (estimate.memoryAvailable) json["memory_available_bytes"] = *estimate.memoryAvailable;
    if (estimate.fits) json["fits"] = *estimate.fits;
    return json;
}

Result<KeptEstimate> keptFromJson(const Json& json, const std::string& where) {
    const auto seconds = json.is_object() ? rangeAt(json, "seconds") : std::nullopt;
    if (!isOf(json, formats::kEstimate) || !seconds)
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "This is not a run estimate"), {}},
                     where,
                     {EPOCHAL_TEXT("core", "The run itself is not affected; delete the file"), {}}};
    KeptEstimate kept;
    kept.seconds = *seconds;
    kept.cost = rangeAt(json, "cost");
    for (const auto& [value, text] : kBases)
        if (stringAt(json, "basis") == text) kept.basis = value;
    if (stringAt(json, "goal") == "target") kept.goal = EstimateGoal::Target;
    kept.currency = stringAt(json, "currency", "USD");
    if (const auto words = json.find("words"); words != json.end()) kept.words = messageFromJson(*words);
    if (const auto width = json.find("width"); width != json.end()) kept.width = messageFromJson(*width);
    if (const auto from = json.find("from"); from != json.end() && from->is_array())
        for (const Json& one : *from)
            if (one.is_string()) kept.from.push_back(one);
    return kept;
}

Status keepEstimate(const RunDirectory& run, const KeptEstimate& kept) {
    return writeAtomically(run.estimate(), toJson(kept).dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

std::optional<KeptEstimate> keptEstimate(const RunDirectory& run) {
    const auto text = readFile(run.estimate(), 1u << 20);
    if (!text) return std::nullopt;
    const auto json = parseJson(*text, run.estimate().string());
    if (!json) return std::nullopt;
    auto kept = keptFromJson(*json, run.estimate().string());
    if (!kept) return std::nullopt;
    return std::move(*kept);
}

std::optional<EstimateOutcome> outcome(const KeptEstimate& kept, const RunSpec& spec, const Figures& figures) {
    const StopReason meant = kept.goal == EstimateGoal::Target ? StopReason::Target : StopReason::Epochs;
    if (figures.state != RunState::Finished || figures.reason != meant || !(kept.seconds.mid > 0)) return std::nullopt;
    EstimateOutcome out;
    out.seconds = spec.price.preparationMinutes * 60 + figures.clocks.active;
    out.timeRatio = out.seconds / kept.seconds.mid;
    out.timeInside = inside(kept.seconds, out.seconds);
    out.cost = figures.costSoFar;
    if (kept.cost && figures.costSoFar && figures.costSoFar->currency == kept.currency && kept.cost->mid > 0) {
        const double paid = figures.costSoFar->amount.toDouble();
        out.costRatio = paid / kept.cost->mid;
        out.costInside = inside(*kept.cost, paid);
    }
    return out;
}

}  // namespace epochal
