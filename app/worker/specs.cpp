#include "app/worker/specs.h"

#include <cstdio>

#include "app/worker/speech.h"
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/launch/campaign.h"
#include "core/launch/home.h"
#include "core/launch/preflight.h"
#include "core/spec/fields.h"
#include "core/spec/scaling.h"
#include "core/spec/session.h"
#include "core/spec/spec_json.h"

namespace epochal::worker {
namespace {

/// "field=values", the argument of --sweep.
Result<SweepAxis> axisOf(const std::string& assignment) {
    const auto equals = assignment.find('=');
    const std::string name = assignment.substr(0, equals);
    const Field* field = findField(name);
    RunSpec scratch;
    // Errors in the name or the form are reported as for --set.
    if (!field || equals == std::string::npos) return setFromText(scratch, assignment).error();
    auto values = sweepValues(*field, assignment.substr(equals + 1));
    if (!values) return values.error();
    return SweepAxis{name, std::move(*values)};
}

/// Reads the file, the assignments and the axes, and adds everything that is wrong to `errors`.
Sweep read(const Options& options, std::vector<Error>& errors) {
    Sweep sweep;
    if (!options.specFile.empty()) {
        const auto text = readFile(options.specFile, 1u << 20);
        if (!text) {
            errors.push_back(text.error());
        } else if (auto parsed = sweepFromText(*text, options.specFile, &errors)) {
            sweep = std::move(*parsed);
        }
        // For its author, a file that is not JSON is a wrong spec, not a damaged document.
        for (Error& error : errors)
            if (error.kind == ErrorKind::Damaged) error.kind = ErrorKind::Spec;
    }
    for (const std::string& assignment : options.assignments)
        if (Status set = setFromText(sweep.base, assignment); !set) errors.push_back(set.error());
    for (const std::string& assignment : options.sweeps) {
        if (auto axis = axisOf(assignment))
            sweep.axes.push_back(std::move(*axis));
        else
            errors.push_back(axis.error());
    }
    if (options.sample) sweep.sample = *options.sample;
    if (options.sampleSeed) sweep.sampleSeed = *options.sampleSeed;
    sweep.name = sweep.base.name;
    if (errors.empty())
        for (SweepError& wrong : epochal::validate(sweep)) {
            if (!wrong.combination.empty()) wrong.error.where += " (" + wrong.combination + ")";
            errors.push_back(std::move(wrong.error));
        }
    return sweep;
}

}  // namespace

Result<Path> checkpointOf(const RunDirectory& run, const std::string& wanted) {
    const Path name = wanted.empty() ? "best" : wanted;
    const Path file = run.checkpoints() / (name.extension() == ".ckpt" ? name : Path(name.string() + ".ckpt"));
    std::error_code error;
    // A name only, so that nothing outside the run is read.
    if (name.has_parent_path() || !std::filesystem::exists(std::filesystem::symlink_status(file, error)))
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("worker", "The run has no such checkpoint"), {}},
                     file.string(),
                     {EPOCHAL_TEXT("worker",
                                   "Use the name of a file in that folder; the best one exists once an epoch "
                                   "has been evaluated"),
                      {}}};
    return file;
}

int complain(const Error& error) {
    print(error);
    return exitCode(error.kind);
}

Result<Sweep> sweepOf(const Options& options) {
    std::vector<Error> errors;
    Sweep sweep = read(options, errors);
    if (errors.empty()) return sweep;
    for (std::size_t i = 1; i < errors.size(); ++i) print(errors[i]);
    return errors.front();
}

Result<Sweep> scaledSweep(const RunSpec& base, const Options& options, const Machine& machine) {
    if (!trainsToQuality(base.session))
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("worker", "Only training runs can be scaled"), {}},
                     base.session.kind,
                     {EPOCHAL_TEXT("worker", "Set session.kind to train, or use the run command"), {}}};
    std::vector<std::int64_t> devices;
    if (!options.replicas.empty()) {
        const auto values = sweepValues(*findField("devices.count"), options.replicas);
        if (!values) return values.error();
        for (const Json& value : *values) devices.push_back(value.get<std::int64_t>());
    }
    ScalingPlan plan = scalingPlan(base, machine, std::move(devices));
    plan.weak = !options.strongOnly;
    plan.strong = !options.weakOnly;
    plan.seeds = options.seeds;
    return scalingSweep(base, plan);
}

Result<std::vector<Offer>> offersOf(const std::vector<RunSpec>& specs) {
    const HomeBook prices = openPriceBook(dataHome(), thisMachine());
    if (prices.trouble) print(*prices.trouble);
    return epochal::offersOf(specs, prices.book);
}

Status mayWrite(const Options& options) {
    std::error_code error;
    if (options.force || !std::filesystem::exists(std::filesystem::symlink_status(options.output, error))) return {};
    return Error{ErrorKind::Spec,
                 {EPOCHAL_TEXT("worker", "The file already exists"), {}},
                 options.output,
                 {EPOCHAL_TEXT("worker", "Choose another name, or replace it with --force"), {}}};
}

int validate(const Options& options) {
    std::vector<Error> errors;
    const Sweep sweep = read(options, errors);
    const RunSpec& spec = sweep.base;
    if (errors.empty())
        if (const auto plan = planCampaign(sweep)) {
            const auto offers = offersOf(plan->specs);
            if (Status able = offers ? checkBudget(*plan, *offers) : Status(offers.error()); !able)
                errors.push_back(able.error());
        }
    if (errors.empty() && options.here)
        if (Status able = checkHere(spec); !able) errors.push_back(able.error());
    const std::vector<Error> advice = errors.empty() ? advise(spec) : std::vector<Error>{};
    if (options.json) {
        Json json = {{"valid", errors.empty()}, {"errors", Json::array()}, {"advice", Json::array()}};
        for (const Error& error : errors) json["errors"].push_back(toJson(error));
        for (const Error& error : advice) json["advice"].push_back(toJson(error));
        std::printf("%s\n", jsonText(json, 2).c_str());
    } else {
        for (const Error& error : errors) print(say(EPOCHAL_TEXT("worker", "error: %1"), {speech().words(error)}));
        //: noun; %1 = what to do about an error
        for (const Error& error : advice) print(say(EPOCHAL_TEXT("worker", "advice: %1"), {speech().words(error)}));
        //: adjective: of a spec
        if (errors.empty()) print(say(EPOCHAL_TEXT("worker", "valid")));
    }
    return errors.empty() ? 0 : exitCode(errors.front().kind);
}

int schema(const Options&) {
    std::printf("%s\n", jsonText(specSchema(), 2).c_str());
    return 0;
}

}  // namespace epochal::worker
