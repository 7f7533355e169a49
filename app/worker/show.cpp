#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/analysis/ran_on.h"
#include "core/analysis/replay.h"
#include "core/analysis/verdict.h"
#include "core/base/json.h"
#include "core/launch/engine_library.h"
#include "core/spec/session.h"

namespace epochal::worker {
namespace {

Json optionalNumber(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

/// What a session that does not train measured.
Json sizesJson(const RunDirectory& run, const Figures& figures) {
    Json sizes = Json::array();
    for (const SizePoint& point : figures.sizes) {
        const SizeMeasured& one = point.measured;
        Json size = {{"batch", one.batch}};
        if (one.threads > 0) size["threads"] = one.threads;
        if (one.outOfMemory) {
            size["out_of_memory"] = true;
            sizes.push_back(std::move(size));
            continue;
        }
        size["per_second"] = point.perSecond;
        size["batches"] = one.batches;
        size["samples"] = one.samples;
        size["seconds"] = one.seconds;
        size["data_seconds"] = one.dataSeconds;
        size["communication_seconds"] = one.communicationSeconds;
        size["copy_seconds"] = one.copySeconds;
        size["optimizer_seconds"] = one.optimizerSeconds;
        if (answersRequests(run.spec().session)) {
            size["p50"] = one.p50;
            size["p95"] = one.p95;
            size["p99"] = one.p99;
            size["keeps_limit"] = point.keepsLimit;
        }
        if (one.memory >= 0) size["memory_bytes"] = one.memory;
        if (one.busySeconds) size["busy_seconds"] = *one.busySeconds;
        if (point.joulesPerSample) size["joules_per_sample"] = *point.joulesPerSample;
        if (point.perMillion)
            size["cost_per_million"] = {{"amount", *point.perMillion}, {"currency", run.offer().currency}};
        if (one.underway) size["underway"] = true;
        sizes.push_back(std::move(size));
    }
    return sizes;
}

Json toJson(const RunDirectory& run, const Figures& figures) {
    Json json = {{"id", run.id()},
                 {"name", run.spec().name},
                 {"state", name(figures.state)},
                 {"attempts", figures.attempts},
                 {"epochs_done", figures.epochsDone},
                 {"steps_done", figures.stepsDone},
                 {"measure", measureOf(run.spec()).id},
                 {"best_quality", optionalNumber(figures.best)},
                 {"last_quality", optionalNumber(figures.last)},
                 {"best_top1", optionalNumber(figures.bestTop1)},
                 {"best_epoch", figures.bestEpoch},
                 {"last_top1", optionalNumber(figures.lastTop1)},
                 {"best_top5", optionalNumber(figures.bestTop5)},
                 {"best_auc", optionalNumber(figures.bestAuc)},
                 {"best_loss", optionalNumber(figures.bestLoss)},
                 {"images_per_second", figures.imagesPerSecond},
                 {"images_per_second_uncertainty", figures.windows.uncertainty()},
                 {"images_per_second_per_price", optionalNumber(figures.imagesPerSecondPerPrice)},
                 {"training_seconds", figures.clocks.training},
                 {"active_seconds", figures.clocks.active},
                 {"billed_seconds", figures.clocks.billed}};
    if (!trainsToQuality(run.spec().session)) {
        json["session"] = run.spec().session.kind;
        json["sizes"] = sizesJson(run, figures);
        if (figures.chosenSize) json["chosen_size"] = *figures.chosenSize;
        json["verdict"] = english(verdict(figures, run.spec()).what);
    }
    json["priced_at"] = run.offer().id;
    json["what_if"] = ranElsewhere(run.offer(), run.machine(), figures);
    if (figures.reason) json["reason"] = name(*figures.reason);
    if (figures.costSoFar)
        json["cost"] = {{"amount", figures.costSoFar->amount.text()}, {"currency", figures.costSoFar->currency}};
    if (figures.target) {
        Json target = {{"quality", *targetOf(run.spec())}};
        if (measureOf(run.spec()).quality == Quality::Top1) target["top1_percent"] = run.spec().stop.target;
        target["epoch"] = figures.target->epoch;
        target["training_seconds"] = figures.target->trainingSeconds;
        target["active_seconds"] = figures.target->activeSeconds;
        json["target"] = std::move(target);
    }
    return json;
}

}  // namespace

int show(const Options& options) {
    const auto run = RunDirectory::open(options.folder);
    if (!run) return complain(run.error());
    auto replayed = replay(*run);
    if (!replayed) return complain(replayed.error());
    const Figures& figures = replayed->figures();
    if (options.json)
        std::printf("%s\n", jsonText(toJson(*run, figures), 2).c_str());
    else
        std::fputs(summary(run->spec(), run->offer(), run->machine(), figures).c_str(), stdout);
    return 0;
}

int devices(const Options& options) {
    const Machine machine = thisMachine();
    const auto engine = engineLibrary();
    Json list = Json::array();
    if (engine)
        for (const engine::Device& device : (*engine)->devices())
            list.push_back({{"kind", device.kind},
                            {"index", device.index},
                            {"name", device.name},
                            {"memory_bytes", device.memoryBytes}});
    if (options.json) {
        Json json = {
            {"machine", epochal::toJson(machine)}, {"engine", engine ? (*engine)->version() : ""}, {"devices", list}};
        if (!engine) json["error"] = epochal::toJson(engine.error());
        std::printf("%s\n", jsonText(json, 2).c_str());
        return engine ? 0 : exitCode(engine.error().kind);
    }
    print(say(EPOCHAL_TEXT("worker", "%1, cores: %2, %3, %4"),
              {machine.cpu, machine.cores, Bytes{static_cast<std::int64_t>(machine.memoryBytes)}, machine.os}));
    if (!engine) return complain(engine.error());
    print((*engine)->version());
    for (const Json& device : list)
        print("  " + device["kind"].get<std::string>() + ":" + std::to_string(device["index"].get<int>()) + "  " +
              device["name"].get<std::string>() + "  " +
              speech().words({"%1", {Bytes{device["memory_bytes"].get<std::int64_t>()}}}));
    return 0;
}

}  // namespace epochal::worker
